/** Relief laid over another face: courses that overlap, ribs, slats, battens. */
import { type Face, ramp } from './face.ts';

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
