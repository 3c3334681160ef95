/** A roof, a floor and glass, with offset stone planes and furniture inside. */
import { coat, finishOf } from '../finishes.ts';
import { pottedPlant } from '../furniture/house-plants.ts';
import { floorLamp } from '../furniture/lamps.ts';
import { armchair } from '../furniture/seats/armchairs.ts';
import { chair } from '../furniture/seats/dining-chairs.ts';
import { sofa } from '../furniture/seats/sofas.ts';
import { coffeeTable, diningTable, sideboard } from '../furniture/tables.ts';
import { rug } from '../furniture/textiles.ts';
import { frontPath, steps, stillWater } from '../site/garden.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import { layoutOfStyle } from '../style-looks.ts';
import type { Rect } from '../wall-parts.ts';
import { glassWall } from './glass-wall.ts';
import { type Built, type Grammar, type House, solarPanels, topRoof } from './house.ts';

export type PavilionFrame = 'steel' | 'timber' | 'white';

function furnish(house: House, rect: Rect, y: number): void {
  const { b, random, palette } = house;
  const leather = b.material(
    coat(random.pick(['#d8d2c6', '#2b2c2e', '#8a5a34', '#5f6f6a']), {
      name: 'pavilion leather',
      roughness: 0.5,
    }),
  );
  const wood = palette.accent;
  const chrome = b.material(coat('#a9adb0', { name: 'chrome', roughness: 0.25, metal: true }));
  const lamps = {
    shade: b.material({
      name: 'pavilion shade',
      surface: 'opaque',
      albedo: [0.8, 0.7, 0.5],
      emission: [2.2, 1.4, 0.7],
    }),
    bulb: palette.lamp,
    metal: chrome,
    body: chrome,
  };
  const right = random.chance(0.5) ? 1 : -1;
  const middle = (rect.z0 + rect.z1) / 2;
  b.place({ at: [right * (rect.x1 - rect.x0) * 0.22, y, middle] }, () => {
    b.begin('rug', 'rug');
    rug(b, {
      width: 3.2,
      depth: 2.6,
      style: 'plain',
      field: b.material(coat('#c9bfae', { name: 'pavilion rug', tile: 'carpet' })),
      accent: wood,
      second: wood,
    });
    b.place({ at: [0, 0, -1.1] }, () =>
      sofa(b, 2.4, 'slim', { fabric: leather, leg: chrome, cushions: [] }, random),
    );
    b.place({ at: [-1.1, 0, 0.7], turnRad: Math.PI * 0.8 }, () =>
      armchair(b, 'frame', leather, chrome),
    );
    b.place({ at: [0.4, 0, 0.8], turnRad: Math.PI * 1.1 }, () =>
      armchair(b, 'frame', leather, chrome),
    );
    coffeeTable(b, 'glass', wood, chrome);
    b.place({ at: [1.7, 0, -1.1] }, () => floorLamp(b, 'shade', lamps));
  });
  b.place({ at: [-right * (rect.x1 - rect.x0) * 0.24, y, middle] }, () => {
    diningTable(b, 2.2, 0.95, 'legs', wood, chrome);
    for (let index = 0; index < 6; index++)
      b.place(
        {
          at: [-0.75 + (index % 3) * 0.75, 0, index < 3 ? 0.75 : -0.75],
          turnRad: index < 3 ? Math.PI : 0,
        },
        () => chair(b, 'upholstered', leather, chrome),
      );
    b.place({ at: [0, 0, -2] }, () => sideboard(b, 1.8, wood, chrome, chrome));
    b.place({ at: [1.5, 0, 1.4] }, () => pottedPlant(b, 1.6, palette.stone, 'fig', random));
  });
}

