/** Motifs of wallpaper and cement tiles, each inside one square of the pattern. */

import { clothMotifs } from './cloth-motifs.ts';
import { fill, line, type Motif } from './motif.ts';

export const motifs = {
  /** Eight-pointed star in a ring, quarter rings in the corners. */
  star: ({ xs, y, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      const radius = Math.hypot(x, y);
      const angle = Math.atan2(y, x);
      const star = 0.52 + 0.17 * Math.cos(angle * 8);
      first[at] = fill(radius - star, 0.05);
      second[at] = Math.max(line(radius - 0.84, 0.06), fill(radius - 0.16, 0.04));
      const corner = Math.hypot(Math.abs(x) - 1, Math.abs(y) - 1);
      third[at] = Math.max(line(corner - 0.42, 0.07), fill(corner - 0.2, 0.04));
    }
  },
  quatrefoil: ({ xs, y, from, to, first, second, third }) => {
    const dy = Math.abs(y);
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      const dx = Math.abs(x);
      const leaf = Math.min(Math.hypot(dx - 0.42, dy), Math.hypot(dx, dy - 0.42)) - 0.4;
      first[at] = line(leaf, 0.045);
      second[at] = fill(Math.hypot(x, y) - 0.12, 0.05);
      third[at] = line(dx + dy - 1, 0.03);
    }
  },
  /** Damask: a leaf shape mirrored about the middle, with veins. */
  damask: ({ xs, y, from, to, first, second, third }) => {
    const bodyHalf = 0.5 * Math.max(0, 1 - y * y) * (0.55 + 0.45 * Math.cos(y * 7));
    const veinHalf = 0.16 * Math.max(0, 1 - y * y);
    for (let at = from; at < to; at++) {
      const dx = Math.abs(xs[at]!);
      const curl = Math.hypot(dx - 0.6, y - 0.25) - 0.24;
      const curl2 = Math.hypot(dx - 0.68, y + 0.45) - 0.17;
      first[at] = Math.max(fill(dx - bodyHalf, 0.06), line(curl, 0.05), line(curl2, 0.045));
      second[at] = Math.max(line(dx - veinHalf, 0.03), fill(curl2 + 0.12, 0.04));
    }
    third.fill(0, from, to);
  },
  fan: ({ xs, y, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      let radius = Math.hypot(x, y - 1);
      if (radius > 1) radius = Math.min(Math.hypot(x + 1, y), Math.hypot(x - 1, y));
      if (radius > 1) radius = Math.hypot(x, y + 1);
      first[at] = Math.max(
        line(radius - 0.95, 0.04),
        line(radius - 0.72, 0.025),
        line(radius - 0.5, 0.02),
      );
      second[at] = fill(radius - 0.2, 0.04);
    }
    third.fill(0, from, to);
  },
  /** Broad upright stripes. */
  stripe: ({ xs, from, to, first, second, third }) => {
    for (let at = from; at < to; at++) {
      const x = Math.abs(xs[at]!);
      first[at] = fill(x - 0.5, 0.03);
      second[at] = line(x - 0.58, 0.02);
    }
    third.fill(0, from, to);
  },
  /** Leaves on thin stems. */
  leaves: ({ xs, y, from, to, first, second, third }) => {
    const bend = 0.22 * Math.sin(y * Math.PI);
    const along = ((((y + 1) * 2) % 0.5) + 0.5) % 0.5;
    for (let at = from; at < to; at++) {
      const x = xs[at]!;
      const stem = x - bend;
      const side = stem > 0 ? 1 : -1;
      const leafX = Math.abs(stem) - 0.3;
      const leafY = (along - 0.25) * 1.3 + side * (Math.abs(stem) - 0.25) * 0.4;
      const leaf = fill(Math.hypot(leafX, leafY * 2.2) - 0.24, 0.05);
      first[at] = Math.max(line(stem, 0.03), leaf);
      second[at] = line(leafY, 0.02) * leaf;
      third[at] = fill(Math.hypot(Math.abs(x) - 0.86, y) - 0.07, 0.04);
    }
  },
  ...clothMotifs,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
