import { expect, test } from 'vitest';
import { paintedLight, paintGain } from './paint-gain.ts';

const wish = { light: [0.5, 1.4], colour: 1.8 } as const;
const photo = { colour: [1, 1, 1], white: 0.8 } as const;
const grey = (light: number) => [light, light, light] as const;

test('a grey paint changes light alone, and no more than it may', () => {
  const [red, green, blue] = paintGain(grey(0.5), { ...wish, paint: grey(0.6) }, photo);
  expect([red, green]).toEqual([blue, blue]);
  expect(paintGain(grey(0.5), { ...wish, paint: grey(0.01) }, photo)[0]).toBeCloseTo(0.5);
  expect(paintGain(grey(0.02), { ...wish, paint: grey(0.9) }, photo)[0]).toBeCloseTo(1.4);
});

test('the colour of the light stays', () => {
  const own = [0.5, 0.4, 0.3] as const;
  const colour = [0.5 / 0.4137, 0.4 / 0.4137, 0.3 / 0.4137] as const;
  const [red, green, blue] = paintGain(own, { ...wish, paint: grey(0.5) }, { ...photo, colour });
  expect(red).toBeCloseTo(green);
  expect(blue).toBeCloseTo(green);
});

test('lighter paint never clips', () => {
  expect(paintedLight(1, 1.4)).toBeCloseTo(1);
  expect(paintedLight(0.2, 1.4)).toBeGreaterThan(0.2);
  expect(paintedLight(0.5, 0.8)).toBeCloseTo(0.4);
});
