import { expect, test } from 'vitest';
import { imagine } from '../visuals/imagine.ts';
import { guessKind } from './scene-kind.ts';

const scenes = [
  ['a living room with two sofas', 'interior'],
  ['a small office', 'interior'],
  ['a brick apartment building in a city', 'exterior'],
  ['a concrete office block in a city, overcast', 'exterior'],
] as const;

test.each(scenes)('%s is told as %s', async (prompt, kind) => {
  const { image } = await imagine(prompt, {
    seed: 71,
    widthPx: 320,
    heightPx: 240,
    quality: 'draft',
  });
  expect(guessKind(image).kind).toBe(kind);
});
