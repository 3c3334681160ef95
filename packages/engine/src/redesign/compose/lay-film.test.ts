import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { layFilm } from './lay-film.ts';

const map = { width: 2, height: 2, gains: new Float32Array(4).fill(1), colour: [1, 1, 1] } as const;

/** Codes of a grey wall, its right half behind a pane that mirrors a light level. */
function codes(mirrored: number): readonly [beside: number, behind: number] {
  const image = createRgbImage(4, 1);
  image.data.fill(120);
  const film = { taken: new Float32Array(12), added: new Float32Array(12) };
  film.taken.fill(0.1, 6);
  film.added.fill(mirrored, 6);
  layFilm(image, film, map);
  return [image.data[0]!, image.data[11]!];
}

test('a pane darkens what is behind it, and nothing else', () => {
  const [beside, behind] = codes(0);
  expect(beside).toBe(120);
  expect(behind).toBeLessThan(120);
});

test('a pane mirrors the room, but a lamp never as white', () => {
  expect(codes(0.1)[1]).toBeGreaterThan(codes(0)[1] + 8);
  expect(codes(50)[1]).toBeLessThan(210);
});
