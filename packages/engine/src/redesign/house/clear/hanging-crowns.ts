/** Finds boughs of a tree near the camera that hang into the photo, which must not be copied behind the house. */
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber } from '../read/house-outline.ts';

/** Open sky below the leaves, as a share of the photo's height. */
const openShare = 0.045;

/** 1 for plants above `foot` with open sky below them. */
export function hangingCrowns(
  { classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>,
  foot: number,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const found = new Uint8Array(w * h);
  const least = openShare * h;
  for (let x = 0; x < w; x++) {
    let open = 0;
    let isHanging = false;
    for (let y = Math.min(h - 1, Math.floor(foot)); y >= 0; y--) {
      const i = y * w + x;
      open = classOf[i] === classNumber.sky ? open + 1 : 0;
      isHanging ||= open > least;
      if (isHanging && classOf[i] === classNumber.vegetation) found[i] = 1;
    }
  }
  return found;
}
