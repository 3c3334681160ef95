/** Pen and ink: black contours of varying width, hatched shadows, solid blacks, a thin grey wash. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { cloudNoise, grainNoise } from '../../ops/noise-field.ts';
import { clamp01, mix, smoothStep } from '../../ops/ramps.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { grassMark, leafMark, penStroke } from './ink-marks.ts';
import { kuwahara } from './kuwahara.ts';
import { findLines, lineAt, softenLines } from './lines.ts';
import { coldPressed } from './paper.ts';
import { createStrokePlacer, type StrokePlace } from './surface-strokes.ts';
import { toneOf } from './tone.ts';

const hatchSets = [
  { angleRad: 0.8, spacingPx: 5.4, below: 0.56 },
  { angleRad: -0.75, spacingPx: 5.8, below: 0.34 },
] as const;
const leafCellPx = 9;
const penPx = 1.3;
const inkColour = [0.075, 0.075, 0.09] as const;
const sheetColour = [0.972, 0.96, 0.93] as const;
const washColour = [0.66, 0.68, 0.72] as const;

/** Tone smoothed into areas, so that hatching has clear borders with rounded corners. */
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

export function drawInk(drawing: Drawing): RgbImage {
  const { widthPx, heightPx, seed, scene, ids } = drawing;
  const scale = pixelScale(drawing);
  const field = findLines(drawing);
  const thin = softenLines(drawing, field);
  const tone = flattenedTone(drawing);
  const placers = hatchSets.map((set) => createStrokePlacer(drawing, set.spacingPx, set.angleRad));
  const softness = hatchSets.map(({ spacingPx }) => 0.5 / (spacingPx * scale));
  const isGrass = Uint8Array.from(scene.objects, ({ label }) => (label === 'grass' ? 1 : 0));
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
      // A hand sways slowly; higher frequencies would fray the lines.
      const wobbleX = (cloudNoise.sample(px * 0.0014 + offset, py * 0.0014) - 0.5) * 5 * scale;
      const wobbleY =
        (cloudNoise.sample(px * 0.0014 + 0.4, py * 0.0014 + offset) - 0.5) * 5 * scale;
      const pressure = grainNoise.sample(px * 0.0035 + offset, py * 0.0035);
      const contour = smoothStep(
        0.32 - 0.14 * pressure,
        0.52 - 0.14 * pressure,
        lineAt(thin, widthPx, x + wobbleX, y + wobbleY),
      );
      let ink = contour;
      if (!isSky) {
        for (let set = 0; set < hatchSets.length; set++) {
          const cover = clamp01((hatchSets[set]!.below - level) * 2.6);
          if (cover <= 0 || !placers[set]!(x, y, place)) continue;
          if (place.isScribbled) {
            const mark = isGrass[ids[at]!] ? grassMark : leafMark;
            ink = Math.max(ink, mark(px, py, leafCellPx, penPx, cover, set));
            continue;
          }
          const fine = penStroke(place.across, place.along, cover, softness[set]!);
          const coarse = penStroke(place.coarse, place.along, cover, softness[set]! / 2);
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
