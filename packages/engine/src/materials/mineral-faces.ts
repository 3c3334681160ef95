/** Faces of paint and plaster, clay, stone, marble, glaze and terrazzo. */
import { blend, type Face, paint, ramp } from './face.ts';
import { noiseAt, noiseTable } from './noise.ts';

export interface MottleOptions {
  /** Colour change of the large patches, the middle ones and the grains. */
  readonly clouds?: number;
  readonly blotch?: number;
  readonly grain?: number;
  /** Piece to piece. */
  readonly each?: number;
  /** How far the second colour comes and goes with the patches. */
  readonly drift?: number;
  readonly roughMetres?: number;
  readonly gloss?: number;
}

/** Paint, plaster, concrete, clay: one colour (or drifting to a second) with soft patches. */
export function mottled(options: MottleOptions): Face {
  const { clouds = 0, blotch = 0, grain = 0, each = 0, drift = 1 } = options;
  const { roughMetres = 0, gloss = 0.1 } = options;
  const cloudTable = noiseTable('clouds');
  const blotchTable = noiseTable('blotch');
  const grainTable = noiseTable('grain');
  return ({ u, v, piece, colours }, out) => {
    const a = noiseAt(cloudTable, u + piece.chance2, v);
    const b = noiseAt(blotchTable, u + piece.chance, v);
    const c = noiseAt(grainTable, u, v);
    const factor = 1 + clouds * a + blotch * b + grain * c + each * (piece.chance - 0.5);
    paint(out, colours[0]!, factor);
    if (colours.length > 1) {
      const patches = drift * (0.5 * a + 0.3 * b);
      blend(out, colours[1]!, 0.35 + patches + (each > 0 ? piece.chance2 - 0.5 : 0));
    }
    out.heightMetres = roughMetres * (0.6 * b + 0.4 * c);
    out.gloss = gloss * (1 - 0.3 * Math.abs(a));
  };
}

/** Two colours in turn; `across` pieces each way in one tile, an even number. */
export function checkers({ across, gloss }: { across: number; gloss: number }): Face {
  const cloudTable = noiseTable('clouds');
  return ({ u, v, piece, colours }, out) => {
    const dark = (Math.floor(u * across) + Math.floor(v * across)) % 2 === 1;
    const cloud = noiseAt(cloudTable, u * 2 + piece.chance, v * 2 + piece.chance2);
    paint(out, colours[dark ? 1 : 0]!, 1 + 0.06 * cloud + 0.06 * (piece.chance - 0.5));
    out.heightMetres = 0;
    out.gloss = gloss;
  };
}

/** Fired clay: each piece its own shade from pale to burnt, with sooty ends. */
export function clay(each: number, gloss = 0.06): Face {
  const blotchTable = noiseTable('blotch');
  const grainTable = noiseTable('grain');
  return ({ u, v, piece, colours }, out) => {
    const b = noiseAt(blotchTable, u * 2 + piece.chance, v * 2 + piece.chance2);
    const c = noiseAt(grainTable, u * 2, v * 2);
    paint(out, colours[0]!, 1 + each * (piece.chance - 0.5) + 0.16 * b + 0.16 * c);
    blend(out, colours[1] ?? colours[0]!, (piece.chance2 - 0.55) * 2.1 * Math.min(1, each * 2));
    const burnt = piece.chance > 0.88 ? 0.3 * ramp(-0.2, 0.5, b) : 0;
    if (burnt > 0) blend(out, [out.red * 0.5, out.green * 0.5, out.blue * 0.55], burnt);
    out.heightMetres = 0.0012 * b + 0.0008 * c + 0.002 * piece.chance;
    out.gloss = gloss;
  };
}

export interface StoneOptions {
  readonly each: number;
  readonly veins?: number;
  readonly bulgeMetres?: number;
  readonly gloss?: number;
}

