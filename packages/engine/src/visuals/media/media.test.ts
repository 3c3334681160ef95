import { expect, test } from 'vitest';
import { createRenderer } from '../render/render-scene.ts';
import { villaScene } from '../render/villa.fixture.ts';
import type { Medium } from '../scene-model.ts';
import { mediums } from '../scene-model.ts';

const size = { widthPx: 240, heightPx: 160 };
const render = createRenderer();

async function sheet(medium: Medium, seed = 1) {
  const { image } = await render(villaScene(), { ...size, seed, medium });
  const mean = [0, 0, 0];
  for (let at = 0; at < image.data.length; at++) mean[at % 3]! += image.data[at]!;
  return { image, mean: mean.map((sum) => sum / (size.widthPx * size.heightPx)) };
}

test('every medium looks different from every other', { timeout: 120_000 }, async () => {
  const sheets = [];
  for (const medium of mediums) sheets.push((await sheet(medium)).image.data);
  for (let a = 0; a < sheets.length; a++) {
    for (let b = a + 1; b < sheets.length; b++) {
      let difference = 0;
      for (let at = 0; at < sheets[a]!.length; at++) {
        difference += Math.abs(sheets[a]![at]! - sheets[b]![at]!);
      }
      expect(difference / sheets[a]!.length, `${mediums[a]} and ${mediums[b]}`).toBeGreaterThan(8);
    }
  }
});

test('a blueprint is white on blue', { timeout: 60_000 }, async () => {
  const { image, mean } = await sheet('blueprint');
  expect(mean[2]).toBeGreaterThan(mean[0]! * 3);
  let chalk = 0;
  for (let at = 0; at < image.data.length; at += 3) if (image.data[at]! > 180) chalk++;
  expect(chalk / (image.data.length / 3)).toBeGreaterThan(0.01);
});

test('watercolour leaves a border of bare paper', { timeout: 60_000 }, async () => {
  const { image } = await sheet('watercolour');
  for (const corner of [0, size.widthPx - 1, size.widthPx * size.heightPx - 1]) {
    expect(Math.min(...image.data.subarray(corner * 3, corner * 3 + 3))).toBeGreaterThan(215);
  }
});

test('pencil and clay have no colour', { timeout: 60_000 }, async () => {
  for (const medium of ['pencil', 'clay'] as const) {
    const { image } = await sheet(medium);
    let chroma = 0;
    for (let at = 0; at < image.data.length; at += 3) {
      chroma += Math.abs(image.data[at]! - image.data[at + 2]!);
    }
    expect(chroma / (image.data.length / 3), medium).toBeLessThan(22);
  }
});

test('a small ink drawing is as fine as a large one, not blots', { timeout: 60_000 }, async () => {
  const drawn = { widthPx: 96, heightPx: 64 };
  const { image } = await render(villaScene(), { ...drawn, seed: 1, medium: 'ink' });
  let black = 0;
  for (let at = 0; at < image.data.length; at += 3) if (image.data[at]! < 60) black++;
  expect([image.widthPx, image.heightPx]).toEqual([drawn.widthPx, drawn.heightPx]);
  expect(black / (drawn.widthPx * drawn.heightPx)).toBeGreaterThan(0.005);
  expect(black / (drawn.widthPx * drawn.heightPx)).toBeLessThan(0.12);
});
