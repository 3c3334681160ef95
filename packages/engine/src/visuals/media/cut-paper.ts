/**
 * Paper cut-outs: flat pieces of coloured card in layers. A piece is a connected area of one object facing one way;
 * it gets the mean colour of its area, a rounded outline, and a soft shadow on whatever is behind it.
 */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { cloudNoise, grainNoise } from '../../ops/noise-field.ts';
import { clamp01, mix, smoothStep } from '../../ops/ramps.ts';
import { hashLattice } from '../../random/random.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { paperPieces } from './paper-pieces.ts';

/** Card has clear colours: more saturated, with quantised lightness. */
function cardColour(colours: Float32Array, piece: number, seed: number, out: Float64Array): void {
  const red = colours[piece * 3]!;
  const green = colours[piece * 3 + 1]!;
  const blue = colours[piece * 3 + 2]!;
  const level = 0.3 * red + 0.59 * green + 0.11 * blue;
  const stepped = mix(level, Math.round(level * 9) / 9, 0.6);
  const lifted = 0.1 + 0.86 * stepped ** 0.86;
  const shift = (hashLattice(piece, seed, 61) - 0.5) * 0.035;
  const gain = lifted / Math.max(0.04, level);
  out[0] = clamp01(lifted + (red * gain - lifted) * 1.22 + shift + 0.012);
  out[1] = clamp01(lifted + (green * gain - lifted) * 1.22 + shift);
  out[2] = clamp01(lifted + (blue * gain - lifted) * 1.22 + shift - 0.015);
}

export function cutFromPaper(drawing: Drawing): RgbImage {
  const { widthPx, heightPx, seed, pool } = drawing;
  const scale = pixelScale(drawing);
  const { numbers, colours, depths } = paperPieces(drawing);
  const image = createRgbImage(widthPx, heightPx);
  const card = new Float64Array(3);
  const cards = new Float32Array(depths.length * 3);
  for (let piece = 0; piece < depths.length; piece++) {
    cardColour(colours, piece, seed, card);
    cards.set(card, piece * 3);
  }
  const pieceAt = (x: number, y: number): number =>
    numbers[
      Math.min(heightPx - 1, Math.max(0, y)) * widthPx + Math.min(widthPx - 1, Math.max(0, x))
    ]!;
  /** Whether `other` is on top of `own`. */
  const isAbove = (other: number, own: number): boolean =>
    other !== own && depths[other]! < depths[own]! * 0.985 - 0.05;
  const shadows = pool.passing.floats(widthPx * heightPx);
  // The lamp is at the upper left: shadows fall to the lower right.
  const fall: [number, number, number][] = [];
  for (let step = 1; step <= 9; step++) {
    for (const spread of [-0.45, 0, 0.45]) {
      const angle = 0.85 + spread;
      const reach = step * 1.15 * scale;
      fall.push([-Math.cos(angle) * reach, -Math.sin(angle) * reach, (1 - step / 10) ** 1.2]);
    }
  }
  const total = fall.reduce((sum, [, , weight]) => sum + weight, 0);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const own = numbers[y * widthPx + x]!;
      let dark = 0;
      for (const [dx, dy, weight] of fall) {
        if (isAbove(pieceAt(Math.round(x + dx), Math.round(y + dy)), own)) dark += weight;
      }
      shadows[y * widthPx + x] = dark / total;
    }
  }
  const lift = Math.max(1, Math.round(scale));
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const own = numbers[at]!;
      const px = x / scale;
      const py = y / scale;
      const fibre = grainNoise.sample(px * 0.012 + own * 0.37, py * 0.012) - 0.5;
      const tooth = hashLattice(Math.floor(px * 1.3), Math.floor(py * 1.3), 63) - 0.5;
      const cloud = cloudNoise.sample(px * 0.0016 + own * 0.21, py * 0.0016) - 0.5;
      // The cut edge is lit at its upper left side.
      const rim =
        isAbove(own, pieceAt(x - lift, y - lift)) && !isAbove(pieceAt(x + lift, y + lift), own)
          ? 0.07
          : 0;
      const shade = 1 - 0.62 * smoothStep(0, 0.95, shadows[at]!);
      const texture = 1 + fibre * 0.06 + tooth * 0.028 + cloud * 0.05 + rim;
      const to = at * 3;
      image.data[to] = 255 * cards[own * 3]! * shade * texture;
      image.data[to + 1] = 255 * cards[own * 3 + 1]! * (shade + (1 - shade) * 0.03) * texture;
      image.data[to + 2] = 255 * cards[own * 3 + 2]! * (shade + (1 - shade) * 0.09) * texture;
    }
  }
  return antialias(image, numbers);
}

/** Antialiases edges between cards. */
function antialias(image: RgbImage, numbers: Int32Array): RgbImage {
  const { widthPx, heightPx, data } = image;
  const out = createRgbImage(widthPx, heightPx);
  out.data.set(data);
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x;
      const own = numbers[at]!;
      const isInside =
        numbers[at - 1] === own &&
        numbers[at + 1] === own &&
        numbers[at - widthPx] === own &&
        numbers[at + widthPx] === own;
      if (isInside) continue;
      for (let channel = 0; channel < 3; channel++) {
        const to = at * 3 + channel;
        const row = widthPx * 3;
        out.data[to] =
          data[to]! * 0.36 +
          (data[to - 3]! + data[to + 3]! + data[to - row]! + data[to + row]!) * 0.12 +
          (data[to - row - 3]! + data[to - row + 3]! + data[to + row - 3]! + data[to + row + 3]!) *
            0.04;
      }
    }
  }
  return out;
}
