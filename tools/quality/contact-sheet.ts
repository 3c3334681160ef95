/** Contact sheet: a row with photo and styles for each photo. */
import type { RgbImage } from '@maquette/engine/image';
import sharp, { type OverlayOptions } from 'sharp';

const gapPx = 3;

export async function writeContactSheet(
  rows: readonly (readonly RgbImage[])[],
  thumbWidthPx: number,
  path: string,
): Promise<void> {
  const parts: OverlayOptions[] = [];
  let top = 0;
  let widest = 1;
  for (const row of rows) {
    const [first] = row;
    if (!first) continue;
    const height = Math.max(1, Math.round((first.heightPx * thumbWidthPx) / first.widthPx));
    for (const [index, image] of row.entries()) {
      const raw = { width: image.widthPx, height: image.heightPx, channels: 3 } as const;
      const input = await sharp(image.data, { raw })
        .resize(thumbWidthPx, height, { fit: 'fill' })
        .png()
        .toBuffer();
      parts.push({ input, left: index * (thumbWidthPx + gapPx), top });
    }
    widest = Math.max(widest, row.length * (thumbWidthPx + gapPx));
    top += height + gapPx;
  }
  const background = '#202020';
  await sharp({ create: { width: widest, height: Math.max(1, top), channels: 3, background } })
    .composite(parts)
    .png()
    .toFile(path);
}
