/** A kitchen run along a wall: base and wall cabinets, appliances, splashback. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { finishOf } from '../../finishes.ts';
import { cookerRange, hood } from '../../furniture/kitchen/appliances.ts';
import { baseRun, tallUnit, wallCabinets } from '../../furniture/kitchen/cabinets.ts';
import type {
  FrontStyle,
  Handle,
  KitchenMaterials,
} from '../../furniture/kitchen/kitchen-fronts.ts';
import { wallShelves } from '../../furniture/shelving.ts';
import { worktopClutter } from '../../furniture/worktop.ts';
import { finished } from '../finished.ts';
import { kindAsked, kindOf, noteKind } from '../named/kind-asked.ts';
import { atWall, hasWindow, type Room, type Side, sideLength } from '../room.ts';
import { cladding } from '../wall-cladding.ts';

/** Settings shared by all runs of a kitchen. */
export interface KitchenStyle {
  readonly k: KitchenMaterials;
  readonly front: FrontStyle;
  readonly handle: Handle;
  readonly tiles: MaterialHandle;
  readonly tilesHigh: number;
  readonly hasShelves: boolean;
}

export interface PlacedRun {
  readonly side: Side;
  /** In the wall's local metres. */
  readonly from: number;
  readonly to: number;
  /** End with the tall units. */
  readonly tallAt: 'from' | 'to';
  readonly has: readonly ('sink' | 'hob' | 'tall')[];
}

const tallMetres = { both: 1.28, one: 0.66, bothFrom: 3.4 } as const;
const hoodHalf = 0.55;

function windowIn(room: Room, side: Side, from: number, to: number): number | undefined {
  const half = sideLength(room, side) / 2;
  const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
  return openings
    .map(({ u0, u1 }) => (u0 + u1) / 2 - half)
    .find((u) => u > from + 0.4 && u < to - 0.4);
}

/** A fridge of a colour of its own, or a retro one, stands by itself. */
function ownFridge(room: Room): MaterialHandle | undefined {
  const { colours, materials, kind } = room.design.brief.parts.fridge ?? {};
  if (kind === 'retro') noteKind(room, 'fridge', kind);
  const isOwn = colours !== undefined || materials !== undefined || kind === 'retro';
  return isOwn ? finished(room, 'fridge', room.m.porcelain) : undefined;
}

function tallUnits(room: Room, run: PlacedRun, style: KitchenStyle): { from: number; to: number } {
  const { from, to, side } = run;
  const wide = to - from > tallMetres.bothFrom ? tallMetres.both : tallMetres.one;
  const [a, c] = run.tallAt === 'from' ? [from, from + wide] : [to - wide, to];
  if (!run.has.includes('tall') || hasWindow(room, side, a, c)) return { from, to };
  const noFridge = room.design.brief.parts.fridge?.wanted === false;
  const kinds = [noFridge ? 'larder' : 'fridge', 'ovens'] as const;
  const count = wide > 1 ? 2 : 1;
  const fridge = ownFridge(room);
  atWall(room, side, 0, () => {
    kinds.slice(0, count).forEach((kind, index) => {
      const start = a + (wide / count) * index;
      const end = start + wide / count;
      tallUnit(room.b, {
        from: start,
        to: end - 0.01,
        height: 2.2,
        style: style.front,
        m: style.k,
        kind,
        fridge,
      });
    });
  });
  return run.tallAt === 'from' ? { from: c, to } : { from, to: a };
}

/** Positions of sink and hob, far enough apart; the sink under a window if there is one. */
function fittings(room: Room, { side, has }: PlacedRun, from: number, to: number) {
  const length = to - from;
  const glass = windowIn(room, side, from, to);
  const both = has.includes('sink') && has.includes('hob');
  const flipped = room.random.chance(0.5);
  const share = (one: number) => from + length * (flipped ? 1 - one : one);
  const sinkAt = has.includes('sink') ? (glass ?? share(both ? 0.26 : 0.5)) : undefined;
  const usual = share(both ? 0.68 : 0.5);
  const far = (u: number) => sinkAt === undefined || Math.abs(u - sinkAt) > 0.85;
  const hobAt = [usual, from + length * 0.72, from + length * 0.24].find(
    (u) => far(u) && !hasWindow(room, side, u - hoodHalf, u + hoodHalf),
  );
  return {
    sinkAt,
    hobAt: has.includes('hob') ? (hobAt ?? usual) : undefined,
    isAtGlass: glass !== undefined,
  };
}

