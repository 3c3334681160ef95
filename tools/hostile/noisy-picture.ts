/** A picture of noise, which can't be compressed: 12 MB. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const sidePx = 2_048;

export async function noisyPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: sidePx, height: sidePx, channels: 3 } as const;
  const noise = sharp(randomBytes(sidePx * sidePx * 3), { raw });
  return new Uint8Array(await noise.png({ compressionLevel: 0 }).toBuffer());
}
