/**
 * Exports the surface network's features of each cell of photos, for train.py: of each photo as it is,
 * mirrored, and of some parts of it in other light.
 *
 *   node training/things/export-cells.ts FOLDER OUT
 *
 * Rooms are read as rooms and fronts as buildings, as their file names say.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { createRandom, hashText } from '../../packages/engine/src/random/random.ts';
import type { PixelBox } from '../../packages/engine/src/sense/analysis.ts';
import { cropImage, findLetterbox } from '../../packages/engine/src/sense/photo/letterbox.ts';
import { writeCells } from './cells-file.ts';

const photoSidePx = 1024;
/** Views beside the photo as it is and its mirror image. */
const variedViews = 4;
/** A varied view shows at least this share of each side. */
const leastShown = 0.66;

interface View {
  readonly part: PixelBox;
  readonly isMirrored: boolean;
  /** Exponents of red, green and blue. */
  readonly gammas: readonly [number, number, number];
}

const plain = [1, 1, 1] as const;

function viewsOf(name: string, whole: PixelBox): View[] {
  const random = createRandom(hashText(name));
  const varied = Array.from({ length: variedViews }, (): View => {
    const widthPx = Math.round(whole.widthPx * random.between(leastShown, 1));
    const heightPx = Math.round(whole.heightPx * random.between(leastShown, 1));
    const gamma = random.between(0.7, 1.45);
    return {
      part: {
        x: whole.x + Math.floor(random.between(0, whole.widthPx - widthPx)),
        y: whole.y + Math.floor(random.between(0, whole.heightPx - heightPx)),
        widthPx,
        heightPx,
      },
      isMirrored: random.chance(0.5),
      gammas: [gamma * random.between(0.9, 1.1), gamma, gamma * random.between(0.9, 1.1)],
    };
  });
  return [
    { part: whole, isMirrored: false, gammas: plain },
    { part: whole, isMirrored: true, gammas: plain },
    ...varied,
  ];
}

function viewOf(photo: RgbImage, { part, isMirrored, gammas }: View): RgbImage {
  const shown = cropImage(photo, part);
  const { widthPx, heightPx } = shown;
  const tables = gammas.map((gamma) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 * (value / 255) ** gamma),
  );
  const data = new Uint8ClampedArray(shown.data.length);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const from = (y * widthPx + (isMirrored ? widthPx - 1 - x : x)) * 3;
      const to = (y * widthPx + x) * 3;
      for (let c = 0; c < 3; c++) data[to + c] = tables[c]![shown.data[from + c]!]!;
    }
  }
  return { widthPx, heightPx, data };
}

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('Expected the folder with the photos and one to write to.');
mkdirSync(out, { recursive: true });

for (const file of readdirSync(folder).filter((name) => /\.jpe?g$/.test(name))) {
  const kind = file.includes('frontal') ? 'exterior' : 'interior';
  const { data, info } = await sharp(path.join(folder, file))
    .rotate()
    .resize(photoSidePx, photoSidePx, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo = { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
  const views = viewsOf(file, findLetterbox(photo));
  for (const [number, view] of views.entries()) {
    const { part, isMirrored } = view;
    const { x, y, widthPx, heightPx } = part;
    const shares = [x / info.width, y / info.height, widthPx / info.width, heightPx / info.height];
    const name = `${path.parse(file).name}.${number}.bin`;
    writeCells(path.join(out, name), viewOf(photo, view), kind, [...shares, Number(isMirrored)]);
  }
}
