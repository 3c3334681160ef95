/** Faces with a drawing: wallpaper, cement tiles, carpets, rugs, panelling and planting. */
import { blend, type Face, paint, shade } from './face.ts';
import { line } from './motif.ts';
import { type MotifName, motifs } from './motifs.ts';
import { noiseAxis, noiseRow } from './noise-row.ts';

export interface DrawnOptions {
  readonly motif: MotifName;
  /** Repetitions per tile. */
  readonly repeats: number;
  /** Contrast of the drawing, 0..1. */
  readonly contrast?: number;
  readonly gloss?: number;
  /** Wear, as of old cement tiles. */
  readonly worn?: number;
}

export function drawn(options: DrawnOptions): Face {
  const { motif, repeats, contrast = 0.85, gloss = 0.15, worn = 0 } = options;
  const draw = motifs[motif];
  return ({ u, v, colours, rooms }, out, from, to) => {
    const [xs, firstShare, secondShare, thirdShare, a, c] = rooms;
    for (let x = from; x < to; x++) {
      const across = u[x]! * repeats;
      xs[x] = (across - Math.floor(across)) * 2 - 1;
    }
    const down = v[from]! * repeats;
    const y = (down - Math.floor(down)) * 2 - 1;
    draw({ xs, y, from, to, first: firstShare, second: secondShare, third: thirdShare });
    noiseRow('clouds', noiseAxis(u), noiseAxis(v), from, to, a);
    noiseRow('grain', noiseAxis(u), noiseAxis(v), from, to, c);
    const [ground, first, second, third] = [colours[0]!, colours[1], colours[2], colours[3]];
    for (let x = from; x < to; x++) {
      const left = 1 - worn * (0.3 + 0.5 * a[x]!);
      paint(out, x, ground, 1);
      if (first) blend(out, x, first, firstShare[x]! * contrast * left);
      if (second) blend(out, x, second, secondShare[x]! * contrast * left);
      if (third) blend(out, x, third, thirdShare[x]! * contrast * left);
      shade(out, x, 1 + 0.025 * c[x]! + (0.02 + 0.1 * worn) * a[x]!);
      out.heightMetres[x] = 0;
      out.gloss[x] = gloss;
    }
  };
}

/** Cut pile: soft tufts, brushed in varying directions. */
export function pile(depthMetres: number, patches = 0.08): Face {
  return ({ u, v, colours, rooms }, out, from, to) => {
    const [a, c, d, one] = rooms;
    one.fill(1, from, to);
    noiseRow('clouds', noiseAxis(u), noiseAxis(v), from, to, a);
    noiseRow('grain', noiseAxis(u, 2), noiseAxis(v, 2), from, to, c);
    noiseRow('grain', noiseAxis(u, 3, one, 0.4), noiseAxis(v, 3), from, to, d);
    const [first, second] = [colours[0]!, colours[1]];
    for (let x = from; x < to; x++) {
      paint(out, x, first, 1 + 0.13 * c[x]! + 0.1 * d[x]! + patches * a[x]!);
      if (second) blend(out, x, second, 0.3 + 0.6 * d[x]!);
      out.heightMetres[x] = depthMetres * (0.6 * c[x]! + 0.4 * d[x]!);
      out.gloss[x] = 0;
    }
  };
}

export function weave(threads: number, heightMetres: number): Face {
  return ({ u, v, colours, rooms }, out, from, to) => {
    const [overs, bows, yarnU, yarnV, yarn, cloud] = rooms;
    for (let at = from; at < to; at++) {
      const x = u[at]! * threads;
      const y = v[at]! * threads;
      const isOver = ((Math.floor(x) + Math.floor(y)) & 1) === 0;
      const fx = x - Math.floor(x) - 0.5;
      const fy = y - Math.floor(y) - 0.5;
      const across = isOver ? fy : fx;
      const alongs = isOver ? fx : fy;
      overs[at] = isOver ? 1 : 0;
      bows[at] = (1 - 3 * across * across) * (1 - 2 * alongs * alongs);
      yarnU[at] = isOver ? u[at]! : u[at]! * 3;
      yarnV[at] = isOver ? v[at]! * 3 : v[at]!;
    }
    noiseRow('blotch', noiseAxis(yarnU), noiseAxis(yarnV), from, to, yarn);
    noiseRow('clouds', noiseAxis(u), noiseAxis(v), from, to, cloud);
    const over = colours[0]!;
    const under = colours[1] ?? over;
    for (let at = from; at < to; at++) {
      const tone = 0.72 + 0.28 * bows[at]! + 0.025 * yarn[at]! + 0.01 * cloud[at]!;
      paint(out, at, overs[at] === 1 ? over : under, tone);
      out.heightMetres[at] = heightMetres * bows[at]!;
      out.gloss[at] = 0;
    }
  };
}

/** Framed panels in relief (wainscot): only height, so the light draws the mouldings. */
export function panelled(columns: number, rows: number): Face {
  return ({ u, v, colours, pieces, rooms }, out, from, to) => {
    const [grain] = rooms;
    noiseRow('grain', noiseAxis(u), noiseAxis(v), from, to, grain);
    for (let at = from; at < to; at++) {
      const width = pieces.length[at]! / columns;
      const height = pieces.width[at]! / rows;
      const x = u[at]! * columns;
      const y = v[at]! * rows;
      const fx = (x - Math.floor(x)) * width;
      const fy = (y - Math.floor(y)) * height;
      const edge = Math.min(fx, width - fx, fy, height - fy);
      const moulding = line(edge - 0.13, 0.028);
      const grooves = 0.16 * line(edge - 0.112, 0.006);
      paint(out, at, colours[0]!, 1 - grooves - 0.2 * line(edge - 0.15, 0.006));
      shade(out, at, 1 + 0.008 * grain[at]!);
      out.heightMetres[at] = 0.016 * moulding - (edge > 0.14 ? 0.004 : 0);
      out.gloss[at] = 0.22;
    }
  };
}

/** Grass, moss, reed ends: dense short strokes in two or three colours. */
export function blades(patches: number, depthMetres: number): Face {
  return ({ u, v, colours, rooms }, out, from, to) => {
    const [a, b, stroke, c] = rooms;
    noiseRow('clouds', noiseAxis(u), noiseAxis(v), from, to, a);
    noiseRow('blotch', noiseAxis(u, 2), noiseAxis(v, 2), from, to, b);
    noiseRow('fibre', noiseAxis(v, 2, b, 0.11), noiseAxis(u, 2, a, 0.04), from, to, stroke);
    noiseRow('grain', noiseAxis(u, 2), noiseAxis(v, 2), from, to, c);
    const [first, second, third] = [colours[0]!, colours[1], colours[2]];
    for (let x = from; x < to; x++) {
      paint(out, x, first, 1 + 0.32 * stroke[x]! + 0.2 * c[x]! + 0.12 * b[x]!);
      if (second) blend(out, x, second, 0.35 + patches * a[x]! + 0.35 * stroke[x]!);
      if (third) blend(out, x, third, (c[x]! + stroke[x]!) * 0.45 - 0.2);
      out.heightMetres[x] = depthMetres * (0.6 * stroke[x]! + 0.4 * c[x]!);
      out.gloss[x] = 0.03;
    }
  };
}
