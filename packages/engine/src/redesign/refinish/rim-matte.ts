/** Soft edge of a mask: it follows the colours on both sides, and the thing's colour there is freed of the room's. */
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import { guidedFilter } from '../../ops/guided-filter.ts';
import { smoothStep } from '../../ops/ramps.ts';
import { grown } from '../empty/thing-mask.ts';

/** Width of the rim in which colours decide, and radius of the colour search (shares of the width). */
const rim = 0.007;
const reach = { thing: 0.012, room: 0.02 } as const;
/** Colour differences (codes) between thing and room from which an edge is evident, and certain. */
const apart = [18, 60] as const;
/** Weight of colours, relative to visible lines. */
const coloursCount = 0.75;
/** Regularisation of the guided filter along the rim. */
const epsilon = 0.0006;
/** Range of the matte that becomes the soft edge. */
const edge = [0.2, 0.8] as const;

export interface RimMatte {
  /** 0..1 per pixel: the thing's share. */
  readonly share: Float32Array;
  /** The photo with the thing's own colour where its edge was mixed with the room's. */
  readonly colours: Uint8ClampedArray;
  /** 0..1: how far colours decided the share. */
  readonly told: Float32Array;
}

/** @param mask 1 for things */
export function rimMatte(photo: RgbImage, mask: Uint8Array): RimMatte {
  const { widthPx: w, heightPx: h, data } = photo;
  const px = (share: number) => Math.max(1, Math.round(share * w));
  const near = grown(mask, w, h, px(rim));
  const room = near.map((value) => 1 - value);
  const inner = grown(
    mask.map((value) => 1 - value),
    w,
    h,
    px(rim),
  ).map((value) => 1 - value);
  const own = coloursAround(photo, inner, px(reach.thing));
  const behind = coloursAround(photo, room, px(reach.room));
  const share = Float32Array.from(mask);
  const colours = data.slice();
  const told = new Float32Array(mask.length);
  const soft = alongEdges(photo, mask, px(rim));
  for (let at = 0; at < mask.length; at++) {
    if (!near[at] || inner[at]) continue;
    const [mine, other] = [own[3]![at]!, behind[3]![at]!];
    let alpha = soft[at]!;
    let [along, apartSquared] = [0, 0];
    if (mine > 0 && other > 0) {
      for (let c = 0; c < 3; c++) {
        const to = own[c]![at]! / mine - behind[c]![at]! / other;
        along += (data[at * 3 + c]! - behind[c]![at]! / other) * to;
        apartSquared += to * to;
      }
      told[at] = smoothStep(apart[0], apart[1], Math.sqrt(apartSquared));
      const byColour = Math.min(1, Math.max(0, along / Math.max(1, apartSquared)));
      alpha += (byColour - alpha) * told[at]! * coloursCount;
    }
    alpha = smoothStep(edge[0], edge[1], alpha);
    share[at] = alpha;
    if (alpha <= 0 || alpha >= 1 || other <= 0) continue;
    for (let c = 0; c < 3; c++) {
      const mixed = data[at * 3 + c]! - (1 - alpha) * (behind[c]![at]! / other);
      colours[at * 3 + c] = mixed / Math.max(0.35, alpha);
    }
  }
  return { share, colours, told };
}

/** Mean colour around each pixel over the counted ones: three channels and the weight. */
function coloursAround(
  { widthPx: w, heightPx: h, data }: RgbImage,
  counts: Uint8Array,
  radius: number,
): readonly Float32Array[] {
  const channels = [0, 1, 2].map((c) => {
    const values = new Float32Array(counts.length);
    for (let at = 0; at < counts.length; at++) if (counts[at]) values[at] = data[at * 3 + c]!;
    return values;
  });
  return [...channels, Float32Array.from(counts)].map((values) =>
    boxMean(values, w, h, radius, values),
  );
}

/** Refines the mask's rim along visible edges. */
function alongEdges({ widthPx, heightPx, data }: RgbImage, mask: Uint8Array, radius: number) {
  const light = new Float32Array(mask.length);
  for (let at = 0; at < light.length; at++)
    light[at] = (0.3 * data[at * 3]! + 0.59 * data[at * 3 + 1]! + 0.11 * data[at * 3 + 2]!) / 255;
  const soft = Float32Array.from(mask);
  guidedFilter({ data: light, width: widthPx, height: heightPx, radius }, [soft], epsilon);
  return soft;
}
