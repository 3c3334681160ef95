/** Puts a photo into the frame that another engine draws in, with a mask of what may change. */
import sharp, { type Sharp } from 'sharp';
import { frameFor } from '../../pictures/frame.ts';
import type { Framed, FrameInput } from './messages/frame.ts';

const pngCompression = 6;
/** Several services limit pictures to four megabytes, or refuse long data URLs. */
const largestPngBytes = 3_500_000;
const jpegQuality = 95;

/** PNG if small; a large photo with many colours becomes a high-quality JPEG. */
async function encodedSmall(image: Sharp): Promise<Buffer> {
  const png = await image.clone().png({ compressionLevel: pngCompression }).toBuffer();
  if (png.length <= largestPngBytes) return png;
  return image.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' }).toBuffer();
}

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
    // Mirror padding: an empty border would be painted as a wall.
    .extend({ ...border, extendWith: 'mirror' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => encodedSmall(sharp(data, { raw: info })));
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
    // Sharp inverts after adding the border, which may change.
    .extend({ ...border, background: '#000000' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  return { frame: wanted, photo: framed, mask };
}
