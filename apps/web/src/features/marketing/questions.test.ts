import { exteriorPresets, limits } from '@maquette/contract';
import { expect, test } from 'vitest';
import { questions } from './questions.ts';

test('ten different questions', () => {
  expect(new Set(questions.map(({ title }) => title)).size).toBe(10);
});

test('the answers say the numbers the server obeys', () => {
  const everything = questions.map(({ content }) => content).join(' ');
  expect(everything).toContain(`up to ${limits.freePicturesPerDay} pictures a day`);
  expect(everything).toContain(`has ${exteriorPresets.length} styles`);
  expect(everything).not.toMatch(/over 50/);
});
