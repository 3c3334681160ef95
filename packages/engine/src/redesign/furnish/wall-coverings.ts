/** Coverings of single walls: a feature wall behind the main piece, tiles in wet areas. */
import { materials } from '../../materials/catalogue.ts';
import type { MaterialSpec } from '../../materials/tile.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { type FloorPlan, type PlacedPiece, sides, wallLength } from './floor-plan.ts';

/** Extent along the wall from its left end as seen from inside, and above the floor, metres. */
export interface WallCovering {
  readonly side: Side;
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly spec: MaterialSpec;
}

/** Materials large and calm enough for a whole wall. */
const slabs: readonly MaterialSpec['kind'][] = [
  'slabTile',
  'marble',
  'microcement',
  'limewash',
  'boardConcrete',
];
/** Heights of tiles around a bathroom and a shower, and their margin. */
const tileMetres = { half: 1.14, shower: 2.14, beside: 0.12 } as const;
/** Height of a course. */
const courseMetres: Readonly<Partial<Record<MaterialSpec['kind'], number>>> = {
  subwayTile: 1.2 / 16,
  zellige: 1.6 / 16,
  ledgestone: 2.4 / 34,
};

/** Tiles end with a whole course: of a cut one only the joints would show. */
function wholeCourses(metres: number, { kind, scale = 1 }: MaterialSpec): number {
  const course = (courseMetres[kind] ?? 0) * scale;
  return course > 0 ? Math.floor(metres / course + 1e-6) * course : metres;
}

/** Tiles that would end this close to a corner extend to it: ending mid-wall looks unfinished. */
const toCornerMetres = 1;

function whole(
  { shell }: Pick<FloorPlan, 'shell'>,
  side: Side,
  v1: number,
  spec: MaterialSpec,
): WallCovering {
  return { side, u0: 0, u1: wallLength(shell, side), v0: 0, v1, spec };
}

/** The stretch of each wall behind its pieces. */
function stretchesBehind(
  { shell: { width, depth } }: FloorPlan,
  { rect }: PlacedPiece,
): { side: Side; u0: number; u1: number }[] {
  const near = 0.2;
  return [
    { side: 'back' as const, gap: rect.z0 + depth / 2, u0: rect.x0, u1: rect.x1, from: width / 2 },
    {
      side: 'left' as const,
      gap: rect.x0 + width / 2,
      u0: -rect.z1,
      u1: -rect.z0,
      from: depth / 2,
    },
    { side: 'right' as const, gap: width / 2 - rect.x1, u0: rect.z0, u1: rect.z1, from: depth / 2 },
  ]
    .filter(({ gap }) => gap < near)
    .map(({ side, u0, u1, from }) => ({ side, u0: u0 + from, u1: u1 + from }));
}

/** Tiles that end on a wall end in a narrow tile of one colour. */
const edgeMetres = 0.02;

/** The finishing tiles along the top of a covering, and along its sides that stand free. */
function edgesOf(one: WallCovering, { shell }: FloorPlan): WallCovering[] {
  const colour = one.spec.colours?.[0] ?? materials[one.spec.kind].colours[0];
  const spec: MaterialSpec = { kind: 'paint', ...(colour ? { colours: [colour] } : {}) };
  const { u0, u1, v0, v1 } = one;
  const ends = (u: number) =>
    u > edgeMetres &&
    u < wallLength(shell, one.side) - edgeMetres &&
    !shell.openings.some(
      ({ side, u0: left, u1: right }) =>
        side === one.side && (Math.abs(u - left) < edgeMetres || Math.abs(u - right) < edgeMetres),
    );
  const edges: WallCovering[] = [];
  if (v1 < shell.height) edges.push({ ...one, v0: v1, v1: v1 + edgeMetres, spec });
  if (ends(u0)) edges.push({ ...one, u0: u0 - edgeMetres, u1: u0, v0, v1: v1 + edgeMetres, spec });
  if (ends(u1)) edges.push({ ...one, u0: u1, u1: u1 + edgeMetres, v0, v1: v1 + edgeMetres, spec });
  return edges;
}

/** Tiles also go on to a window or door this close to their end. */
const toOpeningMetres = 0.7;

/** Where the tiles of a stretch end: at a corner or at an opening, if one is near. */
function finished({ shell }: FloorPlan, side: Side, from: number, to: number) {
  const length = wallLength(shell, side);
  const openings = shell.openings.filter((one) => one.side === side);
  const u0 = Math.max(...openings.map(({ u1 }) => u1).filter((u1) => u1 < from), 0);
  const u1 = Math.min(...openings.map(({ u0: left }) => left).filter((left) => left > to), length);
  return {
    u0: from - u0 < (u0 > 0 ? toOpeningMetres : toCornerMetres) ? u0 : from,
    u1: u1 - to < (u1 < length ? toOpeningMetres : toCornerMetres) ? u1 : to,
  };
}

function wetCoverings(plan: FloorPlan, spec: MaterialSpec): WallCovering[] {
  const { shell, placed } = plan;
  const wet = placed.filter(({ piece }) => piece.wetsWalls);
  const vanitySide = placed[0]?.spot.side;
  if (slabs.includes(spec.kind)) {
    const walls = new Set(wet.flatMap((one) => stretchesBehind(plan, one).map(({ side }) => side)));
    if (vanitySide !== undefined) walls.add(vanitySide);
    return [...walls].map((side) => whole(plan, side, shell.height, spec));
  }
  const low = wholeCourses(tileMetres.half, spec);
  const half = sides.map((side) => whole(plan, side, low, spec));
  const high = Math.min(shell.height, wholeCourses(tileMetres.shower, spec));
  const zones = wet.flatMap((one) =>
    stretchesBehind(plan, one).map(({ side, u0, u1 }) => ({
      side,
      ...finished(plan, side, u0 - tileMetres.beside, u1 + tileMetres.beside),
      v0: low,
      v1: high,
      spec,
    })),
  );
  const edged = (one: WallCovering) => [one, ...edgesOf(one, plan)];
  return [...half.flatMap(edged), ...zones.flatMap(edged)];
}

/** For a room that keeps its furniture: one wall, or tiles on the lower half of all walls. */
export function cladWalls(
  shell: FloorPlan['shell'],
  side: Side,
  feature: MaterialSpec,
  isWet: boolean,
): readonly WallCovering[] {
  if (isWet && !slabs.includes(feature.kind))
    return sides.map((one) =>
      whole({ shell }, one, wholeCourses(tileMetres.half, feature), feature),
    );
  return [whole({ shell }, side, shell.height, feature)];
}

export function wallCoverings(
  plan: FloorPlan,
  feature: MaterialSpec,
  isWet: boolean,
): readonly WallCovering[] {
  if (isWet) return wetCoverings(plan, feature);
  const side = plan.placed[0]?.spot.side ?? 'back';
  return [whole(plan, side, plan.shell.height, feature)];
}
