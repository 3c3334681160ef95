import { expect, test } from 'vitest';
import { clearedScratch, unclearedScratch, withScratch } from './scratch-arrays.ts';

/** The pool grows to the peak usage. */
const growPoolTo = (length: number) =>
  withScratch(() => clearedScratch(Float32Array, length).length);

test('arrays taken together do not overlap, and hold zeros', () => {
  growPoolTo(64);
  withScratch(() => {
    const first = clearedScratch(Float32Array, 3);
    const second = clearedScratch(Float64Array, 5);
    const third = clearedScratch(Uint8Array, 7);
    expect([...first, ...second, ...third]).toEqual(Array(15).fill(0));
    second.fill(1);
    expect([...first, ...third]).toEqual(Array(10).fill(0));
    expect(first.buffer).toBe(third.buffer);
  });
});

test('an array is reused by the next, which sees zeros unless it asks for none', () => {
  growPoolTo(8);
  const first = withScratch(() => clearedScratch(Float32Array, 8).fill(1));
  withScratch(() => {
    expect([...unclearedScratch(Float32Array, 8)]).toEqual(Array(8).fill(1));
  });
  withScratch(() => {
    expect([...clearedScratch(Float32Array, 8)]).toEqual(Array(8).fill(0));
    expect([...first]).toEqual(Array(8).fill(0));
  });
});

test('nested work frees its own arrays and leaves the outer ones alone', () => {
  growPoolTo(64);
  withScratch(() => {
    const outer = clearedScratch(Float32Array, 4).fill(1);
    const inner = withScratch(() => clearedScratch(Float32Array, 4).fill(2));
    const next = clearedScratch(Float32Array, 4);
    expect(next.byteOffset).toBe(inner.byteOffset);
    expect([...outer]).toEqual([1, 1, 1, 1]);
  });
});

test('work that throws frees its arrays', () => {
  growPoolTo(64);
  const first = withScratch(() => clearedScratch(Float32Array, 4).byteOffset);
  const failing = () =>
    withScratch(() => {
      clearedScratch(Float32Array, 4);
      throw new Error('cut short');
    });
  expect(failing).toThrow('cut short');
  expect(withScratch(() => clearedScratch(Float32Array, 4).byteOffset)).toBe(first);
});

test('outside of withScratch every array is a new one', () => {
  expect(clearedScratch(Float32Array, 4).buffer).not.toBe(clearedScratch(Float32Array, 4).buffer);
});

test('an array larger than the pool may grow is allocated fresh', () => {
  const most = 64 * 1024 * 1024;
  for (let turn = 0; turn < 2; turn++) {
    withScratch(() => {
      expect(clearedScratch(Uint8Array, most + 1).byteOffset).toBe(0);
      expect(clearedScratch(Uint8Array, 1).buffer.byteLength).toBe(1);
    });
  }
});
