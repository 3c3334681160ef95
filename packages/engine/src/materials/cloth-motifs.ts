/** Motifs of cloth, each inside one square of the pattern. */
import { fill, line, type Motif } from './motif.ts';

/** Places and sizes of what is strewn over a square; nothing crosses its edges. */
const flowers = [
  [-0.45, -0.5, 0.34],
  [0.5, -0.2, 0.26],
  [-0.3, 0.45, 0.28],
  [0.48, 0.58, 0.3],
] as const;
const spots = [
  [-0.62, -0.6, 0.26],
  [0.05, -0.66, 0.2],
  [0.62, -0.4, 0.27],
  [-0.25, -0.05, 0.26],
  [0.42, 0.2, 0.22],
  [-0.66, 0.42, 0.22],
  [0.02, 0.62, 0.27],
  [0.66, 0.68, 0.2],
] as const;

export const clothMotifs = {
  /** Bands across each other, darker where they meet, and thin lines between. */
  plaid: ({ xs, y, from, to, first, second, third }) => {
    const down = fill(Math.abs(y) - 0.42, 0.04);
    const downLine = line(Math.abs(y) - 0.78, 0.04);
    for (let at = from; at < to; at++) {
      const x = Math.abs(xs[at]!);
      const across = fill(x - 0.42, 0.04);
      first[at] = 0.55 * across + 0.45 * down;
      second[at] = Math.max(line(x - 0.78, 0.04), downLine);
      third[at] = line(x, 0.03) * 0.6;
    }
  },
  dots: ({ xs, y, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      const corner = Math.hypot(Math.abs(x) - 1, Math.abs(y) - 1);
      first[at] = fill(Math.min(Math.hypot(x, y), corner) - 0.36, 0.06);
    }
    second.fill(0, from, to);
    third.fill(0, from, to);
  },
  /** Strewn flowers of five petals with leaves beside them. */
  flowers: ({ xs, y, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      let petal = 0;
      let heart = 0;
      let leaf = 0;
      for (const [cx, cy, size] of flowers) {
        const [dx, dy] = [x - cx, y - cy];
        const radius = Math.hypot(dx, dy);
        const edge = size * (0.72 + 0.28 * Math.cos(Math.atan2(dy, dx) * 5));
        petal = Math.max(petal, fill(radius - edge, 0.05));
        heart = Math.max(heart, fill(radius - size * 0.24, 0.04));
        const beside = Math.hypot(dx - size * 0.95, (dy - size * 0.8) * 2.1);
        leaf = Math.max(leaf, fill(beside - size * 0.4, 0.05));
      }
      first[at] = petal;
      second[at] = heart;
      third[at] = leaf * (1 - petal);
    }
  },
  /** Broken rings about darker spots. */
  leopard: ({ xs, y, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      let ring = 0;
      let inner = 0;
      for (const [cx, cy, size] of spots) {
        const [dx, dy] = [x - cx, y - cy];
        const angle = Math.atan2(dy, dx);
        const radius = Math.hypot(dx, dy) - size * (0.74 + 0.14 * Math.cos(angle * 3 + cx * 9));
        const isBroken = Math.cos(angle * 2 + cy * 11) > 0.86;
        ring = Math.max(ring, isBroken ? 0 : line(radius, 0.075));
        inner = Math.max(inner, fill(radius, 0.05));
      }
      first[at] = ring;
      second[at] = inner * (1 - ring) * 0.5;
    }
    third.fill(0, from, to);
  },
  /** Stripes that swell and bend. */
  zebra: ({ xs, y, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = xs[at]! * Math.PI;
      const bent = y * Math.PI * 2 + 0.9 * Math.sin(x) + 0.5 * Math.sin(x * 2 + y * Math.PI);
      first[at] = fill(Math.sin(bent) * 0.5 + 0.16 * Math.sin(x * 2), 0.14);
    }
    second.fill(0, from, to);
    third.fill(0, from, to);
  },
} as const satisfies Record<string, Motif>;
