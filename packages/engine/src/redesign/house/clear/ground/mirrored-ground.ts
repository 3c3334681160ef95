/** Fills narrow strips of uncovered ground by mirroring what is right in front: a drive continues as a drive. */
import type { RgbImage } from '../../../../image/image.ts';
import { hashLattice } from '../../../../random/random.ts';
import { layers } from '../layers.ts';

/** As a share of the photo's height; the mirroring would show in higher strips. */
const mostShare = 0.07;

/** Fills them in `data`; returns 1 where there is no ground below. */
export function mirrorGround(
  data: Float32Array,
  photo: RgbImage,
  holes: Uint8Array,
  sources: Uint8Array,
  seed: number,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const rest = new Uint8Array(w * h);
  const most = Math.round(mostShare * h);
  for (let x = 0; x < w; x++) {
    let end = h;
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      if (holes[i] !== layers.ground) {
        end = y;
        continue;
      }
      const aside = Math.round((hashLattice(x, y, seed) - 0.5) * 3);
      const column = Math.max(0, Math.min(w - 1, x + aside));
      const from = (2 * end - y) * w + column;
      const isGround = end - y <= most && 2 * end - y < h && sources[from] === layers.ground;
      if (!isGround) {
        rest[i] = 1;
        continue;
      }
      for (let c = 0; c < 3; c++) data[i * 3 + c] = photo.data[from * 3 + c]!;
    }
  }
  return rest;
}