/** Quarried or gathered stone: strong differences from piece to piece, hewn faces. */
export function stone(options: StoneOptions): Face {
  const { each, veins = 0, bulgeMetres = 0.008, gloss = 0.06 } = options;
  const cloudTable = noiseTable('clouds');
  const blotchTable = noiseTable('blotch');
  const grainTable = noiseTable('grain');
  return ({ u, v, piece, colours }, out) => {
    const du = u + piece.chance * 3.7;
    const dv = v + piece.chance2 * 5.3;
    const a = noiseAt(cloudTable, du * 2, dv * 2);
    const b = noiseAt(blotchTable, du, dv);
    const c = noiseAt(grainTable, u * 2, v * 2);
    paint(out, colours[0]!, 1 + each * (piece.chance - 0.5) + 0.2 * a + 0.13 * b + 0.1 * c);
    if (colours.length > 1) blend(out, colours[1]!, (piece.chance2 - 0.35) * 1.5 + 0.25 * a);
    if (colours.length > 2) blend(out, colours[2]!, piece.chance > 0.8 ? 0.6 + 0.3 * b : 0.18 * b);
    if (veins > 0) {
      const line = 1 - Math.min(1, Math.abs(a + 0.4 * b) * 9);
      if (line > 0) {
        blend(out, [out.red * 0.72, out.green * 0.7, out.blue * 0.68], veins * line);
      }
    }
    const rim = Math.min(1, piece.edge / (0.18 * Math.min(piece.width, piece.length)));
    out.heightMetres = bulgeMetres * (rim * (2 - rim) + 0.35 * a + 0.25 * b + 0.12 * c);
    out.gloss = gloss;
  };
}

export interface MarbleOptions {
  readonly veins: number;
  readonly gloss?: number;
}

/** Polished slabs: veins that wander, thick and thin, a second family crossing the first. */
export function marble(options: MarbleOptions): Face {
  const { veins, gloss = 0.75 } = options;
  const cloudTable = noiseTable('clouds');
  return ({ u, v, piece, colours }, out) => {
    const du = u + piece.chance * 4.1;
    const dv = v + piece.chance2 * 2.9;
    const warpU = noiseAt(cloudTable, du, dv);
    const warpV = noiseAt(cloudTable, du + 0.37, dv + 0.61);
    const main = noiseAt(cloudTable, du + warpU * 0.09, dv + warpV * 0.09);
    const thin = noiseAt(cloudTable, dv + warpV * 0.12, du + 0.21 + warpU * 0.12);
    const broad = Math.max(0, 1 - Math.abs(main - 0.1) * 7);
    const fine = Math.max(0, 1 - Math.abs(thin + 0.12) * 13);
    paint(out, colours[0]!, 1 + 0.05 * warpU + 0.05 * (piece.chance - 0.5));
    const vein =
      veins * (0.75 * broad * broad + 0.55 * fine * (0.4 + 0.6 * ramp(-0.3, 0.4, warpV)));
    blend(out, colours[1] ?? [0.2, 0.2, 0.21], vein);
    if (colours.length > 2) blend(out, colours[2]!, 0.3 * ramp(0, 0.8, warpU) * veins);
    out.heightMetres = 0;
    out.gloss = gloss;
  };
}

/** Hand-made glazed tile: pools of glaze, uneven face, each tile its own depth of colour. */
export function glaze(each: number, ripple: number, gloss = 0.7): Face {
  const cloudTable = noiseTable('clouds');
  const blotchTable = noiseTable('blotch');
  return ({ u, v, piece, colours }, out) => {
    const a = noiseAt(cloudTable, u + piece.chance * 5, v + piece.chance2 * 3);
    const b = noiseAt(blotchTable, u + piece.chance, v);
    paint(out, colours[0]!, 1 + each * (piece.chance - 0.5) + 0.1 * a + 0.06 * b);
    if (colours.length > 1)
      blend(out, colours[1]!, (piece.chance2 - 0.5) * 2 * Math.min(1, each * 2.4));
    if (colours.length > 2 && piece.chance > 0.72) blend(out, colours[2]!, 0.8);
    out.heightMetres = ripple * (a + 0.4 * b);
    out.gloss = gloss;
  };
}

/** Chips of several colours in a ground: colours[0] is the ground, the rest are the chips. */
export function chips(): Face {
  const grainTable = noiseTable('grain');
  return ({ u, v, piece, colours }, out) => {
    const size = 0.1 + 0.3 * piece.chance2;
    const inside = ramp(size, size - 0.06, 0.5 - piece.edge / Math.min(piece.length, piece.width));
    const grain = noiseAt(grainTable, u, v);
    paint(out, colours[0]!, 1 + 0.05 * grain);
    const chip = colours[1 + Math.floor(piece.chance * (colours.length - 1))] ?? colours[0]!;
    blend(out, chip, inside * 0.92);
    out.heightMetres = 0;
    out.gloss = 0.55;
  };
}
