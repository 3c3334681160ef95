/** A kitchen: cabinet runs, what is between them, and what else fits. */
import type { LayoutWish } from '../../../brief/vocabulary/layout-words.ts';
import type { FrontStyle, KitchenMaterials } from '../../furniture/kitchen/kitchen-fronts.ts';
import { gapOf } from '../../furniture/unlit-gap.ts';
import { addAll, buildAll } from '../arrange/arrange-room.ts';
import { set } from '../arrange/layout.ts';
import { Arrangement, doorZones } from '../arrange/place-layout.ts';
import { farSign, rectOf, type Solid, wallOf, wallPlace } from '../arrange/place-of.ts';
import { finished } from '../finished.ts';
import { addCurtains } from '../furnishing.ts';
import { bar, barDepth } from '../kitchens/bar.ts';
import {
  cabinetRun,
  type KitchenStyle,
  type PlacedRun,
  splashbackOf,
} from '../kitchens/cabinet-run.ts';
import { kitchenOf, middlesOf } from '../kitchens/choose-kitchen.ts';
import {
  type KitchenMiddle,
  type KitchenRun,
  kitchenAdditions,
} from '../layouts/kitchen-layouts.ts';
import { kindOf } from '../named/kind-asked.ts';
import { type Room, sideLength, signOf } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';

const depthMetres = 0.66;
const passageMetres = 0.9;
const cornerGap = 0.04;

export function kitchenMaterials(room: Room): KitchenMaterials {
  const { b, m } = room;
  return {
    cabinet: m.cabinet,
    gap: gapOf(b, m.cabinet),
    top: m.top,
    handle: finished(room, 'faucet', room.random.pick([m.brass, m.black, m.steel])),
    black: m.black,
    steel: m.steel,
    wood: m.wood,
    white: m.porcelain,
    glass: b.material({
      name: 'oven glass',
      surface: 'opaque',
      albedo: [0.015, 0.016, 0.018],
      roughness: 0.06,
    }),
  };
}

function styleOf(room: Room): KitchenStyle {
  const { random, height, look } = room;
  const drawn = random.chance(look.panelling > 0.3 ? 0.9 : 0.3) ? 'shaker' : 'flat';
  const front = kindOf<FrontStyle>(room, 'cabinets', ['shaker', 'flat'], drawn);
  const handle =
    front === 'shaker'
      ? random.pick(['knob', 'bar'] as const)
      : random.pick(['bar', 'none'] as const);
  return {
    k: kitchenMaterials(room),
    front,
    handle,
    tiles: splashbackOf(room),
    tilesHigh: random.chance(0.4) ? height - 0.02 : 1.5,
    hasShelves: room.design.wants('shelves', 0.45),
  };
}

/** From the far corner; on the far wall from one side wall to the other. */
function placeRun(room: Room, run: KitchenRun, runs: readonly KitchenRun[]): PlacedRun {
  const side = wallOf(room, 'back', run.wall)!;
  const half = sideLength(room, side) / 2;
  const sign = farSign(room, side);
  if (side === 'back') {
    const freeHasRun = runs.some(({ wall }) => wall === 'free');
    const tallAt = sign > 0 === freeHasRun ? 'from' : 'to';
    return { side, from: -half + cornerGap, to: half - cornerGap, tallAt, has: run.has };
  }
  const start = half - (run.startsAtCorner === true ? depthMetres : cornerGap);
  const end = Math.max(-half + 0.9, half - run.share * 2 * half);
  const [a, c] = [sign * start, sign * end];
  return {
    side,
    from: Math.min(a, c),
    to: Math.max(a, c),
    tallAt: sign > 0 ? 'to' : 'from',
    has: run.has,
  };
}

/** Footprint of a run with the passage in front. */
function solidOf(room: Room, { side, from, to }: PlacedRun, clear: number): Solid {
  const place = wallPlace(room, side, (from + to) / 2, (depthMetres + clear) / 2);
  return { rect: rectOf(place, to - from, depthMetres + clear), low: 0, high: 2.4 };
}

interface Middle {
  readonly x: number;
  readonly wide: number;
  readonly back: number;
}

/** Free floor between the runs. */
function middleOf(room: Room, runs: readonly PlacedRun[]): Middle {
  const taken = (side: PlacedRun['side']) =>
    runs.some((run) => run.side === side) ? depthMetres : 0;
  const [left, right] = [-room.width / 2 + taken('left'), room.width / 2 - taken('right')];
  return { x: (left + right) / 2, wide: right - left, back: -room.depth / 2 + taken('back') };
}

