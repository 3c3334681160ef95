/** Decodes and encodes pictures in an engine's thread. */
import type { RgbImage } from '@maquette/engine/image';
import sharp from 'sharp';

const pngCompression = 6;
const previewSidePx = 480;
const previewQuality = 72;

/** Decoded, and downscaled to `maxSidePx` if larger. */
export async function decode(bytes: Uint8Array, maxSidePx: number): Promise<RgbImage> {
  const { data, info } = await sharp(bytes)
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    widthPx: info.width,
    heightPx: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}

/** One channel 0..1 of exactly this size, such as a drawn mask; only `part` of it if letterbox bars were cropped. */
export async function decodeMask(
  bytes: Uint8Array,
  size: { readonly widthPx: number; readonly heightPx: number },
  part: Readonly<{ x: number; y: number; widthPx: number; heightPx: number }> = {
    x: 0,
    y: 0,
    ...size,
  },
): Promise<Float32Array> {
  const { data } = await sharp(bytes)
    .resize(size.widthPx, size.heightPx, { fit: 'fill' })
    .extract({ left: part.x, top: part.y, width: part.widthPx, height: part.heightPx })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data, (value) => value / 255);
}

const pixels = ({ data, widthPx, heightPx }: RgbImage) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width: widthPx, height: heightPx, channels: 3 },
  });

export const encodePng = (image: RgbImage): Promise<Buffer> =>
  pixels(image).png({ compressionLevel: pngCompression }).toBuffer();

/** A few flat colours, without intermediate ones. */
export async function encodeMask(image: RgbImage): Promise<Uint8Array> {
  return new Uint8Array(await pixels(image).png({ palette: true, dither: 0 }).toBuffer());
}

/** A picture that isn't stored. */
export async function encodeQuickLook(image: RgbImage): Promise<Uint8Array> {
  return new Uint8Array(await pixels(image).webp({ quality: 78, effort: 1 }).toBuffer());
}

export async function encodePreview(image: RgbImage): Promise<Uint8Array> {
  const bytes = await pixels(image)
    .resize(previewSidePx, previewSidePx, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: previewQuality })
    .toBuffer();
  // Own memory, so that it can be transferred to another thread.
  return new Uint8Array(bytes);
}
