/** Floor, walls with windows, ceiling, skirting, panels and beams. */
import type { Random } from '../../../random/random.ts';
import { type MaterialHandle, triangleRoles, type Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, tube } from '../solids.ts';
import type { Opening, WallSkin } from '../wall-parts.ts';
import { wall } from '../walls.ts';
import { riseAt } from './named/ceiling-shapes.ts';
import { kindAsked } from './named/kind-asked.ts';
import { passage } from './named/passage.ts';
import { bay, noteWindows, stainedPanes } from './named/window-kinds.ts';
import { portal } from './portal.ts';
import { atWall, type Room, type Side, sideLength } from './room.ts';
import { ceilingOf } from './room-ceiling.ts';

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

const roundSides = 40;

/** Fills the corners of a square hole up to its inscribed circle, with a ring. */
function roundCorners(
  b: SceneBuilder,
  opening: Opening,
  wallOf: MaterialHandle,
  ring: MaterialHandle,
): void {
  const { u0, u1, v0, v1 } = opening;
  const [u, v, radius] = [(u0 + u1) / 2, (v0 + v1) / 2, (u1 - u0) / 2];
  const on = (step: number, z: number, r = radius): Vector3 => {
    const angle = (step / roundSides) * 2 * Math.PI;
    return [u + Math.cos(angle) * r, v + Math.sin(angle) * r, z];
  };
  const corner = (step: number): Vector3 => {
    const angle = ((step + 0.5) / roundSides) * 2 * Math.PI;
    return [Math.cos(angle) > 0 ? u1 : u0, Math.sin(angle) > 0 ? v1 : v0, 0.002];
  };
  b.begin('wall', 'round window wall');
  for (let step = 0; step < roundSides; step++) {
    b.tri(corner(step), on(step + 1, 0.002), on(step, 0.002), wallOf);
    b.quad(on(step, 0.002), on(step + 1, 0.002), on(step + 1, -0.2), on(step, -0.2), wallOf);
  }
  b.begin('trim', 'round window frame');
  for (let step = 0; step < roundSides; step++)
    tube(b, on(step, 0.012), on(step + 1, 0.012), 0.035, ring, 6);
}

/** Walls with windows, floor, ceiling, skirting, and a front wall visible only to light. */
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
  const isStained = kindAsked(room, 'windows') === 'stained';
  noteWindows(room);
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
          if (opening.isPassage === true) {
            passage(room, opening, skin.revealMetres);
            continue;
          }
          if (opening.isBay === true) {
            bay(room, opening, skin, side);
            continue;
          }
          portal(b, opening, -0.26);
          if (isStained) stainedPanes(room, opening);
          if (opening.round === true) {
            roundCorners(b, opening, material, m.frame);
            continue;
          }
          b.begin('trim', 'window board');
          box(
            b,
            [opening.u0 - 0.06, opening.v0 - 0.03, -0.2],
            [opening.u1 + 0.06, opening.v0, 0.06],
            m.skirting,
          );
        }
        if (room.design.wants('garden-doors', 0)) doorRails(room, openings);
        b.begin('trim', 'skirting');
        skirting(b, length, openings, m.skirting);
      });
    });
  }
  b.begin('floor', 'floor');
  const [x, z] = [width / 2, depth / 2];
  b.quad([-x, 0, z + 2], [x, 0, z + 2], [x, 0, -z], [-x, 0, -z], m.floor);
  ceilingOf(room);
  b.begin('wall', 'near walls');
  b.quad([-x, 0, z + 2], [-x, 0, z], [-x, height, z], [-x, height, z + 2], m.wall);
  b.quad([x, 0, z], [x, 0, z + 2], [x, height, z + 2], [x, height, z], m.wall);
  b.quad([x, 0, z + 2], [-x, 0, z + 2], [-x, height, z + 2], [x, height, z + 2], m.wall);
  // Skylights must see the sky.
  if (b.facts.skylights !== undefined) return;
  b.begin('wall', 'outer shell');
  const over = height + riseAt(room, 0) + 0.3;
  b.as(triangleRoles.proxy, () => {
    b.quad(
      [-x - 0.3, over, -z - 0.3],
      [x + 0.3, over, -z - 0.3],
      [x + 0.3, over, z + 2.3],
      [-x - 0.3, over, z + 2.3],
      m.ceiling,
    );
  });
}

const handleMetres = { low: 0.95, high: 1.3, aside: 0.07 } as const;

/** Handles and a threshold make doors of windows that reach the floor. */
function doorRails({ b, m }: Room, openings: readonly Opening[]): void {
  for (const { u0, u1, v0 } of openings) {
    if (v0 > 0.12) continue;
    const middle = (u0 + u1) / 2;
    const { low, high, aside } = handleMetres;
    b.begin('door', 'garden doors');
    box(b, [u0, 0, -0.2], [u1, 0.035, 0.02], m.metal);
    for (const side of [-1, 1])
      tube(
        b,
        [middle + side * aside, low, -0.1],
        [middle + side * aside, high, -0.1],
        0.014,
        m.metal,
        8,
      );
  }
}

export function skirting(
  b: SceneBuilder,
  length: number,
  openings: readonly Opening[],
  material: MaterialHandle,
): void {
  const low = openings.filter((opening) => opening.v0 < 0.12).sort((a, c) => a.u0 - c.u0);
  let from = 0;
  for (const { u0, u1 } of low) {
    box(b, [from, 0, 0], [u0, 0.1, 0.018], material);
    from = u1;
  }
  box(b, [from, 0, 0], [length, 0.1, 0.018], material);
}

/** Wainscot panels below a rail, and a cornice above. */
export function panelling(room: Room, side: Side, paint = room.m.skirting): void {
  const { b, height } = room;
  const length = sideLength(room, side);
  const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
  atWall(room, side, 0, () => {
    b.place({ at: [-length / 2, 0, 0] }, () => {
      b.begin('trim', 'panelling');
      box(b, [0, height - 0.14, 0], [length, height, 0.1], paint);
      box(b, [0, height - 0.2, 0], [length, height - 0.14, 0.05], paint);
      const count = Math.max(2, Math.round(length / 1.1));
      for (let index = 0; index < count; index++) {
        const [u0, u1] = [(length * index) / count + 0.1, (length * (index + 1)) / count - 0.1];
        if (openings.some((opening) => opening.u1 > u0 && opening.u0 < u1)) continue;
        for (const [v0, v1] of [
          [0.2, 0.85],
          [1.05, height - 0.35],
        ] as const) {
          const t = 0.03;
          box(b, [u0, v0, 0], [u1, v0 + t, 0.022], paint);
          box(b, [u0, v1 - t, 0], [u1, v1, 0.022], paint);
          box(b, [u0, v0 + t, 0], [u0 + t, v1 - t, 0.022], paint);
          box(b, [u1 - t, v0 + t, 0], [u1, v1 - t, 0.022], paint);
        }
      }
    });
  });
}

export function beams(room: Room): void {
  const { b, m, width, depth, height, random } = room;
  const material =
    room.design.brief.parts.beams?.materials === undefined && room.look.beamsOf === 'steel'
      ? m.metal
      : m.darkWood;
  b.begin('ceiling', 'beams');
  // Under a vault beams tie the walls together.
  const along = random.chance(0.5) && riseAt(room, 0) === 0;
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
