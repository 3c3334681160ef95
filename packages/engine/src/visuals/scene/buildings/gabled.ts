/**
 * Houses under pitched roofs: cottage, farmhouse, coastal, traditional and cabin share one body (a
 * main house, cross gables, porches, dormers, chimneys) and differ by the table at the end.
 */
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import type { PlaceWeights } from '../design.ts';
import { coat } from '../finishes.ts';
import type { Look } from '../palette.ts';
import { climber, shrub } from '../plants/low-plants.ts';
import { PlantMaterials } from '../plants/plant-materials.ts';
import { chimney, sectionRoof, sections } from '../roofs.ts';
import { bollard, paving, planter, pool, steps, wallLamp, windingPath } from '../site/garden.ts';
import type { Site } from '../site/site.ts';
import { box, lathe } from '../solids.ts';
import { appliedWindow, type Opening, onFace, type Rect, railing } from '../walls.ts';
import {
  around,
  type Built,
  entrance,
  type Grammar,
  type House,
  mass,
  plinth,
  solarPanels,
  topRoof,
  windowRow,
} from './house.ts';

type Range = readonly [number, number];

interface Body {
  readonly kind: BuildingKind;
  readonly look: Look;
  readonly places: PlaceWeights;
  readonly storeys: readonly [number, number];
  readonly width: Range;
  readonly depth: Range;
  readonly plinth: number;
  readonly storeyMetres: number;
  readonly pitch: Range;
  readonly eave: number;
  readonly forms: readonly RoofForm[];
  /** Chances of the parts, used where nothing was said. */
  readonly porch: number;
  readonly porchDepth: number;
  readonly crossGable: number;
  readonly dormers: number;
  readonly chimney: number;
  readonly shutters: number;
  readonly columns: number;
  readonly symmetric: number;
  readonly climbers: number;
  readonly window: Partial<Opening> & { readonly width: number; readonly height: number };
  readonly bars: readonly number[];
}

function windowOpening(body: Body, u: number, sill: number, shutters: boolean, scale = 1): Opening {
  const half = (body.window.width * scale) / 2;
  return {
    kind: 'window',
    columns: 2,
    bars: body.bars,
    sill: true,
    ...body.window,
    u0: u - half,
    u1: u + half,
    v0: sill,
    v1: sill + body.window.height,
    shutters,
  };
}

/** Front openings: a door with windows left and right, in step or gathered to one side. */
function frontOpenings(
  house: House,
  body: Body,
  width: number,
  storey: number,
  doorAt: number,
  shutters: boolean,
): Opening[] {
  const { random } = house;
  const sill = storey === 0 ? 0.82 : 0.7;
  const bays = Math.max(2, Math.round(width / 2.9));
  const openings: Opening[] = [];
  const grouped = random.chance(0.35);
  for (let bay = 0; bay < bays; bay++) {
    const u = (width * (bay + 0.5)) / bays;
    if (storey === 0 && Math.abs(u - doorAt) < width / bays / 1.9) continue;
    const wide = grouped && bay % 2 === 0;
    const opening = windowOpening(body, u, sill, shutters && !wide, wide ? 1.7 : 1);
    if (opening.u0 < 0.35 || opening.u1 > width - 0.35) continue;
    openings.push(wide ? { ...opening, columns: 4 } : opening);
  }
  if (openings.length === 0) {
    // A narrow front still gets its window, on the wider side of the door.
    const left = doorAt > width / 2;
    const u = storey > 0 ? width / 2 : left ? (doorAt - 0.7) / 2 : (width + doorAt + 0.7) / 2;
    openings.push(windowOpening(body, u, sill, false, 1));
  }
  if (storey === 0) openings.push(entrance(doorAt, 1.12, 2.2, { surround: true }));
  return openings.filter((opening, index) =>
    openings.every(
      (other, at) =>
        at <= index ||
        other.u0 > opening.u1 + 0.05 ||
        other.u1 < opening.u0 - 0.05 ||
        other.kind === 'door',
    ),
  );
}

