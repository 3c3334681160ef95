/**
 * Houses under pitched roofs: cottage, farmhouse, coastal, traditional and cabin share one body (a
 * main house, cross gables, porches, dormers, chimneys) and differ by the table of bodies.
 * Separable parts have files of their own (bodies, entrances, additions); this is the one plan.
 */
import { coat } from '../../finishes.ts';
import { climber, shrub } from '../../plants/low-plants.ts';
import { PlantMaterials } from '../../plants/plant-materials.ts';
import { chimney } from '../../roofs.ts';
import { paving, planter, pool, steps, windingPath } from '../../site/garden.ts';
import { bollard, wallLamp } from '../../site/garden-lamps.ts';
import type { Site } from '../../site/site.ts';
import { type Opening, onFace, type Rect } from '../../wall-parts.ts';
import { bay } from '../bays.ts';
import {
  around,
  type Built,
  entrance,
  type Grammar,
  type House,
  plinth,
  type TopOptions,
  topRoof,
  windowRow,
} from '../house.ts';
import { mass } from '../masses.ts';
import {
  addedWindow,
  carriesDormers,
  crossGable,
  dormer,
  gableOculus,
  garageHouse,
  sideWing,
  turret,
  windowOpening,
} from './gabled-additions.ts';
import { type Body, bodies } from './gabled-bodies.ts';
import { columnsAtDoor, porch } from './gabled-entrances.ts';

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
    if (storey === 0 && house.design.brief.parts.windows?.size === 'large') {
      // "A huge window": glass from the floor up, a whole bay wide.
      const half = Math.min(1.9, width / bays / 2 - 0.25);
      openings.push({
        ...windowOpening(body, u, 0.12, false),
        u0: u - half,
        u1: u + half,
        v1: body.storeyMetres - 0.25,
        columns: 2,
        bars: [],
        sill: false,
      });
      continue;
    }
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

const broadestGableMetres = 9.6;

function buildBody(house: House, body: Body): Built {
  const { b, random, design, palette, storeys } = house;
  const scale = design.brief.size === 'small' ? 0.8 : design.brief.size === 'large' ? 1.22 : 1;
  const width = random.between(...body.width) * scale;
  const depth = random.between(...body.depth) * Math.min(1.1, scale);
  const rect: Rect = { x0: -width / 2, x1: width / 2, z0: -depth / 2, z1: depth / 2 };
  const windowForm = house.hasWindows ? design.brief.parts.windows?.form : undefined;
  const hasRound = windowForm === 'round';
  // Round windows sit in gables.
  const form =
    design.brief.roof ??
    (hasRound && body.forms.includes('gable') ? 'gable' : random.pick(body.forms));
  const pitch = form === 'shed' ? 0.45 : random.between(...body.pitch);
  const symmetric = random.chance(body.symmetric);
  const doorAt = symmetric ? width / 2 : width * random.pick([0.24, 0.36, 0.64, 0.76]);
  const doorX = rect.x0 + doorAt;
  const shutters = design.wants('shutters', body.shutters);
  // A wide front under one gable is a barn: only a gambrel may be that.
  const broad = width > broadestGableMetres && form !== 'gambrel';
  const dormersAsked = design.brief.parts.dormers?.wanted === true;
  const ridgeAlongFront =
    form === 'hip' || (!hasRound && (symmetric || random.chance(0.6))) || broad || dormersAsked;
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
  const roof: TopOptions = {
    form,
    eave: body.eave,
    pitch,
    ridge: ridgeAlongFront ? 'x' : 'z',
  };
  let top = topRoof(house, rect, eaveY, roof);
  const rise = (span * pitch) / 2;
  const pitched =
    form === 'gable' || form === 'gambrel' || form === 'mansard' || form === 'a-frame';
  if (hasRound && pitched) {
    for (const face of ridgeAlongFront ? (['left', 'right'] as const) : (['front'] as const))
      onFace(b, rect, face, eaveY, () => gableOculus(house, span, rise, storeys - 1));
  } else if (pitched && !ridgeAlongFront && rise > 1.7) {
    onFace(b, rect, 'front', eaveY, () =>
      addedWindow(
        house,
        { u0: width / 2 - 0.55, u1: width / 2 + 0.55, v0: 0.25, v1: Math.min(1.5, rise * 0.5) },
        { storey: storeys - 1, name: 'gable', roomShift: 11 },
      ),
    );
  }
  let footprint = rect;
  if (windowForm === 'bay') {
    const inset = Math.max(1.5, width * 0.22);
    footprint = around(
      footprint,
      bay(house, {
        x: doorX > 0 ? rect.x0 + inset : rect.x1 - inset,
        z: rect.z1,
        y: body.plinth,
        storeys: Math.min(2, storeys),
        storeyMetres: h,
        skin: house.skin,
        isGrounded: true,
      }),
    );
  }
  const crossed =
    windowForm !== 'bay' &&
    pitched &&
    ridgeAlongFront &&
    (random.chance(body.crossGable) || hasRound) &&
    storeys < 4;
  if (crossed) {
    const wing = crossGable(house, { body, rect, eaveY, pitch, doorX, shutters });
    footprint = around(footprint, wing.rect);
    top = Math.max(top, wing.top);
  }
  const wantsDormers =
    form === 'mansard' ||
    design.wants('dormers', pitched && ridgeAlongFront && rise > 1.9 ? body.dormers : 0);
  if (wantsDormers && carriesDormers(form)) {
    const count = Math.min(4, design.count('dormers') ?? random.integer(2, 3));
    for (let index = 0; index < count; index++) {
      const x = rect.x0 + (width * (index + 0.5)) / count;
      if (!(crossed && Math.abs(x - doorX) < 2.6)) dormer(house, x, rect, eaveY, roof, storeys - 1);
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
      chimney(b, {
        x,
        z,
        y0: eaveY,
        y1: Math.max(top, eaveY + rise) + 0.9,
        wallMaterial: palette.chimney,
        trim: palette.stone,
        pot: b.material(coat('#8d5138', { name: 'chimney pot' })),
      });
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
    footprint = around(
      footprint,
      porch(house, body, rect, doorX, random.chance(0.55) && windowForm !== 'bay'),
    );
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
  else if (pitched && storeys < 4 && random.chance(body.wing) && design.brief.size !== 'small')
    footprint = around(footprint, sideWing(house, body, rect));
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

export const gabledHouses: readonly Grammar[] = bodies.map((body) => ({
  kind: body.kind,
  look: body.look,
  places: body.places,
  storeys: body.storeys,
  storeyMetres: body.storeyMetres,
  windowForms: ['bay', 'round'],
  offers: [
    ...(['chimney', 'columns', 'dormers', 'garage', 'ivy', 'porch', 'shutters', 'tower'] as const),
    ...(body.storeys[1] > 1 ? (['balcony'] as const) : []),
  ],
  rooms: {
    roomWidthMetres: 3.4,
    storeyHeightMetres: body.storeyMetres + 0.12,
    roomDepthMetres: 3.8,
  },
  build: (house) => buildBody(house, body),
}));
