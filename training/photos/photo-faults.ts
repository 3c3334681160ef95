/** Faults of cameras and files: exposure, casts, dark corners, blur, noise, JPEG. */
import sharp from 'sharp';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import type { Random } from '../../packages/engine/src/random/random.ts';

export async function addPhotoFaults(picture: RgbImage, random: Random): Promise<RgbImage> {
  const { widthPx, heightPx, data } = picture;
  const spread = () => random.next() + random.next() + random.next() - 1.5;
  const gain = Math.exp(0.1 + 0.45 * spread());
  const power = Math.exp(0.3 * spread());
  const casts = [0, 1, 2].map(() => Math.exp(0.06 * spread()));
  const corners = random.chance(0.4) ? random.between(0, 0.4) : 0;
  const noise = random.chance(0.6) ? random.between(0, 9) : 0;
  const seen = new Uint8ClampedArray(data.length);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const away = ((2 * x) / widthPx - 1) ** 2 + ((2 * y) / heightPx - 1) ** 2;
      const lit = gain * (1 - (corners * away) / 2);
      for (let channel = 0; channel < 3; channel++) {
        const at = 3 * (y * widthPx + x) + channel;
        const value = (data[at]! / 255) ** power * lit * casts[channel]!;
        seen[at] = 255 * value + noise * 2 * spread();
      }
    }
  }
  const raw = { width: widthPx, height: heightPx, channels: 3 as const };
  let file = sharp(seen, { raw });
  if (random.chance(0.5)) file = file.blur(random.between(0.35, 1));
  const coded = await file.jpeg({ quality: random.integer(35, 92) }).toBuffer();
  const decoded = await sharp(coded).raw().toBuffer();
  return { widthPx, heightPx, data: new Uint8ClampedArray(decoded) };
}
