/** The part of a photo in which a cover is, with the cover's share of each pixel. */
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import { rimMatte } from '../../refinish/rim-matte.ts';

export interface ClothMatte {
  /** Place in the photo, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The cover's own colours, also where its edge is mixed with what is behind. */
  readonly colours: RgbImage;
  /** 0..1 per pixel of that part. */
  readonly share: Float32Array;
}

/** Pixels around the mask in which its soft edge is (share of the width). */
const margin = 0.02;

/** @param mask 1 for the cover, which has at least one pixel */
export function clothMatte(photo: RgbImage, mask: Uint8Array): ClothMatte {
  const { widthPx: w, heightPx: h } = photo;
  const whole = rimMatte(photo, mask);
  const bounds = { left: w, right: 0, top: h, foot: 0 };
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    const [x, y] = [at % w, Math.floor(at / w)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.foot = y;
  }
  const out = Math.ceil(margin * w);
  const [x, y] = [Math.max(0, bounds.left - out), Math.max(0, bounds.top - out)];
  const widthPx = Math.min(w, bounds.right + out + 1) - x;
  const heightPx = Math.min(h, bounds.foot + out + 1) - y;
  const colours = createRgbImage(widthPx, heightPx);
  const share = new Float32Array(widthPx * heightPx);
  for (let row = 0; row < heightPx; row++) {
    const from = (y + row) * w + x;
    colours.data.set(whole.colours.subarray(from * 3, (from + widthPx) * 3), row * widthPx * 3);
    share.set(whole.share.subarray(from, from + widthPx), row * widthPx);
  }
  return { x, y, colours, share };
}

/** Visits the pixels of a cover. @param visit with its pixel in the part, and in the photo */
export function eachOfCover(
  { x, y, colours: { widthPx }, share }: ClothMatte,
  photoWidthPx: number,
  visit: (part: number, at: number) => void,
): void {
  for (let part = 0; part < share.length; part++) {
    if (share[part]! <= 0) continue;
    visit(part, (y + Math.floor(part / widthPx)) * photoWidthPx + x + (part % widthPx));
  }
}
