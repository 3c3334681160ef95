/** Pencil on drawing paper: construction lines, doubled contours, hatching along the surfaces. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { cloudNoise, grainNoise } from '../../ops/noise-field.ts';
import { clamp01, smoothStep } from '../../ops/ramps.ts';
import { drawConstruction } from './construction-lines.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { findLines, lineAt, softenLines } from './lines.ts';
import { drawingPaper } from './paper.ts';
import { createStrokePlacer, type StrokePlace } from './surface-strokes.ts';
import { toneOf } from './tone.ts';

/** Sets of strokes: direction, and the tone below which they start. */
const hatchSets = [
  { angleRad: 0.95, spacingPx: 4.2, below: 0.8, weight: 0.36 },
  { angleRad: -0.6, spacingPx: 4.6, below: 0.55, weight: 0.36 },
  { angleRad: 1.5, spacingPx: 3.8, below: 0.34, weight: 0.42 },
] as const;

/** Darkness of a set of strokes, 0..1: lines of uneven pressure with gaps. */
export function strokeInk(across: number, along: number, cover: number): number {
  const line = Math.floor(across);
  const inLine = across - line - 0.5;
  const pressure = grainNoise.sample(along * 0.0061 + line * 0.173, line * 0.097);
  const width = 0.14 + 0.34 * cover;
  const body = 1 - smoothStep(width * 0.55, width, Math.abs(inLine + (pressure - 0.5) * 0.35));
  return body * smoothStep(0.3, 0.5, pressure + cover * 0.35 - 0.1);
}

export function drawPencil(drawing: Drawing): RgbImage {
  const { widthPx, heightPx, seed } = drawing;
  const scale = pixelScale(drawing);
  const tone = toneOf(drawing);
  const lines = softenLines(drawing, findLines(drawing));
  const construction = drawConstruction(drawing);
  const placers = hatchSets.map((set) => createStrokePlacer(drawing, set.spacingPx, set.angleRad));
  const place: StrokePlace = { along: 0, across: 0, coarse: 0, takeover: 0, isScribbled: false };
  const image = createRgbImage(widthPx, heightPx);
  const offset = seed * 0.071;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const px = x / scale;
      const py = y / scale;
      const paper = drawingPaper(px, py);
      const at = y * widthPx + x;
      const level = tone[at]!;
      // The drawing thins out towards the edges of the sheet.
      const edge = Math.min(
        Math.min(x, widthPx - x) / widthPx,
        (Math.min(y, heightPx - y) / heightPx) * 0.8,
      );
      const finished = smoothStep(
        0.0,
        0.14,
        edge + (cloudNoise.sample(px * 0.003 + offset, py * 0.003) - 0.5) * 0.1,
      );
      let graphite = 0;
      for (let set = 0; set < hatchSets.length; set++) {
        const { below, weight } = hatchSets[set]!;
        const cover = clamp01((below - level) * 2.2);
        if (cover <= 0 || !placers[set]!(x, y, place)) continue;
        if (place.isScribbled) {
          // Small loops: the stripe coordinate is distorted by noise.
          const bend = (cloudNoise.sample(px * 0.012, py * 0.012) - 0.5) * 9;
          graphite += strokeInk(place.across + bend, place.along * 0.4, cover) * weight * cover;
          continue;
        }
        const fine = strokeInk(place.across, place.along, cover);
        const coarse = strokeInk(place.coarse, place.along, cover);
        graphite +=
          (fine + (coarse - fine) * smoothStep(0.35, 0.8, place.takeover)) *
          weight *
          (0.45 + 0.55 * cover);
      }
      // The deepest shadows are smudged.
      graphite += clamp01(0.42 - level) * 0.55 + clamp01(0.9 - level) * 0.06;
      if (drawing.triangles[at]! < 0) {
        const cover = clamp01((0.72 - level) * 1.4);
        graphite = strokeInk((py + px * 0.35) / 5.5, px * 0.5, cover) * cover * 0.3;
      }
      graphite *= finished;
      // Contours, drawn twice with slightly different distortion.
      const wobbleX = (cloudNoise.sample(px * 0.005 + offset, py * 0.005) - 0.5) * 4 * scale;
      const wobbleY = (cloudNoise.sample(px * 0.005 + 0.4, py * 0.005 + offset) - 0.5) * 4 * scale;
      const pressure = 0.55 + 0.75 * grainNoise.sample(px * 0.004 + offset, py * 0.004);
      const first = lineAt(lines, widthPx, x + wobbleX, y + wobbleY);
      const second = lineAt(lines, widthPx, x - wobbleY * 0.6 + 0.6 * scale, y + wobbleX * 0.6);
      const contour = clamp01(first * 1.9 * pressure + second * 0.7 * pressure);
      const guide = construction[at]! * (1 - 0.5 * contour);
      // Graphite catches on the paper's tooth first.
      const grip = (value: number) =>
        value * smoothStep(-0.75, 0.5, value * 0.9 + paper * 0.55 - 0.12);
      const dark =
        1 - (1 - grip(clamp01(graphite))) * (1 - grip(contour) * 0.95) * (1 - guide * 0.34);
      const light = 1 - dark * 0.9;
      const sheet = 1 + paper * 0.012;
      const to = at * 3;
      image.data[to] = 255 * (0.1 + (0.965 * sheet - 0.1) * light);
      image.data[to + 1] = 255 * (0.1 + (0.955 * sheet - 0.1) * light);
      image.data[to + 2] = 255 * (0.108 + (0.925 * sheet - 0.108) * light);
    }
  }
  return image;
}
