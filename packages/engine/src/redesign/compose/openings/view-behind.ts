/** Inpaints the view through windows behind removed things. */
import { boxMean } from '../../../ops/box-blur.ts';
import { connectedComponents, type Extent, extentsOf } from '../../../ops/components.ts';
import { spread } from '../../empty/spread.ts';
import { grown } from '../../empty/thing-mask.ts';
import { roomClass } from '../../shell/room-class.ts';
import { type Size, thingsBefore } from './things-before.ts';

/** Rim around things, as a share of a window's width. */
const rim = 0.03;
const rimTrust = 0.02;
/** Scale of detail, as a share of a window. */
const detail = 0.08;
/** Least share of a hidden part with glass to copy detail from. */
const leastDetail = 0.3;

/** Least share of rows that shows glass, share of their mean that hidden parts take, and rows mixed (of the height). */
const leastOfRow = 0.06;
const rowShare = 0.8;
const rowsMixed = 0.015;

/** The pixels of one window, hidden ones separately. */
interface Pane {
  readonly wide: number;
  readonly tall: number;
  /** Three values per pixel; filled in where hidden. */
  readonly values: Float32Array;
  /** 1 for visible glass. */
  readonly seen: Uint8Array;
  readonly hidden: Uint8Array;
}

/** Offset from a hidden part to the most visible glass; undefined where there is little. */
function wayToGlass(
  { wide, tall, seen }: Pane,
  cells: readonly number[],
  { left, right, top, foot }: Extent,
) {
  const [dx, dy] = [right - left + 2, foot - top + 2];
  const ways = [
    [0, -dy],
    [-dx, 0],
    [dx, 0],
    [0, dy],
  ] as const;
  let best: { readonly way: (typeof ways)[number]; readonly share: number } | undefined;
  for (const way of ways) {
    const found = cells.filter((cell) => {
      const [x, y] = [(cell % wide) + way[0], Math.floor(cell / wide) + way[1]];
      return x >= 0 && x < wide && y >= 0 && y < tall && seen[y * wide + x] === 1;
    });
    const share = found.length / cells.length;
    if (share > (best?.share ?? leastDetail)) best = { way, share };
  }
  return best?.way;
}

/** Copies fine detail from glass beside hidden parts: a smooth fill would look frosted. */
function addDetail(pane: Pane): void {
  const { wide, tall, values, seen, hidden } = pane;
  const parts = connectedComponents(hidden, wide, tall);
  const cells = parts.size.map((): number[] => []);
  parts.of.forEach((id, at) => {
    if (id >= 0) cells[id]!.push(at);
  });
  const extents = extentsOf(parts, wide);
  const ways = cells.map((own, id) => wayToGlass(pane, own, extents[id]!));
  const radius = Math.max(2, Math.round(detail * Math.max(wide, tall)));
  for (let c = 0; c < 3; c++) {
    const even = boxMean(
      Float32Array.from(seen, (_, at) => values[at * 3 + c]!),
      wide,
      tall,
      radius,
    );
    cells.forEach((own, id) => {
      const way = ways[id];
      if (!way) return;
      for (const cell of own) {
        const [x, y] = [(cell % wide) + way[0], Math.floor(cell / wide) + way[1]];
        const from = y * wide + x;
        if (x < 0 || x >= wide || y < 0 || y >= tall || !seen[from]) continue;
        values[cell * 3 + c]! += values[from * 3 + c]! - even[from]!;
      }
    });
  }
}

/** Views lie in layers (ground, trees, sky): hidden parts take their row's own colour, away from seen glass. */
function levelRows(pane: Pane): void {
  const { wide, tall, values, seen, hidden } = pane;
  const trust = trustOf(pane);
  const rows = new Float32Array(tall * 4);
  for (let at = 0; at < wide * tall; at++) {
    const row = 4 * Math.floor(at / wide);
    for (let c = 0; c < 3; c++) rows[row + c]! += trust[at]! * values[at * 3 + c]!;
    rows[row + 3]! += trust[at]!;
  }
  const near = boxMean(Float32Array.from(seen), wide, tall, Math.max(2, Math.round(rim * wide)));
  const reach = Math.max(1, Math.round(rowsMixed * tall));
  for (let row = 0; row < tall; row++) {
    const sum = [0, 0, 0, 0];
    for (let y = Math.max(0, row - reach); y <= Math.min(tall - 1, row + reach); y++)
      for (let c = 0; c < 4; c++) sum[c]! += rows[y * 4 + c]!;
    const weight = sum[3]!;
    if (weight < leastOfRow * wide * (2 * reach + 1)) continue;
    for (let at = row * wide; at < (row + 1) * wide; at++) {
      if (!hidden[at]) continue;
      const share = rowShare * (1 - Math.min(1, 2 * near[at]!));
      for (let c = at * 3; c < at * 3 + 3; c++)
        values[c]! += share * (sum[c - at * 3]! / weight - values[c]!);
    }
  }
}

/** Glass beside a thing has some of its colour, so it gets little weight. */
function trustOf({ wide, tall, seen, hidden }: Pane): Float32Array {
  const rims = grown(hidden, wide, tall, Math.max(2, Math.round(rim * wide)));
  return Float32Array.from(seen, (one, at) => one * (rims[at] ? rimTrust : 1));
}

/**
 * In place: extends the visible glass behind things; frames stay.
 * @param share of each pixel that is window: 0 where none of the window is seen
 */
export function showBehind(
  view: Uint8ClampedArray,
  share: Float32Array,
  classOf: Uint8Array,
  glass: readonly number[],
  size: Size,
): void {
  const { widthPx: w, heightPx: h } = size;
  const object = roomClass('object');
  const isWindow = Uint8Array.from(share, (one) => (one > 0 ? 1 : 0));
  const covered = isWindow.map((one, at) => (one && classOf[at] === object ? 1 : 0));
  const isThing = classOf.map((kind) => (kind === object ? 1 : 0));
  const stands = thingsBefore(covered, isWindow, isThing, size);
  const windows = connectedComponents(isWindow, w, h);
  extentsOf(windows, w).forEach((extent, id) => {
    const { left, right, top, foot } = extent;
    const isBefore = stands(extent);
    const [wide, tall] = [right - left + 1, foot - top + 1];
    const pane: Pane = {
      wide,
      tall,
      values: new Float32Array(wide * tall * 3),
      seen: new Uint8Array(wide * tall),
      hidden: new Uint8Array(wide * tall),
    };
    const inPhoto = (cell: number) => (top + Math.floor(cell / wide)) * w + left + (cell % wide);
    for (let cell = 0; cell < wide * tall; cell++) {
      const at = inPhoto(cell);
      if (windows.of[at] !== id) continue;
      if (covered[at]) pane.hidden[cell] = isBefore(at) ? 1 : 0;
      else if (glass.includes(classOf[at]!)) {
        pane.seen[cell] = 1;
        for (let c = 0; c < 3; c++) pane.values[cell * 3 + c] = view[at * 3 + c]!;
      }
    }
    if (!pane.hidden.includes(1)) return;
    const isSeen = pane.seen.includes(1);
    if (isSeen) {
      spread(pane.values, trustOf(pane), wide, tall, 3);
      levelRows(pane);
      addDetail(pane);
    }
    pane.hidden.forEach((one, cell) => {
      const at = inPhoto(cell);
      if (!one) return;
      if (!isSeen) share[at] = 0;
      else for (let c = 0; c < 3; c++) view[at * 3 + c] = pane.values[cell * 3 + c]!;
    });
  });
}
