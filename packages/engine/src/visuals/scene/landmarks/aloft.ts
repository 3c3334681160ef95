/** Roof terraces and balconies as viewpoints: the deck in the foreground, the town below. */
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import { triangleRoles } from '../../scene-model.ts';
import { coat } from '../finishes.ts';
import { glassRailing, railing } from '../railings.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';

const edgeZ = -4.6;
const nearZ = 16;

function deck(kit: Kit, half: number, floor: number): Stands {
  const { b, palette, house } = kit;
  const { prompt, parts } = house.design.brief;
  b.subject = false;
  b.begin('terrace', half > 4 ? 'roof terrace' : 'balcony');
  const isStone =
    parts['roof-terrace']?.materials?.[0] === 'stone' || /stone|tile|paving/i.test(prompt);
  box(
    b,
    [-half, -floor, edgeZ - 0.2],
    [half, 0, nearZ],
    palette.concrete,
    isStone ? palette.paving : palette.deck,
  );
  b.begin('fence', half > 4 ? 'roof terrace railing' : 'balcony railing');
  const isGlass = /glass/i.test(prompt);
  const corners = [
    [
      [-half + 0.1, 0, edgeZ],
      [half - 0.1, 0, edgeZ],
    ],
    [
      [half - 0.1, 0, edgeZ],
      [half - 0.1, 0, nearZ],
    ],
    [
      [-half + 0.1, 0, nearZ],
      [-half + 0.1, 0, edgeZ],
    ],
  ] as const;
  // The camera frames the railing; the rest of the deck reaches to the camera.
  corners.forEach(([from, to], index) => {
    b.begin('fence', half > 4 ? 'roof terrace railing' : 'balcony railing', {
      subject: index === 0,
    });
    if (isGlass) glassRailing(b, from, to, 1.05, palette.clearGlass, palette.metal);
    else railing(b, from, to, 1.05, palette.metal);
  });
  b.begin('fence', 'edge of view', { subject: true });
  for (const side of [-1, 1])
    box(
      b,
      [side * (half - 0.12), 2.9, edgeZ],
      [side * (half - 0.1), 2.91, edgeZ + 0.02],
      palette.metal,
    );
  if (half < 4) {
    b.begin('wall', 'balcony walls');
    for (const side of [-1, 1])
      box(b, [side * half, -floor, edgeZ + 1.4], [side * (half + 0.5), 3.2, nearZ], kit.skin.wall);
  }
  b.subject = true;
  return {
    rect: { x0: -half + 0.4, x1: half - 0.4, z0: edgeZ - 0.1, z1: edgeZ + 0.3 },
    high: 3,
    storeys: 1,
    roof: 'flat',
    facts: {
      [half > 4 ? 'roof-terrace' : 'balcony']: true,
      balustrade: true,
      ...(isGlass ? { 'balustrade kind': 'glass' } : {}),
      fence: true,
      terrace: true,
      walls: false,
      roof: false,
      door: false,
      windows: false,
    },
  };
}

const camera = {
  sideRad: [0.08, 0.3],
  heightMetres: [1.65, 1.8],
  fovDeg: [58, 64],
  fill: 0.34,
} as const;
const places = { city: 1 } as const;

export const aloft: Landmarks = {
  'roof-deck': { look: {}, places, camera, build: (kit) => deck(kit, 6.5, 0.4) },
  'balcony-deck': { look: {}, places, camera, build: (kit) => deck(kit, 2.9, 0.3) },
};

const roofHexes = ['#8f8a82', '#a59a8a', '#7d7468', '#9a8f86', '#6f6a64', '#b0764c'];

