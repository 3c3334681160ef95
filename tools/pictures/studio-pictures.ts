/**
 * `npm run pictures`: renders the studios' sample pictures with our own engines: each style on an example
 * room or house, and each material as a swatch. They are committed, so that a build needs no rendering.
 * `node tools/pictures/studio-pictures.ts "Art Deco"` draws the cards of the named styles alone.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  finishMaterials,
  materialPicturePath,
  type StudioKind,
  studios,
  stylePicturePath,
} from '@maquette/contract';
import type { RgbImage } from '@maquette/engine/image';
import { redesignHouse, redesignRoom } from '@maquette/engine/redesign';
import { analysePhoto, type MaterialKind, materialSwatch } from '@maquette/engine/restyle';
import { imagine, readBrief } from '@maquette/engine/visuals';
import { encoderOf } from './photo-files.ts';

const root = path.join(import.meta.dirname, '..', '..', 'apps', 'web', 'public');
const example = { widthPx: 960, heightPx: 640 } as const;
const cardWidthPx = 240;
const swatch = { sidePx: 96, sideMetres: 1.6 } as const;

/** Defaults of the studios' example pictures. */
const examples: Readonly<
  Record<StudioKind, { prompt: string; seed: number; roomType: string; designSeed: number }>
> = {
  interior: {
    prompt: 'a living room with beige walls, a brown sofa, bookshelves and a window in daylight',
    seed: 3,
    roomType: 'Living Room',
    designSeed: 1,
  },
  exterior: {
    prompt: 'white suburban house with a gabled roof, a lawn and a driveway on a sunny day',
    seed: 4,
    roomType: 'Facade',
    designSeed: 1,
  },
};

async function write(image: RgbImage, address: string): Promise<void> {
  const file = path.join(root, address);
  mkdirSync(path.dirname(file), { recursive: true });
  const { size } = await encoderOf(image).webp({ quality: 74, effort: 6 }).toFile(file);
  console.log(`${address}  ${(size / 1024).toFixed(1)} kB`);
}

const named = process.argv.slice(2);
const isWanted = (style: string) => named.length === 0 || named.includes(style);
const unknown = named.filter((name) => !allStyles().includes(name));
if (unknown.length > 0) throw new Error(`The contract has no style ${unknown.join(', ')}.`);

for (const kind of ['interior', 'exterior'] as const) {
  const styles = studios[kind].styles.filter(({ label }) => isWanted(label));
  if (styles.length === 0) continue;
  const { prompt, seed, roomType, designSeed } = examples[kind];
  const { image } = await imagine(readBrief(prompt), { seed, ...example });
  const analysis = analysePhoto(image, kind);
  for (const { label: style } of styles) {
    const words = { style, roomType, propertyType: 'Residential', aesthetic: 'Bright' };
    const request = { ...words, seed: designSeed, widthPx: cardWidthPx * 2 };
    const made =
      kind === 'interior'
        ? await redesignRoom(analysis, { ...request, change: 'furniture' })
        : await redesignHouse(analysis, { ...request, change: 'shape' });
    if ('unreadable' in made) throw new Error(`${style}: ${made.unreadable}`);
    await write(halved(made.image), stylePicturePath(kind, style));
  }
}

if (named.length === 0) await drawSwatches();

function allStyles(): string[] {
  return Object.values(studios).flatMap(({ styles }) => styles.map(({ label }) => label));
}

async function drawSwatches(): Promise<void> {
  const offered: readonly Readonly<Record<string, readonly { readonly kind: MaterialKind }[]>>[] =
    Object.values(finishMaterials);
  const kinds = new Set(
    offered.flatMap((surfaces) => Object.values(surfaces).flat()).map(({ kind }) => kind),
  );
  for (const kind of kinds) {
    await write(
      materialSwatch({ kind }, swatch.sidePx, swatch.sideMetres),
      materialPicturePath(kind),
    );
  }
}

function halved({ widthPx, heightPx, data }: RgbImage): RgbImage {
  const small = { widthPx: widthPx >> 1, heightPx: heightPx >> 1 };
  const out = new Uint8ClampedArray(small.widthPx * small.heightPx * 3);
  for (let y = 0, to = 0; y < small.heightPx; y++) {
    for (let x = 0; x < small.widthPx; x++) {
      for (let k = 0; k < 3; k++, to++) {
        const at = (y * 2 * widthPx + x * 2) * 3 + k;
        const below = at + widthPx * 3;
        out[to] = (data[at]! + data[at + 3]! + data[below]! + data[below + 3]!) / 4;
      }
    }
  }
  return { ...small, data: out };
}
