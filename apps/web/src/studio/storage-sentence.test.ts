import { expect, test } from 'vitest';
import { storageText, storageWarning } from './storage-sentence.ts';

const megabytes = (count: number) => count * 1024 * 1024;
const use = (used: number) => ({ usedBytes: megabytes(used), limitBytes: megabytes(1024) });

test('says how much of how much', () => {
  expect(storageText(use(0.2))).toBe('1\u00a0MB of 1\u00a0GB');
  expect(storageText({ usedBytes: megabytes(1536), limitBytes: megabytes(10240) })).toBe(
    '1.5\u00a0GB of 10\u00a0GB',
  );
});

test('warns when little is left, and when nothing is', () => {
  expect(storageWarning(use(700))).toBeUndefined();
  expect(storageWarning(use(900))).toMatch(
    /^Your photos and pictures take up 900\u00a0MB of 1\u00a0GB\./,
  );
  expect(storageWarning(use(1024))).toMatch(/all of your 1\u00a0GB/);
});
