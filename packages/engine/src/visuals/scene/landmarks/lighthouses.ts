/** Lighthouses and windmills. */
import { tube } from '../solids.ts';
import { doorOn, turned, windowsAround } from './kit/kit-parts.ts';
import { around, type Kit, type Landmarks, type Stands } from './kit/landmark.ts';

/** Bands of the walls' colours, as often as there is room; without a second colour the walls are plain. */
function banded(kit: Kit, radius: (y: number) => number, high: number, bands: number): void {
  const each = high / bands;
  for (let band = 0; band < bands; band++) {
    const [y0, y1] = [band * each, (band + 1) * each];
    const material = kit.bands[band % kit.bands.length]!;
    turned(
      kit,
      'tower wall',
      [
        [radius(y0), y0],
        [radius(y1), y1],
      ],
      material,
    );
  }
}

function lantern(kit: Kit, y: number, r: number): number {
  const { b, palette, other } = kit;
  const dark = other('#2b2e32', 0.5);
  turned(
    kit,
    'gallery',
    [
      [r * 1.05, y - 0.5],
      [r * 1.5, y - 0.05],
      [r * 1.5, y + 0.1],
      [0, y + 0.1],
    ],
    dark,
  );
  b.begin('trim', 'gallery railing');
  for (let index = 0; index < 24; index++) {
    const at = (angle: number, up: number) =>
      [Math.sin(angle) * r * 1.42, y + up, Math.cos(angle) * r * 1.42] as const;
    const [a, c] = [(index / 24) * Math.PI * 2, ((index + 1) / 24) * Math.PI * 2];
    tube(b, at(a, 0.1), at(a, 1.1), 0.025, dark, 5);
    for (const up of [0.6, 1.1]) tube(b, at(a, up), at(c, up), 0.03, dark, 5);
  }
  b.begin('window', 'lantern glass');
  turned(
    kit,
    'lamp house',
    [
      [r * 0.8, y + 0.1],
      [r * 0.8, y + 2.1],
    ],
    palette.glass,
  );
  b.begin('lamp', 'beacon');
  turned(
    kit,
    'beacon',
    [
      [0, y + 0.6],
      [r * 0.5, y + 0.7],
      [r * 0.5, y + 1.6],
      [0, y + 1.7],
    ],
    palette.lamp,
  );
  b.begin('trim', 'lantern bars');
  for (let index = 0; index < 10; index++) {
    const angle = (index / 10) * Math.PI * 2;
    const [x, z] = [Math.sin(angle) * r * 0.83, Math.cos(angle) * r * 0.83];
    tube(b, [x, y + 0.1, z], [x, y + 2.1, z], 0.04, dark, 5);
  }
  turned(
    kit,
    'lantern roof',
    [
      [r * 1.05, y + 2.05],
      [r * 0.95, y + 2.3],
      [0.12, y + 3.4],
      [0.1, y + 3.9],
      [0, y + 3.95],
    ],
    kit.palette.roof,
    { sides: 24, label: 'roof' },
  );
  return y + 4;
}

function lighthouse(kit: Kit): Stands {
  const { house } = kit;
  const high = (house.design.brief.size === 'small' ? 11 : 17) + house.random.between(-1, 1.5);
  const radius = (y: number) => 2.7 - (1.15 * y) / high;
  turned(
    kit,
    'plinth',
    [
      [3.3, 0],
      [3.2, 0.8],
      [2.7, 0.9],
    ],
    kit.palette.concrete,
  );
  banded(kit, radius, high, 6);
  windowsAround(kit, {
    radius,
    heights: [high * 0.3, high * 0.55, high * 0.8],
    angles: [0.25, -0.7],
    wide: 0.6,
    high: 0.9,
  });
  doorOn(kit, [Math.sin(-0.1) * 2.68, 0.5, Math.cos(-0.1) * 2.66], -0.1);
  return {
    rect: around(3.4),
    high: lantern(kit, high, 1.55),
    storeys: 1,
    roof: 'curved',
    facts: { tower: true, windows: 6 },
  };
}