function above(room: Room, side: Side, from: number, to: number, style: KitchenStyle): void {
  const { b, m, random, height } = room;
  if (to - from < 0.75 || hasWindow(room, side, from, to)) return;
  const width = to - from;
  atWall(room, side, (from + to) / 2, () => {
    if (style.hasShelves) {
      const things = [m.porcelain, m.pot, m.wood, ...m.accents];
      wallShelves(b, width - 0.2, [1.5, 1.95], finished(room, 'shelves', m.wood), things, random);
      b.facts.shelves = true;
      kindOf(room, 'shelves', ['wall'], 'wall');
      return;
    }
    wallCabinets(b, {
      from: -width / 2 + 0.03,
      to: width / 2 - 0.03,
      bottom: 1.5,
      top: Math.min(height - 0.1, 2.35),
      style: style.front,
      handle: style.handle,
      m: style.k,
      glazed: random.chance(0.3),
    });
  });
}

export function cabinetRun(room: Room, run: PlacedRun, style: KitchenStyle): void {
  const { b, random, m, height } = room;
  const { side } = run;
  const { k, front, handle } = style;
  const { from, to } = tallUnits(room, run, style);
  if (to - from < 0.5) return;
  const { sinkAt, hobAt, isAtGlass } = fittings(room, run, from, to);
  b.begin('wall', 'splashback');
  cladding(room, side, { from, to, low: 0.92, high: style.tilesHigh }, style.tiles);
  const isRange =
    hobAt !== undefined && hobAt - from > 1.1 && to - hobAt > 1.1 && random.chance(0.3);
  const hasApronSink = sinkAt !== undefined && kindAsked(room, 'sink') === 'apron';
  if (hasApronSink) noteKind(room, 'sink', 'apron');
  const base = {
    ...{ style: front, handle, hasApronSink },
    ...(sinkAt === undefined ? {} : { sinkAt }),
  };
  const sinkKit =
    sinkAt === undefined
      ? k
      : { ...k, white: finished(room, 'sink', k.white), steel: finished(room, 'sink', k.steel) };
  atWall(room, side, 0, () => {
    if (isRange) {
      const isLeft = sinkAt !== undefined && sinkAt < hobAt;
      const { sinkAt: _sink, hasApronSink: _apron, ...plain } = base;
      baseRun(b, { ...(isLeft ? base : plain), from, to: hobAt - 0.5 }, sinkKit, random);
      baseRun(b, { ...(isLeft ? plain : base), from: hobAt + 0.5, to }, sinkKit, random);
      const body = finished(room, 'oven', random.pick([m.black, m.cabinet, m.accents[0]!]));
      cookerRange(b, hobAt, k, body);
    } else
      baseRun(b, { ...base, from, to, ...(hobAt === undefined ? {} : { hobAt }) }, sinkKit, random);
    if (hobAt !== undefined) b.facts.oven = true;
    const keep = [sinkAt, hobAt].filter((u) => u !== undefined).sort((a, c) => a - c);
    const ends = [from, ...keep.flatMap((u) => [u - 0.45, u + 0.45]), to];
    for (let at = 0; at < ends.length; at += 2)
      if (ends[at + 1]! - ends[at]! > 0.4)
        worktopClutter(b, { from: ends[at]!, to: ends[at + 1]!, m: k, accents: m.accents }, random);
  });
  if (sinkAt !== undefined && isAtGlass)
    Object.assign(b.facts, { 'layout at-window': true, 'layout facing-window': true });
  if (hobAt === undefined) {
    above(room, side, from, to, style);
    return;
  }
  const hasHood =
    room.design.wants('hood', 0.85) && !hasWindow(room, side, hobAt - 0.5, hobAt + 0.5);
  const steel = finished(room, 'hood', random.pick([m.black, m.steel, m.white]));
  if (hasHood)
    atWall(room, side, hobAt, () =>
      hood(b, 0, random.pick(['chimney', 'box', 'plaster']), height, k, steel),
    );
  above(room, side, from, hobAt - hoodHalf, style);
  above(room, side, hobAt + hoodHalf, to, style);
}

export function splashbackOf(room: Room): MaterialHandle {
  const { b, random } = room;
  return finished(
    room,
    'backsplash',
    b.material({
      ...finishOf(random.pick(['tile', 'tile', 'marble', 'tile']), 'wall'),
      name: 'splashback',
      neverSnow: true,
    }),
  );
}
