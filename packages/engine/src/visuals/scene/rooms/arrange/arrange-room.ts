/** Chooses a layout that fits the room, adds what the words request and what still fits, and builds it. */

import { createRandom, hashText } from '../../../../random/random.ts';
import type { LayoutWish } from '../../../brief/vocabulary/layout-words.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { Room, Side } from '../room.ts';
import { candidates } from './choose-layout.ts';
import { type Layout, type PieceRow, set } from './layout.ts';
import { type Piece, type PieceKey, pieces } from './pieces.ts';
import { Arrangement, doorZones, hasGlass, isBeforeGlass } from './place-layout.ts';
import { wallOf } from './place-of.ts';

/** An optional piece with several candidate places; the first free one is used. */
export interface Addition {
  readonly piece: PieceKey;
  /** Satisfies this wish, and is only added for it. */
  readonly wish?: LayoutWish;
  /** Only added if requested and not part of the layout. */
  readonly asked?: PartKey;
  /** Probability; default 1. */
  readonly chance?: number;
  readonly wide?: number;
}

export interface RoomLayouts {
  readonly layouts: readonly Layout[];
  readonly additions: readonly Addition[];
  /** Seats to add until the whole household can sit. */
  readonly seats?: readonly PieceKey[];
}

export interface Arranged {
  readonly layout: Layout;
  readonly main: Side;
  readonly arrangement: Arrangement;
}

/** Candidate places along the walls, far ones first. */
const anywhere = (['beside', 'facing', 'main', 'back', 'free', 'lit'] as const).flatMap((of) =>
  [1, 0, 0.5, -0.5, -1].map((along) => ({ of, along })),
);

/** Roughly far ones first; if a window was mentioned, those at glass before all others. */
function orderOf(room: Room, main: Side, order: number) {
  const shuffled = createRandom(order);
  const atWindow = room.design.brief.layout?.wishes.includes('at-window') === true;
  return anywhere
    .map((place) => {
      const side = wallOf(room, main, place.of);
      const isDark = atWindow && (side === undefined || !hasGlass(room, side));
      return { place, at: (1 - place.along) * 0.5 + shuffled.next() + (isDark ? 9 : 0) };
    })
    .sort((a, c) => a.at - c.at);
}

function add(
  room: Room,
  arrangement: Arrangement,
  main: Side,
  { piece, wide }: Addition,
  order: number,
): boolean {
  const places = orderOf(room, main, order);
  return places.some(({ place: { of, along } }) => {
    const options = { along, slide: 0.3, ...(wide === undefined ? {} : { wide }) };
    const row: PieceRow = set(piece, of, options);
    const before = arrangement.placed.length;
    return arrangement.set(row, main) && arrangement.placed.length > before;
  });
}

function firstFit(room: Room, { layouts }: RoomLayouts): Arranged | undefined {
  const all = candidates(room, layouts);
  // If nothing else fits, things may block a glazed door.
  for (const blocked of [doorZones(room), []])
    for (const { layout, main } of all) {
      const arrangement = new Arrangement(room, blocked);
      if (arrangement.setAll(layout.rows, main)) return { layout, main, arrangement };
    }
  return undefined;
}

export function buildAll(room: Room, { placed }: Arrangement): void {
  for (const { key, place, size } of placed) {
    const { build }: Piece = pieces[key];
    room.b.place({ at: [place.x, 0, place.z], turnRad: place.turnRad }, () => build(room, size));
  }
}

const seatsIn = ({ placed }: Arrangement): number =>
  placed.reduce((sum, { key, size }) => {
    const { seats }: Piece = pieces[key];
    return sum + (seats?.(size) ?? 0);
  }, 0);

/** Until everyone in the household has a seat, or the room is full. */
function seatAll(
  room: Room,
  { arrangement, main }: Arranged,
  kinds: readonly PieceKey[],
  persons: number,
): void {
  const most = 4;
  for (let more = 0; more < most && seatsIn(arrangement) < persons; more++)
    if (!kinds.some((piece) => add(room, arrangement, main, { piece }, more))) return;
}

