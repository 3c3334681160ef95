/** Faces of timber and of sheet metal: long grain, year rings, rolling lines, patina. */
import { blend, type Face, paint, ramp } from './face.ts';
import { noiseAt, noiseTable } from './noise.ts';

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
