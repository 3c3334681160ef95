import { expect, test } from 'vitest';
import { litColour } from './lit-colour.ts';

const surface = { plane: 0, albedo: 0.5, colour: [0.5, 0.5, 0.25] } as const;
const pixels = 700;

/** A shell of one colour in even light, half of it behind things. */
function roomIn(
  light: readonly [number, number, number],
  behindThings: readonly [number, number, number],
) {
  const radiance = new Float32Array(pixels * 3);
  const coverage = new Float32Array(pixels);
  for (let at = 0; at < pixels; at++) {
    coverage[at] = at < pixels / 2 ? 1 : 0;
    const shown = at < pixels / 2 ? behindThings : light;
    for (let c = 0; c < 3; c++) radiance[at * 3 + c] = shown[c]! * surface.colour[c]!;
  }
  return { radiance, coverage, cutOut: radiance };
}

test('the colour is that of the light, not of the surface or of what stands before it', () => {
  const [red, green, blue] = litColour(roomIn([1.2, 1, 0.6], [0, 5, 0]), () => surface) ?? [];
  expect(red! / green!).toBeCloseTo(1.2, 4);
  expect(blue! / green!).toBeCloseTo(0.6, 4);
});

test('a shell that is hardly seen tells nothing', () => {
  expect(litColour(roomIn([1, 1, 1], [1, 1, 1]), () => undefined)).toBeUndefined();
});
