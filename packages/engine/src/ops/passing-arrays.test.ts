import { expect, test } from 'vitest';
import { borrow, borrowUsed, lend } from './passing-arrays.ts';

/** Enough has been kept once as much has been borrowed. */
const afterBorrowing = (length: number) => lend(() => borrow(Float32Array, length).length);

test('arrays that are borrowed together do not overlap, and are of zeros', () => {
  afterBorrowing(64);
  lend(() => {
    const first = borrow(Float32Array, 3);
    const second = borrow(Float64Array, 5);
    const third = borrow(Uint8Array, 7);
    expect([...first, ...second, ...third]).toEqual(Array(15).fill(0));
    second.fill(1);
    expect([...first, ...third]).toEqual(Array(10).fill(0));
    expect(first.buffer).toBe(third.buffer);
  });
});

test('what was borrowed is written over by the next, and is of zeros for it', () => {
  afterBorrowing(8);
  const first = lend(() => borrow(Float32Array, 8).fill(1));
  lend(() => {
    expect([...borrowUsed(Float32Array, 8)]).toEqual(Array(8).fill(1));
  });
  lend(() => {
    expect([...borrow(Float32Array, 8)]).toEqual(Array(8).fill(0));
    expect([...first]).toEqual(Array(8).fill(0));
  });
});

test('work within work gives back what it borrowed, and leaves the rest alone', () => {
  afterBorrowing(64);
  lend(() => {
    const outer = borrow(Float32Array, 4).fill(1);
    const inner = lend(() => borrow(Float32Array, 4).fill(2));
    const next = borrow(Float32Array, 4);
    expect(next.byteOffset).toBe(inner.byteOffset);
    expect([...outer]).toEqual([1, 1, 1, 1]);
  });
});

test('work that fails gives back what it borrowed', () => {
  afterBorrowing(64);
  const first = lend(() => borrow(Float32Array, 4).byteOffset);
  const failing = () =>
    lend(() => {
      borrow(Float32Array, 4);
      throw new Error('cut short');
    });
  expect(failing).toThrow('cut short');
  expect(lend(() => borrow(Float32Array, 4).byteOffset)).toBe(first);
});

test('where nobody lends, every array is a new one', () => {
  expect(borrow(Float32Array, 4).buffer).not.toBe(borrow(Float32Array, 4).buffer);
});

test('more than is kept is made afresh', () => {
  const most = 64 * 1024 * 1024;
  for (let turn = 0; turn < 2; turn++) {
    lend(() => {
      expect(borrow(Uint8Array, most + 1).byteOffset).toBe(0);
      expect(borrow(Uint8Array, 1).buffer.byteLength).toBe(1);
    });
  }
});
