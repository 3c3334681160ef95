/** Churches and chapels. */
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { body, doorway, roofOn, row, turned } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

const glassHexes = ['#b3382c', '#2f5f9e', '#e0a82c', '#3f8a4a', '#7a3f86'];

/** Panes of many colours before a tall window, lit from within. */
function stainedGlass(kit: Kit, x: number, y: number, z: number, wide: number, high: number): void {
  const { b } = kit;
  b.begin('window', 'stained glass');
  const [columns, rows] = [3, Math.max(4, Math.round(high / 0.4))];
  for (let column = 0; column < columns; column++)
    for (let line = 0; line < rows; line++) {
      const hex = glassHexes[(column * 2 + line * 3) % glassHexes.length]!;
      const albedo = kit.b.materialOf(kit.other(hex, 0.3)).albedo;
      const pane = b.material({
        name: `stained ${hex}`,
        surface: 'opaque',
        albedo,
        roughness: 0.2,
        emission: [albedo[0] * 1.6, albedo[1] * 1.6, albedo[2] * 1.6],
      });
      const [x0, y0] = [x - wide / 2 + (wide * column) / columns, y + (high * line) / rows];
      const [x1, y1] = [x0 + wide / columns - 0.03, y0 + high / rows - 0.03];
      b.quad([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z], pane);
    }
}

function cross({ b, other }: Kit, [x, y, z]: readonly [number, number, number]): void {
  const metal = other('#c9a24a', 0.4);
  b.begin('trim', 'cross');
  tube(b, [x, y, z], [x, y + 1.3, z], 0.05, metal, 6);
  tube(b, [x - 0.35, y + 0.9, z], [x + 0.35, y + 0.9, z], 0.05, metal, 6);
}

