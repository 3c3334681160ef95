/** Composites new fronts into the outline of the old ones; roofs, sky, street and foreground stay. */
import { boxMean } from '../../../ops/box-blur.ts';
import { type Analysis, surfaceOf } from '../../../sense/analysis.ts';
import type { DevelopedHouse } from '../develop/develop-house.ts';
import { addGrain, grainOf, softened, softnessOf } from '../develop/photo-grain.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import type { ComposedHouse } from './house-in-photo.ts';

const clad = ['facade', 'window', 'door'] as const;
/** Radius and density at which other classes inside a front, mostly ornaments, are closed. */
const closeShare = 0.012;
const closedShare = 0.62;
/** How much of the photo's low-frequency light the new front takes on. */
const lightShare = 0.7;
const lightRange = { least: 0.45, most: 1.7 } as const;

/** Opacity of the new front, 0..1 per pixel. */
function coverOf(analysis: Analysis, { mask }: HouseOutline): Float32Array {
  const { classOf, photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const mattes = clad.map((name) => surfaceOf(analysis, name).matte.data);
  const cover = new Float32Array(w * h);
  const isClad = new Float32Array(w * h);
  for (let i = 0; i < cover.length; i++) {
    const own = mattes.reduce((sum, matte) => sum + matte[i]!, 0);
    isClad[i] = mask[i] === 1 && classOf[i] !== classNumber.roof ? 1 : 0;
    cover[i] = own;
  }
  const near = boxMean(isClad, w, h, Math.max(2, Math.round(closeShare * w)));
  for (let i = 0; i < cover.length; i++) {
    const kind = classOf[i];
    const isOrnament =
      near[i]! > closedShare && (kind === classNumber.other || kind === classNumber.roof);
    if (isOrnament || isClad[i] === 1) cover[i] = Math.max(cover[i]!, isOrnament ? 1 : 0.5);
    else if (near[i]! < 0.05) cover[i] = 0;
    cover[i] = Math.min(1, Math.max(0, (cover[i]! - 0.1) / 0.6));
  }
  return cover;
}

export function frontsInPhoto(
  analysis: Analysis,
  outline: HouseOutline,
  house: DevelopedHouse,
  seed: number,
): ComposedHouse {
  const { photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const { coverage, colours } = softened(house, w, h, softnessOf(analysis, outline));
  const cover = coverOf(analysis, outline);
  const slow = slowLight(analysis, outline);
  const data = new Uint8ClampedArray(photo.data);
  const changed = new Uint8Array(w * h);
  for (let i = 0; i < w * h; i++) {
    const alpha = cover[i]! * Math.min(1, coverage[i]! * 1.2);
    if (alpha <= 0.004) continue;
    changed[i] = 1;
    const light = slow[i]! ** (lightShare / 2.2);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const was = photo.data[at]!;
      data[at] = was + (Math.min(255, colours[at]! * light) - was) * alpha;
    }
  }
  addGrain(data, changed, coverage, grainOf(analysis), w, seed);
  return { image: { widthPx: w, heightPx: h, data }, changed };
}

const slowShare = 0.06;

/** Low-frequency light on the fronts relative to its mean, without windows and stones. */
function slowLight({ classOf, photo }: Analysis, { mask }: HouseOutline): Float32Array {
  const { widthPx: w, heightPx: h, data } = photo;
  const sum = new Float32Array(w * h);
  const weight = new Float32Array(w * h);
  let [total, count] = [0, 0];
  for (let i = 0; i < sum.length; i++) {
    if (mask[i] === 0 || classOf[i] !== classNumber.facade) continue;
    const level = (data[i * 3]! * 0.3 + data[i * 3 + 1]! * 0.6 + data[i * 3 + 2]! * 0.1) / 255;
    sum[i] = level ** 2.2;
    weight[i] = 1;
    total += sum[i]!;
    count++;
  }
  const mean = total / Math.max(1, count);
  const radius = Math.max(2, Math.round(slowShare * w));
  const lights = boxMean(sum, w, h, radius);
  const weights = boxMean(weight, w, h, radius);
  return lights.map((light, i) => {
    const share = weights[i]! > 0.02 ? light / weights[i]! / Math.max(1e-4, mean) : 1;
    return Math.max(lightRange.least, Math.min(lightRange.most, share));
  });
}
