import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { artDrawing } from './drawings.ts';

test('drawings have paper borders, pictures of light black ones', () => {
  const rimOf = (family: 'line' | 'neon') => {
    const out = new Float64Array(3);
    artDrawing(family, ['#ff2fa0', '#24e0ff'], createRandom(3))(0.05, 0.5, out);
    return out[1]!;
  };
  expect(rimOf('line')).toBeGreaterThan(0.7);
  expect(rimOf('neon')).toBeLessThan(0.02);
});
