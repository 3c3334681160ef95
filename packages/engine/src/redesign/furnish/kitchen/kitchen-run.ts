/** One wall of cabinets: places of sink, hob and tall units, and what is above. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { from, rectAt, type Spot, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { rugPiece } from '../pieces/textiles.ts';
import { lengthOf, type Stretch, upper } from './kitchen-parts.ts';
import { cabinetsPiece, runDepth, type TallUnit, tallMetres, tallPiece } from './kitchen-pieces.ts';
import { aboveWorktop } from './kitchen-uppers.ts';
import { tileAbove } from './splashback.ts';

export const leastRun = 1.2;
/** Walls of this length get a larder beside the refrigerator. */
const larderFromMetres = 4;
/** Shorter walls have no tall units. */
const tallFromMetres = 2.6;
const sinkHalf = 0.35;
/** Least distance of a sink or hob from the end of its run. */
const fromEnd = 0.4;
/** Height of the window above that a worktop may hide. */
const hiddenOfWindow = 0.3;

/** A rug in front of the sink; `out` is from its centre to the fronts. */
const runner = { lengths: [2.2, 1.6], width: 0.75, out: 0.5, seen: 0.85 } as const;

/** Position along the wall, or free choice on this run. */
type Wanted = number | 'anywhere';

export interface RunWish {
  readonly hob?: Wanted | undefined;
  readonly sink?: Wanted | undefined;
  /** With tall units at one end. */
  readonly hasTall: boolean;
  /** Distance kept free in front of the camera. */
  readonly away: number | undefined;
}

const mid = ({ from: start, to }: Stretch): number => (start + to) / 2;

/** Parts of a stretch without windows above the worktop. */
function bareParts({ plan: { shell } }: Furnisher, side: Side, stretch: Stretch): Stretch[] {
  const windows = shell.openings
    .filter(
      (one) =>
        one.side === side && one.v1 > upper.low && one.u1 > stretch.from && one.u0 < stretch.to,
    )
    .sort((one, other) => one.u0 - other.u0);
  const parts: Stretch[] = [];
  let at = stretch.from;
  for (const { u0, u1 } of windows) {
    if (u0 - 0.08 - at > 0.4) parts.push({ from: at, to: u0 - 0.08 });
    at = Math.max(at, u1 + 0.08);
  }
  if (stretch.to - at > 0.4) parts.push({ from: at, to: stretch.to });
  return parts;
}

/** Least visible share of a tall unit. */
const tallSeen = 0.55;

/** Adds a tall unit centred at u; returns whether it fitted. */
export const addTall = (
  context: Furnisher,
  side: Side,
  u: number,
  kind: TallUnit,
  leastSeen: number = tallSeen,
): boolean =>
  context.tryAt(tallPiece(context, kind), wallSpot(context.plan.shell, side, u), leastSeen);

/** Keeps the space for its door free. */
export function keepFreeBefore({ plan }: Furnisher, side: Side, u: number, kind: TallUnit): void {
  const half = tallMetres[kind] / 2;
  const spot = wallSpot(plan.shell, side, u);
  plan.keepFree(rectAt(spot, { x0: -half, x1: half, z0: 0.7, z1: 1.3 }));
}

/** Places a tall unit at one end of a stretch; returns the rest, undefined if it doesn't fit. */
function withTall(
  context: Furnisher,
  side: Side,
  whole: Stretch,
  kind: TallUnit,
  isAtStart: boolean,
): Stretch | undefined {
  const width = tallMetres[kind];
  const at = isAtStart ? whole.from + width / 2 : whole.to - width / 2;
  if (!addTall(context, side, at, kind)) return undefined;
  keepFreeBefore(context, side, at, kind);
  return isAtStart
    ? { from: whole.from + width, to: whole.to }
    : { from: whole.from, to: whole.to - width };
}

/** Places tall units as a block at the better end; returns the rest of the wall. */
function afterTallUnits(context: Furnisher, side: Side, whole: Stretch): Stretch {
  for (const isAtStart of [true, false]) {
    const rest = withTall(context, side, whole, 'fridge', isAtStart);
    if (!rest) continue;
    if (lengthOf(whole) < larderFromMetres) return rest;
    return withTall(context, side, rest, 'larder', isAtStart) ?? rest;
  }
  return whole;
}

