import { expect, test } from 'vitest';
import type { PhotoLight } from '../read/light/photo-light.ts';
import { whiteBalance } from './white-balance.ts';

const duskGround = [0.024, 0.03, 0.048] as const;
const light = (time: PhotoLight['time']) =>
  ({ time, cast: [1.27, 0.96, 0.77] }) as unknown as PhotoLight;
const redOverBlue = (time: PhotoLight['time']) => {
  const balance = whiteBalance(duskGround, light(time));
  return (balance[0] * duskGround[0]) / (balance[2] * duskGround[2]);
};

test('walls in the light of an evening sky are not brown, though lamps make the photo warm', () => {
  expect(redOverBlue('dusk')).toBeLessThan(1);
  expect(redOverBlue('day')).toBeGreaterThan(1.2);
});
