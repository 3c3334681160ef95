/** Ground that was filled in lies in the light of the ground around it: shade that was copied with it would end along its edge. */
import type { RgbImage } from '../../../../image/image.ts';
import { boxMean } from '../../../../ops/box-blur.ts';
import { layers } from '../layers.ts';
import { pullPush } from '../pull-push.ts';

/** Light and shade are wider than blades and stones, as a share of the width. */
const wideShare = 0.014;
const leastShare = 0.02;
const aroundReaches = 4;

/** Moves the filled ground in `data` to the light around. */
export function levelGround(
  data: Float32Array,
  { widthPx: w, data: photo }: RgbImage,
  holes: Uint8Array,
  sources: Uint8Array,
): void {
  const first = holes.indexOf(layers.ground);
  if (first < 0) return;
  const reach = Math.max(2, Math.round(wideShare * w));
  // rows farther away tell nothing
  const rows = aroundReaches * reach;
  const from = Math.max(0, Math.floor(first / w) - rows) * w;
  const to = Math.min(holes.length, (Math.floor(holes.lastIndexOf(layers.ground) / w) + rows) * w);
  const h = (to - from) / w;
  const known = new Float32Array(w * h);
  const filled = new Float32Array(w * h);
  for (let i = 0; i < known.length; i++) {
    const layer = holes[from + i];
    if (layer === layers.ground) filled[i] = 1;
    else if (layer === layers.none && sources[from + i] === layers.ground) known[i] = 1;
  }
  const shares = { known: boxMean(known, w, h, reach), filled: boxMean(filled, w, h, reach) };
  const wished = new Float32Array(w * h * 3);
  const own = new Float32Array(w * h * 3);
  for (let c = 0; c < 3; c++) {
    const at = (i: number) => (from + i) * 3 + c;
    const around = boxMean(
      known.map((value, i) => value * photo[at(i)]!),
      w,
      h,
      reach,
    );
    const inside = boxMean(
      filled.map((value, i) => value * data[at(i)]!),
      w,
      h,
      reach,
    );
    for (let i = 0; i < known.length; i++) {
      wished[i * 3 + c] = around[i]! / Math.max(1e-3, shares.known[i]!);
      own[i * 3 + c] = inside[i]! / Math.max(1e-3, shares.filled[i]!);
    }
  }
  const weight = shares.known.map((share, i) => (known[i] === 1 && share > leastShare ? 1 : 0));
  if (!weight.includes(1)) return;
  pullPush(wished, weight, w, h);
  for (let i = 0; i < known.length; i++) {
    if (filled[i] === 0) continue;
    for (let c = 0; c < 3; c++) {
      const at = (from + i) * 3 + c;
      data[at] = Math.max(0, Math.min(255, data[at]! + wished[i * 3 + c]! - own[i * 3 + c]!));
    }
  }
}
