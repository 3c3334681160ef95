/** Silos and other towers of few metres’ girth. */
import { box, tube } from '../solids.ts';
import { doorOn, flag, turned, windowsAround } from './kit/kit-parts.ts';
import { around, type Kit, type Landmarks, type Stands } from './kit/landmark.ts';
import { tall } from './lighthouses.ts';

export const front = [-0.75, 0, 0.75];

function silo(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const high = 15;
  const wished = house.design.brief.parts.windows?.wanted === true;
  turned(
    kit,
    'silo',
    [
      [3.1, 0],
      [3.1, high],
    ],
    kit.skin.wall,
  );
  turned(
    kit,
    'silo cap',
    [
      [3.2, high],
      [3.2, high + 0.3],
      [2.2, high + 1.4],
      [0.4, high + 2],
      [0, high + 2],
    ],
    palette.roof,
    { label: 'roof' },
  );
  b.begin('trim', 'silo rings');
  for (let y = 1.5; y < high; y += 1.5)
    turned(
      kit,
      'silo ring',
      [
        [3.1, y],
        [3.16, y + 0.03],
        [3.16, y + 0.1],
        [3.1, y + 0.13],
      ],
      palette.metal,
      { label: 'trim' },
    );
  if (wished || /flat|apartment|home|hotel|loft|convert/i.test(house.design.brief.prompt))
    windowsAround(kit, {
      radius: () => 3.12,
      heights: [1, 4, 7, 10, 12.6],
      angles: front,
      wide: 1.2,
      high: 1.6,
    });
  else
    for (let y = 0.5; y < high; y += 0.4)
      tube(b, [-0.25, y, 3.3], [0.25, y, 3.3], 0.03, palette.metal, 5);
  doorOn(kit, [0, 0, 3.12]);
  return {
    rect: around(3.3),
    high: high + 2,
    storeys: 1,
    roof: 'curved',
    facts: { windows: true },
  };
}

function waterTower(kit: Kit): Stands {
  const { b, palette } = kit;
  const glazed = /glaz|window|panoram|home|house|convert/i.test(kit.house.design.brief.prompt);
  b.begin('column', 'tower legs');
  for (let leg = 0; leg < 6; leg++) {
    const angle = (leg / 6) * Math.PI * 2 + 0.3;
    tube(
      b,
      [Math.sin(angle) * 3.4, 0, Math.cos(angle) * 3.4],
      [Math.sin(angle) * 2.6, 9, Math.cos(angle) * 2.6],
      0.2,
      palette.metal,
      8,
    );
    const next = angle + Math.PI / 3;
    for (const y of [3, 6]) {
      const r = 3.4 - (0.8 * y) / 9;
      tube(
        b,
        [Math.sin(angle) * r, y, Math.cos(angle) * r],
        [Math.sin(next) * r, y, Math.cos(next) * r],
        0.09,
        palette.metal,
        6,
      );
    }
  }
  turned(
    kit,
    'tower core',
    [
      [0.9, 0],
      [0.9, 9],
    ],
    palette.concrete,
  );
  turned(
    kit,
    'water tank',
    [
      [0.9, 8.4],
      [3.5, 9.4],
      [3.6, 13.6],
    ],
    kit.skin.wall,
  );
  if (glazed)
    turned(
      kit,
      'panorama window',
      [
        [3.62, 10.4],
        [3.66, 12.8],
      ],
      palette.glass,
    );
  turned(
    kit,
    'tank roof',
    [
      [3.8, 13.6],
      [3.8, 13.8],
      [0.3, 16],
      [0, 16],
    ],
    palette.roof,
    { label: 'roof' },
  );
  doorOn(kit, [0, 0, 0.92]);
  return {
    rect: around(4),
    high: 16,
    storeys: 1,
    roof: 'curved',
    facts: { tower: true, windows: glazed },
  };
}

function roundTower(kit: Kit): Stands {
  const { b, palette, house } = kit;
  const high = 12;
  const radius = (y: number) => 2.7 - (0.35 * y) / high;
  turned(
    kit,
    'tower wall',
    [
      [3, 0],
      [radius(1), 1],
      [radius(high), high],
      [2.9, high + 0.6],
      [2.9, high + 1.6],
      [0, high + 1.6],
    ],
    kit.skin.wall,
  );
  turned(
    kit,
    'cone roof',
    [
      [3.3, high + 1.5],
      [3.3, high + 1.7],
      [0.1, high + 7.2],
      [0, high + 7.2],
    ],
    palette.roof,
    { label: 'roof' },
  );
  windowsAround(kit, {
    radius,
    heights: [3.2, 6.3, 9.4],
    angles: [0.15, -0.9, 1.1],
    wide: 0.7,
    high: 1.3,
  });
  doorOn(kit, [0.3, 0, 2.78], 0.1, 1.1, 2.2);
  const spiral =
    house.design.brief.parts['fire-escape']?.wanted === true ||
    house.design.brief.parts.stairs?.wanted === true;
  if (spiral) {
    b.begin('stairs', 'fire escape');
    for (let step = 0; step < 44; step++) {
      const angle = 0.5 + step * 0.16;
      const y = step * 0.2;
      b.place({ at: [0, 0, 0], turnRad: angle }, () => {
        box(b, [-0.3, y, 2.6], [0.3, y + 0.1, 3.6], palette.concrete);
        tube(b, [0, y, 3.55], [0, y + 1, 3.55], 0.025, palette.metal, 5);
      });
    }
  }
  flag(kit, [0, high + 7, 0]);
  return {
    rect: around(3.6),
    high: high + 9,
    storeys: 3,
    roof: 'curved',
    facts: {
      tower: true,
      windows: 9,
      'roof-flags': true,
      'cone-roof': true,
      ...(spiral ? { stairs: true, 'fire-escape': true } : {}),
    },
  };
}

export const towers: Landmarks = {
  silo: {
    look: { walls: [['concrete'], ['metal', '#b4b8ba']], roofs: [['metal', '#9a9fa2']] },
    places: { countryside: 0.7, city: 0.3 },
    camera: tall,
    build: silo,
  },
  'water-tower': {
    look: { walls: [['metal', '#a9b4b4'], ['plaster', '#d8d2c4'], ['timber']], roofs: [['metal']] },
    places: { countryside: 0.5, suburb: 0.5 },
    camera: tall,
    build: waterTower,
  },
  'round-tower': {
    look: {
      walls: [['fieldstone'], ['stone']],
      roofs: [['slate'], ['terracotta']],
      doors: ['#5a4030'],
    },
    places: { countryside: 0.6, forest: 0.4 },
    camera: tall,
    build: roundTower,
  },
};
