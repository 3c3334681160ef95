/** Moves pieces by parts of a texel, so that joints meet those beside them. */
import type { PatchField } from './patch-search.ts';
import { piecesOf } from './pieces.ts';
import type { PlaneView } from './plane-view.ts';
import { readPixels } from './read-pixels.ts';
import { part, type SurfacePixels, type SurfaceTexels } from './surface-texels.ts';

/** Smaller pieces stay. */
const leastTexels = 16;
const tried = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75] as const;
/** Places compared along the edge of a piece. */
const mostLinks = 70;
/** Parts of a texel between them. */
const between = [-0.3, 0, 0.3] as const;

/** Along columns and rows, two numbers a texel. */
export function pieceShifts(
  pixels: SurfacePixels,
  texels: SurfaceTexels,
  view: PlaneView,
  field: PatchField | undefined,
): Float32Array {
  const { width, metres, u0, v0, parts } = texels;
  const shifts = new Float32Array(parts.length * 2);
  if (!field) return shifts;
  const { source } = field;
  const pieces = piecesOf(texels, field);
  const isSettled = new Uint8Array(pieces.texels.length);
  const place = new Float64Array(3);
  const colour = new Float64Array(3);
  /** Light at texel `at` and a part of one further, as seen a step away. */
  const light = (at: number, part0: number, part1: number, columns: number, rows: number) => {
    const u = u0 + ((at % width) + part0 + columns) * metres;
    const v = v0 + (Math.floor(at / width) + part1 + rows) * metres;
    if (!view.project(u, v, place)) return Number.NaN;
    if (!readPixels(pixels, place[0]!, place[1]!, 1, colour)) return Number.NaN;
    return colour[0]! + colour[1]! + colour[2]!;
  };
  const order = pieces.texels
    .map((list, id) => ({ list, id }))
    .filter(({ list }) => list.length >= leastTexels)
    .sort((a, b) => b.list.length - a.list.length || a.id - b.id);
  for (const { list, id } of order) {
    const links = linksOf(list, id);
    const aims: number[] = [];
    for (const { other, along } of links)
      for (const part0 of between)
        aims.push(there(other, along === 0 ? 0 : part0, along === 0 ? part0 : 0));
    const first = list[0]!;
    const columns = (source[first]! % width) - (first % width);
    const rows = Math.floor(source[first]! / width) - Math.floor(first / width);
    const unlike = (du: number, dv: number) => {
      let sum = 0;
      let square = 0;
      let count = 0;
      links.forEach(({ other, along }, k) => {
        between.forEach((part0, n) => {
          const [p, q] = along === 0 ? [0, part0] : [part0, 0];
          const away = light(other, p, q, columns + du, rows + dv) - aims[k * between.length + n]!;
          if (Number.isNaN(away)) return;
          sum += away;
          square += away * away;
          count++;
        });
      });
      // the membrane takes up a difference of all
      return count < 8 ? Infinity : (square - (sum * sum) / count) / count;
    };
    const across = bestOf((du) => unlike(du, 0));
    const down = bestOf((dv) => unlike(across, dv));
    for (const at of list) {
      shifts[2 * at] = across;
      shifts[2 * at + 1] = down;
    }
    isSettled[id] = 1;
  }
  return shifts;

  /** Light that is seen, or copied by a settled piece, at a texel. */
  function there(at: number, part0: number, part1: number): number {
    if (parts[at]! >= part.joined) return light(at, part0, part1, 0, 0);
    const from = source[at]!;
    const columns = (from % width) - (at % width) + shifts[2 * at]!;
    const rows = Math.floor(from / width) - Math.floor(at / width) + shifts[2 * at + 1]!;
    return light(at, part0, part1, columns, rows);
  }

  function linksOf(list: Int32Array, id: number) {
    const links: { other: number; along: 0 | 1 }[] = [];
    for (const at of list) {
      for (const turn of [-1, 1, -width, width]) {
        const other = at + turn;
        const piece = pieces.of[other]!;
        if (piece === id) continue;
        if (parts[other]! >= part.joined || (piece >= 0 && isSettled[piece]))
          links.push({ other, along: Math.abs(turn) === 1 ? 0 : 1 });
      }
    }
    const stride = Math.max(1, links.length / mostLinks);
    return Array.from(
      { length: Math.min(links.length, mostLinks) },
      (_, k) => links[Math.floor(k * stride)]!,
    );
  }
}

function bestOf(unlike: (shift: number) => number): number {
  let best = 0;
  let least = Infinity;
  for (const shift of tried) {
    const cost = unlike(shift);
    // no shift without a reason
    if (cost >= least * (shift === 0 ? 1 : 0.97)) continue;
    least = cost;
    best = shift;
  }
  return best;
}
