/**
 * Watercolour: washes of pigment on white paper. Colour is converted to pigment density (Beer's law); pigment gathers
 * at edges of washes, settles in hollows of the paper, drifts in the wet, and thins out towards the unpainted border
 * (Bousseau 2006).
 */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { cloudNoise, grainNoise } from '../../ops/noise-field.ts';
import { clamp01, mix, smoothStep } from '../../ops/ramps.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { kuwahara } from './kuwahara.ts';
import { findLines, lineAt, softenLines } from './lines.ts';
import { coldPressed } from './paper.ts';

const paperColour = [0.985, 0.975, 0.95] as const;
const pencilColour = [0.36, 0.34, 0.33] as const;

/** Washes as transmitted light, 0..1 per channel. */
function layWashes(drawing: Drawing): Float32Array {
  const { widthPx, heightPx, photograph, pool } = drawing;
  const scale = pixelScale(drawing);
  const wash = pool.passing.floats(widthPx * heightPx * 3);
  for (let at = 0; at < wash.length; at++) wash[at] = photograph.data[at]! / 255;
  const broad = pool.passing.floats(wash.length);
  kuwahara(wash, broad, widthPx, heightPx, Math.max(2, Math.round(5 * scale)), pool);
  kuwahara(broad, wash, widthPx, heightPx, Math.max(2, Math.round(3 * scale)), pool);
  return wash;
}

/** Extent of the paint: 1 well inside the sheet, 0 on the bare border, ragged between. */
function paintedness(drawing: Drawing, x: number, y: number): number {
  const { widthPx, heightPx, seed } = drawing;
  const scale = pixelScale(drawing);
  const unit = 1 / (1024 * scale);
  const px = x / scale;
  const py = y / scale;
  const offset = seed * 0.137;
  // Horizontal brush strokes: they end at different lengths on both sides, and the top and bottom strokes waver
  // slightly.
  const ends = cloudNoise.sample(px * 0.0003 + offset, py * 0.0021) - 0.5;
  const bristles = grainNoise.sample(px * 0.0012, py * 0.011 + offset) - 0.5;
  const wander = cloudNoise.sample(px * 0.0009 + offset, py * 0.0003) - 0.5;
  const rough = grainNoise.sample(px * 0.0045, py * 0.0045 + offset) - 0.5;
  const fromSide = Math.min(x, widthPx - x) * unit + ends * 0.085 + bristles * 0.03;
  const fromLevel = Math.min(y, heightPx - y) * unit + wander * 0.05 + rough * 0.012;
  // Rounded corners.
  const a = Math.max(0, 0.07 - fromSide);
  const b = Math.max(0, 0.06 - fromLevel);
  const distance = 0.06 - Math.sqrt(a * a + b * b);
  return smoothStep(0.012, 0.02, distance + rough * 0.006);
}

export function paintWatercolour(drawing: Drawing): RgbImage {
  const { widthPx, heightPx, seed } = drawing;
  const scale = pixelScale(drawing);
  const wash = layWashes(drawing);
  const lines = softenLines(drawing, findLines(drawing));
  const image = createRgbImage(widthPx, heightPx);
  const offset = seed * 0.0917;
  const luma = (at: number) => wash[at]! * 0.3 + wash[at + 1]! * 0.59 + wash[at + 2]! * 0.11;
  const reach = Math.max(1, Math.round(1.6 * scale));
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const px = x / scale;
      const py = y / scale;
      // A hand doesn't follow edges exactly.
      const wobbleX = (cloudNoise.sample(px * 0.0036 + offset, py * 0.0036) - 0.5) * 4 * scale;
      const wobbleY =
        (cloudNoise.sample(px * 0.0036 + 0.5, py * 0.0036 + offset) - 0.5) * 4 * scale;
      const sx = Math.min(widthPx - 1 - reach, Math.max(reach, Math.round(x + wobbleX)));
      const sy = Math.min(heightPx - 1 - reach, Math.max(reach, Math.round(y + wobbleY)));
      const at = (sy * widthPx + sx) * 3;
      const paper = coldPressed(px, py);
      // Edge darkening: pigment moves to where the wet area ends.
      const gradientX = luma(at + reach * 3) - luma(at - reach * 3);
      const gradientY = luma(at + reach * 3 * widthPx) - luma(at - reach * 3 * widthPx);
      const edge = Math.min(1, Math.sqrt(gradientX * gradientX + gradientY * gradientY) * 2.4);
      const drift = cloudNoise.sample(px * 0.0017 + offset, py * 0.0017) - 0.5;
      const bloom = grainNoise.sample(px * 0.0009 + offset, py * 0.0009 + 0.3) - 0.5;
      const painted = paintedness(drawing, x, y);
      // At its ragged end a wash dries with a dark rim.
      const rim = painted > 0 && painted < 1 ? 4 * painted * (1 - painted) : 0;
      const level = luma(at);
      const pigment =
        (0.76 + drift * 0.55 + bloom * 0.4 + edge * 0.7 + rim * 0.45) *
        (1 - paper * (0.1 + 0.16 * (1 - level)));
      const amount = Math.max(0.04, pigment) * painted;
      const line = lineAt(lines, widthPx, x + wobbleX * 0.35, y + wobbleY * 0.35);
      const graphite =
        clamp01(line * 1.5) *
        (0.42 + 0.5 * grainNoise.sample(px * 0.011, py * 0.011)) *
        smoothStep(-0.5, 0.35, 0.15 - paper * 0.5) *
        (0.35 + 0.65 * painted);
      const to = (y * widthPx + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        // Washes are purer and lighter than the photograph.
        const pure = level + (wash[at + channel]! - level) * 1.38;
        const light = Math.min(0.985, Math.max(0.035, 1 - (1 - pure) * 0.95));
        const through = light ** amount;
        const shade = paperColour[channel]! * through * (1 - Math.max(0, -paper) * 0.02);
        image.data[to + channel] =
          255 * mix(shade, pencilColour[channel]! * Math.min(1, shade + 0.25), graphite * 0.85);
      }
    }
  }
  splatter(image, drawing);
  return image;
}

/** A few drops, in the colours beneath them. */
function splatter(image: RgbImage, drawing: Drawing): void {
  const { widthPx, heightPx, seed } = drawing;
  const scale = pixelScale(drawing);
  for (let drop = 0; drop < 26; drop++) {
    const u = (((drop * 0.7548776662 + seed * 0.317) % 1) + 1) % 1;
    const v = (((drop * 0.569840291 + seed * 0.613) % 1) + 1) % 1;
    const radius = (0.6 + 2.2 * ((drop * 0.381966 + seed * 0.11) % 1) ** 3) * scale;
    const cx = u * widthPx;
    const cy = v * heightPx;
    const from = (Math.floor(cy) * widthPx + Math.floor(cx)) * 3;
    const tone = [image.data[from]!, image.data[from + 1]!, image.data[from + 2]!];
    for (let y = Math.floor(cy - radius - 1); y <= cy + radius + 1; y++) {
      for (let x = Math.floor(cx - radius - 1); x <= cx + radius + 1; x++) {
        if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue;
        const distance = Math.hypot(x - cx, y - cy);
        const cover =
          clamp01(radius - distance + 0.5) * (0.25 + 0.2 * smoothStep(0, radius, distance));
        const to = (y * widthPx + x) * 3;
        for (let channel = 0; channel < 3; channel++) {
          image.data[to + channel] = mix(image.data[to + channel]!, tone[channel]! * 0.6, cover);
        }
      }
    }
  }
}
