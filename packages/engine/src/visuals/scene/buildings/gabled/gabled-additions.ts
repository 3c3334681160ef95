/** Additions to a gabled house: a cross gable, a turret, a garage. */
import { lathe } from '../../curved/turned.ts';
import { roundWindow } from '../../round-window.ts';
import { type Opening, onFace, type Rect, type WallOptions } from '../../wall-parts.ts';
import { appliedWindow } from '../../walls.ts';
import { garageFront } from '../additions/garage-doors.ts';
import { type House, plinth, topRoof } from '../house.ts';
import { mass } from '../masses.ts';
import type { Body } from './gabled-bodies.ts';

export function windowOpening(
  body: Body,
  u: number,
  sill: number,
  shutters: boolean,
  scale = 1,
): Opening {
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

/** A window of a gable, a dormer or a turret, unless windows were refused. */
export function addedWindow(
  house: House,
  at: Parameters<typeof appliedWindow>[1],
  options: WallOptions,
): void {
  if (house.hasWindows) appliedWindow(house.b, at, house.skin, options);
}

/** A round window in a gable of this span and rise, built on the wall below. */
export function gableOculus(house: House, span: number, rise: number, storey: number): void {
  roundWindow(
    house.b,
    { u: span / 2, v: rise * 0.36, radius: Math.min(0.6, rise * 0.24) },
    house.skin,
    { storey, name: 'gable', roomShift: 11 },
  );
  house.b.facts['round-windows'] = true;
}

interface CrossGable {
  readonly body: Body;
  readonly rect: Rect;
  readonly eaveY: number;
  readonly pitch: number;
  readonly doorX: number;
  readonly shutters: boolean;
}

export function crossGable(
  house: House,
  { body, rect, eaveY, pitch, doorX, shutters }: CrossGable,
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
  if (house.design.brief.parts.windows?.form === 'round' && house.hasWindows) {
    onFace(house.b, wing, 'front', eaveY, () => gableOculus(house, span, rise, storeys - 1));
  } else if (rise > 1.3) {
    onFace(house.b, wing, 'front', eaveY, () =>
      addedWindow(
        house,
        { u0: span / 2 - 0.4, u1: span / 2 + 0.4, v0: 0.12, v1: Math.min(1.25, rise * 0.5) },
        { storey: storeys - 1, name: 'gable', roomShift: 31 },
      ),
    );
  }
  return { rect: wing, top };
}

/** A round corner tower with a tall cone. */
export function turret(house: House, x: number, z: number, eaveY: number): number {
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
          addedWindow(
            house,
            { u0: 0, u1: 0.76, v0: 0, v1: 1.4 },
            {
              storey,
              name: 'turret',
              roomShift: turnRad * 9,
            },
          ),
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
  const reach = radius + 0.06;
  house.blocks.push({
    rect: { x0: x - reach, x1: x + reach, z0: z - reach, z1: z + reach },
    y0: 0,
    y1: top,
  });
  b.facts.tower = true;
  return top + 4.5;
}

/** Over three doors a usual pitch would rise above the house. */
const highestMetres = 4.2;

export function garageHouse(house: House, body: Body, rect: Rect): Rect {
  const { b, random, design } = house;
  const right = random.chance(0.5);
  const { width, openings, built } = garageFront(design, 5.6, 0.6, 0, 2.25);
  const z1 = rect.z1 - (openings.length > 1 ? 0 : 0.6);
  const wing: Rect = right
    ? { x0: rect.x1, x1: rect.x1 + width, z0: rect.z0 + 1, z1 }
    : { x0: rect.x0 - width, x1: rect.x0, z0: rect.z0 + 1, z1 };
  mass(house, wing, {
    y: 0.1,
    height: 2.7,
    storey: 0,
    name: 'garage',
    openings: { front: openings },
  });
  const y = 2.8;
  topRoof(house, wing, y, {
    form: 'gable',
    eave: body.eave,
    pitch: Math.min(0.7, highestMetres / width),
    ridge: 'z',
  });
  // Its roof slopes towards the house: only the eave touches the wall.
  house.blocks.push({ rect: wing, y0: y, y1: y + 0.5 });
  b.facts.garage = built;
  return wing;
}

/** A lower, set-back wing at one side: a kitchen, a dairy, a studio. */
export function sideWing(house: House, body: Body, rect: Rect): Rect {
  const { random } = house;
  const width = random.between(4, 5.6);
  const height = 2.5;
  const [z0, z1] = [rect.z0 + random.between(0.4, 1), rect.z1 - random.between(0.9, 1.6)];
  const wing: Rect = random.chance(0.5)
    ? { x0: rect.x1, x1: rect.x1 + width, z0, z1 }
    : { x0: rect.x0 - width, x1: rect.x0, z0, z1 };
  const count = random.integer(1, 2);
  mass(house, wing, {
    y: body.plinth * 0.5,
    height,
    storey: 0,
    name: 'wing',
    openings: {
      front: Array.from({ length: count }, (_, index) =>
        windowOpening(body, (width * (index + 0.5)) / count, 0.8, false, 1),
      ),
    },
  });
  const y = body.plinth * 0.5 + height;
  const top = topRoof(house, wing, y, {
    form: 'gable',
    eave: body.eave * 0.8,
    pitch: Math.min(0.85, body.pitch[0]),
    ridge: 'x',
  });
  house.blocks.push({ rect: wing, y0: y, y1: top });
  return wing;
}