function build(house: House): Built {
  const { b, random, palette, design } = house;
  // Requested beams imply a timber frame.
  const asked = design.brief.parts.beams?.wanted === true ? 'timber' : undefined;
  const frameKind =
    asked ??
    layoutOfStyle(design.brief.style, 'pavilion') ??
    random.pick<PavilionFrame>(['steel', 'timber', 'white']);
  const frame =
    frameKind === 'timber'
      ? palette.accent
      : frameKind === 'white'
        ? b.material(coat('#eceae4', { name: 'white steel', roughness: 0.4 }))
        : palette.metal;
  const half =
    random.between(6.5, 9) *
    (design.brief.size === 'small' ? 0.75 : design.brief.size === 'large' ? 1.25 : 1);
  const rect: Rect = { x0: -half, x1: half, z0: -3.6, z1: 3.2 };
  const y = random.pick([0.25, 0.45, 1.2]);
  const height = random.between(2.9, 3.5);
  const top = y + height;
  const deck: Rect = {
    x0: rect.x0 - 1.2,
    x1: rect.x1 + 1.2,
    z0: rect.z0 - 0.8,
    z1: rect.z1 + random.between(1.6, 3),
  };
  b.begin('floor', 'platform');
  const floor = b.material(
    finishOf(random.pick(['stone', 'marble', 'concrete', 'timber']), 'floor'),
  );
  box(b, [deck.x0, y - 0.26, deck.z0], [deck.x1, y, deck.z1], palette.concrete, floor);
  if (y > 1)
    for (let index = 0; index < 4; index++)
      for (const z of [rect.z0, rect.z1])
        box(
          b,
          [rect.x0 + 0.6 + (index * (half * 2 - 1.4)) / 3, 0, z - 0.12],
          [rect.x0 + 0.85 + (index * (half * 2 - 1.4)) / 3, y - 0.2, z + 0.12],
          frame,
        );
  else
    box(
      b,
      [deck.x0 + 0.3, -0.2, deck.z0 + 0.3],
      [deck.x1 - 0.3, y - 0.2, deck.z1 - 0.3],
      palette.concrete,
    );
  const veined = b.material(
    finishOf(
      design.brief.parts.walls?.materials?.[0] === 'glass'
        ? 'marble'
        : (design.brief.parts.walls?.materials?.[0] ??
            random.pick(['marble', 'walnut', 'stone', 'brick', 'slate'])),
      'wall',
    ),
  );
  const glassFront = random.between(0.1, 0.9);
  glassWall(house, { x0: rect.x0, z0: rect.z1, x1: rect.x1, z1: rect.z1, y0: y, y1: top, frame });
  glassWall(house, { x0: rect.x1, z0: rect.z1, x1: rect.x1, z1: rect.z0, y0: y, y1: top, frame });
  glassWall(house, { x0: rect.x1, z0: rect.z0, x1: rect.x0, z1: rect.z0, y0: y, y1: top, frame });
  glassWall(house, { x0: rect.x0, z0: rect.z0, x1: rect.x0, z1: rect.z1, y0: y, y1: top, frame });
  b.begin('wall', 'stone plane');
  box(
    b,
    [rect.x0 + half * glassFront, y, -0.9],
    [rect.x0 + half * glassFront + 3.6, top, -0.72],
    veined,
  );
  const slide = random.chance(0.5) ? 1 : -1;
  box(b, [slide * half - 0.1, y, rect.z0 - 0.6], [slide * half + 0.1, top, rect.z1 + 1.4], veined);
  if (random.chance(0.6))
    box(
      b,
      [-slide * (half - 3), y, rect.z0 + 0.1],
      [-slide * (half - 0.2), top, rect.z0 + 0.3],
      veined,
    );
  const columns = random.integer(3, 5);
  if (design.wants('columns', 1)) {
    b.begin('column', 'columns');
    for (let index = 0; index < columns; index++) {
      const x = rect.x0 + 0.9 + ((half * 2 - 1.8) * index) / (columns - 1);
      for (const z of [rect.z0 + 0.5, rect.z1 + 0.7]) {
        box(b, [x - 0.09, y, z - 0.025], [x + 0.09, top, z + 0.025], frame);
        box(b, [x - 0.025, y, z - 0.09], [x + 0.025, top, z + 0.09], frame);
      }
    }
    b.facts.columns = true;
  }
  if (frameKind === 'timber') {
    b.begin('trim', 'beams');
    for (let index = 0; index <= 10; index++) {
      const x = rect.x0 - 0.6 + ((half * 2 + 1.2) * index) / 10;
      box(
        b,
        [x - 0.06, top - 0.02, rect.z0 - 1],
        [x + 0.06, top + 0.26, rect.z1 + 1.7],
        palette.accent,
      );
    }
    b.facts.beams = true;
  }
  furnish(house, rect, y);
  const form =
    design.brief.roof ??
    (frameKind === 'timber' ? random.pick(['flat', 'shed', 'curved', 'gable'] as const) : 'flat');
  const roofRect: Rect = {
    x0: rect.x0 - 0.2,
    x1: rect.x1 + 0.2,
    z0: rect.z0 - 0.2,
    z1: rect.z1 + 0.2,
  };
  const roofTop = topRoof(house, roofRect, top + (frameKind === 'timber' ? 0.26 : 0), {
    form,
    eave: 1.1,
    pitch: form === 'curved' ? 0.35 : 0.32,
    overhang: [1, 1, 0.9, 1.5],
    thick: random.between(0.28, 0.45),
    gable: 1,
    skin: { ...house.roofSkin, trim: frame, wall: palette.clearGlass },
  });
  if (design.wants('solar-panels', 0) && form === 'flat')
    solarPanels(house, { x0: rect.x0 + 1, x1: rect.x1 - 1, z0: -1, z1: 1 }, roofTop + 0.05, 0.15);
  for (const x of [-half * 0.5, 0, half * 0.5]) {
    b.begin('lamp', 'ceiling lamp');
    box(b, [x - 0.12, top - 0.03, -0.32], [x + 0.12, top - 0.01, 0.2], palette.lamp);
    b.lights.push({
      kind: 'point',
      position: b.world([x, top - 0.25, 0]),
      radiusMetres: 0.15,
      intensity: [5, 3.5, 1.9],
    });
  }
  return {
    footprint: deck,
    heightMetres: roofTop,
    storeys: 1,
    roof: form,
    camera: { sideRad: [0.2, 0.75], heightMetres: [1.4, 1.8], fovDeg: [48, 58], fill: 0.34 },
    layOut: (site) => layOut(site, deck, y),
  };
}

