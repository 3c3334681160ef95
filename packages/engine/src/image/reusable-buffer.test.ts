import { expect, test } from 'vitest';
import { ReusableBuffer } from './reusable-buffer.ts';

test('the next task gets the same memory, in the requested size', () => {
  const kept = new ReusableBuffer(Float32Array);
  const first = kept.take(100);
  expect(kept.take(60)).toHaveLength(60);
  expect(kept.take(60).buffer).toBe(first.buffer);
  expect(kept.take(101).buffer).not.toBe(first.buffer);
});

test('cleared memory is zero whatever was left in it', () => {
  const kept = new ReusableBuffer(Uint8Array);
  kept.take(8).fill(7);
  expect([...kept.takeCleared(4)]).toEqual([0, 0, 0, 0]);
});

test('memory of a huge picture is released', () => {
  const kept = new ReusableBuffer(Float32Array);
  const huge = kept.take(4_000_000);
  expect(kept.take(4_000_000).buffer).not.toBe(huge.buffer);
});
