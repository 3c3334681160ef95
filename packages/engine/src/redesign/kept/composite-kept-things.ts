/** Composites kept things into the new room: the photo's pixels, and their shade on floor and walls. */
import { linearFromSrgb8, srgb8FromLinear } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { grown } from '../empty/thing-mask.ts';
import { roomClass } from '../shell/room-class.ts';

/** Search radius and blur of shade, as shares of the picture's width. */
const shadeReach = 0.05;
const shadeBlur = 0.006;
/** Deepest shade; smaller differences are grain. */
const deepest = 0.35;
const leastShade = 0.04;

const luminanceAt = (data: Uint8ClampedArray, at: number): number =>
  0.2126 * linearFromSrgb8[data[at * 3]!]! +
  0.7152 * linearFromSrgb8[data[at * 3 + 1]!]! +
  0.0722 * linearFromSrgb8[data[at * 3 + 2]!]!;

/** In place. */
export function compositeKeptThings(
  image: RgbImage,
  { photo, classOf }: Pick<Analysis, 'photo' | 'classOf'>,
  emptied: RgbImage,
  cover: Float32Array,
): void {
  const { widthPx: w, heightPx: h } = photo;
  const isKept = Uint8Array.from(cover, (value) => (value > 0.5 ? 1 : 0));
  const near = grown(isKept, w, h, Math.max(3, Math.round(shadeReach * w)));
  const object = roomClass('object');
  const darker = new Float32Array(w * h);
  const known = new Float32Array(w * h);
  for (let at = 0; at < near.length; at++) {
    // the rim of a removed thing tells nothing about this one's shade
    if (!near[at] || isKept[at] || classOf[at] === object) continue;
    known[at] = 1;
    const ratio = luminanceAt(photo.data, at) / Math.max(1e-4, luminanceAt(emptied.data, at));
    darker[at] = Math.min(1 - deepest, Math.max(0, 1 - ratio - leastShade));
  }
  const radius = Math.max(1, Math.round(shadeBlur * w));
  const shade = boxMean(darker, w, h, radius);
  const weight = boxMean(known, w, h, radius);
  const fade = boxMean(Float32Array.from(near), w, h, radius * 3);
  for (let at = 0; at < near.length; at++) {
    const share = cover[at]!;
    const dark = near[at] && weight[at]! > 0 ? (shade[at]! / weight[at]!) * fade[at]! : 0;
    if (share === 0 && dark === 0) continue;
    for (let c = at * 3; c < at * 3 + 3; c++) {
      const shaded = dark === 0 ? image.data[c]! : shadedCode(image.data[c]!, 1 - dark);
      image.data[c] = shaded + (photo.data[c]! - shaded) * share;
    }
  }
}

const shadedCode = (code: number, factor: number): number =>
  srgb8FromLinear(linearFromSrgb8[code]! * factor);
