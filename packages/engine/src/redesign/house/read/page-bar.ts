/** White page above a photo: no sky, so nothing is built into it. */
import type { RgbImage } from '../../../image/image.ts';

const white = 246;
/** Share of a row that is page, and of the first row of the photo that is not: a burnt-out sky ends along roofs and trees. */
const shares = { page: 0.99, photo: 0.85 } as const;
/** Rows over which compression mixes both: a block of it, and one more. */
const mixedRows = 9;
const mostShare = 0.2;

/** Rows of white page over the photo, with the edge between them; usually none. */
export function pageBar({ widthPx: w, heightPx: h, data }: RgbImage): number {
  const whiteShare = (y: number) => {
    let count = 0;
    for (let at = y * w * 3; at < (y + 1) * w * 3; at += 3)
      if (Math.min(data[at]!, data[at + 1]!, data[at + 2]!) >= white) count++;
    return count / w;
  };
  let rows = 0;
  while (rows < mostShare * h && whiteShare(rows) > shares.page) rows++;
  if (rows === 0 || rows >= mostShare * h) return 0;
  for (let y = rows; y <= rows + mixedRows; y++) if (whiteShare(y) < 1 - shares.photo) return y;
  return 0;
}
