/** Ground that was filled in lies in the light of the ground around it: shade that was copied with it would end along its edge. */
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { layers } from './layers.ts';
import { pullPush } from './pull-push.ts';

/** Light and shade are wider than blades and stones, as a share of the width. */
const wideShare = 0.014;
const leastShare = 0.02;

/** Moves the filled ground in `data` to the light around. */
export function levelGround(
  data: Float32Array,
  { widthPx: w, heightPx: h, data: photo }: RgbImage,
  holes: Uint8Array,
  sources: Uint8Array,
): void {
  if (!holes.includes(layers.ground)) return;
  const reach = Math.max(2, Math.round(wideShare * w));
  const known = Float32Array.from(sources, (layer, i) =>
    layer === layers.ground && holes[i] === layers.none ? 1 : 0,
  );
  const filled = Float32Array.from(holes, (layer) => (layer === layers.ground ? 1 : 0));
  const shares = { known: boxMean(known, w, h, reach), filled: boxMean(filled, w, h, reach) };
  const wished = new Float32Array(data.length);
  const own = new Float32Array(data.length);
  for (let c = 0; c < 3; c++) {
    const around = boxMean(known.map((value, i) => value * photo[i * 3 + c]!), w, h, reach);
    const inside = boxMean(filled.map((value, i) => value * data[i * 3 + c]!), w, h, reach);
    for (let i = 0; i < known.length; i++) {
      wished[i * 3 + c] = around[i]! / Math.max(1e-3, shares.known[i]!);
      own[i * 3 + c] = inside[i]! / Math.max(1e-3, shares.filled[i]!);
    }
  }
  const weight = shares.known.map((share, i) => (known[i] === 1 && share > leastShare ? 1 : 0));
  if (!weight.includes(1)) return;
  pullPush(wished, weight, w, h);
  for (let i = 0; i < holes.length; i++) {
    if (holes[i] !== layers.ground) continue;
    for (let at = i * 3; at < i * 3 + 3; at++)
      data[at] = Math.max(0, Math.min(255, data[at]! + wished[at]! - own[at]!));
  }
}
