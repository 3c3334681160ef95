/** Faces that carry a drawing: wallpaper, cement tiles, carpets, rugs, panelling and planting. */
import { blend, type Face, paint } from './face.ts';
import { noiseAt, noiseTable } from './noise.ts';

/** 1 on the line `distance` = 0, falling to 0 within `half` either way, with a soft rim. */
const line = (distance: number, half: number) => {
  const t = (half - Math.abs(distance)) / (half * 0.35) + 0.5;
  return t <= 0 ? 0 : Math.min(t, 1);
};
const fill = (distance: number, soft: number) => {
  const t = 0.5 - distance / soft;
  return t <= 0 ? 0 : Math.min(t, 1);
};

/** A drawing inside one square of the pattern: x and y -1..1; answers how much of colours[1], [2], [3]. */
type Motif = (x: number, y: number, out: Float64Array) => void;

const motifs = {
  /** Eight-pointed star in a ring, quarter rings in the corners. */
  star: (x, y, out) => {
    const radius = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const star = 0.52 + 0.17 * Math.cos(angle * 8);
    out[0] = fill(radius - star, 0.05);
    out[1] = Math.max(line(radius - 0.84, 0.06), fill(radius - 0.16, 0.04));
    const corner = Math.hypot(Math.abs(x) - 1, Math.abs(y) - 1);
    out[2] = Math.max(line(corner - 0.42, 0.07), fill(corner - 0.2, 0.04));
  },
  /** Quatrefoil lattice. */
  quatrefoil: (x, y, out) => {
    const dx = Math.abs(x);
    const dy = Math.abs(y);
    const leaf = Math.min(Math.hypot(dx - 0.42, dy), Math.hypot(dx, dy - 0.42)) - 0.4;
    out[0] = line(leaf, 0.045);
    out[1] = fill(Math.hypot(x, y) - 0.12, 0.05);
    out[2] = line(dx + dy - 1, 0.03);
  },
  /** Damask: a leaf shape mirrored about the middle, with veins. */
  damask: (x, y, out) => {
    const dx = Math.abs(x);
    const body = dx - 0.5 * Math.max(0, 1 - y * y) * (0.55 + 0.45 * Math.cos(y * 7));
    const curl = Math.hypot(dx - 0.6, y - 0.25) - 0.24;
    const curl2 = Math.hypot(dx - 0.68, y + 0.45) - 0.17;
    out[0] = Math.max(fill(body, 0.06), line(curl, 0.05), line(curl2, 0.045));
    out[1] = Math.max(line(dx - 0.16 * Math.max(0, 1 - y * y), 0.03), fill(curl2 + 0.12, 0.04));
    out[2] = 0;
  },
  /** Interlocking fans. */
  fan: (x, y, out) => {
    const ring = (cx: number, cy: number) => Math.hypot(x - cx, y - cy);
    let radius = ring(0, 1);
    if (radius > 1) radius = Math.min(ring(-1, 0), ring(1, 0));
    if (radius > 1) radius = ring(0, -1);
    out[0] = Math.max(
      line(radius - 0.95, 0.04),
      line(radius - 0.72, 0.025),
      line(radius - 0.5, 0.02),
    );
    out[1] = fill(radius - 0.2, 0.04);
    out[2] = 0;
  },
  /** Broad upright stripes. */
  stripe: (x, _y, out) => {
    out[0] = fill(Math.abs(x) - 0.5, 0.03);
    out[1] = line(Math.abs(x) - 0.58, 0.02);
    out[2] = 0;
  },
  /** Leaves on thin stems. */
  leaves: (x, y, out) => {
    const stem = x - 0.22 * Math.sin(y * Math.PI);
    const along = ((((y + 1) * 2) % 0.5) + 0.5) % 0.5;
    const side = stem > 0 ? 1 : -1;
    const leafX = Math.abs(stem) - 0.3;
    const leafY = (along - 0.25) * 1.3 + side * (Math.abs(stem) - 0.25) * 0.4;
    out[0] = Math.max(line(stem, 0.03), fill(Math.hypot(leafX, leafY * 2.2) - 0.24, 0.05));
    out[1] = line(leafY, 0.02) * fill(Math.hypot(leafX, leafY * 2.2) - 0.24, 0.05);
    out[2] = fill(Math.hypot(Math.abs(x) - 0.86, y) - 0.07, 0.04);
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export interface DrawnOptions {
  readonly motif: MotifName;
  /** Patterns across the tile. */
  readonly repeats: number;
  /** How strongly the drawing stands on its ground, 0..1. */
  readonly contrast?: number;
  readonly gloss?: number;
  /** Worn, like old cement tiles. */
  readonly worn?: number;
}

export function drawn(options: DrawnOptions): Face {
  const { motif, repeats, contrast = 0.85, gloss = 0.15, worn = 0 } = options;
  const draw = motifs[motif];
  const cloudTable = noiseTable('clouds');
  const grainTable = noiseTable('grain');
  const amounts = new Float64Array(3);
  return ({ u, v, colours }, out) => {
    const x = u * repeats;
    const y = v * repeats;
    draw((x - Math.floor(x)) * 2 - 1, (y - Math.floor(y)) * 2 - 1, amounts);
    const a = noiseAt(cloudTable, u, v);
    const c = noiseAt(grainTable, u, v);
    paint(out, colours[0]!, 1);
    for (let index = 0; index < 3; index++) {
      const colour = colours[index + 1];
      if (colour) blend(out, colour, amounts[index]! * contrast * (1 - worn * (0.3 + 0.5 * a)));
    }
    const tone = 1 + 0.025 * c + (0.02 + 0.1 * worn) * a;
    out.red *= tone;
    out.green *= tone;
    out.blue *= tone;
    out.heightMetres = 0;
    out.gloss = gloss;
  };
}

/** Cut pile: soft tufts, the lay of the pile brushed this way and that. */
export function pile(depthMetres: number, patches = 0.08): Face {
  const cloudTable = noiseTable('clouds');
  const grainTable = noiseTable('grain');
  return ({ u, v, colours }, out) => {
    const a = noiseAt(cloudTable, u, v);
    const c = noiseAt(grainTable, u * 2, v * 2);
    const d = noiseAt(grainTable, u * 3 + 0.4, v * 3);
    paint(out, colours[0]!, 1 + 0.13 * c + 0.1 * d + patches * a);
    if (colours.length > 1) blend(out, colours[1]!, 0.3 + 0.6 * d);
    out.heightMetres = depthMetres * (0.6 * c + 0.4 * d);
    out.gloss = 0;
  };
}

/** Flat weave: over and under, both ways. */
export function weave(threads: number, heightMetres: number): Face {
  const blotchTable = noiseTable('blotch');
  const cloudTable = noiseTable('clouds');
  return ({ u, v, colours }, out) => {
    const x = u * threads;
    const y = v * threads;
    const isOver = ((Math.floor(x) + Math.floor(y)) & 1) === 0;
    const fx = x - Math.floor(x) - 0.5;
    const fy = y - Math.floor(y) - 0.5;
    const across = isOver ? fy : fx;
    const alongs = isOver ? fx : fy;
    const bow = (1 - 3 * across * across) * (1 - 2 * alongs * alongs);
    const yarn = noiseAt(blotchTable, isOver ? u : u * 3, isOver ? v * 3 : v);
    const colour = isOver ? colours[0]! : (colours[1] ?? colours[0]!);
    paint(out, colour, 0.72 + 0.28 * bow + 0.12 * yarn + 0.04 * noiseAt(cloudTable, u, v));
    out.heightMetres = heightMetres * bow;
    out.gloss = 0;
  };
}

/** Framed panels in relief (wainscot): the mouldings are height alone, the light draws them. */
export function panelled(columns: number, rows: number): Face {
  const grainTable = noiseTable('grain');
  return ({ u, v, colours, piece }, out) => {
    const width = piece.length / columns;
    const height = piece.width / rows;
    const x = u * columns;
    const y = v * rows;
    const fx = (x - Math.floor(x)) * width;
    const fy = (y - Math.floor(y)) * height;
    const edge = Math.min(fx, width - fx, fy, height - fy);
    const moulding = line(edge - 0.13, 0.028);
    paint(out, colours[0]!, 1 - 0.16 * line(edge - 0.112, 0.006) - 0.2 * line(edge - 0.15, 0.006));
    const grain = 0.008 * noiseAt(grainTable, u, v);
    out.red *= 1 + grain;
    out.green *= 1 + grain;
    out.blue *= 1 + grain;
    out.heightMetres = 0.016 * moulding - (edge > 0.14 ? 0.004 : 0);
    out.gloss = 0.22;
  };
}

/** Blades of grass, moss, reed ends: dense short strokes in two or three greens or straws. */
export function blades(patches: number, depthMetres: number): Face {
  const cloudTable = noiseTable('clouds');
  const blotchTable = noiseTable('blotch');
  const grainTable = noiseTable('grain');
  const fibreTable = noiseTable('fibre');
  return ({ u, v, colours }, out) => {
    const a = noiseAt(cloudTable, u, v);
    const b = noiseAt(blotchTable, u * 2, v * 2);
    const stroke = noiseAt(fibreTable, v * 2 + 0.11 * b, u * 2 + 0.04 * a);
    const c = noiseAt(grainTable, u * 2, v * 2);
    paint(out, colours[0]!, 1 + 0.32 * stroke + 0.2 * c + 0.12 * b);
    if (colours.length > 1) blend(out, colours[1]!, 0.35 + patches * a + 0.35 * stroke);
    if (colours.length > 2) blend(out, colours[2]!, (c + stroke) * 0.45 - 0.2);
    out.heightMetres = depthMetres * (0.6 * stroke + 0.4 * c);
    out.gloss = 0.03;
  };
}