function layOut(site: Site, deck: Rect, y: number): void {
  const { b, palette, random, design } = site;
  const side = random.chance(0.5) ? 1 : -1;
  const doorX = side * 2;
  steps(
    b,
    { x0: doorX - 1.4, x1: doorX + 1.4, z0: deck.z1, z1: deck.z1 + Math.max(0.5, y * 1.6) },
    0,
    y - 0.02,
    palette.concrete,
  );
  if (design.wants('pond', 0.55) && y < 1) {
    const [x0, x1] = side > 0 ? [deck.x0, 0] : [0, deck.x1];
    const z0 = deck.z1 + 0.4;
    stillWater(site, { x0, x1, z0, z1: z0 + 5 }, 0.06);
    b.begin('trim', 'pool edge');
    box(b, [x0 - 0.2, 0, z0 + 5], [x1 + 0.2, 0.12, z0 + 5.2], palette.concrete);
    box(b, [x0 - 0.2, 0, z0], [x0, 0.12, z0 + 5], palette.concrete);
    box(b, [x1, 0, z0], [x1 + 0.2, 0.12, z0 + 5], palette.concrete);
  }
  b.facts.pool = false;
  frontPath(site, {
    x0: doorX - 1,
    x1: doorX + 1,
    z0: deck.z1 + Math.max(0.5, y * 1.6),
    z1: deck.z1 + 14,
  });
  b.facts.terrace = true;
}

export const pavilion: Grammar = {
  kind: 'pavilion',
  storeys: [1, 1],
  storeyMetres: 3.2,
  places: { forest: 0.4, lake: 0.25, countryside: 0.25, desert: 0.1 },
  rooms: { roomWidthMetres: 6, storeyHeightMetres: 4 },
  offers: ['columns'],
  lacks: ['walls', 'door', 'windows'],
  mostStoreys: 1,
  look: {
    walls: [['marble'], ['stone']],
    accents: [['oak'], ['walnut'], ['cedar']],
    roofs: [['concrete'], ['metal', '#4a4d50'], ['planted']],
    frames: ['#26282b', '#dcdad4'],
    trims: ['#e6e3dc', '#2b2d30'],
    doors: ['#26282b'],
    soffits: ['#c39663', '#ece9e2', '#a8743f'],
  },
  build,
};
