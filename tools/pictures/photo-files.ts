/** Decodes photos and encodes pictures for command lines, since the engine only handles pixels. */
import type { RgbImage } from '@maquette/engine/image';
import sharp, { type Sharp } from 'sharp';

/** Rotated upright, alpha flattened onto white, scaled down to this side. */
export async function readPhoto(path: string, longSidePx: number): Promise<RgbImage> {
  const { data, info } = await sharp(path)
    .rotate()
    .resize(longSidePx, longSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return { widthPx: info.width, heightPx: info.height, data: bytes };
}

export function encoderOf(image: RgbImage): Sharp {
  const raw = { width: image.widthPx, height: image.heightPx, channels: 3 } as const;
  return sharp(image.data, { raw });
}

export async function writePicture(image: RgbImage, path: string): Promise<void> {
  await encoderOf(image).toFile(path);
}

/** Size of a photo after rotation. */
export async function sizeOfPhoto(path: string): Promise<{ widthPx: number; heightPx: number }> {
  const { autoOrient } = await sharp(path).metadata();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height };
}
