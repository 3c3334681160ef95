import { expect, test } from 'vitest';
import { paneShares } from './pane-shares.ts';

test('glass is antialiased at its frame and solid inside', () => {
  const w = 8;
  const isPane = Uint8Array.from({ length: w * w }, (_, i) => (i % w < 4 ? 1 : 0));
  const shares = paneShares(isPane, w);
  expect(Array.from(shares.subarray(3 * w, 4 * w))).toEqual([1, 1, 1, 0.75, 0.25, 0, 0, 0]);
});
