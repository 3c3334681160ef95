/** Finds uniform bars of any colour around a picture. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import type { PixelBox } from '../analysis.ts';

const flatness = 10;
/** A wider uniform border is part of the picture. */
const largestShare = 0.3;
const samplesAcross = 160;
/** Watermarks: up to this share of a line may differ. */
const watermarkShare = 0.4;
/** Share of the picture's first line that must differ from the bar. */
const abruptShare = 0.75;

/** The picture inside its letterbox bars. */
export function findLetterbox(photo: RgbImage): PixelBox {
  const { widthPx, heightPx } = photo;
  const whole = { x: 0, y: 0, widthPx, heightPx };
  if (widthPx < 32 || heightPx < 32) return whole;
  const top = countBars(photo, heightPx, widthPx, (line, k) => line * widthPx + k, true);
  const bottom = countBars(photo, heightPx, widthPx, (line, k) => line * widthPx + k, false);
  const left = countBars(photo, widthPx, heightPx, (line, k) => k * widthPx + line, true);
  const right = countBars(photo, widthPx, heightPx, (line, k) => k * widthPx + line, false);
  // Bars come in pairs of similar width; a single uniform strip is a wall, a sky or a table.
  const upright = paired(top, bottom) ? [top, bottom] : [0, 0];
  const across = paired(left, right) ? [left, right] : [0, 0];
  return {
    x: across[0]!,
    y: upright[0]!,
    widthPx: widthPx - across[0]! - across[1]!,
    heightPx: heightPx - upright[0]! - upright[1]!,
  };
}

function paired(first: number, second: number): boolean {
  const more = Math.max(first, second);
  return more >= 2 && Math.abs(first - second) <= Math.max(2, 0.25 * more);
}

function countBars(
  photo: RgbImage,
  lines: number,
  across: number,
  pixelAt: (line: number, k: number) => number,
  fromStart: boolean,
): number {
  const { data } = photo;
  const limit = Math.floor(lines * largestShare);
  const step = Math.max(1, Math.floor(across / samplesAcross));
  const start = 3 * pixelAt(fromStart ? 0 : lines - 1, 0);
  const samples = Math.ceil(across / step);
  for (let count = 0; count < limit; count++) {
    const line = fromStart ? count : lines - 1 - count;
    let strangers = 0;
    for (let k = 0; k < across; k += step) {
      const at = 3 * pixelAt(line, k);
      for (let channel = 0; channel < 3; channel++) {
        if (Math.abs(data[at + channel]! - data[start + channel]!) > flatness) {
          strangers++;
          break;
        }
      }
    }
    if (strangers <= samples * watermarkShare) continue;
    // bars end abruptly; what fades is a sky or a wall
    return strangers >= samples * abruptShare ? count : 0;
  }
  // Uniform throughout: a blank picture, not a bar.
  return 0;
}

/** The same crop at another size; lines that are partly bar are excluded. */
export function scaleBox(box: PixelBox, from: RgbImage, to: RgbImage): PixelBox {
  const across = to.widthPx / from.widthPx;
  const down = to.heightPx / from.heightPx;
  const x = Math.ceil(box.x * across);
  const y = Math.ceil(box.y * down);
  return {
    x,
    y,
    widthPx: Math.max(1, Math.floor((box.x + box.widthPx) * across) - x),
    heightPx: Math.max(1, Math.floor((box.y + box.heightPx) * down) - y),
  };
}

export function cropImage(photo: RgbImage, box: PixelBox): RgbImage {
  if (box.widthPx === photo.widthPx && box.heightPx === photo.heightPx) return photo;
  const cropped = createRgbImage(box.widthPx, box.heightPx);
  for (let y = 0; y < box.heightPx; y++) {
    const from = 3 * ((box.y + y) * photo.widthPx + box.x);
    cropped.data.set(photo.data.subarray(from, from + 3 * box.widthPx), 3 * y * box.widthPx);
  }
  return cropped;
}
