/** Houses with steep roofs: one plan, and a table of variants. */
import { columnsAtDoor, porch } from '../buildings/gabled/gabled-entrances.ts';
import { type Built, entrance, type House, type TopOptions, topRoof } from '../buildings/house.ts';
import { mass } from '../buildings/masses.ts';
import { climber, shrub } from '../plants/low-plants.ts';
import { PlantMaterials } from '../plants/plant-materials.ts';
import { steps } from '../site/garden.ts';
import { wallLamp } from '../site/garden-lamps.ts';
import { onFace, type Rect } from '../wall-parts.ts';
import { appliedWindow } from '../walls.ts';
import { gableBoards, gableTruss, roofDormer, thatchRidge } from './gable-parts.ts';
import { chimneys, coverOf, garageWing, type PitchedManner, roofSkinOf } from './pitched-parts.ts';
import type { Plot, PlotHouse } from './plot.ts';
import { dividePlot, doorPlace, footing, storeyMetresFor, windowsBeside } from './plot-kit.ts';
import { downpipe, houseNumber } from './wall-things.ts';

/** A flat roof with its edge. */
const flatMetres = 0.4;
/** With at least this many storeys a tower was requested, so it keeps its number. */
const towerStoreys = 2;

const gableWindow = (span: number, rise: number) => ({
  u0: span / 2 - Math.min(0.55, span * 0.14),
  u1: span / 2 + Math.min(0.55, span * 0.14),
  v0: 0.2,
  v1: Math.min(1.4, rise * 0.52),
});

interface Gable {
  readonly rect: Rect;
  readonly top: number;
}

function frontGable(
  house: House,
  manner: PitchedManner,
  rect: Rect,
  y: { readonly base: number; readonly storey: number; readonly storeys: number },
): Gable {
  const { b, palette } = house;
  const span = rect.x1 - rect.x0;
  const { window } = manner;
  const { wide: usualWide, tall, ...rest } = window;
  const skin = manner.gableIsAccent ? { ...house.skin, wall: palette.accent } : house.skin;
  footing(house, rect, y.base, palette.stone);
  for (let storey = 0; storey < y.storeys; storey++) {
    const wide = Math.min(span - 1.2, usualWide * 2.1);
    mass(house, rect, {
      y: y.base + storey * y.storey,
      height: y.storey,
      storey,
      skin,
      openings: {
        front: [
          {
            ...rest,
            columns: Math.max(2, (rest.columns ?? 2) + 1),
            shutters: false,
            u0: span / 2 - wide / 2,
            u1: span / 2 + wide / 2,
            v0: 0.7,
            v1: Math.min(y.storey - 0.35, 0.7 + tall * 1.05),
            kind: 'window',
          },
        ],
      },
    });
  }
  const eaveY = y.base + y.storeys * y.storey;
  const top = topRoof(house, { ...rect, z0: -manner.depth / 2 }, eaveY, {
    form: 'gable',
    eave: manner.eave * 0.75,
    pitch: manner.pitch,
    ridge: 'z',
    ...coverOf(house, manner, 'gable'),
    skin: { ...roofSkinOf(house, manner), wall: skin.wall },
  });
  const rise = (span * manner.pitch) / 2;
  onFace(b, rect, 'front', eaveY, () => {
    if (rise > 1.2 && manner.gableFill !== 'truss')
      appliedWindow(b, gableWindow(span, rise), house.skin, {
        storey: y.storeys - 1,
        name: 'gable',
        roomShift: 31,
      });
    if (manner.gableFill === 'boards') gableBoards(house, span, manner.pitch);
    if (manner.gableFill === 'truss') gableTruss(house, span, manner.pitch, manner.eave);
  });
  return { rect, top };
}

/** Positions of front gables: away from the door, the first on the side with more space. */
function gablePlaces(body: Rect, doorX: number, count: number): (readonly [number, number])[] {
  const width = body.x1 - body.x0;
  const span = Math.max(3.4, Math.min(5.6, width * 0.34));
  const left = [body.x0 - 0.02, body.x0 + span] as const;
  const right = [body.x1 - span, body.x1 + 0.02] as const;
  const order = doorX > (body.x0 + body.x1) / 2 ? [left, right] : [right, left];
  return order.slice(0, count).filter(([x0, x1]) => doorX < x0 - 0.9 || doorX > x1 + 0.9);
}

