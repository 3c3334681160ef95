/** The room before it is furnished: its size, its surfaces, its windows, and the view outside. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Vector3 } from '../../scene-model.ts';
import { triangleRoles } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import type { Design } from '../design.ts';
import { coat, finishOf } from '../finishes.ts';
import type { Dress } from '../palette.ts';
import { box } from '../solids.ts';
import { type Opening, type WallSkin, wall } from '../walls.ts';
import type { InteriorLook } from './interior-looks.ts';

export type Side = 'back' | 'left' | 'right';

export interface RoomMaterials {
  readonly wall: number;
  readonly feature: number;
  readonly floor: number;
  readonly ceiling: number;
  readonly skirting: number;
  readonly wood: number;
  readonly darkWood: number;
  readonly metal: number;
  readonly brass: number;
  readonly fabric: number;
  readonly fabrics: readonly number[];
  readonly accents: readonly number[];
  readonly cabinet: number;
  readonly top: number;
  readonly frame: number;
  readonly glass: number;
  readonly mirror: number;
  readonly lampShade: number;
  readonly bulb: number;
  readonly white: number;
  readonly black: number;
  readonly steel: number;
  readonly porcelain: number;
  readonly pot: number;
  readonly paper: number;
}

export interface Room {
  readonly b: SceneBuilder;
  readonly design: Design;
  readonly look: InteriorLook;
  readonly m: RoomMaterials;
  readonly random: Random;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly windows: readonly { readonly side: Side; readonly openings: readonly Opening[] }[];
  readonly featureSide: Side;
}

/** Whether any window interrupts this stretch of a wall, in the wall's own metres from its middle. */
export function hasWindow(room: Room, side: Side, from: number, to: number): boolean {
  const width = sideLength(room, side);
  return room.windows.some(
    (row) =>
      row.side === side &&
      row.openings.some(({ u0, u1 }) => u1 - width / 2 > from && u0 - width / 2 < to),
  );
}

export const sideLength = (room: Pick<Room, 'width' | 'depth'>, side: Side) =>
  side === 'back' ? room.width : room.depth;

/** Local coordinates at a wall: origin on the floor, z into the room, x to the right seen from inside the room facing the wall. */
export function atWall(room: Room, side: Side, along: number, build: () => void): void {
  const { b, width, depth } = room;
  const at: Record<Side, Vector3> = {
    back: [along, 0, -depth / 2],
    left: [-width / 2, 0, -along],
    right: [width / 2, 0, along],
  };
  const turns: Record<Side, number> = { back: 0, left: Math.PI / 2, right: -Math.PI / 2 };
  b.place({ at: at[side], turnRad: turns[side] }, build);
}

function dress(b: SceneBuilder, [material, colour]: Dress, wear: 'wall' | 'floor'): number {
  if (colour?.startsWith('#') === true) {
    const base = finishOf(material, wear);
    return b.material({
      ...base,
      name: `${base.name} ${colour} indoors`,
      albedo: linearFromHex(colour),
      neverSnow: true,
      neverWet: true,
    });
  }
  const base = finishOf(material, wear, colour === undefined ? {} : { colour });
  return b.material({ ...base, name: `${base.name} indoors`, neverSnow: true, neverWet: true });
}