function porch(house: House, body: Body, rect: Rect, doorX: number, full: boolean): Rect {
  const { b, palette, random } = house;
  const depth = body.porchDepth;
  const half = full ? (rect.x1 - rect.x0) / 2 - 0.2 : random.between(1.5, 2.2);
  const middle = full ? (rect.x0 + rect.x1) / 2 : doorX;
  const [x0, x1] = [Math.max(rect.x0, middle - half), Math.min(rect.x1, middle + half)];
  const y = body.plinth;
  b.begin('terrace', 'porch');
  box(b, [x0, 0, rect.z1], [x1, y, rect.z1 + depth], palette.deck);
  const top = y + 2.5;
  const white = palette.trim;
  b.begin('column', 'porch columns');
  const posts = Math.max(2, Math.round((x1 - x0) / 2.3) + 1);
  for (let post = 0; post < posts; post++) {
    const x = x0 + 0.16 + ((x1 - x0 - 0.32) * post) / (posts - 1);
    const z = rect.z1 + depth - 0.16;
    box(b, [x - 0.1, y, z - 0.1], [x + 0.1, top, z + 0.1], white);
    box(b, [x - 0.14, y, z - 0.14], [x + 0.14, y + 0.18, z + 0.14], white);
    box(b, [x - 0.14, top - 0.14, z - 0.14], [x + 0.14, top, z + 0.14], white);
  }
  b.begin('trim', 'porch beam');
  box(b, [x0, top, rect.z1 + depth - 0.3], [x1, top + 0.22, rect.z1 + depth - 0.02], white);
  b.begin('balcony', 'porch railing');
  const gate = Math.min(x1 - 1.1, Math.max(x0 + 1.1, doorX));
  const z = rect.z1 + depth - 0.16;
  if (gate - 0.8 > x0 + 0.4) railing(b, [x0 + 0.2, y, z], [gate - 0.75, y, z], 0.85, white);
  if (gate + 0.8 < x1 - 0.4) railing(b, [gate + 0.75, y, z], [x1 - 0.2, y, z], 0.85, white);
  steps(
    b,
    { x0: gate - 0.8, x1: gate + 0.8, z0: rect.z1 + depth, z1: rect.z1 + depth + 0.9 },
    0,
    y,
    palette.stone,
  );
  b.place({ at: [(x0 + x1) / 2, top + 0.22, rect.z1 + depth / 2 - 0.02] }, () => {
    if (full) {
      const slope = [
        [depth / 2 + 0.25, -0.02],
        [-depth / 2, 0.62],
      ] as const;
      sectionRoof(b, x1 - x0, slope, depth, house.roofSkin, {
        eaveMetres: 0.25,
        gableMetres: 0.2,
        thickMetres: 0.14,
      });
    } else {
      b.place({ turnRad: Math.PI / 2 }, () => {
        const span = x1 - x0;
        sectionRoof(
          b,
          depth,
          sections.gable({ span, rise: span * 0.32, eave: 0.2 }),
          span,
          house.roofSkin,
          { eaveMetres: 0.2, gableMetres: 0.2, thickMetres: 0.14 },
        );
      });
    }
  });
  wallLamp(b, [gate + 0.95, y + 1.75, rect.z1], palette);
  b.facts.porch = true;
  return { x0, x1, z0: rect.z1, z1: rect.z1 + depth };
}

