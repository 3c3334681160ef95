/**
 * Processing of uploads in the decoder process: orientation, sRGB, eight bits, at most 2048 px, metadata
 * stripped, re-encoded. Only three decoders of libvips are enabled.
 */
import { createHash } from 'node:crypto';
import type { CoachCode, CropRectangle } from '@maquette/contract';
// biome-ignore lint/style/noRestrictedImports: this is the inside of the decoding process
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isTooMuchWork } from './decode-work.ts';
import { holdsLocation } from './location-data.ts';
import { quickLook } from './quick-look.ts';

const maxSidePx = 2048;
const thumbSidePx = 480;
const sampleSidePx = 384;
const jpegQuality = 92;
const thumbQuality = 78;
const operationSeconds = 45;

export interface DecodeTable {
  takeIn: { settings: { maxPixels: number }; output: TakenIn | Refused };
  finish: { settings: { maxPixels: number }; output: Finished | Refused };
  crop: { settings: { crop: CropRectangle }; output: Finished };
}
export type DecodeOperation = keyof DecodeTable;

export interface Refused {
  readonly refused: 'IMAGE_DAMAGED' | 'TOO_MANY_PIXELS' | 'PICTURE_TOO_COMPLEX' | 'NOT_AN_IMAGE';
}

export interface Finished {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly widthPx: number;
  readonly heightPx: number;
  /** WebP. */
  readonly thumb: Uint8Array;
  /** SHA-256 of `bytes`: hashing a large picture would block the server's event loop. */
  readonly sha256: string;
}

export interface TakenIn extends Finished {
  readonly locationRemoved: boolean;
  readonly coach: readonly CoachCode[];
}

export function closeUnwantedDecoders(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  });
}

const shrunk = (image: Sharp, sidePx: number) =>
  image.resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true });

/** The stored sizes, from an upright sRGB picture. */
async function encoded(image: Sharp, asPng: boolean): Promise<Finished> {
  const clean = image.flatten({ background: '#ffffff' }).toColourspace('srgb');
  const { data, info } = await (asPng
    ? clean.png({ compressionLevel: 6 })
    : clean.jpeg({ quality: jpegQuality })
  )
    .timeout({ seconds: operationSeconds })
    .toBuffer({ resolveWithObject: true });
  const thumb = await shrunk(sharp(data), thumbSidePx).webp({ quality: thumbQuality }).toBuffer();
  return {
    bytes: data,
    contentType: asPng ? 'image/png' : 'image/jpeg',
    widthPx: info.width,
    heightPx: info.height,
    thumb,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}

/** Reads only the header: pictures that are too large or too costly are refused before decoding. */
async function headerOf(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<Refused | { metadata: Metadata }> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const pixels = metadata.width * metadata.height * (metadata.pages ?? 1);
    if (pixels > maxPixels) return { refused: 'TOO_MANY_PIXELS' };
    return isTooMuchWork(bytes) ? { refused: 'PICTURE_TOO_COMPLEX' } : { metadata };
  } catch (error) {
    const unsupported = error instanceof Error && /unsupported image format/.test(error.message);
    return { refused: unsupported ? 'NOT_AN_IMAGE' : 'IMAGE_DAMAGED' };
  }
}

async function takeIn(
  bytes: Uint8Array,
  { maxPixels }: DecodeTable['takeIn']['settings'],
): Promise<DecodeTable['takeIn']['output']> {
  const header = await headerOf(bytes, maxPixels);
  if ('refused' in header) return header;
  const { metadata } = header;
  try {
    const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
    const stored = await encoded(shrunk(upright, maxSidePx), metadata.format === 'png');
    const sample = await shrunk(sharp(stored.bytes), sampleSidePx)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      ...stored,
      locationRemoved: holdsLocation(metadata),
      coach: quickLook(
        { data: sample.data, widthPx: sample.info.width, heightPx: sample.info.height },
        Math.max(metadata.width, metadata.height),
      ),
    };
  } catch {
    return { refused: 'IMAGE_DAMAGED' };
  }
}

/** Re-encodes a picture of an engine as PNG, with its thumbnail. */
async function finish(
  bytes: Uint8Array,
  { maxPixels }: DecodeTable['finish']['settings'],
): Promise<DecodeTable['finish']['output']> {
  const header = await headerOf(bytes, maxPixels);
  if ('refused' in header) return header;
  try {
    return await encoded(sharp(bytes, { limitInputPixels: maxPixels }), true);
  } catch {
    return { refused: 'IMAGE_DAMAGED' };
  }
}

/** Rotates and crops a stored picture. */
async function crop(
  bytes: Uint8Array,
  { crop }: DecodeTable['crop']['settings'],
): Promise<Finished> {
  const { format, width, height } = await sharp(bytes).metadata();
  const straight =
    crop.straightenDeg === 0
      ? sharp(bytes)
      : sharp(await sharp(bytes).rotate(crop.straightenDeg, { background: '#ffffff' }).toBuffer());
  const turned = crop.straightenDeg === 0 ? { width, height } : await straight.metadata();
  // Shares of the picture's size, relative to the centre of the rotated one.
  const left = (turned.width - width) / 2 + crop.x * width;
  const top = (turned.height - height) / 2 + crop.y * height;
  const region = {
    left: clamp(Math.round(left), 0, turned.width - 1),
    top: clamp(Math.round(top), 0, turned.height - 1),
    width: 1,
    height: 1,
  };
  region.width = clamp(Math.round(crop.width * width), 1, turned.width - region.left);
  region.height = clamp(Math.round(crop.height * height), 1, turned.height - region.top);
  return encoded(straight.extract(region), format === 'png');
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export const decodeOperations: {
  [Name in DecodeOperation]: (
    bytes: Uint8Array,
    settings: DecodeTable[Name]['settings'],
  ) => Promise<DecodeTable[Name]['output']>;
} = { takeIn, finish, crop };
