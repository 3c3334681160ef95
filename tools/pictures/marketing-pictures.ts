/**
 * `npm run pictures`: renders the public pages' pictures with our own engines, from the prompts and seeds of
 * this table. They are committed, so that a build needs no rendering.
 */
import path from 'node:path';
import type { RgbImage } from '@maquette/engine/image';
import { redesignRoom } from '@maquette/engine/redesign';
import { analysePhoto } from '@maquette/engine/restyle';
import { imagine, readBrief } from '@maquette/engine/visuals';
import { encoderOf } from './photo-files.ts';

const widthPx = 1000;
const heightPx = 800;
const webpQuality = 80;
const folder = path.join(import.meta.dirname, '..', '..', 'apps', 'web', 'public', 'pictures');

const slides = [
  { file: 'modern', prompt: 'modern villa with timber cladding and a long pool at dusk', seed: 3 },
  {
    file: 'scandinavian',
    prompt:
      'scandinavian living room with a grey sofa, an oak floor and a large window in morning light',
    seed: 2,
  },
  { file: 'rustic', prompt: 'rustic timber cabin by a lake in autumn at golden hour', seed: 3 },
  {
    file: 'industrial',
    prompt: 'industrial loft living room with brick walls, tall windows and a leather sofa',
    seed: 4,
  },
] as const;

/** The launcher's four cards, in their aspect ratio. */
const cards = [
  {
    file: 'launcher-assistant',
    prompt: 'blueprint of a two-storey house with a porch and a gable roof',
    seed: 2,
  },
  {
    file: 'launcher-interiors',
    prompt: 'bright living room with a sofa, bookshelves, plants and a large window',
    seed: 5,
  },
  {
    file: 'launcher-exteriors',
    prompt: 'brick victorian house with a garden in spring',
    seed: 2,
  },
  {
    file: 'launcher-visuals',
    prompt: 'watercolour of a cottage with a flower garden',
    seed: 3,
  },
] as const;
const cardSize = { widthPx: 960, heightPx: 540 } as const;

/** Preview picture of links on other sites, in the required size. */
const preview = {
  prompt: 'modern villa with timber cladding and a long pool at dusk',
  seed: 3,
  size: { widthPx: 1200, heightPx: 630 },
} as const;

/** Emptied and furnished as by the interior studio. */
const room = {
  prompt: 'a living room with beige walls, a brown sofa, bookshelves and a window in daylight',
  seed: 3,
  redesign: {
    style: 'Scandinavian',
    roomType: 'Living Room',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    change: 'furniture',
    seed: 1,
  },
} as const;

async function draw(prompt: string, seed: number, size = { widthPx, heightPx }): Promise<RgbImage> {
  return (await imagine(readBrief(prompt), { seed, ...size })).image;
}

async function write(image: RgbImage, name: string): Promise<void> {
  const { size } = await encoderOf(image)
    .webp({ quality: webpQuality })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}.webp  ${Math.round(size / 1024)} kB`);
}

for (const { file, prompt, seed } of slides) await write(await draw(prompt, seed), file);
for (const { file, prompt, seed } of cards) await write(await draw(prompt, seed, cardSize), file);
await encoderOf(await draw(preview.prompt, preview.seed, preview.size))
  .jpeg({ quality: 84 })
  .toFile(path.join(folder, 'social-preview.jpg'));
const before = await draw(room.prompt, room.seed);
await write(before, 'room-before');
const after = await redesignRoom(analysePhoto(before, 'interior'), room.redesign);
if ('unreadable' in after) throw new Error(after.unreadable);
await write(after.image, 'room-after');
