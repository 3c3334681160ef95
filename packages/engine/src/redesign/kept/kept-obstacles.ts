/** Locates kept things in the room's metres, so that new furniture avoids them. */

import { type KeptKind, keptKinds } from '../../restyle/kept/kept-kinds.ts';
import type { KeptThing } from '../../restyle/kept/kept-things.ts';
import { paintedPart } from '../../restyle/kept/painted-parts.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import type { ExactCamera } from '../../visuals/scene-model.ts';
import {
  type Body,
  type PlacedPiece,
  pieceBody,
  type Spot,
  sides,
  wallSpot,
} from '../furnish/floor-plan.ts';
import { atWall } from '../furnish/piece.ts';
import type { RoomView } from '../furnish/room-view.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';

/** A kept thing as an obstacle for new furniture. */
export interface KeptObstacle extends PlacedPiece {
  /** Whether it replaces a piece of this name. */
  readonly standsFor: (name: string) => boolean;
  /** Whether a piece here would hide it from the camera. */
  readonly isHiddenBy: (body: Body) => boolean;
}

/** Least overlap with the smaller outline at which a piece in front hides it. */
const mostHidden = 0.05;
const sampledColumns = 40;
const leastHalf = 0.15;

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function keptObstacles(
  things: readonly KeptThing[],
  shell: PhotoShell,
  view: RoomView,
  widthPx: number,
  heightPx: number,
): KeptObstacle[] {
  return things.flatMap((thing) => {
    const columns = outline(thing, widthPx, heightPx);
    const kind = thing.name === paintedPart ? paintedKind(columns, shell) : keptKinds[thing.name];
    if (!kind) return [];
    const seen = columns.flatMap(({ x, top, foot }) =>
      kind.stands === 'floor'
        ? onFloor(shell, x, foot)
        : [...onWalls(shell, x, top), ...onWalls(shell, x, foot)],
    );
    if (seen.length === 0) return [];
    const spot = kind.stands === 'floor' ? behindFoot(seen, shell) : spotOf(seen, shell);
    const [low, high] =
      kind.stands === 'floor'
        ? [0, Math.min(shell.height, kind.heightMetres)]
        : [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))];
    const width = Math.max(2 * leastHalf, spanAlong(seen, spot));
    const depth = Math.max(kind.depthMetres, ...seen.map((one) => before(spot, one)));
    const piece = {
      ...atWall(thing.name, [width, depth, high - low], () => undefined, { low }),
      isKept: true,
    };
    const body = pieceBody(piece, spot);
    const own = view.see(body);
    const { box } = thing;
    return [
      {
        piece,
        spot,
        ...body,
        standsFor: (name: string) => kind.instead.some((start) => name.startsWith(start)),
        isHiddenBy: (other: Body) => {
          const sight = view.see(other);
          if (sight.share === 0 || sight.nearestMetres >= own.nearestMetres) return false;
          const across = Math.min(sight.right, box.x + box.width) - Math.max(sight.left, box.x);
          const down = Math.min(sight.bottom, box.y + box.height) - Math.max(sight.top, box.y);
          const smaller = Math.min(sight.share, box.width * box.height);
          return across > 0 && down > 0 && across * down > mostHidden * smaller;
        },
      },
    ];
  });
}

/** A painted part whose foot is lower than this on its wall stands on the floor, such as a fireplace. */
const lowFootMetres = 0.4;
const paintedDepthMetres = 0.3;

/** A painted part may be anything: it continues to the floor, or hangs. */
function paintedKind(columns: readonly Column[], shell: PhotoShell): KeptKind {
  const heights = (of: (column: Column) => number) =>
    columns.flatMap((column) => onWalls(shell, column.x, of(column)).map(({ y }) => y));
  const feet = heights(({ foot }) => foot).sort((one, other) => one - other);
  const standsOnFloor = (feet[feet.length >> 1] ?? 0) < lowFootMetres;
  return {
    stands: standsOnFloor ? 'floor' : 'wall',
    depthMetres: paintedDepthMetres,
    heightMetres: Math.max(0, ...heights(({ top }) => top)),
    instead: [],
  };
}

