/** Thins out filled crowns into leaves against the sky, where a hard edge would be conspicuous. */
import { boxMean } from '../../../ops/box-blur.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { leafNoise } from '../leaf-noise.ts';
import { layers } from './layers.ts';

/** Depth to which sky shows between leaves, as a share of the photo's width. */
const reachShare = 0.022;
/** Sizes of sprays and leaves, as shares of the photo's width. */
const leafShares = [0.018, 0.0085, 0.0042, 0.002] as const;
const leafWeights = [0.3, 0.28, 0.24, 0.18] as const;
/** Crowns end before the edge of the fill: what reached it would be cut along it as by scissors. */
const thinning = 1.8;

/** Blends `sky` into `data` at the edges of the fill behind the house. */
export function thinCrowns(
  data: Float32Array,
  sky: Float32Array,
  holes: Uint8Array,
  isSky: (pixel: number) => boolean,
  [w, h]: readonly [number, number],
  seed: number,
): void {
  const radius = Math.max(2, Math.round(reachShare * w));
  const open = Float32Array.from(holes, (_, i) => (isSky(i) ? 1 : 0));
  const near = boxMean(open, w, h, radius);
  for (let i = 0; i < holes.length; i++) {
    if (holes[i] !== layers.behind || near[i] === 0) continue;
    const [x, y] = [i % w, (i / w) | 0];
    let leaf = 0;
    for (const [k, share] of leafShares.entries())
      leaf += leafWeights[k]! * leafNoise(x, y, Math.max(1, share * w), seed + k);
    const opacity = smoothStep(-0.1, 0.12, leaf - near[i]! * thinning + 0.1);
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      data[at] = sky[at]! + (data[at]! - sky[at]!) * opacity;
    }
  }
}