/** Roofs around and below, or water far down: no ground at our feet. */
export function worldBelow(site: Site): void {
  const { b, design, cameraAzimuthRad } = site;
  const random = design.random('world below');
  const away = cameraAzimuthRad + Math.PI;
  const depth = -19;
  const dark = design.time === 'night' || design.time === 'dusk';
  const isWater = design.place === 'sea' || design.place === 'lake';
  const isTown = design.place === 'city' || design.place === 'suburb';
  const paint = (hex: string) => b.material(coat(hex, { name: `below ${hex}`, roughness: 0.8 }));
  b.begin('ground', 'ground below');
  const far = 2400;
  const floor = isTown ? '#6b6a66' : '#5f7a3c';
  const ground = isWater
    ? b.material({
        name: 'sea',
        surface: 'water',
        albedo: linearFromHex('#2c5a68'),
        rippleHeight: 0.7,
        neverSnow: true,
      })
    : paint(floor);
  b.quad([-far, depth, far], [far, depth, far], [far, depth, -far], [-far, depth, -far], ground);
  b.begin('neighbour', 'roofs below');
  const lit = b.material({
    name: 'far lit windows',
    surface: 'opaque',
    albedo: [0.1, 0.08, 0.05],
    emission: [1.7, 1.2, 0.55],
    neverSnow: true,
  });
  const pane = paint('#4b555d');
  const count = isTown ? 190 : 26;
  for (let index = 0; index < count; index++) {
    const metres = isTown ? 26 + 260 * (index / count) ** 1.2 : random.between(40, 160);
    const aside = random.between(-1.25, 1.25);
    const [x, z] = [Math.sin(away + aside) * metres, Math.cos(away + aside) * metres];
    const [wide, deep] = [random.between(5, 10), random.between(5, 9)];
    const tall =
      random.chance(0.22) && metres > 90 ? random.between(6, 46) : random.between(-9, -1.5);
    const hex = random.pick(roofHexes);
    b.place(
      { at: [x, 0, z], turnRad: random.pick([0, 0.12, -0.1]) + (Math.abs(aside) > 0.8 ? 0.3 : 0) },
      () => {
        const wall = paint(random.pick(['#cbbfae', '#b5a894', '#d8cfbd', '#a9a39a', '#94614d']));
        box(b, [-wide, depth, -deep], [wide, tall, deep], wall, paint(hex));
        if (tall < 0 && index % 2 === 0) {
          const zinc = paint(/paris|zinc/i.test(design.brief.prompt) ? '#8b97a0' : hex);
          b.quad(
            [-wide, tall, deep],
            [wide, tall, deep],
            [wide * 0.8, tall + 2.6, 0],
            [-wide * 0.8, tall + 2.6, 0],
            zinc,
          );
          b.quad(
            [wide, tall, -deep],
            [-wide, tall, -deep],
            [-wide * 0.8, tall + 2.6, 0],
            [wide * 0.8, tall + 2.6, 0],
            zinc,
          );
          b.tri([wide, tall, deep], [wide, tall, -deep], [wide * 0.8, tall + 2.6, 0], wall);
          b.tri([-wide, tall, -deep], [-wide, tall, deep], [-wide * 0.8, tall + 2.6, 0], wall);
          box(b, [wide * 0.5, tall, -0.4], [wide * 0.5 + 0.9, tall + 4, 0.4], paint('#9a5a44'));
        }
        for (let y = depth + 4; y < tall - 1.6; y += 3.2)
          for (let u = -wide + 0.9; u < wide - 1; u += 2.1)
            b.quad(
              [u, y, deep + 0.05],
              [u + 1.1, y, deep + 0.05],
              [u + 1.1, y + 1.7, deep + 0.05],
              [u, y + 1.7, deep + 0.05],
              dark && random.chance(0.5) ? lit : pane,
            );
      },
    );
  }
  b.begin('hill', 'far hills');
  b.as(triangleRoles.backdrop, () => {
    for (let hill = 0; hill < 26; hill++) {
      const at = (one: number, up: number) =>
        [
          Math.sin(away - 1.4 + one * 0.108) * 1500,
          up,
          Math.cos(away - 1.4 + one * 0.108) * 1500,
        ] as const;
      const rise = (one: number) =>
        (design.place === 'mountains' ? 220 : isWater ? 26 : 60) *
        (0.5 + 0.5 * Math.sin(one * 1.7) * Math.sin(one * 0.6 + 1));
      b.quad(
        at(hill + 1, depth),
        at(hill, depth),
        at(hill, rise(hill)),
        at(hill + 1, rise(hill + 1)),
        paint('#7a8b93'),
      );
      b.quad(
        at(hill, depth),
        at(hill + 1, depth),
        at(hill + 1, rise(hill + 1)),
        at(hill, rise(hill)),
        paint('#7a8b93'),
      );
    }
  });
  b.facts.setting = design.place;
  b.facts.garden = false;
}

export const isAloft = (kind: string): boolean => Object.hasOwn(aloft, kind);