export function roomMaterials(b: SceneBuilder, design: Design, look: InteriorLook): RoomMaterials {
  const random = design.random('room materials');
  const { brief } = design;
  const own = (hex: string, options: Parameters<typeof coat>[1] = {}) =>
    b.material(coat(hex, { indoors: true, ...options }));
  const wishedDress = (part: PartKey, fallback: Dress): Dress => {
    const material = brief.parts[part]?.materials?.[0];
    const colour = brief.parts[part]?.colours?.[0];
    if (material !== undefined) return [material, colour];
    return colour === undefined ? fallback : ['plaster', colour];
  };
  const wallDraw: Dress = ['plaster', random.pick(look.walls)];
  const wallWish = wishedDress('walls', wallDraw);
  // Brick, tiles or stone asked for "the walls" dress the feature wall of most rooms and all walls of small ones.
  const wall = dress(b, wallWish, 'wall');
  const featureDraw = random.pick(look.features);
  const feature =
    wallWish !== wallDraw
      ? wall
      : random.chance(look.featureChance)
        ? dress(b, featureDraw, 'wall')
        : wall;
  const floorDraw = random.pick(look.floors);
  const floorWish =
    brief.parts.floor?.materials === undefined && brief.parts.floor?.colours !== undefined
      ? ([floorDraw[0], brief.parts.floor.colours[0]] as const)
      : wishedDress('floor', floorDraw);
  const finished = (part: PartKey, hex: string, options: Parameters<typeof coat>[1] = {}) => {
    const material = brief.parts[part]?.materials?.[0];
    const colour = brief.parts[part]?.colours?.[0];
    if (material !== undefined) return dress(b, [material, colour], 'floor');
    return own(colour ?? hex, options);
  };
  const shuffled = <Item>(items: readonly Item[]) =>
    [...items]
      .map((item) => [random.next(), item] as const)
      .sort((a, c) => a[0] - c[0])
      .map(([, item]) => item);
  const fabrics = shuffled(look.fabrics).map((hex) =>
    own(hex, { tile: random.chance(0.5) ? 'linen' : 'woolWeave' }),
  );
  const woodHex = random.pick(look.woods);
  const metalHex = random.pick(look.metals);
  const tops = random.pick(look.tops);
  return {
    wall,
    feature,
    floor: dress(b, floorWish, 'floor'),
    ceiling: own(brief.parts.ceiling?.colours?.[0] ?? '#f1eee8', {
      name: 'ceiling',
      tile: 'paint',
    }),
    skirting: finished('trim', '#efece5', { roughness: 0.5 }),
    wood: own(woodHex, { tile: 'oakPlanks', scale: 0.5, roughness: 0.42 }),
    darkWood: own('#4a3323', { tile: 'walnutPlanks', scale: 0.5, roughness: 0.4 }),
    metal: own(metalHex, {
      roughness: 0.35,
      metal: metalHex === '#b98f4a' || metalHex === '#a9adb0',
    }),
    brass: own('#b98f4a', { roughness: 0.3, metal: true }),
    fabric: fabrics[0]!,
    fabrics,
    accents: shuffled(look.accents).map((hex) => own(hex, { tile: 'linen' })),
    cabinet: finished('cabinets', random.pick(look.cabinets), { roughness: 0.45, tile: 'paint' }),
    top:
      brief.parts.countertop?.materials !== undefined ||
      brief.parts.countertop?.colours !== undefined
        ? dress(b, wishedDress('countertop', tops), 'floor')
        : dress(b, tops, 'floor'),
    frame: finished('windows', random.pick(look.frames), { roughness: 0.5 }),
    glass: b.material({
      name: 'window pane',
      surface: 'glass',
      albedo: [0.93, 0.95, 0.94],
      roughness: 0.02,
    }),
    mirror: b.material({
      name: 'mirror',
      surface: 'mirror',
      albedo: [0.86, 0.88, 0.88],
      roughness: 0.02,
    }),
    lampShade: b.material({
      name: 'lamp shade',
      surface: 'opaque',
      albedo: linearFromHex('#efe4cc'),
      emission: [1.3, 0.88, 0.48],
      neverSnow: true,
    }),
    bulb: b.material({
      name: 'bulb',
      surface: 'opaque',
      albedo: [0.9, 0.8, 0.6],
      emission: [9, 6, 3],
      neverSnow: true,
    }),
    white: own('#ece9e2', { name: 'white lacquer', roughness: 0.35 }),
    black: own('#222326', { name: 'black lacquer', roughness: 0.4 }),
    steel: own('#a9adb0', { name: 'steel', roughness: 0.3, metal: true }),
    porcelain: own('#f0efeb', { name: 'porcelain', roughness: 0.12, specular: 0.05 }),
    pot: own(random.pick(['#d8d2c6', '#9c5138', '#3a3b3d', '#8f9a8f']), {
      name: 'plant pot',
      roughness: 0.6,
    }),
    paper: own('#f0ebe0', { name: 'paper', roughness: 0.9 }),
  };
}