/** Places to sit or lie; beside another one, a single one is enough. */
const places: readonly PieceKey[] = [
  ...(['workplace', 'reading-corner', 'reading-chair', 'dining-set', 'dining-table'] as const),
  ...(['bed', 'bed-at-wall', 'single-bed', 'sofa', 'small-sofa'] as const),
];

function standsAtGlass(room: Room, { placed }: Arrangement): boolean {
  return placed.some(
    ({ key, solid, side }) =>
      places.includes(key) && side !== undefined && isBeforeGlass(room, side, solid.rect),
  );
}

function tell(
  room: Room,
  { layout, arrangement }: Arranged,
  answered: readonly LayoutWish[],
): void {
  const { b } = room;
  for (const wish of [...(layout.answers ?? []), ...answered]) b.facts[`layout ${wish}`] = true;
  if (standsAtGlass(room, arrangement)) b.facts['layout at-window'] = true;
  const seats = seatsIn(arrangement);
  if (seats > 0) b.facts.seats = seats;
}

/** Whether requested things without a row for this room need the free walls. */
function waitsForMore({ design }: Room, arrangement: Arrangement): boolean {
  return strangers.some(
    (part) => design.brief.parts[part]?.wanted === true && !brings(arrangement, part),
  );
}

const brings = ({ placed }: Arrangement, part: PartKey): boolean =>
  placed.some(({ key }) => (pieces[key] as Piece).part === part);

const strangers: readonly PartKey[] = [
  ...(['bicycle', 'kitchen-run', 'washing-machine', 'piano', 'bench', 'mirror', 'table'] as const),
  ...(['desk', 'sofa', 'tv', 'fireplace', 'hooks', 'clock'] as const),
];

/** Adds what the words request, then what fits; returns the wishes it satisfies. */
export function addAll(
  room: Room,
  { arrangement, main, answers }: Pick<Arranged, 'arrangement' | 'main'> & Pick<Layout, 'answers'>,
  additions: readonly Addition[],
): LayoutWish[] {
  const { brief, words, seed } = room.design;
  const wished = brief.layout?.wishes ?? [];
  const answered: LayoutWish[] = [];
  const hash = hashText(`${words} ${seed}`);
  const waits = waitsForMore(room, arrangement);
  const isWanted = (part: PartKey | undefined) =>
    part !== undefined && brief.parts[part]?.wanted === true;
  additions.forEach((addition, index) => {
    const { wish, piece, asked, chance = 1 } = addition;
    const { part }: Piece = pieces[piece];
    if (wish !== undefined) {
      if (!wished.includes(wish) || [...(answers ?? []), ...answered].includes(wish)) return;
    } else if (asked !== undefined) {
      if (!isWanted(asked) || brings(arrangement, asked)) return;
    } else if (!isWanted(part)) {
      const isDrawn = createRandom((hash + index * 977) >>> 0).next() < chance;
      if (!isDrawn || waits) return;
    }
    if (add(room, arrangement, main, addition, (hash + index) >>> 0) && wish !== undefined)
      answered.push(wish);
  });
  return answered;
}

interface Planned extends Arranged {
  readonly answered: readonly LayoutWish[];
}

/** The placed layout before building; undefined if none fits. */
export function planRoom(room: Room, rows: RoomLayouts): Planned | undefined {
  const arranged = firstFit(room, rows);
  if (arranged === undefined) return undefined;
  const { arrangement, layout, main } = arranged;
  const { answers = [] } = layout;
  seatAll(room, arranged, rows.seats ?? [], room.design.brief.layout?.persons ?? 0);
  const answered = addAll(room, { arrangement, main, answers }, rows.additions);
  return { ...arranged, answered };
}

export function arrangeRoom(room: Room, rows: RoomLayouts): Arranged | undefined {
  const planned = planRoom(room, rows);
  if (planned === undefined) return undefined;
  buildAll(room, planned.arrangement);
  const { layout, main, answered } = planned;
  Object.assign(room.b.facts, { layout: `${layout.name}, ${main}`, focus: main });
  tell(room, planned, answered);
  return planned;
}
