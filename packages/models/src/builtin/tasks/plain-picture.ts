/** Decoding and encoding around an engine, inside its thread. */
import sharp, { type Sharp } from 'sharp';

const pngCompression = 6;
const previewSidePx = 480;
const previewQuality = 72;

export const encodePng = (image: Sharp): Promise<Buffer> =>
  image.removeAlpha().png({ compressionLevel: pngCompression }).toBuffer();

export async function encodePreview(image: Sharp): Promise<Uint8Array> {
  const bytes = await image
    .resize(previewSidePx, previewSidePx, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: previewQuality })
    .toBuffer();
  // Own memory, so that it can be handed over to the other thread.
  return new Uint8Array(bytes);
}

/** The long side brought down to what the plan gives. */
export const fitted = (bytes: Uint8Array, maxSidePx: number): Sharp =>
  sharp(bytes).resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true });