export type WindowStyle = 'sash' | 'panorama' | 'steel' | 'french' | 'arched';

export function windowOpenings(
  random: Random,
  style: WindowStyle,
  length: number,
  height: number,
): Opening[] {
  if (style === 'panorama') {
    const half = length * random.between(0.3, 0.42);
    return [
      {
        u0: length / 2 - half,
        u1: length / 2 + half,
        v0: random.chance(0.5) ? 0.04 : 0.5,
        v1: height - 0.25,
        kind: 'window',
        columns: Math.max(2, Math.round(half * 0.9)),
      },
    ];
  }
  if (style === 'steel') {
    const count = Math.max(1, Math.floor(length / 2.6));
    const bay = length / count;
    return Array.from({ length: count }, (_, index) => ({
      u0: bay * index + 0.3,
      u1: bay * (index + 1) - 0.3,
      v0: 0.75,
      v1: height - 0.45,
      kind: 'window' as const,
      columns: 4,
      bars: [0.25, 0.5, 0.75],
    }));
  }
  const french = style === 'french';
  const arched = style === 'arched';
  const width = random.between(1.1, 1.5);
  const count = Math.max(1, Math.min(3, Math.floor(length / (width + 0.9))));
  const bay = length / count;
  return Array.from({ length: count }, (_, index) => {
    const u = bay * (index + 0.5);
    return {
      u0: u - width / 2,
      u1: u + width / 2,
      v0: french ? 0.05 : 0.8,
      v1: Math.min(height - 0.3, 2.45),
      kind: 'window' as const,
      columns: 2,
      bars: french ? [0.33, 0.66] : [0.5],
      ...(arched ? { archRise: width / 2 } : {}),
    };
  });
}

function portal(room: Room, opening: Opening): void {
  const { b } = room;
  const { u0, u1, v0, v1 } = opening;
  const corner = b.world([u0, v0, -0.26]);
  const right = b.world([u1, v0, -0.26]);
  const up = b.world([u0, v1, -0.26]);
  b.lights.push({
    kind: 'portal',
    corner,
    edgeU: [right[0] - corner[0], right[1] - corner[1], right[2] - corner[2]],
    edgeV: [up[0] - corner[0], up[1] - corner[1], up[2] - corner[2]],
    normal: b.direction([0, 0, 1]),
  });
}

/** Walls with windows, floor, ceiling, skirting, and a front wall that only light can see. */
export function shell(room: Room): void {
  const { b, m, width, depth, height } = room;
  const skin: WallSkin = {
    wall: m.wall,
    frame: m.frame,
    glass: m.glass,
    trim: m.skirting,
    door: m.wood,
    metal: m.metal,
    frameMetres: 0.05,
    revealMetres: 0.2,
    clear: true,
  };
  for (const side of ['back', 'left', 'right'] as const) {
    const length = sideLength(room, side);
    const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
    atWall(room, side, 0, () => {
      b.place({ at: [-length / 2, 0, 0] }, () => {
        const material = side === room.featureSide ? m.feature : m.wall;
        wall(
          b,
          length,
          height,
          openings,
          { ...skin, wall: material },
          { storey: 0, name: `${side}`, roomShift: 0 },
        );
        for (const opening of openings) {
          portal(room, opening);
          b.begin('trim', 'window board');
          box(
            b,
            [opening.u0 - 0.06, opening.v0 - 0.03, -0.2],
            [opening.u1 + 0.06, opening.v0, 0.06],
            m.skirting,
          );
        }
        b.begin('trim', 'skirting');
        skirting(b, length, openings, m.skirting);
      });
    });
  }
  b.begin('floor', 'floor');
  const [x, z] = [width / 2, depth / 2];
  b.quad([-x, 0, z + 2], [x, 0, z + 2], [x, 0, -z], [-x, 0, -z], m.floor);
  b.begin('ceiling', 'ceiling');
  b.quad([-x, height, -z], [x, height, -z], [x, height, z + 2], [-x, height, z + 2], m.ceiling);
  b.begin('wall', 'near walls');
  b.quad([-x, 0, z + 2], [-x, 0, z], [-x, height, z], [-x, height, z + 2], m.wall);
  b.quad([x, 0, z], [x, 0, z + 2], [x, height, z + 2], [x, height, z], m.wall);
  b.quad([x, 0, z + 2], [-x, 0, z + 2], [-x, height, z + 2], [x, height, z + 2], m.wall);
  b.begin('wall', 'outer shell');
  b.as(triangleRoles.proxy, () => {
    b.quad(
      [-x - 0.3, height + 0.3, -z - 0.3],
      [x + 0.3, height + 0.3, -z - 0.3],
      [x + 0.3, height + 0.3, z + 2.3],
      [-x - 0.3, height + 0.3, z + 2.3],
      m.ceiling,
    );
  });
}

