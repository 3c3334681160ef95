/**
 * `npm run pictures`: makes the pictures of the public pages again, with our own engines, from the
 * prompts and seeds of this table. They are committed, so that a build needs no rendering.
 */
import path from 'node:path';
import type { RgbImage } from '@maquette/engine/image';
import { analysePhoto, restyleWithGuard } from '@maquette/engine/restyle';
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
    prompt: 'scandinavian living room with a grey sofa and oak floor in morning light',
    seed: 4,
  },
  { file: 'rustic', prompt: 'rustic timber cabin by a lake in autumn at golden hour', seed: 3 },
  {
    file: 'industrial',
    prompt: 'industrial loft living room with brick walls and a leather sofa',
    seed: 3,
  },
] as const;

/** The four cards of the launcher, in the shape of the cards. */
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

/** What others show beside a link to Maquette, in the shape they ask for. */
const preview = {
  prompt: 'modern villa with timber cladding and a long pool at dusk',
  seed: 3,
  size: { widthPx: 1200, heightPx: 630 },
} as const;

const room = {
  prompt:
    'bright living room with a grey sofa, white walls, large window and oak floor in morning light',
  seed: 7,
  style: 'Rustic',
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
const { image: after } = restyleWithGuard(analysePhoto(before, 'interior'), {
  style: room.style,
  roomType: 'Living Room',
  propertyType: 'Residential',
  aesthetic: 'Warm',
  strength: 0.4,
  cfgScale: 10.5,
  steps: 50,
  seed: 0,
  decor: 'light',
});
await write(after, 'room-after');
