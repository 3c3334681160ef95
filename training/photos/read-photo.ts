/** Decodes a photo upright, without alpha, at about the given size. */
import sharp from 'sharp';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';

export async function readPhoto(path: string, megapixels = 1): Promise<RgbImage> {
  const { autoOrient } = await sharp(path).metadata();
  const scale = Math.min(1, Math.sqrt((megapixels * 1e6) / (autoOrient.width * autoOrient.height)));
  const { data, info } = await sharp(path)
    .autoOrient()
    .resize(
      Math.max(1, Math.round(autoOrient.width * scale)),
      Math.max(1, Math.round(autoOrient.height * scale)),
      { fit: 'fill' },
    )
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    widthPx: info.width,
    heightPx: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}
