/** A window with some wall around it, downscaled for classification by patches. */
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { quickOkLab } from '../../../colour/tables.ts';
import { resizeArea } from '../../../ops/resize.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { createSuperpixels, type Superpixels } from '../../../sense/patches/superpixels.ts';
import { roomClass } from '../room-class.ts';
import type { WindowPart } from './window-parts.ts';

/** Margin of wall, as a share of the window's longer side. */
const margin = 0.08;
/** Longer side of the crop; small windows are not enlarged. */
const longSidePx = 128;
const leastSidePx = 24;

export interface WindowCrop {
  readonly width: number;
  readonly height: number;
  /** Left and top in the photo, and photo pixels per crop pixel. */
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly lightness: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Shares 0..1 of this window, of things and of wall. */
  readonly window: Float32Array;
  readonly thing: Float32Array;
  readonly wall: Float32Array;
  /** Probabilities of window and thing by the surface classifiers, 0..1. */
  readonly likelyWindow: Float32Array;
  readonly likelyThing: Float32Array;
  /** Lightness gradients to the right and down. */
  readonly across: Float32Array;
  readonly down: Float32Array;
  readonly patches: Superpixels;
}

function steps(values: Float32Array, by: number, isInside: (at: number) => boolean) {
  return values.map((value, at) => (isInside(at) ? Math.abs(values[at + by]! - value) : 0));
}

export function windowCrop({ photo, classOf, surfaces }: Analysis, part: WindowPart): WindowCrop {
  const { widthPx: w, heightPx: h, data } = photo;
  const rows = part.pixels.map((at) => Math.floor(at / w));
  const [low, high] = rows.reduce(
    ([least, most], y) => [Math.min(least, y), Math.max(most, y)],
    [h, 0],
  );
  const around = Math.round(margin * Math.max(part.right - part.left, high - low));
  const left = Math.max(0, part.left - around);
  const top = Math.max(0, low - around);
  const wide = Math.min(w, part.right + around + 1) - left;
  const tall = Math.min(h, high + around + 1) - top;
  const scale = Math.min(1, longSidePx / Math.max(wide, tall));
  const width = Math.min(wide, Math.max(leastSidePx, Math.round(wide * scale)));
  const height = Math.min(tall, Math.max(leastSidePx, Math.round(tall * scale)));
  const list = () => new Float32Array(wide * tall);
  const [lightness, a, b, window, thing, wall] = [list(), list(), list(), list(), list(), list()];
  const [likelyWindow, likelyThing] = [list(), list()];
  const matteOf = (name: Parameters<typeof roomClass>[0]) => surfaces[roomClass(name)]!.matte.data;
  const [windowMatte, thingMatte] = [matteOf('window'), matteOf('object')];
  const colour = new Float64Array(3);
  for (let at = 0; at < lightness.length; at++) {
    const from = (top + Math.floor(at / wide)) * w + left + (at % wide);
    const channel = (c: number) => linearFromSrgb8[data[from * 3 + c]!]!;
    quickOkLab(channel(0), channel(1), channel(2), colour);
    [lightness[at], a[at], b[at]] = [colour[0]!, colour[1]!, colour[2]!];
    likelyWindow[at] = windowMatte[from]!;
    likelyThing[at] = thingMatte[from]!;
    if (classOf[from] === roomClass('object')) thing[at] = 1;
    else if (classOf[from] === roomClass('wall')) wall[at] = 1;
  }
  for (const at of part.pixels) window[(Math.floor(at / w) - top) * wide + (at % w) - left] = 1;
  const small = (values: Float32Array) => resizeArea(values, wide, tall, width, height);
  const light = small(lightness);
  const across = steps(light, 1, (at) => at % width < width - 1);
  const down = steps(light, width, (at) => at < light.length - width);
  const image = {
    width,
    height,
    scaleX: wide / width,
    scaleY: tall / height,
    lightness: light,
    a: small(a),
    b: small(b),
  };
  const patches = createSuperpixels(
    image,
    across.map((step, at) => Math.hypot(step, down[at]!)),
  );
  return {
    ...image,
    left,
    top,
    window: small(window),
    thing: small(thing),
    wall: small(wall),
    likelyWindow: small(likelyWindow),
    likelyThing: small(likelyThing),
    across,
    down,
    patches,
  };
}
