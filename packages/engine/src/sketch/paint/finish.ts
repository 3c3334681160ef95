/**
 * The medium: turns the filled and shaded drawing into pigment on paper, then overlays the artist's lines.
 * Pigment is optical density (what the paper's light loses), so washes overlap, pool and granulate as on a
 * sheet.
 */
import { srgb8FromLinear } from '../../colour/srgb.ts';
import { createRgbImage, type Plane, type RgbImage } from '../../image/image.ts';
import { noiseAt, noiseTable } from '../../materials/noise.ts';
import { ramp } from '../areas/parts.ts';
import type { SketchMedium } from '../wishes.ts';

interface MediumRow {
  readonly paper: readonly [number, number, number];
  /** How much pigment settles in the paper's grain. */
  readonly granulation: number;
  /** Unevenness of washes. */
  readonly bloom: number;
  /** Pigment that collects at a wash's edge. */
  readonly edge: number;
  /** Contrast of pencil hatching; 0 for a wet medium. */
  readonly hatching: number;
  /** Width of the unpainted margin, as a share of the short side. */
  readonly rim: number;
  readonly ink: number;
}

const media: Record<SketchMedium, MediumRow> = {
  watercolour: {
    paper: [0.955, 0.94, 0.9],
    granulation: 0.1,
    bloom: 0.26,
    edge: 0.3,
    hatching: 0,
    rim: 0.03,
    ink: 0.86,
  },
  pencil: {
    paper: [0.94, 0.935, 0.92],
    granulation: 0.34,
    bloom: 0.1,
    edge: 0.08,
    hatching: 0.55,
    rim: 0.02,
    ink: 0.8,
  },
  marker: {
    paper: [0.97, 0.97, 0.965],
    granulation: 0.03,
    bloom: 0.06,
    edge: 0.16,
    hatching: 0.12,
    rim: 0,
    ink: 0.95,
  },
};

export interface FinishInput {
  readonly colour: Float32Array;
  readonly light: Plane;
  readonly ink: Plane;
  readonly toEdge: Float32Array;
  readonly label: Int32Array;
  readonly medium: SketchMedium;
  /** Night and dusk keep their depth; daylight is painted thinly. */
  readonly exposure: number;
}

export function finishOnPaper(input: FinishInput): RgbImage {
  const { colour, light, ink, toEdge, label } = input;
  const { widthPx, heightPx } = light;
  const medium = media[input.medium];
  const image = createRgbImage(widthPx, heightPx);
  const grain = noiseTable('grain');
  const clouds = noiseTable('clouds');
  const blotch = noiseTable('blotch');
  const fibre = noiseTable('fibre');
  const shortSide = Math.min(widthPx, heightPx);
  const edgePx = Math.max(widthPx, heightPx) / 420;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const tooth = noiseAt(grain, x / 400, y / 400);
      const border = Math.min(x, y, widthPx - 1 - x, heightPx - 1 - y) / shortSide;
      const ragged =
        border +
        0.016 * noiseAt(clouds, x / 900, y / 900) +
        0.006 * noiseAt(blotch, x / 900, y / 900);
      const painted = medium.rim === 0 ? 1 : ramp(ragged, medium.rim * 0.55, medium.rim);
      let load = 1 + medium.bloom * noiseAt(clouds, x / 700, y / 700) + medium.granulation * tooth;
      const atEdge =
        toEdge[i]! < edgePx * 3
          ? medium.edge * Math.exp(-(((toEdge[i]! - edgePx) / edgePx) ** 2))
          : 0;
      const atRim =
        medium.rim === 0
          ? 0
          : 0.5 * medium.edge * painted * ramp(ragged, medium.rim * 1.8, medium.rim);
      if (medium.hatching > 0) {
        // Strokes change direction between regions, as in hand drawing.
        const turn = (label[i]! % 3) * 0.35 + 0.6;
        const along = (x * Math.cos(turn) + y * Math.sin(turn)) / 500;
        const across = (-x * Math.sin(turn) + y * Math.cos(turn)) / 260;
        load *=
          1 - medium.hatching * ramp(noiseAt(fibre, along, across) + 0.5 * tooth, -0.15, 0.75);
      }
      load = Math.max(0.12, load + atEdge + atRim) * painted;
      const line = 1 - medium.ink * ink.data[i]!;
      for (let c = 0; c < 3; c++) {
        const lit = Math.min(
          1.05,
          Math.max(0.006, colour[i * 3 + c]! * light.data[i]! * input.exposure),
        );
        const density = -Math.log(Math.min(1, lit));
        const paper = medium.paper[c]! * (1 - 0.025 * tooth);
        image.data[i * 3 + c] = srgb8FromLinear(paper * Math.exp(-density * load) * line * line);
      }
    }
  }
  return image;
}
