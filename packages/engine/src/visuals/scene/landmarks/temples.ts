/** Temples, pagodas, mosques. */
import { box, extrude, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import { wide } from './churches.ts';
import { body, doorway, row, steps, turned } from './kit/kit-parts.ts';
import { around, type Kit, type Landmarks, type Stands } from './kit/landmark.ts';

function temple(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const columns = Math.min(12, Math.max(4, house.design.count('columns') ?? 6));
  const half = columns * 1.25;
  const deep = 14;
  const base = 1.4;
  b.begin('stairs', 'steps');
  for (let step = 0; step < 7; step++)
    box(
      b,
      [-half - 2.2 + step * 0.25, 0, -deep - 1.6 + step * 0.2],
      [half + 2.2 - step * 0.25, ((step + 1) * base) / 7, 3.4 - step * 0.32],
      palette.stone,
    );
  const cella: Rect = { x0: -half + 1.6, x1: half - 1.6, z0: -deep + 1.6, z1: -2 };
  b.place({ at: [0, base, 0] }, () =>
    body(kit, cella, 0, 6.6, { openings: { front: [doorway(half - 1.6, 2.2, 4.4)] } }),
  );
  const column = (x: number, z: number) => {
    turned(
      kit,
      'column',
      [
        [0.62, 0],
        [0.62, 0.25],
        [0.5, 0.3],
        [0.47, 3],
        [0.4, 6.1],
        [0.6, 6.4],
        [0.62, 6.6],
      ],
      kit.skin.wall,
      { at: [x, base, z], sides: 20, label: 'trim' },
    );
  };
  for (let index = 0; index < columns; index++) {
    const x = -half + 0.7 + ((2 * half - 1.4) * index) / (columns - 1);
    column(x, 1);
    column(x, -deep + 0.4);
  }
  for (let z = 1 - 2.6; z > -deep + 1; z -= 2.6)
    for (const x of [-half + 0.7, half - 0.7]) column(x, z);
  const y = base + 6.6;
  b.begin('trim', 'entablature');
  box(b, [-half, y, -deep], [half, y + 1.1, 1.6], kit.skin.wall);
  box(b, [-half - 0.35, y + 1.1, -deep - 0.3], [half + 0.35, y + 1.4, 2], palette.trim);
  b.begin('roof', 'pediment');
  extrude(
    b,
    [
      [-half - 0.35, y + 1.4],
      [half + 0.35, y + 1.4],
      [0, y + 1.4 + half * 0.36],
    ],
    -deep - 0.2,
    1.5,
    palette.roof,
    kit.skin.wall,
  );
  b.begin('trim', 'pediment edge');
  for (const side of [-1, 1])
    tube(
      b,
      [side * (half + 0.4), y + 1.5, 1.7],
      [0, y + 1.55 + half * 0.36, 1.7],
      0.2,
      palette.trim,
      6,
    );
  return {
    rect: { x0: -half - 2, x1: half + 2, z0: -deep - 1, z1: 3.4 },
    high: y + 2 + half * 0.36,
    storeys: 1,
    roof: 'gable',
    facts: { columns, stairs: true, porch: true },
  };
}

/** Curved eaves over each storey, smaller and smaller. */
function pagoda(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const { storeys: wished, prompt } = house.design.brief;
  const tiers = Math.min(9, wished ?? (/shrine/i.test(prompt) ? 1 : 5));
  box(b, [-5.4, 0, -5.4], [5.4, 0.8, 5.4], palette.stone);
  steps(kit, -1.3, 1.3, 5.4, 0.8, palette.stone);
  let y = 0.8;
  for (let tier = 0; tier < tiers; tier++) {
    const r = 3.8 * 0.87 ** tier;
    const high = tier === 0 ? 3.2 : 2.3;
    const panes = row(2 * r, 3, 0.7, high - 0.5);
    body(kit, around(r), y, high, {
      openings: { front: tier === 0 ? [doorway(r, 1.5, 2.4)] : panes, left: panes, right: panes },
      storey: tier,
    });
    b.begin('column', 'posts');
    for (const x of [-r - 0.05, -r / 3, r / 3, r + 0.05])
      box(b, [x - 0.12, y, r], [x + 0.12, y + high, r + 0.16], palette.trim);
    y += high;
    eaves(kit, r, y, tier === tiers - 1 ? 2.6 : 1.3);
    y += tier === tiers - 1 ? 2.4 : 0.9;
  }
  b.begin('trim', 'finial');
  tube(b, [0, y - 0.2, 0], [0, y + 2.2, 0], 0.08, palette.metal, 8);
  for (let ring = 0; ring < 5; ring++)
    turned(
      kit,
      'finial ring',
      [
        [0.05, 0],
        [0.32 - ring * 0.04, 0.08],
        [0.05, 0.16],
      ],
      palette.metal,
      { at: [0, y + 0.3 + ring * 0.35, 0], sides: 14, label: 'trim' },
    );
  return {
    rect: around(5.8),
    high: y + 2.2,
    storeys: tiers,
    roof: 'hip',
    facts: { windows: 6, columns: true },
  };
}

function eaves(kit: Kit, r: number, y: number, rise: number): void {
  const { b, palette } = kit;
  const out = r + 1.6;
  b.begin('roof', 'curved eaves');
  const at = (side: number, along: number, share: number) => {
    const reach = out - (out - r * 0.82) * share;
    const lift = 0.55 * Math.abs(along) ** 3 * (1 - share) ** 2;
    const [x, z] = [along * reach, reach];
    const turned2 = [
      [x, z],
      [z, -x],
      [-x, -z],
      [-z, x],
    ][side]!;
    return [turned2[0]!, y - 0.15 + rise * share ** 1.6 + lift, turned2[1]!] as const;
  };
  for (let side = 0; side < 4; side++)
    for (let step = 0; step < 12; step++)
      for (let line = 0; line < 5; line++) {
        const [a, c] = [step / 6 - 1, (step + 1) / 6 - 1];
        const [s, t] = [line / 5, (line + 1) / 5];
        b.quad(at(side, a, s), at(side, c, s), at(side, c, t), at(side, a, t), palette.roof);
        b.quad(at(side, a, t), at(side, c, t), at(side, c, s), at(side, a, s), palette.trim);
      }
}

function mosque(kit: Kit): Stands {
  const { b, palette, other } = kit;
  const hall: Rect = { x0: -8, x1: 8, z0: -13, z1: 0 };
  const arched = row(5.6, 2, 1, 4.2, { archRise: 0.6 });
  const right = arched.map((one) => ({ ...one, u0: one.u0 + 10.4, u1: one.u1 + 10.4 }));
  body(kit, hall, 0, 6, {
    openings: {
      front: [...arched, doorway(8, 2.2, 4.2, { archRise: 1.1 }), ...right],
      left: row(13, 4, 1, 4.2, { archRise: 0.6 }),
      right: row(13, 4, 1, 4.2, { archRise: 0.6 }),
    },
  });
  turned(
    kit,
    'drum',
    [
      [4.8, 6],
      [4.8, 7.4],
    ],
    kit.skin.wall,
    { at: [0, 0, -6.5] },
  );
  const onion = Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    return [
      4.9 * Math.cos((t * Math.PI) / 2) ** 0.8 + (step === 12 ? 0 : 0.05),
      7.4 + 5 * Math.sin((t * Math.PI) / 2),
    ] as const;
  });
  turned(kit, 'dome', onion, palette.roof, { at: [0, 0, -6.5], sides: 40, label: 'roof' });
  tube(b, [0, 12.2, -6.5], [0, 14, -6.5], 0.07, other('#c9a24a', 0.4), 6);
  for (const x of [-9.4, 9.4]) {
    turned(
      kit,
      'minaret',
      [
        [1.1, 0],
        [1, 11],
        [1.5, 11.6],
        [1.5, 12.4],
        [0.85, 12.5],
        [0.85, 15.2],
      ],
      kit.skin.wall,
      { at: [x, 0, -1], sides: 20 },
    );
    turned(
      kit,
      'minaret cap',
      [
        [1, 15.2],
        [0.9, 15.6],
        [0.06, 18.4],
        [0, 18.4],
      ],
      palette.roof,
      { at: [x, 0, -1], sides: 20, label: 'roof' },
    );
  }
  return {
    rect: { x0: -11, x1: 11, z0: -13.5, z1: 0.5 },
    high: 18.4,
    storeys: 1,
    roof: 'dome',
    facts: { windows: 4, arches: true, tower: 2 },
  };
}

export const temples: Landmarks = {
  temple: {
    look: { walls: [['marble'], ['stone', '#d8ccb4']], roofs: [['stone'], ['terracotta']] },
    places: { countryside: 0.5, sea: 0.5 },
    camera: wide,
    build: temple,
  },
  pagoda: {
    look: {
      walls: [
        ['plaster', '#efe8da'],
        ['timber', '#a8392c'],
      ],
      roofs: [
        ['slate', '#3f4a4a'],
        ['tile', '#4a5a52'],
      ],
      trims: ['#a8392c', '#8a2f26'],
      doors: ['#8a2f26'],
    },
    places: { forest: 0.5, mountains: 0.5 },
    camera: wide,
    storeys: [1, 9],
    build: pagoda,
  },
  mosque: {
    look: {
      walls: [['plaster', '#efe8da'], ['marble']],
      roofs: [
        ['copper', '#4f8f86'],
        ['metal', '#d8d2c4'],
      ],
    },
    places: { city: 0.4, desert: 0.6 },
    camera: wide,
    build: mosque,
  },
};
