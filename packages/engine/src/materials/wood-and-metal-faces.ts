/** Faces of timber and sheet metal: grain, growth rings, rolling lines, patina. */
import { smoothStep } from '../ops/ramps.ts';
import { blend, type Face, paint, setKernelColours } from './face.ts';
import type { PieceRow } from './layout.ts';
import { noiseAxis, noiseRow } from './noise-row.ts';
import { tileMemory } from './tile-memory.ts';

export interface WoodOptions {
  /** Variation between boards. */
  readonly each: number;
  /** Strength of fibres and growth rings. */
  readonly fibre: number;
  readonly rings: number;
  readonly knots?: number;
  readonly gloss?: number;
  /** Grey weathering. */
  readonly weathered?: number;
  /** Growth rings of flat-sawn boards form arches: how far they open along the board, in metres per metre. */
  readonly arches?: number;
}

export function wood(options: WoodOptions): Face {
  const { each, fibre, rings, knots = 0, gloss = 0.35, weathered = 0, arches = 0 } = options;
  return ({ u, v, pieces, colours, rooms }, _out, from, to) => {
    const { along, across, chance, chance2 } = pieces;
    const [fine, slow, mid, drift, knot, bend] = rooms;
    noiseRow(
      'fibre',
      noiseAxis(along, 0.5, chance, 7),
      noiseAxis(across, 3.1, chance2, 5),
      from,
      to,
      fine,
    );
    noiseRow(
      'clouds',
      noiseAxis(along, 0.16, chance2, 3),
      noiseAxis(across, 0.9, chance, 3),
      from,
      to,
      slow,
    );
    noiseRow(
      'blotch',
      noiseAxis(along, 0.09, chance, 1),
      noiseAxis(across, 0.75, chance2, 1),
      from,
      to,
      mid,
    );
    if (weathered > 0) {
      noiseRow('clouds', noiseAxis(u, 1, chance, 1), noiseAxis(v), from, to, drift);
    }
    // Rows are zero unless filled: no knots, no weathering.
    if (knots > 0) layKnots(pieces, knots, knot, bend, from, to);
    else if (arches > 0) bendToArches(pieces, arches, slow, bend, from, to);
    const { kernel } = tileMemory();
    // The second colour is late wood: darker and redder in the rings and in whole boards.
    setKernelColours(kernel, colours[0]!, colours[1] ?? colours[0]!);
    kernel.woodRow(
      fine.byteOffset,
      slow.byteOffset,
      mid.byteOffset,
      drift.byteOffset,
      knot.byteOffset,
      bend.byteOffset,
      each,
      fibre,
      rings,
      weathered,
      gloss,
      from,
      to,
    );
  };
}

/** Weight of knots at each texel, and how far they bend the growth rings. */
function layKnots(
  pieces: PieceRow,
  share: number,
  knot: Float64Array,
  bend: Float64Array,
  from: number,
  to: number,
) {
  const { along, across, length, width, chance, chance2 } = pieces;
  for (let x = from; x < to; x++) {
    knot[x] = 0;
    bend[x] = 0;
    if (chance2[x]! >= share) continue;
    const dx = (along[x]! - length[x]! * (0.25 + 0.5 * chance[x]!)) * 0.45;
    const dy = across[x]! - width[x]! * (0.35 + 0.3 * chance[x]!);
    const distance = Math.sqrt(dx * dx + dy * dy);
    knot[x] = 1 - smoothStep(0.004, 0.016, distance);
    bend[x] = 3.2 * Math.exp(-distance * 38);
  }
}

/** Phase of growth rings per metre across a board, as in the kernel. */
const ringsPerMetre = 2.2 / 0.008;

/** Bends straight rings around the log's centre, as in a flat-sawn board. */
function bendToArches(
  { along, across, length, width, chance, chance2 }: PieceRow,
  open: number,
  slow: Float64Array,
  bend: Float64Array,
  from: number,
  to: number,
) {
  for (let x = from; x < to; x++) {
    const heart = width[x]! * (0.3 + 0.4 * chance2[x]!);
    const beside = across[x]! - heart;
    const away = open * (along[x]! - length[x]! * (chance[x]! - 0.2)) + 0.006 * slow[x]!;
    bend[x] = ringsPerMetre * (Math.hypot(beside, away) - across[x]!);
  }
}

export interface MetalOptions {
  readonly each: number;
  /** Fine rolling lines along u. */
  readonly brush?: number;
  /** Rust, verdigris or heat colours: blends to the other colours. */
  readonly patina?: number;
  readonly gloss?: number;
  /** Bulges of sheets between seams. */
  readonly oilCanMetres?: number;
}

export function metal(options: MetalOptions): Face {
  const { each, brush = 0, patina = 0, gloss = 0.6, oilCanMetres = 0 } = options;
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2 } = pieces;
    const [a, b, line, c] = rooms;
    noiseRow('clouds', noiseAxis(u, 1, chance, 2), noiseAxis(v, 1, chance2, 3), from, to, a);
    noiseRow('blotch', noiseAxis(u), noiseAxis(v), from, to, b);
    if (brush > 0) noiseRow('fibre', noiseAxis(u), noiseAxis(v), from, to, line);
    else line.fill(0, from, to);
    if (patina > 0) noiseRow('grain', noiseAxis(u), noiseAxis(v), from, to, c);
    else c.fill(0, from, to);
    const [first, second, third] = [colours[0]!, colours[1], colours[2]];
    for (let x = from; x < to; x++) {
      const tone = 1 + each * (chance[x]! - 0.5) + 0.06 * a[x]! + brush * line[x]!;
      paint(out, x, first, tone + patina * 0.12 * c[x]!);
      if (patina > 0 && second) {
        blend(out, x, second, patina * (0.4 + 0.8 * a[x]! + 0.5 * b[x]!));
        if (third) blend(out, x, third, patina * smoothStep(0.1, 0.9, b[x]! - a[x]! * 0.6));
      }
      out.heightMetres[x] = oilCanMetres * a[x]! + patina * 0.0004 * c[x]!;
      out.gloss[x] = gloss * (1 - 0.6 * patina);
    }
  };
}