function skirting(
  b: SceneBuilder,
  length: number,
  openings: readonly Opening[],
  material: number,
): void {
  const low = openings.filter((opening) => opening.v0 < 0.12).sort((a, c) => a.u0 - c.u0);
  let from = 0;
  for (const { u0, u1 } of low) {
    box(b, [from, 0, 0], [u0, 0.1, 0.018], material);
    from = u1;
  }
  box(b, [from, 0, 0], [length, 0.1, 0.018], material);
}

/** Wainscot panels below a rail, and a cornice above: the classic dress of a wall. */
export function panelling(room: Room, side: Side): void {
  const { b, m, height } = room;
  const length = sideLength(room, side);
  const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
  atWall(room, side, 0, () => {
    b.place({ at: [-length / 2, 0, 0] }, () => {
      b.begin('trim', 'panelling');
      box(b, [0, height - 0.14, 0], [length, height, 0.1], m.skirting);
      box(b, [0, height - 0.2, 0], [length, height - 0.14, 0.05], m.skirting);
      const count = Math.max(2, Math.round(length / 1.1));
      for (let index = 0; index < count; index++) {
        const [u0, u1] = [(length * index) / count + 0.1, (length * (index + 1)) / count - 0.1];
        if (openings.some((opening) => opening.u1 > u0 && opening.u0 < u1)) continue;
        for (const [v0, v1] of [
          [0.2, 0.85],
          [1.05, height - 0.35],
        ] as const) {
          const t = 0.03;
          box(b, [u0, v0, 0], [u1, v0 + t, 0.022], m.skirting);
          box(b, [u0, v1 - t, 0], [u1, v1, 0.022], m.skirting);
          box(b, [u0, v0 + t, 0], [u0 + t, v1 - t, 0.022], m.skirting);
          box(b, [u1 - t, v0 + t, 0], [u1, v1 - t, 0.022], m.skirting);
        }
      }
    });
  });
}

export function beams(room: Room): void {
  const { b, m, width, depth, height, random } = room;
  const material =
    room.design.brief.parts.beams?.materials === undefined && room.look.metals[0] === '#222326'
      ? m.metal
      : m.darkWood;
  b.begin('ceiling', 'beams');
  const along = random.chance(0.5);
  const count = along
    ? Math.max(3, Math.round(width / 1.3))
    : Math.max(3, Math.round((depth + 1) / 1.3));
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count;
    if (along) {
      const x = -width / 2 + width * share;
      box(b, [x - 0.08, height - 0.22, -depth / 2], [x + 0.08, height, depth / 2 + 2], material);
    } else {
      const z = -depth / 2 + (depth + 2) * share;
      box(b, [-width / 2, height - 0.22, z - 0.08], [width / 2, height, z + 0.08], material);
    }
  }
  b.facts.beams = true;
}
