import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { shadedLeaves } from './shaded-leaves.ts';

const [w, h] = [40, 100];
const foot = { shade: new Float32Array(w * h), lowest: new Int32Array(w).fill(50) };

function lightOf(ground: number): number {
  const photo = createRgbImage(w, h);
  photo.data.fill(ground);
  const out = new Float64Array(3);
  shadedLeaves(photo, foot, (_x, _y, _plant, leaf) => leaf.fill(0.2))(0, 0, 1, out);
  return Number(out[1]!.toFixed(3));
}

test('leaves in front of a shaded facade are darker, in sun they are unchanged', () => {
  expect([200, 100, 20].map(lightOf)).toEqual([0.2, 0.127, 0.1]);
});