const leastBar = 1.2;

function setIsland(
  room: Room,
  arrangement: Arrangement,
  free: Middle,
  style: KitchenStyle,
): boolean {
  const { random, design } = room;
  const isLarge = design.brief.parts.island?.size === 'large' || (design.count('stools') ?? 0) > 4;
  const wished = isLarge ? random.between(2.6, 3.1) : random.between(1.8, 2.5);
  const length = Math.min(free.wide - 2 * passageMetres, wished);
  if (length < leastBar) return false;
  const z = free.back + passageMetres + 0.12 + barDepth / 2;
  bar(room, { x: free.x, z, length, freeEnds: [-1, 1] }, style);
  const place = { x: free.x, z: z + 0.3, turnRad: 0 };
  arrangement.block({ rect: rectOf(place, length + 1.2, barDepth + 1.2), low: 0, high: 1.2 });
  return true;
}

/** A place for the table, across the room or along it, with space all around. */
function setTable(arrangement: Arrangement): boolean {
  const aheads = [1.5, 1.1, 0.7, 2, 2.6, 0.05];
  return aheads.some((ahead) =>
    [0, 1].some((turn) =>
      arrangement.set(set('dining-set', 'back', { ahead, turn, slide: 1.5 }), 'back'),
    ),
  );
}

/** From the near end of a run, with stools on the camera's side. */
function setPeninsula(room: Room, { side, from, to }: PlacedRun, style: KitchenStyle): Solid {
  const s = signOf(side);
  const length = Math.min(2, room.width - depthMetres - passageMetres);
  const x = s * (room.width / 2 - length / 2);
  const z = Math.max(from * s, to * s) - barDepth / 2 + 0.28;
  bar(room, { x, z, length, freeEnds: [s > 0 ? -1 : 1] }, style);
  const rect = rectOf({ x, z: z + 0.3, turnRad: 0 }, length + 0.8, barDepth + 1.2);
  return { rect, low: 0, high: 1.2 };
}

function light(room: Room, arrangement: Arrangement): void {
  const table = arrangement.placed.find(({ key }) => key === 'dining-set');
  if (table !== undefined) addPendant(room, table.place.x, table.place.z, room.height - 1.75, 1.2);
  addSpots(room);
}

export function kitchen(room: Room): void {
  const { b, design } = room;
  const layout = kitchenOf(design);
  const style = styleOf(room);
  const straight = layout.runs.filter(({ isPeninsula }) => isPeninsula !== true);
  const runs = straight.map((run) => placeRun(room, run, straight));
  const arrangement = new Arrangement(room, doorZones(room));
  for (const run of runs) {
    cabinetRun(room, run, style);
    arrangement.block(solidOf(room, run, passageMetres - 0.1));
  }
  const hasPeninsula = straight.length < layout.runs.length;
  if (hasPeninsula) arrangement.block(setPeninsula(room, runs.at(-1)!, style));
  const answers = new Set<LayoutWish>(layout.answers.filter((wish) => wish !== 'dining'));
  setMiddle(room, arrangement, middleOf(room, runs), style, middlesOf(design, layout));
  if (arrangement.placed.some(({ key }) => key === 'dining-set')) answers.add('dining');
  const answered = addAll(
    room,
    { arrangement, main: 'back', answers: [...answers] },
    kitchenAdditions,
  );
  buildAll(room, arrangement);
  for (const wish of [...answers, ...answered]) b.facts[`layout ${wish}`] = true;
  light(room, arrangement);
  if (design.brief.parts.curtains?.wanted === true) addCurtains(room);
  Object.assign(b.facts, { cabinets: true, countertop: true, backsplash: true, faucet: true });
  Object.assign(b.facts, { layout: layout.name });
}

function setMiddle(
  room: Room,
  arrangement: Arrangement,
  free: Middle,
  style: KitchenStyle,
  middles: readonly KitchenMiddle[],
): void {
  const { parts } = room.design.brief;
  const isBoth = parts.table?.wanted === true && parts.island?.wanted === true;
  for (const middle of middles) {
    if (middle === 'none') return;
    const isSet =
      middle === 'island' ? setIsland(room, arrangement, free, style) : setTable(arrangement);
    if (isSet && !isBoth) return;
  }
}
