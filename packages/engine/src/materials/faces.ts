/**
 * What the pieces of a surface are made of. A face paints one texel: colour (linear light),
 * height (metres, relative) and gloss (0 matt .. 1 mirror), from the piece it lies in.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import type { Piece } from './layout.ts';
import { noiseAt, noiseTable } from './noise.ts';

/** Reused for every texel of a bake. */
export interface Texel {
  red: number;
  green: number;
  blue: number;
  heightMetres: number;
  gloss: number;
}

export interface FacePlace {
  /** Place in the tile, 0..1. */
  readonly u: number;
  readonly v: number;
  readonly piece: Piece;
  readonly colours: readonly LinearRgb[];
}

export type Face = (place: FacePlace, out: Texel) => void;

function paint(out: Texel, colour: LinearRgb, factor: number) {
  out.red = colour[0] * factor;
  out.green = colour[1] * factor;
  out.blue = colour[2] * factor;
}

function blend(out: Texel, colour: LinearRgb, amount: number) {
  const t = amount < 0 ? 0 : Math.min(amount, 1);
  out.red += (colour[0] - out.red) * t;
  out.green += (colour[1] - out.green) * t;
  out.blue += (colour[2] - out.blue) * t;
}

const ramp = (low: number, high: number, value: number) => {
  const t = (value - low) / (high - low);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
};

export interface MottleOptions {
  /** Colour change of the large patches, the middle ones and the grains. */
  readonly clouds?: number;
  readonly blotch?: number;
  readonly grain?: number;
  /** Piece to piece. */
  readonly each?: number;
  readonly roughMetres?: number;
  readonly gloss?: number;
}

/** Paint, plaster, concrete, clay: one colour (or drifting to a second) with soft patches. */
export function mottled(options: MottleOptions): Face {
  const { clouds = 0, blotch = 0, grain = 0, each = 0, roughMetres = 0, gloss = 0.1 } = options;
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
      blend(out, colours[1]!, 0.35 + 0.5 * a + 0.3 * b + (each > 0 ? piece.chance2 - 0.5 : 0));
    }
    out.heightMetres = roughMetres * (0.6 * b + 0.4 * c);
    out.gloss = gloss * (1 - 0.3 * Math.abs(a));
  };
}

export interface WoodOptions {
  /** Board to board. */
  readonly each: number;
  /** Strength of the fibres and of the year rings. */
  readonly fibre: number;
  readonly rings: number;
  /** Share of boards with a knot. */
  readonly knots?: number;
  readonly gloss?: number;
  /** Grey drift of weathered boards. */
  readonly weathered?: number;
}