/** Positions of sink and hob from the run's centre: as requested, else apart from each other. */
function basinAndHob(
  { plan: { shell } }: Furnisher,
  side: Side,
  stretch: Stretch,
  bare: readonly Stretch[],
  { hob, sink }: RunWish,
): { sinkAt: number | undefined; hobAt: number | undefined } {
  const length = lengthOf(stretch);
  const middle = mid(stretch);
  const inRun = (u: number) =>
    Math.min(length / 2 - fromEnd, Math.max(fromEnd - length / 2, u - middle));
  const windows = shell.openings.filter(
    (one) =>
      one.side === side && one.kind === 'window' && one.u0 < stretch.to && one.u1 > stretch.from,
  );
  const widest = [...bare].sort((one, other) => lengthOf(other) - lengthOf(one))[0];
  const ends = [stretch.from, stretch.to];
  const forSink =
    typeof sink === 'number'
      ? [sink]
      : [
          ...windows.map(({ u0, u1 }) => (u0 + u1) / 2),
          ...[1 / 3, 2 / 3].map((share) => stretch.from + share * length),
        ];
  const firstApart = (places: readonly number[], other: number | undefined) => {
    const tried = [...places, ...ends].map(inRun);
    return tried.find((at) => other === undefined || Math.abs(at - other) > 2 * sinkHalf);
  };
  const sinkBeside = (hobAt: number | undefined) =>
    sink === undefined ? undefined : firstApart(forSink, hobAt);
  if (hob === undefined) return { sinkAt: sinkBeside(undefined), hobAt: undefined };
  if (typeof hob === 'number') {
    const hobAt = inRun(hob);
    return { sinkAt: sinkBeside(hobAt), hobAt };
  }
  const sinkAt = sinkBeside(undefined);
  return { sinkAt, hobAt: firstApart([widest ? mid(widest) : middle], sinkAt) };
}

/** Places a rug in front of the sink, if visible. */
function layRunner(context: Furnisher, spot: Spot): void {
  for (const length of runner.lengths)
    if (context.tryAt(rugPiece(context.record, length, runner.width), spot, runner.seen)) return;
}

/** Returns whether it was placed. */
export function runAlong(context: Furnisher, side: Side, whole: Stretch, wish: RunWish): boolean {
  const { plan } = context;
  const { shell } = plan;
  const before = plan.placed.length;
  const hasTall = wish.hasTall && lengthOf(whole) > tallFromMetres;
  const stretch = hasTall ? afterTallUnits(context, side, whole) : whole;
  const width = lengthOf(stretch);
  const middle = mid(stretch);
  const bare = bareParts(context, side, stretch);
  const { sinkAt, hobAt } = basinAndHob(context, side, stretch, bare, wish);
  const run = cabinetsPiece(context, width, sinkAt, hobAt);
  const spot = wallSpot(shell, side, middle);
  if (width < leastRun / 2 || !plan.fits(run, spot, hiddenOfWindow, wish.away)) {
    plan.placed.splice(before);
    return false;
  }
  context.addShown(run, spot);
  if (sinkAt !== undefined) layRunner(context, from(spot, sinkAt, runDepth + runner.out));
  // in a corner the next run continues where this one ends
  const half = Math.max(0.3, width / 2 - runDepth - 0.03);
  plan.keepFree(rectAt(spot, { x0: -half, x1: half, z0: runDepth, z1: runDepth + 0.95 }));
  tileAbove(context, side, stretch);
  for (const part of bare)
    aboveWorktop(context, side, part, hobAt === undefined ? undefined : hobAt + middle);
  return true;
}

/** Variants of the stretch that end farther from the camera. */
export function shortened({ plan: { shell } }: Furnisher, side: Side, whole: Stretch): Stretch[] {
  const [x, , z] = shell.camera.position;
  const awayFrom = (u: number) => {
    const at = wallSpot(shell, side, u);
    return Math.hypot(at.x - x, at.z - z);
  };
  const isNearAtEnd = awayFrom(whole.to) < awayFrom(whole.from);
  return [0, 0.6].flatMap((inCorner) =>
    [0, 0.3, 0.6, 1, 1.4, 1.9, 2.5]
      .map((cut) =>
        isNearAtEnd
          ? { from: whole.from + inCorner, to: whole.to - cut }
          : { from: whole.from + cut, to: whole.to - inCorner },
      )
      .filter((part) => lengthOf(part) >= leastRun / 2),
  );
}

/** Shortens a second run at the corner with the first. */
export function besideCorner(
  { plan }: Furnisher,
  side: Side,
  { from: start, to }: Stretch,
): Stretch {
  const length = wallLength(plan.shell, side);
  const isTaken = (u: number) => {
    const rect = rectAt(wallSpot(plan.shell, side, u), {
      x0: -0.05,
      x1: 0.05,
      z0: 0.05,
      z1: runDepth,
    });
    return !plan.isFreeForGood(rect);
  };
  let [low, high] = [start, to];
  while (low < high && isTaken(low + 0.03)) low += 0.05;
  while (high > low && isTaken(high - 0.03)) high -= 0.05;
  return { from: Math.max(0, low), to: Math.min(length, high) };
}