function build(house: House, plot: Plot, manner: PitchedManner): Built {
  const { b, random, palette } = house;
  const { house: lived, garage } = dividePlot(plot, 0.34);
  const most = plot.storeys > towerStoreys ? plot.storeys : manner.storeys[1];
  const storeys = Math.max(manner.storeys[0], Math.min(most, plot.storeys));
  const over = manner.eave * 0.5;
  const body: Rect = {
    x0: lived.x0 + (garage && garage.x0 < 0 ? 0 : over),
    x1: lived.x1 - (garage && garage.x0 > 0 ? 0 : over),
    z0: -manner.depth,
    z1: 0,
  };
  const width = body.x1 - body.x0;
  const form = plot.roof ?? manner.roof;
  const rise = form === 'flat' ? flatMetres : (manner.depth * manner.pitch) / 2;
  const sm = storeyMetresFor({ ...plot, storeys }, rise + manner.plinth, [2.45, 3]);
  const isCentred = manner.isSymmetric && !garage;
  const doorAt = isCentred ? width / 2 : doorPlace(plot, body, 1.6);
  const doorX = body.x0 + doorAt;
  const count = form === 'flat' ? 0 : manner.frontGables(width);
  const places = gablePlaces(body, doorX, count);
  footing(house, body, manner.plinth, random.chance(0.5) ? palette.stone : palette.plinth, 0.05);
  const { wide, tall, ...rest } = manner.window;
  const taken = places.map(([x0, x1]) => [x0 - body.x0 - 0.1, x1 - body.x0 + 0.1] as const);
  const portico = manner.entrance === 'portico' ? 1.75 : 1;
  for (let storey = 0; storey < storeys; storey++) {
    const sill = storey === 0 ? 0.75 : 0.62;
    const window = { ...rest, wide, v0: sill, v1: Math.min(sm - 0.3, sill + tall) };
    const door = [doorAt - portico, doorAt + portico] as const;
    mass(house, body, {
      y: manner.plinth + storey * sm,
      height: sm,
      storey,
      openings: {
        front: [
          ...(storey === 0 ? [entrance(doorAt, 1.1, 2.2, { surround: true })] : []),
          ...windowsBeside(
            width,
            manner.bayMetres,
            window,
            storey === 0 ? [...taken, door] : taken,
          ),
        ],
        left: windowsBeside(manner.depth, 3, window),
        right: windowsBeside(manner.depth, 3, window),
      },
    });
  }
  const eaveY = manner.plinth + storeys * sm;
  const roof: TopOptions = {
    form,
    eave: manner.eave,
    pitch: manner.pitch,
    ridge: 'x',
    ...coverOf(house, manner, form),
  };
  let top = topRoof(house, body, eaveY, roof);
  if (manner.isThatched && form === 'gable') thatchRidge(house, body, top, manner.pitch);
  let front = 0;
  for (const [index, [x0, x1]] of places.entries()) {
    const out = index === 0 ? 1.1 : 0.7;
    front = Math.max(front, out);
    const gable = frontGable(
      house,
      manner,
      { x0, x1, z0: -1, z1: out },
      {
        base: manner.plinth,
        storey: sm,
        storeys,
      },
    );
    top = Math.max(top, gable.top);
  }
  const dormers = storeys > 2 || form === 'flat' ? 0 : manner.dormers;
  const free = windowsBeside(
    width,
    width / Math.max(1, dormers),
    { wide: 1.8, v0: 0, v1: 1 },
    taken,
  );
  for (const { u0, u1 } of dormers > 0 ? free : [])
    roofDormer(house, body.x0 + (u0 + u1) / 2, body, eaveY, roof, storeys - 1);
  chimneys(house, manner, body, eaveY, top);
  const porchBody = { plinth: manner.plinth, storeyMetres: sm, porchDepth: manner.porchMetres };
  if (manner.entrance === 'full porch') {
    const from = Math.max(body.x0, ...places.filter(([, x1]) => x1 < doorX).map(([, x1]) => x1));
    const to = Math.min(body.x1, ...places.filter(([x0]) => x0 > doorX).map(([x0]) => x0));
    porch(house, porchBody, { ...body, x0: from, x1: to }, doorX, true);
  } else if (manner.entrance === 'porch') porch(house, porchBody, body, doorX, false);
  else if (manner.entrance === 'portico') columnsAtDoor(house, body, doorX, manner.plinth, 2.5);
  else {
    steps(b, { x0: doorX - 0.8, x1: doorX + 0.8, z0: 0, z1: 0.8 }, 0, manner.plinth, palette.stone);
    wallLamp(b, [doorX + 0.9, manner.plinth + 1.75, 0], palette);
  }
  const beside = doorAt > width / 2 ? -1 : 1;
  houseNumber(house, doorX + beside * 0.98, manner.plinth + 1.35, 0);
  if (form !== 'flat' && !manner.isThatched)
    for (const x of [body.x0 + 0.14, body.x1 - 0.14])
      if (!places.some(([x0, x1]) => x > x0 - 0.2 && x < x1 + 0.2))
        downpipe(house, { x, z: body.z1 }, eaveY, manner.eave);
  if (garage) garageWing(house, manner, garage, sm);
  if (manner.hasClimber) {
    const plants = new PlantMaterials(b, 'summer');
    const u = doorAt > width / 2 ? doorAt - 2.1 : doorAt + 0.8;
    onFace(b, body, 'front', 0, () =>
      climber(b, u, u + 1.3, Math.min(3.4, eaveY), plants.flowers(random), random),
    );
    for (const dx of [-1.7, -1.15, 1.15, 1.7])
      shrub(b, [doorX + dx, 0.15, 0.6], 0.36, plants.flowers(random), random, 130);
  }
  return {
    footprint: { x0: -plot.widthMetres / 2, x1: plot.widthMetres / 2, z0: -manner.depth, z1: 0 },
    heightMetres: top + 0.8,
    storeys,
    roof: form,
  };
}

export const pitchedHouse = (manner: PitchedManner): PlotHouse => ({
  look: manner.look,
  rooms: { roomWidthMetres: 3.4, storeyHeightMetres: 3, roomDepthMetres: 3.8 },
  storeys: manner.storeys,
  roofs: ['gable', 'hip', 'flat'],
  build: (house, plot) => build(house, plot, manner),
});