function dormer(
  house: House,
  x: number,
  rect: Rect,
  eaveY: number,
  rise: number,
  storey: number,
): void {
  const { b, palette } = house;
  const span = 1.7;
  const height = 1.15;
  const half = (rect.z1 - rect.z0) / 2;
  const z = rect.z1 - half * 0.28;
  const y = eaveY + rise * 0.28 + 0.1;
  b.begin('wall', 'dormer');
  box(b, [x - span / 2, y - 0.5, z - half * 0.55], [x + span / 2, y + height, z], palette.trim);
  b.place({ at: [x - span / 2, y, z] }, () =>
    appliedWindow(b, { u0: 0.36, u1: span - 0.36, v0: 0.12, v1: 1.02 }, house.skin, {
      storey,
      name: 'dormer',
      roomShift: x,
    }),
  );
  b.place({ at: [x, y + height, z - half * 0.28], turnRad: Math.PI / 2 }, () =>
    sectionRoof(
      b,
      half * 0.6,
      sections.gable({ span, rise: 0.72, eave: 0.16 }),
      span,
      { ...house.roofSkin, wall: palette.trim },
      { eaveMetres: 0.16, gableMetres: 0.18, thickMetres: 0.12, gutters: false },
    ),
  );
}

function columnsAtDoor(house: House, rect: Rect, doorX: number, y: number, height: number): void {
  const { b, palette } = house;
  b.begin('column', 'columns');
  for (const side of [-1, 1]) {
    const x = doorX + side * 1.25;
    const z = rect.z1 + 1.15;
    box(b, [x - 0.26, 0, z - 0.26], [x + 0.26, y + 0.16, z + 0.26], palette.trim);
    lathe(
      b,
      [x, y + 0.16, z],
      [
        [0.21, 0],
        [0.19, 0.1],
        [0.17, height * 0.4],
        [0.145, height - 0.3],
        [0.22, height - 0.16],
        [0.24, height - 0.16],
      ],
      palette.trim,
      16,
    );
    box(b, [x - 0.25, y + height, z - 0.25], [x + 0.25, y + height + 0.1, z + 0.25], palette.trim);
  }
  b.begin('trim', 'portico');
  box(
    b,
    [doorX - 1.6, y + height + 0.1, rect.z1],
    [doorX + 1.6, y + height + 0.42, rect.z1 + 1.5],
    palette.trim,
  );
  b.place({ at: [doorX, y + height + 0.42, rect.z1 + 0.75], turnRad: Math.PI / 2 }, () =>
    sectionRoof(
      b,
      1.5,
      sections.gable({ span: 3.2, rise: 0.85, eave: 0.1 }),
      3.2,
      { ...house.roofSkin, wall: palette.trim },
      { eaveMetres: 0.1, gableMetres: 0.06, thickMetres: 0.12, gutters: false },
    ),
  );
  b.begin('terrace', 'portico floor');
  box(b, [doorX - 1.6, 0, rect.z1], [doorX + 1.6, y, rect.z1 + 1.55], palette.stone);
  steps(
    b,
    { x0: doorX - 1.3, x1: doorX + 1.3, z0: rect.z1 + 1.55, z1: rect.z1 + 2.3 },
    0,
    y,
    palette.stone,
  );
  b.facts.columns = true;
}

