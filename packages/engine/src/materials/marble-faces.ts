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

/** A set of veins along a direction: whole numbers of them cross a tile, so that it repeats without seams. */
interface VeinSet {
  readonly acrossU: number;
  readonly acrossV: number;
  /** How far they wander, in spacings, and width of their core and veil. */
  readonly wander: number;
  readonly core: number;
  readonly veil: number;
}

const mainVeins: VeinSet = { acrossU: 1, acrossV: 2, wander: 0.1, core: 0.016, veil: 0.13 };
const crossVeins: VeinSet = { acrossU: 4, acrossV: -1, wander: 0.15, core: 0.018, veil: 0.03 };

/** Distance to the nearest vein, in spacings. */
function veinDistance({ acrossU, acrossV, wander }: VeinSet, u: number, v: number, warp: number) {
  const phase = acrossU * u + acrossV * v + wander * warp;
  return Math.abs(phase - Math.round(phase));
}

/** Polished slabs: long veins of varying strength with a soft veil beside them, crossed by finer ones. */
export function marble(options: MarbleOptions): Face {
  const { veins, gloss = 0.75 } = options;
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2 } = pieces;
    const [warp, strength, detail, , ownU, ownV, movedU, movedV] = rooms;
    for (let x = from; x < to; x++) {
      ownU[x] = u[x]! + chance[x]! * 4.1;
      ownV[x] = v[x]! + chance2[x]! * 2.9;
      movedU[x] = ownU[x]! + 0.37;
      movedV[x] = ownV[x]! + 0.61;
    }
    noiseRow('clouds', noiseAxis(ownU), noiseAxis(ownV), from, to, warp);
    noiseRow('clouds', noiseAxis(movedU), noiseAxis(movedV), from, to, strength);
    noiseRow('blotch', noiseAxis(ownU), noiseAxis(ownV), from, to, detail);
    const [first, second, third] = [colours[0]!, colours[1] ?? usualVein, colours[2]];
    for (let x = from; x < to; x++) {
      const bent = warp[x]! + 0.02 * detail[x]!;
      const main = veinDistance(mainVeins, ownU[x]!, ownV[x]!, bent);
      const cross = veinDistance(crossVeins, ownU[x]!, ownV[x]!, bent + 0.4 * strength[x]!);
      const strong = smoothStep(-0.45, 0.6, strength[x]!);
      const thin = smoothStep(0, 0.7, warp[x]! - 0.3 * strength[x]!);
      const width = mainVeins.core * (0.5 + 1.4 * strong * strong);
      const core = 1 - smoothStep(width * 0.3, width, main);
      const veil = Math.max(0, 1 - main / mainVeins.veil) ** 2;
      const fine =
        (1 - smoothStep(crossVeins.core * 0.3, crossVeins.core, cross)) * 0.5 +
        0.12 * Math.max(0, 1 - cross / crossVeins.veil);
      paint(out, x, first, 1 + 0.035 * warp[x]! + 0.04 * (chance[x]! - 0.5));
      blend(out, x, second, veins * (strong * (0.6 * core + 0.4 * veil) + thin * fine));
      if (third) blend(out, x, third, 0.3 * smoothStep(0, 0.8, warp[x]!) * veins);
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
