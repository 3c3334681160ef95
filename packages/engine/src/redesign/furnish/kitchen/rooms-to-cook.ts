/** Kitchens along the walls: cabinets where old ones stood, the sink under a window. */
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { openToFloorMetres } from '../../shell/photo-shell.ts';
import { rectAt, sides, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { addDiningPlace, addOldDiningPlace } from '../rooms/dining-place.ts';
import { dressBareWalls } from '../stylist.ts';
import { addIsland } from './kitchen-island.ts';
import { lengthOf, type Stretch } from './kitchen-parts.ts';
import { runDepth, tallMetres } from './kitchen-pieces.ts';
import {
  addTall,
  besideCorner,
  keepFreeBefore,
  leastRun,
  runAlong,
  shortened,
} from './kitchen-run.ts';
import { oldPlaceOf, oldStretches, type WallPlace } from './old-kitchen.ts';
import { tileCorners } from './splashback.ts';

/** Least distance of runs from the camera: the end of a second run would fill the picture's edge. */
const awayMetres = { old: 0.6, second: 1.8 } as const;
/** Most runs where old cabinets are not visible. */
const mostRuns = 2;
const longestMetres = 4.8;
/** A refrigerator nearer to a corner stands in it; otherwise the corner belongs to the other wall's run. */
const inCornerMetres = 0.35;
const besideCornerMetres = runDepth + 0.02;
/** An old refrigerator is often cut by the frame; a new one may stand as far beside it, before a door's path. */
const atOldPlace = { seen: 0.2, asideMetres: 0.6, stepMetres: 0.1 } as const;

/** Visible parts of a wall without doors and floor-length windows. */
function freeStretches({ plan, view }: Furnisher, side: Side): Stretch[] {
  const { shell } = plan;
  const length = wallLength(shell, side);
  const isTaken = (u: number) =>
    shell.openings.some(
      (one) =>
        one.side === side &&
        (one.kind === 'door' || one.v0 < openToFloorMetres) &&
        u > one.u0 - 0.08 &&
        u < one.u1 + 0.08,
    );
  const isSeen = (u: number) => {
    const at = wallSpot(shell, side, u);
    const seen = view.project(at.x, 0.6, at.z);
    return seen !== undefined && seen.x > -0.15 && seen.x < 1.15 && seen.away > 0.9;
  };
  const stretches: Stretch[] = [];
  let start: number | undefined;
  const step = 0.05;
  for (let u = 0; u <= length + step; u += step) {
    const isFree = u <= length && !isTaken(u) && isSeen(u);
    if (isFree && start === undefined) start = u;
    if (!isFree && start !== undefined) {
      stretches.push({ from: start, to: Math.min(length, u - step) });
      start = undefined;
    }
  }
  return stretches;
}

interface WantedRun {
  readonly side: Side;
  readonly stretch: Stretch;
}

/** Candidate walls for a run, best first. */
function likelyRuns(context: Furnisher): WantedRun[] {
  const { plan, view } = context;
  return sides
    .flatMap((side) => freeStretches(context, side).map((stretch) => ({ side, stretch })))
    .filter(({ stretch }) => lengthOf(stretch) >= leastRun)
    .map((run) => {
      const { from: start, to } = run.stretch;
      const spot = wallSpot(plan.shell, run.side, (start + to) / 2);
      const half = (to - start) / 2;
      const rect = rectAt(spot, { x0: -half, x1: half, z0: 0, z1: runDepth });
      const sight = view.see({ rect, low: 0, high: 2.1 });
      const reach = Math.min(longestMetres, to - start) / 2;
      const middle = (start + to) / 2;
      const stretch = { from: middle - reach, to: middle + reach };
      const score = 2 * reach * (0.4 + sight.overBefore) + (run.side === 'back' ? 0.4 : 0);
      return { side: run.side, stretch, score };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, mostRuns);
}

function shared(ones: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  return ones.flatMap((one) =>
    others.map((other) => ({
      from: Math.max(one.from, other.from),
      to: Math.min(one.to, other.to),
    })),
  );
}

const worthOf = ({ side, stretch }: WantedRun) => lengthOf(stretch) * (side === 'back' ? 1.5 : 1);

/** Walls with old cabinets, longest first, with preference for the back wall. */
function oldRuns(context: Furnisher): WantedRun[] {
  return sides
    .flatMap((side) =>
      shared(freeStretches(context, side), oldStretches(context, side, 'low')).map((stretch) => ({
        side,
        stretch,
      })),
    )
    .filter(({ stretch }) => lengthOf(stretch) >= leastRun / 2)
    .sort((one, other) => worthOf(other) - worthOf(one));
}

/** Places along a wall, nearest first. */
function aside(u: number): number[] {
  const count = Math.round(atOldPlace.asideMetres / atOldPlace.stepMetres);
  return Array.from({ length: 2 * count + 1 }, (_, k) => k - count)
    .sort((one, other) => Math.abs(one) - Math.abs(other))
    .map((step) => u + step * atOldPlace.stepMetres);
}

/** Puts the refrigerator at its old place; returns the remaining runs beside it. */
function besideFridge(
  context: Furnisher,
  runs: readonly WantedRun[],
): { readonly at: WallPlace; readonly rests: WantedRun[] } | undefined {
  const place = oldPlaceOf(context, 'Refrigerator');
  if (!place) return undefined;
  const half = tallMetres.fridge / 2;
  const length = wallLength(context.plan.shell, place.side);
  const fromCorner = (free: number) =>
    free < inCornerMetres ? 0 : Math.max(free, besideCornerMetres);
  const isNearStart = place.u < length / 2;
  const free = fromCorner((isNearStart ? place.u : length - place.u) - half) + half;
  const u = aside(isNearStart ? free : length - free).find((at) =>
    addTall(context, place.side, at, 'fridge', atOldPlace.seen),
  );
  if (u === undefined) return undefined;
  const besides = runs.flatMap(({ side, stretch }) => {
    if (side !== place.side) return { side, stretch };
    const rests = [
      { from: stretch.from, to: Math.min(stretch.to, u - half) },
      { from: Math.max(stretch.from, u + half), to: stretch.to },
    ];
    return rests
      .filter((rest) => lengthOf(rest) >= leastRun / 2)
      .map((rest) => ({ side, stretch: rest }));
  });
  return { at: { side: place.side, u }, rests: besides };
}

const isOn = ({ side, stretch }: WantedRun, place: WallPlace | undefined): boolean =>
  place?.side === side && place.u > stretch.from - 0.2 && place.u < stretch.to + 0.2;

/** The window whose sill is at worktop height, if any. */
function windowOver({ plan: { shell } }: Furnisher, { side, stretch }: WantedRun) {
  return shell.openings.some(
    (one) =>
      one.side === side && one.kind === 'window' && one.u0 > stretch.from && one.u1 < stretch.to,
  );
}

/** Adds cabinets along these walls; returns how many were placed. */
function cabinetsAlong(
  context: Furnisher,
  runs: readonly WantedRun[],
  { wereSeen, hasFridge }: { readonly wereSeen: boolean; readonly hasFridge: boolean },
): number {
  const [hobPlace, sinkPlace] = [oldPlaceOf(context, 'Hob'), oldPlaceOf(context, 'Sink')];
  const hobRun = runs.find((run) => isOn(run, hobPlace)) ?? runs[0];
  const sinkRun =
    runs.find((run) => isOn(run, sinkPlace)) ??
    runs.find((run) => windowOver(context, run)) ??
    runs[0];
  let stood = 0;
  for (const run of runs) {
    const isFirst = stood === 0;
    const free = isFirst ? run.stretch : besideCorner(context, run.side, run.stretch);
    if (lengthOf(free) < leastRun / 2) continue;
    const at = (place: WallPlace | undefined) =>
      isOn(run, place) ? (place?.u ?? 'anywhere') : ('anywhere' as const);
    const wish = {
      hob: run === hobRun ? at(hobPlace) : undefined,
      sink: run === sinkRun ? at(sinkPlace) : undefined,
      hasTall: isFirst && !wereSeen && !hasFridge,
      away: wereSeen ? awayMetres.old : isFirst ? undefined : awayMetres.second,
    };
    if (shortened(context, run.side, free).some((part) => runAlong(context, run.side, part, wish)))
      stood++;
  }
  tileCorners(context);
  return stood;
}

export function furnishKitchen(context: Furnisher): boolean {
  const { plan } = context;
  const old = oldRuns(context);
  const wereSeen = old.some(({ stretch }) => lengthOf(stretch) >= leastRun);
  const wanted = wereSeen ? old : likelyRuns(context);
  const before = plan.placed.length;
  const fridge = besideFridge(context, wanted);
  const stoodBeside = fridge
    ? cabinetsAlong(context, fridge.rests, { wereSeen, hasFridge: true })
    : 0;
  if (fridge && stoodBeside > 0) keepFreeBefore(context, fridge.at.side, fridge.at.u, 'fridge');
  // a refrigerator that leaves no space for cabinets was misdetected
  if (stoodBeside === 0) plan.placed.splice(before);
  const stood = stoodBeside || cabinetsAlong(context, wanted, { wereSeen, hasFridge: false });
  if (stood === 0 && plan.obstacles.length === 0) return false;
  const hadTable = context.furniture.has('dining table');
  const hasOldIsland = hadTable && addIsland(context, true);
  const hasOldTable = hadTable && addOldDiningPlace(context);
  if (!hasOldIsland) addIsland(context);
  if (!hasOldTable) addDiningPlace(context);
  dressBareWalls(context);
  return true;
}