/** Four sails of laths, turned a little so that all are seen. */
function sails(kit: Kit, y: number, z: number, reach: number): void {
  const { b, other } = kit;
  const wood = other('#5a4030', 0.7);
  const cloth = other('#e4dccb');
  b.begin('trim', 'windmill sails');
  tube(b, [0, y, z - 1.6], [0, y, z + 0.35], 0.22, wood, 10);
  for (let sail = 0; sail < 4; sail++) {
    const angle = 0.55 + (sail * Math.PI) / 2;
    const at = (along: number, aside: number, out = 0) =>
      [
        Math.cos(angle) * along - Math.sin(angle) * aside,
        y + Math.sin(angle) * along + Math.cos(angle) * aside,
        z + 0.25 + out,
      ] as const;
    tube(b, at(0, 0), at(reach, 0), 0.11, wood, 6);
    for (const aside of [0.75, 1.5]) tube(b, at(1.2, aside), at(reach, aside), 0.05, wood, 5);
    for (let step = 0; step <= 14; step++) {
      const along = 1.2 + ((reach - 1.2) * step) / 14;
      tube(b, at(along, -0.35), at(along, 1.55), 0.04, wood, 5);
    }
    for (const face of [1, -1])
      b.quad(
        ...(face > 0
          ? ([at(1.4, 0.1), at(reach, 0.1), at(reach, 1.5), at(1.4, 1.5)] as const)
          : ([at(1.4, 1.5), at(reach, 1.5), at(reach, 0.1), at(1.4, 0.1)] as const)),
        cloth,
      );
  }
}

function windmill(kit: Kit): Stands {
  const high = 10.5;
  const radius = (y: number) => 3.6 - (1.45 * y) / high;
  turned(
    kit,
    'mill base',
    [
      [3.9, 0],
      [3.8, 2.2],
    ],
    kit.palette.plinth,
    { sides: 8 },
  );
  turned(
    kit,
    'mill tower',
    [
      [radius(2.2) + 0.2, 2.2],
      [radius(high), high],
    ],
    kit.skin.wall,
    { sides: 8 },
  );
  turned(
    kit,
    'gallery',
    [
      [2.9, 4.1],
      [4.6, 4.15],
      [4.6, 4.35],
      [2.9, 4.35],
    ],
    kit.palette.deck,
    { sides: 24, label: 'trim' },
  );
  for (let index = 0; index < 24; index++) {
    const [a, c] = [index, index + 1].map((step) => (step / 24) * Math.PI * 2) as [number, number];
    for (const up of [4.8, 5.3])
      tube(
        kit.b,
        [Math.sin(a) * 4.5, up, Math.cos(a) * 4.5],
        [Math.sin(c) * 4.5, up, Math.cos(c) * 4.5],
        0.05,
        kit.palette.trim,
        5,
      );
    tube(
      kit.b,
      [Math.sin(a) * 4.5, 4.3, Math.cos(a) * 4.5],
      [Math.sin(a) * 4.5, 5.3, Math.cos(a) * 4.5],
      0.05,
      kit.palette.trim,
      5,
    );
  }
  turned(
    kit,
    'mill cap',
    [
      [2.5, high],
      [2.6, high + 0.3],
      [2.2, high + 1.5],
      [0.9, high + 2.5],
      [0, high + 2.6],
    ],
    kit.palette.roof,
    { sides: 20, label: 'roof' },
  );
  sails(kit, high + 0.9, 2.7, 7.6);
  windowsAround(kit, { radius, heights: [5.9, 8], angles: [0.35, -0.45], wide: 0.8, high: 1 });
  windowsAround(kit, {
    radius: () => 3.72,
    heights: [0.8],
    angles: [0.5, 1.2],
    wide: 0.9,
    high: 1,
  });
  doorOn(kit, [-0.6, 0, 3.72], -0.1, 1.1, 2);
  return {
    rect: around(4.7),
    high: high + 4.5,
    storeys: 3,
    roof: 'curved',
    facts: { tower: true, windows: 6, balcony: true },
  };
}

export const tall = {
  sideRad: [0.2, 0.5],
  heightMetres: [1.5, 2],
  fovDeg: [48, 56],
  fill: 0.3,
} as const;

export const lighthouses: Landmarks = {
  lighthouse: {
    look: { walls: [['plaster', '#efece4']], roofs: [['metal', '#8a2f2b']], doors: ['#8a2f2b'] },
    places: { sea: 1 },
    camera: tall,
    build: lighthouse,
  },
  windmill: {
    look: {
      walls: [['thatch'], ['timber'], ['white-brick'], ['brick']],
      roofs: [['thatch'], ['shingle']],
      doors: ['#2f5a46'],
    },
    places: { countryside: 1 },
    camera: tall,
    build: windmill,
  },
};
