import { smoothStep } from '../ops/ramps.ts';
import { blend, blendOwn, type Face, paint, setKernelColours } from './face.ts';
import { noiseAxis, noiseRow } from './noise-row.ts';
import { tileMemory } from './tile-memory.ts';

export interface MottleOptions {
  /** Variation of colour in large patches, medium ones and grains. */
  readonly clouds?: number;
  readonly blotch?: number;
  readonly grain?: number;
  /** Variation between pieces. */
  readonly each?: number;
  /** Strength of the second colour in patches. */
  readonly drift?: number;
  readonly roughMetres?: number;
  readonly gloss?: number;
}

/** Paint, plaster, concrete, clay: one colour (or blending to a second) with soft patches. */
export function mottled(options: MottleOptions): Face {
  const { clouds = 0, blotch = 0, grain = 0, each = 0, drift = 1 } = options;
  const { roughMetres = 0, gloss = 0.1 } = options;
  return ({ u, v, pieces, colours, rooms }, _out, from, to) => {
    const { chance, chance2 } = pieces;
    const [a, b, c] = rooms;
    noiseRow('clouds', noiseAxis(u, 1, chance2, 1), noiseAxis(v), from, to, a);
    noiseRow('blotch', noiseAxis(u, 1, chance, 1), noiseAxis(v), from, to, b);
    noiseRow('grain', noiseAxis(u), noiseAxis(v), from, to, c);
    const { kernel } = tileMemory();
    setKernelColours(kernel, colours[0]!, colours[1] ?? colours[0]!);
    kernel.mottledRow(
      a.byteOffset,
      b.byteOffset,
      c.byteOffset,
      clouds,
      blotch,
      grain,
      each,
      drift,
      roughMetres,
      gloss,
      colours.length > 1 ? 1 : 0,
      from,
      to,
    );
  };
}

/** Remaining share of each colour component under soot. */
const burntShares = [0.5, 0.5, 0.55] as const;

/** Fired clay: each piece has its own shade from pale to burnt, with sooty ends. */
export function clay(each: number, gloss = 0.06): Face {
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2 } = pieces;
    const [b, c] = rooms;
    noiseRow('blotch', noiseAxis(u, 2, chance, 1), noiseAxis(v, 2, chance2, 1), from, to, b);
    noiseRow('grain', noiseAxis(u, 2), noiseAxis(v, 2), from, to, c);
    const first = colours[0]!;
    const second = colours[1] ?? first;
    for (let x = from; x < to; x++) {
      paint(out, x, first, 1 + each * (chance[x]! - 0.5) + 0.16 * b[x]! + 0.16 * c[x]!);
      blend(out, x, second, (chance2[x]! - 0.55) * 2.1 * Math.min(1, each * 2));
      const burnt = chance[x]! > 0.88 ? 0.3 * smoothStep(-0.2, 0.5, b[x]!) : 0;
      if (burnt > 0) blendOwn(out, x, burntShares, burnt);
      out.heightMetres[x] = 0.0012 * b[x]! + 0.0008 * c[x]! + 0.002 * chance[x]!;
      out.gloss[x] = gloss;
    }
  };
}

export interface StoneOptions {
  readonly each: number;
  readonly bulgeMetres?: number;
  readonly gloss?: number;
}

/** Quarried or field stone: strong variation between pieces, rough faces. */
export function stone(options: StoneOptions): Face {
  const { each, bulgeMetres = 0.008, gloss = 0.06 } = options;
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2, edge, length, width } = pieces;
    const [a, b, c] = rooms;
    noiseRow('clouds', noiseAxis(u, 2, chance, 7.4), noiseAxis(v, 2, chance2, 10.6), from, to, a);
    noiseRow('blotch', noiseAxis(u, 1, chance, 3.7), noiseAxis(v, 1, chance2, 5.3), from, to, b);
    noiseRow('grain', noiseAxis(u, 2), noiseAxis(v, 2), from, to, c);
    const [first, second, third] = [colours[0]!, colours[1], colours[2]];
    for (let x = from; x < to; x++) {
      const patch = a[x]!;
      const blotch = b[x]!;
      const grain = c[x]!;
      paint(
        out,
        x,
        first,
        1 + each * (chance[x]! - 0.5) + 0.2 * patch + 0.13 * blotch + 0.1 * grain,
      );
      if (second) blend(out, x, second, (chance2[x]! - 0.35) * 1.5 + 0.25 * patch);
      if (third) blend(out, x, third, chance[x]! > 0.8 ? 0.6 + 0.3 * blotch : 0.18 * blotch);
      const rim = Math.min(1, edge[x]! / (0.18 * Math.min(width[x]!, length[x]!)));
      out.heightMetres[x] =
        bulgeMetres * (rim * (2 - rim) + 0.35 * patch + 0.25 * blotch + 0.12 * grain);
      out.gloss[x] = gloss;
    }
  };
}

/** Hand-made glazed tile: uneven glaze and surface, varying depth of colour. */
export function glaze(each: number, ripple: number, gloss = 0.7): Face {
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2 } = pieces;
    const [a, b] = rooms;
    noiseRow('clouds', noiseAxis(u, 1, chance, 5), noiseAxis(v, 1, chance2, 3), from, to, a);
    noiseRow('blotch', noiseAxis(u, 1, chance, 1), noiseAxis(v), from, to, b);
    const [first, second, third] = [colours[0]!, colours[1], colours[2]];
    for (let x = from; x < to; x++) {
      paint(out, x, first, 1 + each * (chance[x]! - 0.5) + 0.1 * a[x]! + 0.06 * b[x]!);
      if (second) blend(out, x, second, (chance2[x]! - 0.5) * 2 * Math.min(1, each * 2.4));
      if (third && chance[x]! > 0.72) blend(out, x, third, 0.8);
      out.heightMetres[x] = ripple * (a[x]! + 0.4 * b[x]!);
      out.gloss[x] = gloss;
    }
  };
}

/** Terrazzo: colours[0] is the ground, the others are the chips. */
export function chips(): Face {
  return ({ u, v, pieces, colours, rooms }, out, from, to) => {
    const { chance, chance2, edge, length, width } = pieces;
    const [grain] = rooms;
    noiseRow('grain', noiseAxis(u), noiseAxis(v), from, to, grain);
    for (let x = from; x < to; x++) {
      const size = 0.1 + 0.3 * chance2[x]!;
      const inside = smoothStep(
        size,
        size - 0.06,
        0.5 - edge[x]! / Math.min(length[x]!, width[x]!),
      );
      paint(out, x, colours[0]!, 1 + 0.05 * grain[x]!);
      const chip = colours[1 + Math.floor(chance[x]! * (colours.length - 1))] ?? colours[0]!;
      blend(out, x, chip, inside * 0.92);
      out.heightMetres[x] = 0;
      out.gloss[x] = 0.55;
    }
  };
}