function church(kit: Kit): Stands {
  const { house, palette, b } = kit;
  const { prompt, size, parts } = house.design.brief;
  const isChapel = size === 'small' || /chapel/i.test(prompt);
  const isStained = /stained|colou?red glass|colou?rful window/i.test(prompt);
  const cone = /conical|cone/i.test(prompt);
  const [half, deep, high] = isChapel ? [3.2, 8, 4.2] : [4.6, 17, 6.6];
  const nave: Rect = { x0: -half, x1: half, z0: -deep, z1: 0 };
  const tall = { archRise: 0.55 };
  const sides = row(deep, isChapel ? 3 : 5, 1.4, high - 0.9, tall);
  const oculus = {
    u0: half - 0.7,
    u1: half + 0.7,
    v0: high - 1.1,
    v1: high + 0.3,
    kind: 'window',
    round: true,
  } as const;
  if (cone) {
    turned(
      kit,
      'chapel wall',
      [
        [half + 0.5, 0],
        [half + 0.5, high],
      ],
      kit.skin.wall,
      { at: [0, 0, -half] },
    );
    turned(
      kit,
      'cone roof',
      [
        [half + 0.9, high - 0.1],
        [half + 0.9, high + 0.1],
        [0.1, high + 5.5],
        [0, high + 5.5],
      ],
      palette.roof,
      { at: [0, 0, -half], sides: 40, label: 'roof' },
    );
    cross(kit, [0, high + 5.4, -half]);
    body(kit, { x0: -1.2, x1: 1.2, z0: -1, z1: 0.9 }, 0, 3.3, {
      openings: { front: [doorway(1.2, 1.2, 2.5, tall)] },
    });
    b.place({ at: [-0.6, high - 1.2, 0.52] }, () => roundPane(kit, 0.6));
    b.facts['round-windows'] = true;
    return {
      rect: { x0: -half - 1, x1: half + 1, z0: -2 * half - 1, z1: 1 },
      high: high + 6.5,
      storeys: 1,
      roof: 'curved',
      facts: { windows: 1, 'cone-roof': true },
    };
  }
  const hasTower = !isChapel || parts.tower?.wanted === true;
  const front = [
    doorway(half, 1.7, 2.9, { archRise: 0.85 }),
    ...(hasTower ? [] : [{ ...oculus, v0: high - 1.2, v1: high - 0.1 }]),
  ];
  body(kit, nave, 0, high, { openings: { front, left: sides, right: sides } });
  if (isStained)
    for (const [face, turnRad] of [
      [half, Math.PI / 2],
      [-half, -Math.PI / 2],
    ] as const)
      sides.forEach(({ u0, u1 }) => {
        const z = -(u0 + u1) / 2;
        b.place({ at: [face + Math.sign(face) * 0.03, 0, z], turnRad }, () =>
          stainedGlass(kit, 0, 1.5, 0, u1 - u0 - 0.1, high - 2.7),
        );
      });
  const ridge = roofOn(kit, nave, high, { ridge: 'z', pitch: 1.25, eave: 0.3, gutters: false });
  let top = ridge;
  if (hasTower) {
    const tower: Rect = { x0: -2.3, x1: 2.3, z0: -0.2, z1: 4.2 };
    const shaft = high * 2;
    const belfry = row(4.6, 2, shaft - 2.6, shaft - 0.8, tall);
    body(kit, tower, 0, shaft, {
      openings: {
        front: [
          doorway(2.3, 1.6, 2.9, { archRise: 0.8 }),
          { u0: 1.5, u1: 3.1, v0: 4.2, v1: 5.8, kind: 'window', round: true },
          ...belfry,
        ],
        left: belfry,
        right: belfry,
      },
      name: 'bell tower',
    });
    if (isStained) stainedGlass(kit, 0, 4.3, 4.24, 1.4, 1.4);
    top = roofOn(kit, tower, shaft, { form: 'hip', pitch: 3.6, eave: 0.2 });
    cross(kit, [0, top - 0.3, 2]);
    b.facts['round-windows'] = true;
  } else {
    if (isStained) stainedGlass(kit, 0, high - 1.2, 0.04, 1.1, 1.1);
    b.begin('trim', 'bell cote');
    box(b, [-0.6, ridge - 0.5, -1], [0.6, ridge + 1.2, -0.3], kit.skin.wall);
    cross(kit, [0, ridge + 1.2, -0.65]);
    top = ridge + 2.4;
    b.facts['round-windows'] = true;
  }
  return {
    rect: { ...nave, z1: hasTower ? 4.4 : 0.2 },
    high: top + 1,
    storeys: 1,
    roof: 'gable',
    facts: { windows: 6, arches: true, ...(hasTower ? { tower: true } : {}) },
  };
}

function roundPane({ b, palette }: Kit, r: number): void {
  b.begin('window', 'oculus');
  const sides = 24;
  for (let side = 0; side < sides; side++) {
    const [a, c] = [side, side + 1].map((step) => (step / sides) * Math.PI * 2) as [number, number];
    b.tri(
      [r, r, 0.04],
      [r + Math.cos(a) * r, r + Math.sin(a) * r, 0.04],
      [r + Math.cos(c) * r, r + Math.sin(c) * r, 0.04],
      palette.glass,
      [0, 0, 1, 0, 1, 1],
    );
    tube(
      b,
      [r + Math.cos(a) * r, r + Math.sin(a) * r, 0.05],
      [r + Math.cos(c) * r, r + Math.sin(c) * r, 0.05],
      0.09,
      palette.trim,
      6,
    );
  }
}

export const wide = {
  sideRad: [0.25, 0.6],
  heightMetres: [1.5, 2],
  fovDeg: [50, 58],
  fill: 0.36,
} as const;

export const churches: Landmarks = {
  church: {
    look: {
      walls: [['stone'], ['plaster', '#efeae0'], ['brick']],
      roofs: [['slate'], ['tile']],
      doors: ['#5a4030', '#6b2f2a'],
    },
    places: { countryside: 0.6, suburb: 0.4 },
    camera: { ...wide, sideRad: [0.4, 0.7] },
    build: church,
  },
};