interface Column {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
}

/** Topmost and lowest pixel in sampled columns of the matte. */
function outline({ box, matte }: KeptThing, widthPx: number, heightPx: number): Column[] {
  const found: Column[] = [];
  for (let k = 0; k < sampledColumns; k++) {
    const x = Math.round((box.x + ((k + 0.5) / sampledColumns) * box.width) * widthPx);
    if (x < 0 || x >= widthPx) continue;
    let [top, foot] = [-1, -1];
    for (let y = 0; y < heightPx; y++) {
      if (matte[y * widthPx + x]! < 0.5) continue;
      if (top < 0) top = y;
      foot = y + 1;
    }
    if (foot > 0) found.push({ x: x + 0.5, top, foot });
  }
  return found;
}

function ray({ right, up, forward, focalPx, centreX, centreY }: ExactCamera, x: number, y: number) {
  const [a, b] = [(x - centreX) / focalPx, (centreY - y) / focalPx];
  const part = (k: 0 | 1 | 2) => forward[k] + a * right[k] + b * up[k];
  return [part(0), part(1), part(2)] as const;
}

const clamp = (value: number, half: number) => Math.min(half, Math.max(-half, value));

function onFloor({ camera, width, depth }: PhotoShell, x: number, y: number): Seen[] {
  const [dx, dy, dz] = ray(camera, x, y);
  if (dy > -1e-3) return [];
  const away = -camera.position[1] / dy;
  return [
    {
      x: clamp(camera.position[0] + away * dx, width / 2),
      y: 0,
      z: clamp(camera.position[2] + away * dz, depth / 2),
    },
  ];
}

/** First wall along the ray. */
function onWalls({ camera, width, depth, height }: PhotoShell, x: number, y: number): Seen[] {
  const [dx, dy, dz] = ray(camera, x, y);
  const [px, py, pz] = camera.position;
  const ways = [
    dz < 0 ? (-depth / 2 - pz) / dz : Infinity,
    dx < 0 ? (-width / 2 - px) / dx : Infinity,
    dx > 0 ? (width / 2 - px) / dx : Infinity,
  ];
  const away = Math.min(...ways);
  if (!Number.isFinite(away)) return [];
  const high = Math.min(height, Math.max(0, py + away * dy));
  return [{ x: clamp(px + away * dx, width / 2), y: high, z: clamp(pz + away * dz, depth / 2) }];
}

/** At the wall parallel to its front. */
function behindFoot(seen: readonly Seen[], shell: PhotoShell): Spot {
  const span = (of: (one: Seen) => number) => Math.max(...seen.map(of)) - Math.min(...seen.map(of));
  const isAcross = span(({ x }) => x) >= span(({ z }) => z);
  const isRight = seen.reduce((sum, { x }) => sum + x, 0) > 0;
  const side: Side = isAcross ? 'back' : isRight ? 'right' : 'left';
  return middleAlong(side, seen, shell);
}

function middleAlong(side: Side, seen: readonly Seen[], shell: PhotoShell): Spot {
  const start = wallSpot(shell, side, 0);
  const us = seen.map((one) => along(start, one));
  return wallSpot(shell, side, (Math.min(...us) + Math.max(...us)) / 2);
}

/** At the nearest wall. */
function spotOf(seen: readonly Seen[], shell: PhotoShell): Spot {
  const spots = sides.map((side) => middleAlong(side, seen, shell));
  const gap = (spot: Spot) => Math.min(...seen.map((one) => before(spot, one)));
  return spots.reduce((best, spot) => (gap(spot) < gap(best) ? spot : best));
}

const before = (spot: Spot, { x, z }: Seen): number =>
  (x - spot.x) * Math.sin(spot.turnRad) + (z - spot.z) * Math.cos(spot.turnRad);
const along = (spot: Spot, { x, z }: Seen): number =>
  (x - spot.x) * Math.cos(spot.turnRad) - (z - spot.z) * Math.sin(spot.turnRad);

function spanAlong(seen: readonly Seen[], spot: Spot): number {
  const us = seen.map((one) => along(spot, one));
  return Math.max(...us) - Math.min(...us);
}
