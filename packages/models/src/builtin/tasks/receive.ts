/**
 * Takes another engine's picture of a photo: cropped from its frame to the photo's shape, protected pixels restored,
 * and scored against the photo.
 */
import type { RgbImage } from '@maquette/engine/image';
import { scoreStructure } from '@maquette/engine/restyle';
import sharp from 'sharp';
import type { Received, ReceiveInput } from './messages/frame.ts';
import { decode, decodeMask, encodePng } from './plain-picture.ts';

const measuredSidePx = 1024;
/** Masks extend this far into the changeable part, to hide seams; never the other way. */
const seamShare = 0.006;

export async function receive(input: ReceiveInput): Promise<Received> {
  const { photo, made, frame, protect, maxSidePx } = input;
  const [before, { width: madeWidthPx, height: madeHeightPx }] = await Promise.all([
    decode(photo, maxSidePx),
    sharp(made).metadata(),
  ]);
  // Engines may return another size than requested.
  const across = madeWidthPx / frame.widthPx;
  const down = madeHeightPx / frame.heightPx;
  const { inner } = frame;
  const cut = await sharp(made)
    .extract({
      left: Math.round(inner.leftPx * across),
      top: Math.round(inner.topPx * down),
      width: Math.min(madeWidthPx, Math.round(inner.widthPx * across)),
      height: Math.min(madeHeightPx, Math.round(inner.heightPx * down)),
    })
    .resize(before.widthPx, before.heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const after = await decode(cut, maxSidePx);
  if (protect) await putBack(before, after, protect);
  const [old, now] = await Promise.all([
    decode(photo, measuredSidePx),
    decode(await encodePng(after), measuredSidePx),
  ]);
  const found = scoreStructure(old, now);
  return {
    picture: await encodePng(after),
    score: Math.round(found.score),
    isKept: found.verdict === 'kept',
    overlay: await encodePng(found.overlay),
  };
}

/** The photo's exact pixels under the mask, with a soft seam. */
async function putBack(before: RgbImage, after: RgbImage, mask: Uint8Array): Promise<void> {
  const { widthPx, heightPx } = before;
  const sharpMask = await decodeMask(mask, before);
  const radius = Math.max(0.5, Math.max(widthPx, heightPx) * seamShare);
  const soft = await sharp(mask)
    .resize(widthPx, heightPx, { fit: 'fill' })
    .greyscale()
    .blur(radius)
    .raw()
    .toBuffer();
  for (let at = 0; at < widthPx * heightPx; at++) {
    const kept = sharpMask[at]! >= 0.5 ? 1 : Math.min(1, soft[at]! / 255);
    if (kept === 0) continue;
    for (let channel = at * 3; channel < at * 3 + 3; channel++) {
      after.data[channel] =
        kept === 1
          ? before.data[channel]!
          : Math.round(before.data[channel]! * kept + after.data[channel]! * (1 - kept));
    }
  }
}
