/** A kitchen along the walls: cabinets where cabinets stood, the sink under the window. */
import { baseRun, tallUnit } from '../../../visuals/scene/furniture/kitchen/cabinets.ts';
import { worktop } from '../../../visuals/scene/furniture/kitchen/kitchen-fronts.ts';
import { worktopClutter } from '../../../visuals/scene/furniture/worktop.ts';
import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { openToFloorMetres } from '../../shell/photo-shell.ts';
import { rectAt, sides, wallLength, wallSpot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { atWall, type Piece } from '../piece.ts';
import { addDiningPlace } from '../rooms/rooms-to-sit.ts';
import { addIsland } from './kitchen-island.ts';
import {
  isBeforeGlass,
  kitchenKit,
  lengthOf,
  type Stretch,
  topOf,
  upper,
} from './kitchen-parts.ts';
import { aboveWorktop } from './kitchen-uppers.ts';

const runDepth = 0.64;
const leastRun = 1.2;
const longestRun = 4.8;
/** Widths of tall units. */
const tallMetres = { fridge: 0.9, larder: 0.6 } as const;
/** From this length of a wall on a larder stands beside the refrigerator. */
const larderFromMetres = 4;
const sinkHalf = 0.35;
/** So near the end of a second run would fill the edge of the picture. */
const secondAwayMetres = 1.8;

/** Parts of a wall without doors, without windows that open to the floor, and in view. */
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

/** Parts of a stretch that no window takes above the worktop. */
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

function cabinets(
  hand: Furnisher,
  width: number,
  sinkAt: number | undefined,
  hobAt: number | undefined,
): Piece {
  const { kitchen } = hand.record;
  return atWall('Base cabinets with worktop', [width, runDepth, worktop + 0.02], (own) => {
    const k = kitchenKit(own);
    baseRun(
      own.b,
      {
        from: -width / 2,
        to: width / 2,
        style: kitchen.front,
        handle: kitchen.handle,
        ...(sinkAt === undefined ? {} : { sinkAt }),
        ...(hobAt === undefined ? {} : { hobAt }),
      },
      k,
      own.random,
    );
    const accents = [own.kit.accent(0), own.kit.accent(1)];
    const clear = hobAt === undefined ? width / 2 : Math.max(-width / 2 + 0.4, hobAt - 0.45);
    if (clear + width / 2 > 0.6)
      worktopClutter(own.b, -width / 2 + 0.1, clear - 0.1, k, accents, own.random);
  });
}

function splashback(hand: Furnisher, width: number, high: number): Piece {
  const [tile, hex] = hand.record.kitchen.splash;
  return atWall(
    'Splashback',
    [width, 0.012, high - worktop],
    ({ b, kit }) => {
      b.begin('trim', 'splashback');
      const material = kit.tiled(tile, hex, 0.3);
      const [x, z] = [width / 2, 0.012];
      b.quad([-x, worktop, z], [x, worktop, z], [x, high, z], [-x, high, z], material);
    },
    { low: worktop + 0.001 },
  );
}

function tall({ plan: { shell }, record }: Furnisher, kind: keyof typeof tallMetres): Piece {
  const height = topOf(shell);
  const width = tallMetres[kind];
  const { front: style } = record.kitchen;
  const name = kind === 'fridge' ? 'Refrigerator' : 'Larder';
  return atWall(name, [width, 0.7, height], (own) =>
    tallUnit(own.b, {
      from: -width / 2,
      to: width / 2,
      height,
      style,
      m: kitchenKit(own),
      kind,
    }),
  );
}

/** A tall unit at one end of a stretch; the rest of it, undefined where it does not fit. */
function withTall(
  hand: Furnisher,
  side: Side,
  whole: Stretch,
  kind: keyof typeof tallMetres,
  isAtStart: boolean,
): Stretch | undefined {
  const { plan } = hand;
  const width = tallMetres[kind];
  const at = isAtStart ? whole.from + width / 2 : whole.to - width / 2;
  const spot = wallSpot(plan.shell, side, at);
  if (!hand.tryAt(tall(hand, kind), spot, 0.55)) return undefined;
  plan.keepFree(rectAt(spot, { x0: -width / 2, x1: width / 2, z0: 0.7, z1: 1.3 }));
  return isAtStart
    ? { from: whole.from + width, to: whole.to }
    : { from: whole.from, to: whole.to - width };
}

/** Tall units in a block at the end where they stand best; what of the wall is left. */
function afterTallUnits(hand: Furnisher, side: Side, whole: Stretch): Stretch {
  for (const isAtStart of [true, false]) {
    const rest = withTall(hand, side, whole, 'fridge', isAtStart);
    if (!rest) continue;
    if (lengthOf(whole) < larderFromMetres) return rest;
    return withTall(hand, side, rest, 'larder', isAtStart) ?? rest;
  }
  return whole;
}

/** One wall of cabinets; tells whether it came to stand. */
function runAlong(
  hand: Furnisher,
  side: Side,
  whole: Stretch,
  has: { readonly fridge: boolean; readonly hob: boolean; readonly sink: boolean },
): boolean {
  const { plan } = hand;
  const { shell } = plan;
  const before = plan.placed.length;
  const stretch = has.fridge && lengthOf(whole) > 2.6 ? afterTallUnits(hand, side, whole) : whole;
  const width = Math.min(longestRun, stretch.to - stretch.from);
  if (width < leastRun - 0.3) {
    plan.placed.splice(before);
    return false;
  }
  const middle = (stretch.from + stretch.to) / 2;
  const bare = bareParts(hand, side, stretch);
  const window = shell.openings.find(
    (one) =>
      one.side === side && one.kind === 'window' && one.u0 < stretch.to && one.u1 > stretch.from,
  );
  const inRun = (u: number) => Math.min(width / 2 - 0.4, Math.max(-width / 2 + 0.4, u - middle));
  const sinkAt = has.sink
    ? inRun(window ? (window.u0 + window.u1) / 2 : stretch.from + width * 0.3)
    : undefined;
  const widest = [...bare].sort((one, other) => other.to - other.from - (one.to - one.from))[0];
  const wanted = widest ? inRun((widest.from + widest.to) / 2) : 0;
  const isApart = sinkAt === undefined || Math.abs(wanted - sinkAt) > 2 * sinkHalf;
  const hobAt = has.hob
    ? isApart
      ? wanted
      : inRun(sinkAt < 0 ? stretch.to : stretch.from)
    : undefined;
  const run = cabinets(hand, width, sinkAt, hobAt);
  const spot = wallSpot(shell, side, middle);
  if (!plan.fits(run, spot, 0.15, has.hob ? undefined : secondAwayMetres)) {
    plan.placed.splice(before);
    return false;
  }
  hand.addShown(run, spot);
  // in a corner the next run goes on where this one ends
  const half = Math.max(0.3, width / 2 - runDepth - 0.03);
  plan.keepFree(rectAt(spot, { x0: -half, x1: half, z0: runDepth, z1: runDepth + 0.95 }));
  for (const part of bare) {
    const high = Math.min(upper.low + 0.02, shell.height - 0.3);
    const at = wallSpot(shell, side, (part.from + part.to) / 2);
    const splash = splashback(hand, part.to - part.from, high);
    if (!isBeforeGlass(hand, splash, at)) plan.add(splash, at);
    aboveWorktop(hand, side, part, hobAt === undefined ? undefined : hobAt + middle);
  }
  return true;
}

export function furnishKitchen(hand: Furnisher): boolean {
  const { plan, view } = hand;
  const runs = sides
    .flatMap((side) => freeStretches(hand, side).map((stretch) => ({ side, stretch })))
    .filter(({ stretch }) => stretch.to - stretch.from >= leastRun)
    .map((run) => {
      const { from: start, to } = run.stretch;
      const spot = wallSpot(plan.shell, run.side, (start + to) / 2);
      const half = (to - start) / 2;
      const rect = rectAt(spot, { x0: -half, x1: half, z0: 0, z1: runDepth });
      const sight = view.see({ rect, low: 0, high: 2.1 });
      const length = Math.min(longestRun, to - start);
      return { ...run, score: length * (0.4 + sight.overBefore) + (run.side === 'back' ? 0.4 : 0) };
    })
    .sort((one, other) => other.score - one.score);
  let stood = 0;
  for (const { side, stretch } of runs) {
    if (stood >= 2) break;
    const isFirst = stood === 0;
    const free = isFirst ? stretch : besideCorner(hand, side, stretch);
    if (free.to - free.from < leastRun) continue;
    const has = { fridge: isFirst, hob: isFirst, sink: isFirst };
    if (shortened(hand, side, free).some((part) => runAlong(hand, side, part, has))) stood++;
  }
  if (stood === 0 && plan.standIns.length === 0) return false;
  addIsland(hand);
  addDiningPlace(hand);
  return true;
}

/** The same stretch, ending further and further from the camera. */
function shortened({ plan: { shell } }: Furnisher, side: Side, whole: Stretch): Stretch[] {
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
      .filter((part) => part.to - part.from >= leastRun - 0.3),
  );
}

/** Where two runs meet, the second begins beside the first. */
function besideCorner({ plan }: Furnisher, side: Side, { from: start, to }: Stretch): Stretch {
  const length = wallLength(plan.shell, side);
  const isTaken = (u: number) => {
    const rect = rectAt(wallSpot(plan.shell, side, u), {
      x0: -0.05,
      x1: 0.05,
      z0: 0.05,
      z1: runDepth,
    });
    return !plan.isFree(rect);
  };
  let [low, high] = [start, to];
  while (low < high && isTaken(low + 0.03)) low += 0.05;
  while (high > low && isTaken(high - 0.03)) high -= 0.05;
  return { from: Math.max(0, low), to: Math.min(length, high) };
}