export function wood(options: WoodOptions): Face {
  const { each, fibre, rings, knots = 0, gloss = 0.35, weathered = 0 } = options;
  const fibreTable = noiseTable('fibre');
  const cloudTable = noiseTable('clouds');
  const blotchTable = noiseTable('blotch');
  return ({ u, v, piece, colours }, out) => {
    const { along, across, chance, chance2 } = piece;
    const fine = noiseAt(fibreTable, along * 0.31 + chance * 7, across * 1.9 + chance2 * 5);
    const slow = noiseAt(cloudTable, along * 0.16 + chance2 * 3, across * 0.9 + chance * 3);
    const mid = noiseAt(blotchTable, along * 0.09 + chance, across * 0.75 + chance2);
    let ringPhase = (across / 0.03 + slow * 2.6 + mid * 0.5 + chance * 9) * 2.2;
    let knot = 0;
    if (chance2 < knots) {
      const dx = (along - piece.length * (0.25 + 0.5 * chance)) * 0.45;
      const dy = across - piece.width * (0.35 + 0.3 * chance);
      const distance = Math.sqrt(dx * dx + dy * dy);
      knot = 1 - ramp(0.004, 0.016, distance);
      ringPhase += 3.2 * Math.exp(-distance * 38);
    }
    const wave = Math.sin(ringPhase);
    const ring = wave > 0 ? wave * wave : 0;
    const pore = fine > 0.75 ? (fine - 0.75) * 1.2 : 0;
    const factor =
      1 + each * (chance - 0.5) + fibre * (fine + 0.35 * mid) - rings * ring - fibre * pore;
    paint(out, colours[0]!, factor);
    // The second colour is the late wood: darker and redder in the rings and in whole boards.
    blend(out, colours[1] ?? colours[0]!, rings * ring * 0.9 + each * 0.9 * (chance2 - 0.35));
    if (weathered > 0) {
      const grey = 0.3 * out.red + 0.6 * out.green + 0.1 * out.blue;
      const t = weathered * (0.55 + 0.5 * noiseAt(cloudTable, u + chance, v));
      out.red += (grey * 1.04 - out.red) * t;
      out.green += (grey - out.green) * t;
      out.blue += (grey * 0.97 - out.blue) * t;
    }
    if (knot > 0) blend(out, [out.red * 0.28, out.green * 0.2, out.blue * 0.16], knot * 0.85);
    out.heightMetres = -0.0002 * (pore + ring * 0.5);
    out.gloss = gloss * (1 - 0.35 * ring);
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
    blend(out, [out.red * 0.5, out.green * 0.5, out.blue * 0.55], burnt);
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
      blend(out, [out.red * 0.72, out.green * 0.7, out.blue * 0.68], veins * Math.max(0, line));
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

export interface MetalOptions {
  readonly each: number;
  /** Fine lines of rolling along u. */
  readonly brush?: number;
  /** Rust, verdigris or heat colours: drift to the other colours. */
  readonly patina?: number;
  readonly gloss?: number;
  /** Sheets bulge a little between their seams. */
  readonly oilCanMetres?: number;
}

export function metal(options: MetalOptions): Face {
  const { each, brush = 0, patina = 0, gloss = 0.6, oilCanMetres = 0 } = options;
  const cloudTable = noiseTable('clouds');
  const blotchTable = noiseTable('blotch');
  const grainTable = noiseTable('grain');
  const fibreTable = noiseTable('fibre');
  return ({ u, v, piece, colours }, out) => {
    const a = noiseAt(cloudTable, u + piece.chance * 2, v + piece.chance2 * 3);
    const b = noiseAt(blotchTable, u, v);
    const line = brush > 0 ? noiseAt(fibreTable, u, v) : 0;
    const c = patina > 0 ? noiseAt(grainTable, u, v) : 0;
    paint(
      out,
      colours[0]!,
      1 + each * (piece.chance - 0.5) + 0.06 * a + brush * line + patina * 0.12 * c,
    );
    if (patina > 0 && colours.length > 1) {
      blend(out, colours[1]!, patina * (0.4 + 0.8 * a + 0.5 * b));
      if (colours.length > 2) blend(out, colours[2]!, patina * ramp(0.1, 0.9, b - a * 0.6));
    }
    out.heightMetres = oilCanMetres * a + patina * 0.0004 * c;
    out.gloss = gloss * (1 - 0.6 * patina);
  };
}

/** Slate, shake or shingle courses: each piece lies on the one below, so its lower rim stands out. */
export function overlapping(base: Face, liftMetres: number, shade = 0.55): Face {
  return (place, out) => {
    base(place, out);
    const { across, width, chance } = place.piece;
    const down = across / width;
    out.heightMetres += liftMetres * down * (0.7 + 0.6 * chance);
    // The course above throws its shadow on the top of this one.
    const shadow = 1 - shade * (1 - ramp(0, 0.16, down));
    out.red *= shadow;
    out.green *= shadow;
    out.blue *= shadow;
  };
}

/** Half-round tiles or ribs across the piece; the hollows are dark. */
export function ribbed(base: Face, heightMetres: number, share = 1): Face {
  return (place, out) => {
    base(place, out);
    const { along, length } = place.piece;
    const t = Math.min(1, along / (length * share));
    const bow = Math.sin(Math.PI * t);
    out.heightMetres += heightMetres * bow;
    const shade = 0.42 + 0.58 * ramp(0, 0.55, bow);
    out.red *= shade;
    out.green *= shade;
    out.blue *= shade;
  };
}

/** Thin strips with deep gaps: the gap takes this share of the width. */
export function slatted(base: Face, gapShare: number, depthMetres: number): Face {
  return (place, out) => {
    base(place, out);
    const t = place.piece.across / place.piece.width;
    const gap = 1 - ramp(gapShare - 0.05, gapShare + 0.05, t);
    const dark = 1 - 0.88 * gap;
    out.red *= dark;
    out.green *= dark;
    out.blue *= dark;
    out.heightMetres -= depthMetres * gap;
  };
}

/** A raised strip over each joint (board and batten, standing seams). */
export function battened(base: Face, stripMetres: number, heightMetres: number): Face {
  return (place, out) => {
    base(place, out);
    const { across, width } = place.piece;
    const fromStrip = Math.abs(across - width / 2) - stripMetres / 2;
    const isStrip = fromStrip < 0;
    out.heightMetres += isStrip ? heightMetres : 0;
    const shade = isStrip ? 1.03 : 1 - 0.38 * Math.exp(-fromStrip / (heightMetres * 0.55));
    out.red *= shade;
    out.green *= shade;
    out.blue *= shade;
  };
}
