/** A photo laid into the frame another engine draws in, with a mask of what may change. */
import sharp from 'sharp';
import { frameFor } from '../../pictures/frame.ts';
import type { Framed, FrameInput } from './task-table.ts';

const pngCompression = 6;

export async function frame(input: FrameInput): Promise<Framed> {
  const { photo, frames, maxSidePx, protect, needsMask = false } = input;
  const { width, height } = await sharp(photo).metadata();
  const wanted = frameFor(frames, { widthPx: width, heightPx: height }, maxSidePx);
  const { inner } = wanted;
  const border = {
    left: inner.leftPx,
    top: inner.topPx,
    right: wanted.widthPx - inner.leftPx - inner.widthPx,
    bottom: wanted.heightPx - inner.topPx - inner.heightPx,
  };
  const laid = (bytes: Uint8Array) =>
    sharp(bytes).resize(inner.widthPx, inner.heightPx, { fit: 'fill' });
  const framed = await laid(photo)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    // The edge goes on in its mirror image: an empty border would be painted as a wall.
    .extend({ ...border, extendWith: 'mirror' })
    .png({ compressionLevel: pngCompression })
    .toBuffer();
  if (!protect) {
    if (!needsMask) return { frame: wanted, photo: framed };
    const { widthPx: width, heightPx: height } = wanted;
    const everything = { create: { width, height, channels: 3, background: '#ffffff' } } as const;
    const white = await sharp(everything).toColourspace('b-w').png().toBuffer();
    return { frame: wanted, photo: framed, mask: white };
  }
  const mask = await laid(protect)
    .greyscale()
    .negate()
    // Sharp turns light and dark round after it has added the border, which may change.
    .extend({ ...border, background: '#000000' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { frame: wanted, photo: framed, mask };
}
