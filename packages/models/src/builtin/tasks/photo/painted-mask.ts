import type { PaintedMask } from '@maquette/engine/restyle';
import { decodeMask } from '../plain-picture.ts';
import type { ReadPhoto } from './photo-analysis.ts';

/** The mask of the Protect brush, at the size of the analysed photo. */
export async function paintedMask(
  mask: Uint8Array | undefined,
  photo: ReadPhoto,
): Promise<PaintedMask | undefined> {
  if (!mask) return undefined;
  const { crop, photo: analysed } = photo.analysis;
  const { widthPx, heightPx } = analysed;
  return { widthPx, heightPx, share: await decodeMask(mask, photo, crop) };
}
