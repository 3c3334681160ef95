/** Landscapes as painted on canvas, or photographed: one whole picture in a tile. */
import type { LinearRgb } from '../colour/oklab.ts';
import { smoothStep } from '../ops/ramps.ts';
import { blend, type Face, paint, shade } from './face.ts';
import { noiseAt, noiseTable } from './noise.ts';

export interface LandscapeOptions {
  /** Height of the horizon from the top, 0..1. */
  readonly horizon: number;
  /** Height of hills above it and of trees at the sides, as shares of the picture. */
  readonly hills: number;
  readonly trees: number;
  readonly clouds: number;
  /** A path, river or beach in the foreground, in the colour of the low sky. */
  readonly path: number;
  /** Width of brush strokes; 0 for a photograph. */
  readonly brush: number;
}

/** Colours by layer: high sky, low sky, hills, trees, foreground. */
type Layers = readonly [LinearRgb, LinearRgb, LinearRgb, LinearRgb, LinearRgb];

const reliefMetres = 0.0008;

export function paintedLandscape(options: LandscapeOptions): Face {
  const { horizon, hills, trees, clouds, path, brush } = options;
  const [wide, patchy, fine] = [noiseTable('clouds'), noiseTable('blotch'), noiseTable('grain')];
  return ({ u, v, colours }, out, from, to) => {
    const [high, low, far, wood, near] = colours as Layers;
    for (let at = from; at < to; at++) {
      // strokes drag the paint sideways and a little down
      const strokeU = noiseAt(patchy, u[at]! * 1.4, v[at]! * 2.6);
      const strokeV = noiseAt(patchy, u[at]! * 1.9 + 0.37, v[at]! * 1.3);
      const x = u[at]! + brush * strokeU * 0.02;
      const y = v[at]! + brush * strokeV * 0.014;
      const sky = Math.min(1, Math.max(0, y / horizon));
      paint(out, at, high, 1);
      blend(out, at, low, sky ** 1.6);
      const cloud = noiseAt(wide, x * 0.9, y * 2.2 - sky * 0.3);
      blend(out, at, low, clouds * smoothStep(0.05, 0.75, cloud));
      shade(out, at, 1 - 0.22 * clouds * smoothStep(0.2, 0.8, -cloud) * (1 - sky));
      const ridge = horizon - hills * (0.5 + 0.7 * noiseAt(wide, x * 0.55 + 0.2, 0.31));
      if (y > ridge) {
        const mist = smoothStep(ridge, horizon + 0.02, y);
        paint(out, at, far, 1 + 0.1 * noiseAt(patchy, x, y));
        blend(out, at, low, 0.45 * mist);
      }
      if (y > horizon) {
        const deep = (y - horizon) / (1 - horizon);
        paint(out, at, near, 0.72 + 0.4 * (1 - deep) + 0.12 * noiseAt(patchy, x * 0.8, y * 2));
        blend(out, at, far, 0.55 * (1 - smoothStep(0, 0.3, deep)));
        shade(out, at, 1 + 0.16 * noiseAt(fine, x * 0.4, y * 0.9));
        const bend = 0.5 + 0.17 * Math.sin(5.2 * deep + 0.6) * (1 - 0.5 * deep);
        const half = path * (0.03 + 0.24 * deep * deep);
        const beside = Math.abs(x - bend) - half * (1 + 0.5 * noiseAt(patchy, x * 0.5, y));
        blend(out, at, low, path === 0 ? 0 : 0.8 * (1 - smoothStep(-0.02, 0.03, beside)));
      }
      // trees stand at the sides, the taller the nearer to the edge
      const aside = Math.abs(x - 0.46) * 2;
      const crown = noiseAt(wide, x * 1.5, 0.77) * 0.6 + noiseAt(patchy, x * 0.9, y * 0.7) * 0.5;
      const top = horizon + 0.03 - trees * Math.max(0, aside - 0.3) * (1 + 0.6 * crown);
      const foot = horizon + 0.05 + 0.1 * Math.max(0, aside - 0.4);
      if (trees > 0 && y > top && y < foot && aside > 0.3) {
        const light = noiseAt(patchy, x * 1.3 - 0.05, y * 1.3 - 0.05) - 0.6 * (y - top);
        paint(out, at, wood, 0.6 + 0.9 * smoothStep(-0.2, 0.9, light));
        blend(out, at, near, 0.35 * smoothStep(0.15, 0.9, light));
      }
      const grain = noiseAt(fine, u[at]! * (brush > 0 ? 0.5 : 2), v[at]!);
      shade(out, at, 1 + 0.05 * brush * grain + 0.04 * brush * strokeV);
      out.heightMetres[at] = brush * reliefMetres * (0.6 * strokeU + 0.4 * grain);
      out.gloss[at] = 0.12;
    }
  };
}
