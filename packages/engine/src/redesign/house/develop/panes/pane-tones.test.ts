import { expect, test } from 'vitest';
import { tonePanes } from './pane-tones.ts';

const old = { dark: 0.02, middle: 0.06, bright: 0.2 };

/** Panes of these codes, twenty pixels each, beside a wall. */
function toned(codes: readonly number[]) {
  const glass = new Float32Array(codes.length * 20 + 1).fill(1);
  const wall = glass.length - 1;
  glass[wall] = 0;
  const colours = new Float32Array(glass.length * 3);
  for (let i = 0; i < glass.length; i++)
    colours.fill(i === wall ? 200 : codes[Math.floor(i / 20)]!, i * 3, i * 3 + 3);
  tonePanes(colours, glass, old);
  return { panes: codes.map((_, k) => colours[k * 60]!), wall: colours[wall * 3]! };
}

test('panes in a fog of reflections become half as dark as those of the photo', () => {
  const { panes, wall } = toned([120, 130, 140, 150, 160]);
  // linear .06 of the photo is code 70
  expect(panes[2]).toBeGreaterThan(92);
  expect(panes[2]).toBeLessThan(106);
  expect(panes[4]! / panes[0]!).toBeGreaterThan(160 / 120);
  expect(wall).toBe(200);
});

test('dark panes stay dark, and bright ones hardly brighter than bright ones in the photo', () => {
  const { panes } = toned([20, 30, 40, 120, 240]);
  expect(panes[2]).toBeLessThan(45);
  // linear .3 is code 149
  expect(panes[4]).toBeLessThan(170);
});
