/** Relief on top of another face: overlapping courses, ribs, slats, battens. */
import { smoothStep } from '../ops/ramps.ts';
import { type Face, shade } from './face.ts';

/** Slate, shake or shingle courses: each piece overlaps the one below, so its lower edge is raised. */
export function overlapping(base: Face, liftMetres: number, darkness = 0.55): Face {
  return (row, out, from, to) => {
    base(row, out, from, to);
    const { across, width, chance } = row.pieces;
    for (let x = from; x < to; x++) {
      const down = across[x]! / width[x]!;
      out.heightMetres[x]! += liftMetres * down * (0.7 + 0.6 * chance[x]!);
      // The course above casts a shadow on this one's top.
      shade(out, x, 1 - darkness * (1 - smoothStep(0, 0.16, down)));
    }
  };
}

/** Half-round tiles or ribs across the piece, with dark hollows. */
export function ribbed(base: Face, heightMetres: number, share = 1): Face {
  return (row, out, from, to) => {
    base(row, out, from, to);
    const { along, length } = row.pieces;
    for (let x = from; x < to; x++) {
      const bow = Math.sin(Math.PI * Math.min(1, along[x]! / (length[x]! * share)));
      out.heightMetres[x]! += heightMetres * bow;
      shade(out, x, 0.42 + 0.58 * smoothStep(0, 0.55, bow));
    }
  };
}

/** Thin strips with deep gaps of this share of the width. */
export function slatted(base: Face, gapShare: number, depthMetres: number): Face {
  return (row, out, from, to) => {
    base(row, out, from, to);
    const { across, width } = row.pieces;
    for (let x = from; x < to; x++) {
      const gap = 1 - smoothStep(gapShare - 0.05, gapShare + 0.05, across[x]! / width[x]!);
      shade(out, x, 1 - 0.88 * gap);
      out.heightMetres[x]! -= depthMetres * gap;
    }
  };
}

/** A raised strip over each joint (board and batten, standing seams). */
export function battened(base: Face, stripMetres: number, heightMetres: number): Face {
  return (row, out, from, to) => {
    base(row, out, from, to);
    const { across, width } = row.pieces;
    for (let x = from; x < to; x++) {
      const fromStrip = Math.abs(across[x]! - width[x]! / 2) - stripMetres / 2;
      const isStrip = fromStrip < 0;
      out.heightMetres[x]! += isStrip ? heightMetres : 0;
      shade(out, x, isStrip ? 1.03 : 1 - 0.38 * Math.exp(-fromStrip / (heightMetres * 0.55)));
    }
  };
}
