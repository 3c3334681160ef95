/** Bridges over water, seen from the bank. */
import { box, prism, tube } from '../solids.ts';
import { wide } from './castles.ts';
import { archSpan } from './kit/kit-parts.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

/** Over water or a ditch, seen from the bank. */
function bridge(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const { prompt } = house.design.brief;
  const isMetal = house.design.brief.parts.walls?.materials?.some((name) =>
    /metal|corten/.test(name),
  );
  const isWood = isMetal === true || /wood|timber|japan/i.test(prompt);
  const isCovered = /cover|glazed roof|roofed|roof/i.test(prompt);
  const half = 9;
  const deck = (x: number) => 3.1 - 1.5 * (x / half) ** 2;
  const material = isWood && isMetal !== true ? palette.deck : kit.skin.wall;
  b.begin('water', 'river', { subject: false });
  const water = b.material({
    name: 'river water',
    surface: 'water',
    albedo: [0.03, 0.06, 0.055],
    rippleHeight: 0.35,
    neverSnow: true,
  });
  b.quad([-5.4, 0.03, 60], [5.4, 0.03, 60], [5.4, 0.03, -90], [-5.4, 0.03, -90], water);
  b.begin('wall', 'bridge');
  if (isWood) {
    for (let step = 0; step < 24; step++) {
      const [a, c] = [-half + (2 * half * step) / 24, -half + (2 * half * (step + 1)) / 24];
      prismBoard(kit, a, c, deck(a), deck(c), material);
    }
    for (const z of [-1.4, 1.4])
      for (let x = -half; x <= half; x += 1.5)
        tube(b, [x, deck(x), z], [x, deck(x) + 1.1, z], 0.07, palette.trim, 6);
    for (const z of [-1.4, 1.4])
      for (let x = -half; x < half; x += 1.5) {
        tube(b, [x, deck(x) + 1.1, z], [x + 1.5, deck(x + 1.5) + 1.1, z], 0.07, palette.trim, 6);
        tube(b, [x, deck(x) + 0.6, z], [x + 1.5, deck(x + 1.5) + 0.6, z], 0.05, palette.trim, 6);
      }
    for (const x of [-4, 4])
      for (const z of [-1.2, 1.2]) tube(b, [x, -0.5, z], [x, deck(x), z], 0.16, palette.deck, 8);
  } else {
    archSpan(kit, { x0: -5, x1: 5, rise: 2.2, foot: 0, z: [-2, 2] }, deck, material);
    for (const side of [-1, 1])
      archSpan(
        kit,
        {
          x0: side > 0 ? 5 : -half - 3,
          x1: side > 0 ? half + 3 : -5,
          rise: 0.01,
          foot: -0.4,
          z: [-2, 2],
        },
        (x) => Math.max(0.25, deck(x)),
        material,
      );
    b.begin('wall', 'parapet');
    for (let step = 0; step < 24; step++) {
      const [a, c] = [-half + (2 * half * step) / 24, -half + (2 * half * (step + 1)) / 24];
      const y = (deck(a) + deck(c)) / 2;
      for (const z of [-2, 1.7]) box(b, [a, y - 0.3, z], [c, y + 0.8, z + 0.3], material);
    }
  }
  if (isCovered) {
    b.begin('column', 'bridge posts');
    for (let x = -half + 1; x <= half - 1; x += 2)
      for (const z of [-1.5, 1.5]) tube(b, [x, deck(x), z], [x, 6, z], 0.09, palette.metal, 6);
    b.begin('roof', 'bridge roof');
    const skin = /glazed|glass/i.test(prompt) ? palette.glass : palette.roof;
    for (const side of [-1, 1]) {
      const corners = [
        [-half, 6, side * 2],
        [half, 6, side * 2],
        [half, 7.2, 0],
        [-half, 7.2, 0],
      ] as const;
      const [p, q, r, s] = corners;
      if (side > 0) b.quad(p, q, r, s, skin, [0, 0, 18, 0, 18, 2, 0, 2]);
      else b.quad(q, p, s, r, skin, [0, 0, 18, 0, 18, 2, 0, 2]);
    }
  }
  return {
    rect: { x0: -12, x1: 12, z0: -2.4, z1: 2.4 },
    high: isCovered ? 7.2 : 4.4,
    storeys: 1,
    roof: 'flat',
    facts: { arches: !isWood, skylights: isCovered, canal: true },
  };
}

function prismBoard(
  { b }: Kit,
  a: number,
  c: number,
  ya: number,
  yc: number,
  material: Kit['skin']['wall'],
): void {
  prism(
    b,
    [
      [a, 1.6],
      [c, 1.6],
      [c, -1.6],
      [a, -1.6],
    ],
    Math.min(ya, yc) - 0.25,
    Math.max(ya, yc),
    material,
  );
}

function suspensionBridge(kit: Kit): Stands {
  const { b, palette } = kit;
  const half = 26;
  const skin = kit.skin.wall;
  b.begin('water', 'river', { subject: false });
  const water = b.material({
    name: 'strait water',
    surface: 'water',
    albedo: [0.03, 0.07, 0.08],
    rippleHeight: 0.5,
    neverSnow: true,
  });
  b.quad([-22, 0.03, 90], [22, 0.03, 90], [22, 0.03, -200], [-22, 0.03, -200], water);
  b.begin('wall', 'bridge towers');
  for (const x of [-14, 14]) {
    for (const z of [-2.2, 2.2]) box(b, [x - 0.6, 0, z - 0.5], [x + 0.6, 17, z + 0.5], skin);
    for (const y of [9, 13, 16.4]) box(b, [x - 0.5, y, -2.2], [x + 0.5, y + 0.7, 2.2], skin);
  }
  b.begin('terrace', 'bridge deck');
  box(b, [-half, 4.6, -2], [half, 5.2, 2], palette.concrete);
  b.begin('trim', 'cables');
  const cable = (x: number) =>
    Math.abs(x) <= 14 ? 6.2 + 10.4 * (x / 14) ** 2 : 16.6 - ((Math.abs(x) - 14) / (half - 14)) * 11;
  for (const z of [-2.2, 2.2])
    for (let x = -half; x < half; x += 1) {
      tube(b, [x, cable(x), z], [x + 1, cable(x + 1), z], 0.14, skin, 6);
      tube(b, [x, 5.2, z], [x, cable(x), z], 0.035, skin, 5);
    }
  return {
    rect: { x0: -half, x1: half, z0: -3, z1: 3 },
    high: 17.2,
    storeys: 1,
    roof: 'flat',
    facts: { tower: 2, canal: true },
  };
}

export const bridges: Landmarks = {
  bridge: {
    look: { walls: [['stone'], ['fieldstone'], ['brick']], trims: ['#a8392c', '#7a5a40'] },
    places: { countryside: 0.6, forest: 0.4 },
    camera: { ...wide, sideRad: [0.35, 0.6], heightMetres: [1.8, 2.6] },
    build: bridge,
  },
  'suspension-bridge': {
    look: {
      walls: [
        ['metal', '#b3452f'],
        ['metal', '#8f969c'],
      ],
    },
    places: { sea: 0.5, lake: 0.5 },
    camera: { ...wide, heightMetres: [2, 5] },
    build: suspensionBridge,
  },
};