function buildBody(house: House, body: Body): Built {
  const { b, random, design, palette, storeys } = house;
  const scale = design.brief.size === 'small' ? 0.8 : design.brief.size === 'large' ? 1.22 : 1;
  const width = random.between(...body.width) * scale;
  const depth = random.between(...body.depth) * Math.min(1.1, scale);
  const rect: Rect = { x0: -width / 2, x1: width / 2, z0: -depth / 2, z1: depth / 2 };
  const form = design.brief.roof ?? random.pick(body.forms);
  const pitch = form === 'shed' ? 0.45 : random.between(...body.pitch);
  const symmetric = random.chance(body.symmetric);
  const doorAt = symmetric ? width / 2 : width * random.pick([0.24, 0.36, 0.64, 0.76]);
  const doorX = rect.x0 + doorAt;
  const shutters = design.wants('shutters', body.shutters);
  const ridgeAlongFront = form === 'hip' || symmetric || random.chance(0.6);
  plinth(house, rect, body.plinth, 0.05, random.chance(0.5) ? palette.stone : palette.plinth);
  const h = body.storeyMetres;
  for (let storey = 0; storey < storeys; storey++) {
    const side = windowRow({
      width: depth,
      count: Math.max(1, Math.round(depth / 3.4)),
      sill: 0.8,
      head: 0.8 + body.window.height,
      share: 0.34,
      window: { columns: 2, bars: body.bars, sill: true, ...pickWindow(body), shutters: false },
    });
    mass(house, rect, {
      y: body.plinth + storey * h,
      height: h,
      storey,
      openings: {
        front: frontOpenings(house, body, width, storey, doorAt, shutters),
        left: side,
        right: side,
        back: windowRow({
          width,
          count: Math.max(2, Math.round(width / 3.4)),
          sill: 0.8,
          head: 0.8 + body.window.height,
          share: 0.36,
        }),
      },
    });
  }
  const eaveY = body.plinth + storeys * h;
  const span = ridgeAlongFront ? depth : width;
  let top = topRoof(house, rect, eaveY, {
    form,
    eave: body.eave,
    pitch,
    ridge: ridgeAlongFront ? 'x' : 'z',
  });
  const rise = (span * pitch) / 2;
  const pitched =
    form === 'gable' || form === 'gambrel' || form === 'mansard' || form === 'a-frame';
  if (pitched && !ridgeAlongFront && rise > 1.7) {
    onFace(b, rect, 'front', eaveY, () =>
      appliedWindow(
        b,
        { u0: width / 2 - 0.55, u1: width / 2 + 0.55, v0: 0.25, v1: Math.min(1.5, rise * 0.5) },
        house.skin,
        { storey: storeys - 1, name: 'gable', roomShift: 11 },
      ),
    );
  }
  let footprint = rect;
  const crossed = pitched && ridgeAlongFront && random.chance(body.crossGable) && storeys < 4;
  if (crossed) {
    const wing = crossGable(house, body, rect, eaveY, pitch, doorX, shutters);
    footprint = around(footprint, wing.rect);
    top = Math.max(top, wing.top);
  }
  const wantsDormers =
    form === 'mansard' ||
    design.wants('dormers', pitched && ridgeAlongFront && rise > 1.9 ? body.dormers : 0);
  if (wantsDormers && form !== 'flat') {
    const count = Math.min(4, design.count('dormers') ?? random.integer(2, 3));
    for (let index = 0; index < count; index++) {
      const x = rect.x0 + (width * (index + 0.5)) / count;
      if (!(crossed && Math.abs(x - doorX) < 2.6)) dormer(house, x, rect, eaveY, rise, storeys - 1);
    }
    b.facts.dormers = true;
  }
  if (design.wants('chimney', body.chimney) && form !== 'flat') {
    const count = Math.min(4, design.count('chimney') ?? 1);
    for (let index = 0; index < count; index++) {
      const x =
        count > 1
          ? rect.x0 + 0.8 + ((width - 1.6) * index) / (count - 1)
          : rect.x0 + width * random.pick([0.14, 0.3, 0.72, 0.86]);
      const z = ridgeAlongFront ? 0 : rect.z0 + depth * 0.3;
      chimney(
        b,
        x,
        z,
        eaveY,
        Math.max(top, eaveY + rise) + 0.9,
        palette.chimney,
        palette.stone,
        b.material(coat('#8d5138', { name: 'chimney pot' })),
      );
    }
    top = Math.max(top, eaveY + rise) + 1.5;
    b.facts.chimney = count;
  }
  if (shutters) b.facts.shutters = true;
  const wantsColumns = design.wants('columns', body.columns);
  if (wantsColumns) columnsAtDoor(house, rect, doorX, body.plinth, 2.55);
  if (
    design.brief.parts.porch?.wanted === true ||
    (!wantsColumns && design.wants('porch', body.porch))
  )
    footprint = around(footprint, porch(house, body, rect, doorX, random.chance(0.55)));
  else if (!wantsColumns)
    steps(
      b,
      { x0: doorX - 0.9, x1: doorX + 0.9, z0: rect.z1, z1: rect.z1 + 0.8 },
      0,
      body.plinth,
      palette.stone,
    );
  if (!wantsColumns && b.facts.porch !== true)
    wallLamp(b, [doorX + 0.95, body.plinth + 1.75, rect.z1], palette);
  if (design.wants('solar-panels', 0))
    solarPanels(
      house,
      { x0: rect.x0 + 1, x1: rect.x1 - 1, z0: 0.6, z1: rect.z1 - 0.5 },
      eaveY + 0.55,
      pitch * 0.98,
    );
  if (design.wants('ivy', body.climbers) && design.season !== 'winter') {
    const leaf = new PlantMaterials(b, design.season).shrub(random);
    const left = random.chance(0.5);
    onFace(b, rect, 'front', 0, () =>
      climber(b, left ? 0.1 : width - 1.5, left ? 1.5 : width - 0.1, eaveY * 0.8, leaf, random),
    );
    b.facts.ivy = true;
  }
  if (design.wants('tower', 0)) {
    const left = doorX > 0;
    const x = left ? rect.x0 : rect.x1;
    top = Math.max(top, turret(house, x, rect.z1, eaveY));
    footprint = around(footprint, {
      x0: x - 1.7,
      x1: x + 1.7,
      z0: rect.z1 - 1.7,
      z1: rect.z1 + 1.7,
    });
  }
  let garage = false;
  if (design.wants('garage', 0)) {
    footprint = around(footprint, garageHouse(house, body, rect));
    garage = true;
  }
  if (garage) b.facts.garage = true;
  return {
    footprint,
    heightMetres: top,
    storeys,
    roof: form,
    camera: { sideRad: [0.2, 0.7], heightMetres: [1.5, 1.9], fovDeg: [46, 56], fill: 0.42 },
    layOut: (site) => layOut(site, doorX, footprint),
  };
}

