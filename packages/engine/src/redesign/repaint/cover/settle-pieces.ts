/**
 * Islands of the old paint beside the new one: a scrap without an edge to a surface of its colour belongs to it, and a
 * scrap of a surface that fades into a thing belongs to the thing.
 */
import { isUnseen, type Pieces } from './pieces.ts';
import { hueApart, leastPatches } from './region-kinds.ts';

/** Distance of hues up to which two pieces may be one. */
const sameHue = 0.13;
/** Least share of its border by which a scrap is moved, and how much more it is than that to its own part. */
const least = { shared: 0.25, more: 1.2 } as const;
/** Share of a scrap within things from which it is none of the room's surfaces. */
const mostHeld = 0.6;
const rounds = 6;

/** In place. @param other index of the part of things */
export function settleScraps(pieces: Pieces, other: number): void {
  const { list, borders } = pieces;
  for (let round = 0; round < rounds; round++) {
    const moved = new Map<number, number>();
    for (const [id, piece] of list) {
      if (piece.patches >= leastPatches) continue;
      const touched = [0, 0, 0];
      let around = 0;
      for (const [near, border] of borders[id]!) {
        around += border.length;
        const next = list.get(near)!;
        if (isUnseen(border, pieces) && hueApart(piece.colour, next.colour) < sameHue)
          touched[next.part]! += border.length;
      }
      const own = touched[piece.part]!;
      touched[piece.part] = 0;
      const best = touched.indexOf(Math.max(...touched));
      const most = Math.max(least.shared * around, least.more * own);
      if (touched[best]! === 0 || touched[best]! < most) continue;
      if (best !== other && piece.held > mostHeld * piece.size) continue;
      moved.set(id, best);
    }
    if (moved.size === 0) return;
    for (const [id, part] of moved) list.get(id)!.part = part;
  }
}

/** Least part of its border by which what has the hue of the floor belongs to it, and its largest size. */
const below = { shared: 0.25, most: 0.012 } as const;

/** In place: old floor between the legs of things is read as a thing, and in shadow there. */
export function joinFloor(
  { list, borders, all }: Pieces,
  { floor, other }: { readonly floor: number; readonly other: number },
  isOfFloorHue: (colour: readonly number[]) => boolean,
): void {
  for (let round = 0; round < rounds; round++) {
    const joined: number[] = [];
    for (const [id, piece] of list) {
      if (piece.part !== other || piece.size > below.most * all) continue;
      if (!isOfFloorHue(piece.colour)) continue;
      let [around, touched] = [0, 0];
      for (const [near, { length }] of borders[id]!) {
        around += length;
        if (list.get(near)!.part === floor) touched += length;
      }
      if (touched > below.shared * around) joined.push(id);
    }
    if (joined.length === 0) return;
    for (const id of joined) list.get(id)!.part = floor;
  }
}

/** Area beside the floor in its hue that stays, as a share of the floor. */
export function leftBeside(
  { list, borders }: Pieces,
  { floor, other }: { readonly floor: number; readonly other: number },
  isOfFloorHue: (colour: readonly number[]) => boolean,
): number {
  let [all, left] = [0, 0];
  for (const [id, { part, size, colour }] of list) {
    if (part === floor) all += size;
    if (part !== other || !isOfFloorHue(colour)) continue;
    if ([...borders[id]!.keys()].some((near) => list.get(near)!.part === floor)) left += size;
  }
  return left / Math.max(1, all);
}

/** Least part of a border over which one paint goes on, and the largest piece that it goes on to. */
const onward = { shared: 0.3, most: 0.12 } as const;

/** In place: adds pieces without an edge to the painted ones: coloured light changes along a wall. */
export function joinUnseen(
  pieces: Pieces,
  painted: Set<number>,
  others: ReadonlySet<number>,
): void {
  const { list, borders, all } = pieces;
  for (let round = 0; round < rounds; round++) {
    const joined: number[] = [];
    for (const id of others) {
      if (painted.has(id) || list.get(id)!.size > onward.most * all) continue;
      let [around, touched] = [0, 0];
      for (const [near, border] of borders[id]!) {
        if (!others.has(near) && !painted.has(near)) continue;
        around += border.length;
        if (painted.has(near) && isUnseen(border, pieces)) touched += border.length;
      }
      if (touched > onward.shared * around) joined.push(id);
    }
    if (joined.length === 0) return;
    for (const id of joined) painted.add(id);
  }
}
