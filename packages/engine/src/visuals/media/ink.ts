/** Pen and ink: black contours of uneven width, hatched shadows, spotted blacks, a thin grey wash. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { hashLattice } from '../../random/random.ts';
import { cloudNoise, grainNoise } from '../render/noise-field.ts';
import { clamp01, mix, smoothStep } from '../render/ramps.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { kuwahara } from './kuwahara.ts';
import { findLines, lineAt, softenLines } from './lines.ts';
import { coldPressed } from './paper.ts';
import { createStrokePlacer, type StrokePlace } from './surface-strokes.ts';
import { toneOf } from './tone.ts';

const hatchSets = [
  { angleRad: 0.8, spacingPx: 5.4, below: 0.56 },
  { angleRad: -0.75, spacingPx: 5.8, below: 0.34 },
] as const;
const inkColour = [0.075, 0.075, 0.09] as const;
const sheetColour = [0.972, 0.96, 0.93] as const;
const washColour = [0.66, 0.68, 0.72] as const;

/** Calm areas of tone, so that hatching has clear borders, with the corners rubbed off. */
function flattenedTone(drawing: Drawing): Float32Array {
  const { widthPx, heightPx, pool } = drawing;
  const tone = toneOf(drawing);
  const three = pool.passing.floats(tone.length * 3);
  for (let at = 0; at < tone.length; at++) three.fill(tone[at]!, at * 3, at * 3 + 3);
  const radius = Math.max(1, Math.round(2.2 * pixelScale(drawing)));
  const calm = pool.passing.floats(three.length);
  kuwahara(three, calm, widthPx, heightPx, radius, pool);
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = (y * widthPx + x) * 3;
      const row = widthPx * 3;
      tone[at / 3] =
        calm[at]! * 0.4 +
        (calm[at - 3]! + calm[at + 3]! + calm[at - row]! + calm[at + row]!) * 0.15;
    }
  }
  return tone;
}

function penStroke(across: number, along: number, cover: number): number {
  const line = Math.floor(across);
  const pressure = grainNoise.sample(along * 0.0048 + line * 0.131, line * 0.213);
  const width = 0.1 + 0.2 * cover + (pressure - 0.5) * 0.14;
  const bow = (grainNoise.sample(along * 0.0021, line * 0.071) - 0.5) * 0.3;
  const gap = smoothStep(0.24, 0.34, pressure + cover * 0.25);
  return (1 - smoothStep(width * 0.7, width + 0.1, Math.abs(across - line - 0.5 + bow))) * gap;
}

export function drawInk(drawing: Drawing): RgbImage {
  const { widthPx, heightPx, seed } = drawing;
  const scale = pixelScale(drawing);
  const field = findLines(drawing);
  const thin = softenLines(drawing, field);
  const tone = flattenedTone(drawing);
  const placers = hatchSets.map((set) => createStrokePlacer(drawing, set.spacingPx, set.angleRad));
  const place: StrokePlace = { along: 0, across: 0, coarse: 0, takeover: 0, isScribbled: false };
  const image = createRgbImage(widthPx, heightPx);
  const offset = seed * 0.083;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const px = x / scale;
      const py = y / scale;
      const at = y * widthPx + x;
      const level = tone[at]!;
      const isSky = drawing.triangles[at]! < 0;
      const wobbleX = (cloudNoise.sample(px * 0.006 + offset, py * 0.006) - 0.5) * 3.4 * scale;
      const wobbleY =
        (cloudNoise.sample(px * 0.006 + 0.4, py * 0.006 + offset) - 0.5) * 3.4 * scale;
      const pressure = grainNoise.sample(px * 0.0035 + offset, py * 0.0035);
      const contour = smoothStep(
        0.28 - 0.14 * pressure,
        0.5 - 0.14 * pressure,
        lineAt(thin, widthPx, x + wobbleX, y + wobbleY),
      );
      let ink = contour;
      if (!isSky) {
        for (let set = 0; set < hatchSets.length; set++) {
          const cover = clamp01((hatchSets[set]!.below - level) * 2.6);
          if (cover <= 0 || !placers[set]!(x, y, place)) continue;
          if (place.isScribbled) {
            // Leaves and grass: dots and short ticks, denser in the shade.
            const cell = 3.1 * scale;
            const cx = Math.floor(x / cell);
            const cy = Math.floor(y / cell);
            const chance = hashLattice(cx, cy, 41 + set);
            const dx = (x / cell - cx - 0.3 - 0.4 * chance) * cell;
            const dy = (y / cell - cy - 0.3 - 0.4 * hashLattice(cy, cx, 43 + set)) * cell;
            const turn = chance * 6.28;
            const long = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn));
            const wide = Math.abs(-dx * Math.sin(turn) + dy * Math.cos(turn));
            const isInked = hashLattice(cx, cy, 47 + set) < cover * 1.1;
            if (isInked) {
              ink = Math.max(ink, clamp01(1.7 * scale - long) * clamp01(0.55 * scale - wide + 0.5));
            }
            continue;
          }
          const fine = penStroke(place.across, place.along, cover);
          const coarse = penStroke(place.coarse, place.along, cover);
          const mixed = fine + (coarse - fine) * smoothStep(0.35, 0.8, place.takeover);
          ink = Math.max(ink, mixed * smoothStep(0, 0.12, cover));
        }
        // The deepest shadows are brushed in.
        ink = Math.max(
          ink,
          smoothStep(0.12, 0.06, level + (grainNoise.sample(px * 0.006, py * 0.006) - 0.5) * 0.12),
        );
      }
      const paper = coldPressed(px, py);
      const washAmount = isSky
        ? smoothStep(0.75, 0.2, level) * 0.35
        : smoothStep(0.62, 0.4, level + (cloudNoise.sample(px * 0.004, py * 0.004) - 0.5) * 0.12) *
          0.5;
      const dry = 1 - smoothStep(0.25, 0.75, paper) * 0.35 * (1 - contour);
      const to = at * 3;
      for (let channel = 0; channel < 3; channel++) {
        const sheet = sheetColour[channel]! * (1 + paper * 0.012);
        const washed = sheet * mix(1, washColour[channel]!, washAmount * (1 - paper * 0.15));
        image.data[to + channel] =
          255 * mix(washed, inkColour[channel]!, clamp01(ink * dry) * 0.96);
      }
    }
  }
  return image;
}