const pickWindow = ({
  window: { width: _width, height: _height, ...rest },
}: Body): Partial<Opening> => rest;

function crossGable(
  house: House,
  body: Body,
  rect: Rect,
  eaveY: number,
  pitch: number,
  doorX: number,
  shutters: boolean,
): { rect: Rect; top: number } {
  const { random, storeys } = house;
  const width = rect.x1 - rect.x0;
  const span = Math.min(width * 0.42, random.between(3.6, 4.8));
  const onRight = doorX < (rect.x0 + rect.x1) / 2;
  const out = random.between(0.9, 2.4);
  const wing: Rect = onRight
    ? { x0: rect.x1 - span, x1: rect.x1 + 0.02, z0: rect.z1 - 0.5, z1: rect.z1 + out }
    : { x0: rect.x0 - 0.02, x1: rect.x0 + span, z0: rect.z1 - 0.5, z1: rect.z1 + out };
  const h = body.storeyMetres;
  plinth(house, wing, body.plinth);
  for (let storey = 0; storey < storeys; storey++) {
    const opening = windowOpening(
      body,
      span / 2,
      storey === 0 ? 0.7 : 0.75,
      shutters && span > 4,
      span > 3.2 ? 1.5 : 1,
    );
    mass(house, wing, {
      y: body.plinth + storey * h,
      height: h,
      storey,
      openings: { front: [{ ...opening, columns: 3 }] },
    });
  }
  const top = topRoof(house, { ...wing, z0: (rect.z0 + rect.z1) / 2 }, eaveY, {
    form: 'gable',
    eave: body.eave * 0.7,
    pitch,
    ridge: 'z',
  });
  const rise = (span * pitch) / 2;
  if (rise > 1.3) {
    onFace(house.b, wing, 'front', eaveY, () =>
      appliedWindow(
        house.b,
        { u0: span / 2 - 0.4, u1: span / 2 + 0.4, v0: 0.12, v1: Math.min(1.25, rise * 0.5) },
        house.skin,
        { storey: storeys - 1, name: 'gable', roomShift: 31 },
      ),
    );
  }
  return { rect: wing, top };
}

