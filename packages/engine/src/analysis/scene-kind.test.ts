import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { createRandom } from '../random/random.ts';
import { imagine } from '../visuals/imagine.ts';
import { guessKind } from './scene-kind.ts';

const scenes = [
  ['a living room with two sofas', 'interior'],
  ['a small office', 'interior'],
  ['a brick apartment building in a city', 'exterior'],
  ['a concrete office block in a city, overcast', 'exterior'],
] as const;

test.each(scenes)('%s is recognised as %s', async (prompt, kind) => {
  const { image } = await imagine(prompt, {
    seed: 71,
    widthPx: 320,
    heightPx: 240,
    quality: 'draft',
  });
  expect(guessKind(image).kind).toBe(kind);
});

const flat = (level: number) => () => level;
const random = createRandom(5);
const grain = () => 255 * random.next();

test.each([
  ['black', flat(0)],
  ['white', flat(255)],
  ['one grey', flat(128)],
  ['grain', grain],
] as const)('%s is not a place', (_name, levelAt) => {
  const image = createRgbImage(160, 120);
  for (let at = 0; at < image.data.length; at++) image.data[at] = levelAt();
  expect(guessKind(image).kind).toBe('none');
});
