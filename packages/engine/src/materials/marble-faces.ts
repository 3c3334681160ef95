/** Faces of polished slabs and of two-coloured floors. */
import type { LinearRgb } from '../colour/oklab.ts';
import { smoothStep } from '../ops/ramps.ts';
import { blend, type Face, paint } from './face.ts';
import { noiseAxis, noiseRow } from './noise-row.ts';

export interface MarbleOptions {
  readonly veins: number;
  readonly gloss?: number;
}

const usualVein: LinearRgb = [0.2, 0.2, 0.21];

/** Polished slabs: wandering veins of varying width, crossed by a second set. */
export function marble(options: MarbleOptions): Face {
  const { veins, gloss = 0.75 } = options;
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2 } = pieces;
    const [warpU, warpV, main, thin, ownU, ownV, movedU, movedV] = rooms;
    for (let x = from; x < to; x++) {
      const du = u[x]! + chance[x]! * 4.1;
      const dv = v[x]! + chance2[x]! * 2.9;
      ownU[x] = du;
      ownV[x] = dv;
      movedU[x] = du + 0.37;
      movedV[x] = dv + 0.61;
    }
    noiseRow('clouds', noiseAxis(ownU), noiseAxis(ownV), from, to, warpU);
    noiseRow('clouds', noiseAxis(movedU), noiseAxis(movedV), from, to, warpV);
    for (let x = from; x < to; x++) movedU[x] = ownU[x]! + 0.21;
    noiseRow(
      'clouds',
      noiseAxis(ownU, 1, warpU, 0.09),
      noiseAxis(ownV, 1, warpV, 0.09),
      from,
      to,
      main,
    );
    noiseRow(
      'clouds',
      noiseAxis(ownV, 1, warpV, 0.12),
      noiseAxis(movedU, 1, warpU, 0.12),
      from,
      to,
      thin,
    );
    const [first, second, third] = [colours[0]!, colours[1] ?? usualVein, colours[2]];
    for (let x = from; x < to; x++) {
      const broad = Math.max(0, 1 - Math.abs(main[x]! - 0.1) * 7);
      const fine = Math.max(0, 1 - Math.abs(thin[x]! + 0.12) * 13);
      paint(out, x, first, 1 + 0.05 * warpU[x]! + 0.05 * (chance[x]! - 0.5));
      const vein =
        veins *
        (0.75 * broad * broad + 0.55 * fine * (0.4 + 0.6 * smoothStep(-0.3, 0.4, warpV[x]!)));
      blend(out, x, second, vein);
      if (third) blend(out, x, third, 0.3 * smoothStep(0, 0.8, warpU[x]!) * veins);
      out.heightMetres[x] = 0;
      out.gloss[x] = gloss;
    }
  };
}

/** Alternating colours; `across` pieces per tile and direction, an even number. */
export function checkers({ across, gloss }: { across: number; gloss: number }): Face {
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2 } = pieces;
    const [cloud] = rooms;
    noiseRow('clouds', noiseAxis(u, 2, chance, 1), noiseAxis(v, 2, chance2, 1), from, to, cloud);
    for (let x = from; x < to; x++) {
      const isDark = isSecond(u[x]!, v[x]!, across);
      const tone = 1 + 0.06 * cloud[x]! + 0.06 * (chance[x]! - 0.5);
      paint(out, x, colours[isDark ? 1 : 0]!, tone);
      out.heightMetres[x] = 0;
      out.gloss[x] = gloss;
    }
  };
}

/** Every second piece in the last colour; `across` pieces per tile and direction, an even number. */
export function chequered(base: Face, across: number): Face {
  return (row, out, from, to) => {
    const { u, v, colours } = row;
    const darkRow = { ...row, colours: [colours[3] ?? colours[0]!, colours[1]!] };
    for (let start = from; start < to; ) {
      const isDark = isSecond(u[start]!, v[start]!, across);
      let end = start + 1;
      while (end < to && isSecond(u[end]!, v[end]!, across) === isDark) end++;
      base(isDark ? darkRow : row, out, start, end);
      start = end;
    }
  };
}

const isSecond = (u: number, v: number, across: number) =>
  ((Math.floor(u * across) + Math.floor(v * across)) & 1) === 1;