/** A round corner tower under a tall cone. */
function turret(house: House, x: number, z: number, eaveY: number): number {
  const { b, palette, storeys } = house;
  const radius = 1.6;
  const top = eaveY + 1.5;
  b.begin('wall', 'turret');
  lathe(
    b,
    [x, 0, z],
    [
      [radius + 0.06, 0],
      [radius + 0.06, 0.5],
      [radius, 0.5],
      [radius, top],
      [radius + 0.16, top],
      [radius + 0.16, top + 0.25],
    ],
    palette.wall,
    28,
  );
  for (let storey = 0; storey < storeys; storey++) {
    for (const turnRad of [-0.75, 0, 0.75]) {
      b.place({ at: [x, 0.5 + storey * ((top - 0.5) / storeys), z], turnRad }, () =>
        b.place({ at: [-0.38, 0.85, radius - 0.02] }, () =>
          appliedWindow(b, { u0: 0, u1: 0.76, v0: 0, v1: 1.4 }, house.skin, {
            storey,
            name: 'turret',
            roomShift: turnRad * 9,
          }),
        ),
      );
    }
  }
  b.begin('roof', 'turret roof');
  lathe(
    b,
    [x, top + 0.25, z],
    [
      [radius + 0.32, 0],
      [radius * 0.62, 1.6],
      [0.05, 3.6],
      [0.02, 4.3],
    ],
    palette.roof,
    28,
  );
  b.facts.tower = true;
  return top + 4.5;
}

function garageHouse(house: House, body: Body, rect: Rect): Rect {
  const { random } = house;
  const right = random.chance(0.5);
  const width = 5.6;
  const wing: Rect = right
    ? { x0: rect.x1, x1: rect.x1 + width, z0: rect.z0 + 1, z1: rect.z1 - 0.6 }
    : { x0: rect.x0 - width, x1: rect.x0, z0: rect.z0 + 1, z1: rect.z1 - 0.6 };
  mass(house, wing, {
    y: 0.1,
    height: 2.7,
    storey: 0,
    name: 'garage',
    openings: { front: [{ u0: 0.6, u1: width - 0.6, v0: 0, v1: 2.25, kind: 'garage' }] },
  });
  topRoof(house, wing, 2.8, { form: 'gable', eave: body.eave, pitch: 0.7, ridge: 'z' });
  return wing;
}

function layOut(site: Site, doorX: number, footprint: Rect): void {
  const { b, palette, design, plants } = site;
  const random = site.random;
  const gravel = b.material(
    coat(random.pick(['#b8aa92', '#a59a8a', '#c2b59c']), {
      name: 'path surface',
      tile: random.pick(['gravel', 'pavers', 'cobbles']),
    }),
  );
  windingPath(site, [doorX, 0, footprint.z1 + 0.3], 26, 1.5, random.between(-3, 3), gravel);
  b.facts.path = true;
  for (const side of [-1, 1]) {
    const at = [doorX + side * 1.3, 0, footprint.z1 + 0.55] as const;
    planter(b, at, 0.28, 0.5, palette.stone);
    shrub(
      b,
      [at[0], 0.45, at[2]],
      0.36,
      random.chance(0.4) && design.season !== 'winter'
        ? plants.flowers(random)
        : plants.shrub(random),
      random,
      130,
    );
    if (design.time === 'night' || design.time === 'dusk')
      bollard(b, [doorX + side * 1.2, 0, footprint.z1 + 3.5], palette);
  }
  if (design.wants('pool', 0)) {
    const right = random.chance(0.5);
    const x0 = right ? doorX + 2 : doorX - 9;
    pool(site, { x0, x1: x0 + 7, z0: footprint.z1 + 2.2, z1: footprint.z1 + 5.6 });
  } else b.facts.pool = false;
  if (design.wants('terrace', 0)) {
    paving(
      site,
      { x0: footprint.x1 - 0.1, x1: footprint.x1 + 3.6, z0: footprint.z0 + 1, z1: footprint.z1 },
      0.1,
      palette.deck,
      'terrace',
    );
    b.facts.terrace = true;
  }
}

const whites = ['#ece9e2', '#f0ede6', '#dcd7cb'];

const bodies: readonly Body[] = [
  {
    kind: 'cottage',
    storeys: [1, 2],
    places: { countryside: 0.5, forest: 0.3, suburb: 0.2 },
    width: [8, 10.5],
    depth: [6, 7.2],
    plinth: 0.3,
    storeyMetres: 2.6,
    pitch: [1.05, 1.35],
    eave: 0.42,
    forms: ['gable'],
    porch: 0.45,
    porchDepth: 1.3,
    crossGable: 0.6,
    dormers: 0.6,
    chimney: 0.95,
    shutters: 0.4,
    columns: 0,
    symmetric: 0.3,
    climbers: 0.65,
    window: { width: 1.15, height: 1.2, flowerBox: true },
    bars: [0.33, 0.66],
    look: {
      walls: [
        ['fieldstone'],
        ['plaster', '#e9dfc8'],
        ['brick'],
        ['stone'],
        ['plaster', '#e6c9b0'],
        ['plaster', '#d9ddcf'],
      ],
      accents: [['timber'], ['stone']],
      roofs: [['thatch'], ['slate'], ['shingle'], ['tile', '#7a4a36']],
      frames: [...whites, '#6f8577', '#8fa3ab'],
      trims: whites,
      doors: ['#3f5f52', '#7a2f2b', '#3c5878', '#6a4529', '#c5922f'],
      shutters: ['#5f7a6b', '#4a6278', '#8a4a3a'],
    },
  },
  {
    kind: 'farmhouse',
    storeys: [2, 2],
    places: { countryside: 0.8, mountains: 0.1, suburb: 0.1 },
    width: [11, 14.5],
    depth: [7, 8.4],
    plinth: 0.45,
    storeyMetres: 2.9,
    pitch: [0.8, 1.05],
    eave: 0.5,
    forms: ['gable', 'gable', 'gambrel'],
    porch: 0.95,
    porchDepth: 2.2,
    crossGable: 0.75,
    dormers: 0.3,
    chimney: 0.6,
    shutters: 0.3,
    columns: 0,
    symmetric: 0.45,
    climbers: 0.05,
    window: { width: 1.15, height: 1.55, surround: true },
    bars: [0.5],
    look: {
      walls: [
        ['board-and-batten', '#ece9e2'],
        ['clapboard', '#efece5'],
        ['board-and-batten', '#6e6f6b'],
        ['clapboard', '#c8c4b6'],
        ['board-and-batten', '#8a3a30'],
      ],
      accents: [['timber'], ['stone']],
      roofs: [
        ['metal', '#3d4043'],
        ['metal', '#6d6f70'],
        ['shingle', '#4a4845'],
        ['metal', '#5a3a30'],
      ],
      frames: ['#26282b', '#ece9e2', '#2f2f2f'],
      trims: ['#ece9e2', '#f2efe8'],
      doors: ['#6a4529', '#26282b', '#7a2f2b', '#3f5f52'],
      shutters: ['#26282b', '#4d5a52'],
      soffits: ['#b08a5c', '#ece9e2'],
    },
  },
  {
    kind: 'coastal-house',
    storeys: [2, 2],
    places: { sea: 0.9, lake: 0.1 },
    width: [10.5, 13.5],
    depth: [7.5, 9],
    plinth: 0.7,
    storeyMetres: 2.85,
    pitch: [0.75, 1],
    eave: 0.45,
    forms: ['gable', 'gable', 'hip', 'gambrel'],
    porch: 0.9,
    porchDepth: 2.3,
    crossGable: 0.7,
    dormers: 0.55,
    chimney: 0.5,
    shutters: 0.55,
    columns: 0,
    symmetric: 0.5,
    climbers: 0,
    window: { width: 1.2, height: 1.55, surround: true },
    bars: [0.5],
    look: {
      walls: [
        ['shingle', '#9a948a'],
        ['clapboard', '#f0ede6'],
        ['clapboard', '#b9c9d2'],
        ['shingle', '#b3a894'],
        ['clapboard', '#cfd8d3'],
      ],
      accents: [['timber'], ['clapboard', '#f0ede6']],
      roofs: [['shingle', '#6f6a62'], ['timber'], ['metal', '#8d979c']],
      frames: whites,
      trims: ['#f4f2ec'],
      doors: ['#33506d', '#7fa6b3', '#f0ede6', '#c5922f'],
      shutters: ['#33506d', '#5f8590', '#f0ede6'],
    },
  },
  {
    kind: 'traditional-house',
    storeys: [2, 2],
    places: { suburb: 0.7, countryside: 0.3 },
    width: [12, 15],
    depth: [8, 9.5],
    plinth: 0.5,
    storeyMetres: 3,
    pitch: [0.7, 0.95],
    eave: 0.4,
    forms: ['gable', 'hip', 'hip'],
    porch: 0.3,
    porchDepth: 1.8,
    crossGable: 0.35,
    dormers: 0.5,
    chimney: 0.9,
    shutters: 0.65,
    columns: 0.6,
    symmetric: 0.8,
    climbers: 0.15,
    window: { width: 1.15, height: 1.7, lintel: true },
    bars: [0.33, 0.66],
    look: {
      walls: [
        ['brick'],
        ['clapboard', '#ece9e2'],
        ['stone'],
        ['brick', '#7d4a3a'],
        ['plaster', '#e6dcc6'],
        ['clapboard', '#d8cfae'],
      ],
      accents: [['stone']],
      roofs: [['slate'], ['shingle', '#4f4a45'], ['tile', '#6b4538']],
      frames: whites,
      trims: ['#f0ede6'],
      doors: ['#26282b', '#7a2f2b', '#2c4b35', '#25344f', '#e3bf54'],
      shutters: ['#26282b', '#2c4b35', '#25344f'],
    },
  },
  {
    kind: 'cabin',
    storeys: [1, 1],
    places: { forest: 0.55, mountains: 0.25, lake: 0.2 },
    width: [7, 9.5],
    depth: [6.5, 8.5],
    plinth: 0.5,
    storeyMetres: 2.9,
    pitch: [0.85, 1.35],
    eave: 0.7,
    forms: ['gable', 'gable', 'shed', 'a-frame'],
    porch: 0.75,
    porchDepth: 2.2,
    crossGable: 0,
    dormers: 0.1,
    chimney: 0.75,
    shutters: 0.1,
    columns: 0,
    symmetric: 0.2,
    climbers: 0,
    window: { width: 1.7, height: 1.6 },
    bars: [],
    look: {
      walls: [['log'], ['cedar'], ['charred-timber'], ['timber'], ['pine']],
      accents: [['fieldstone'], ['timber']],
      roofs: [['metal', '#3a3c3e'], ['shingle', '#5a4a3c'], ['planted'], ['metal', '#5f3b30']],
      frames: ['#26282b', '#5a3d28', '#7a2f2b'],
      trims: ['#5a4029', '#3a2c20', '#7a5636'],
      doors: ['#7a2f2b', '#2c4b35', '#5a3d28', '#c5922f'],
      soffits: ['#a87c4e'],
    },
  },
];

export const gabledHouses: readonly Grammar[] = bodies.map((body) => ({
  kind: body.kind,
  look: body.look,
  places: body.places,
  storeys: body.storeys,
  storeyMetres: body.storeyMetres,
  rooms: {
    roomWidthMetres: 3.4,
    storeyHeightMetres: body.storeyMetres + 0.12,
    roomDepthMetres: 3.8,
  },
  build: (house) => buildBody(house, body),
}));
