import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 kB'],
  [1, '0.1 kB'],
  [10_240, '10 kB'],
  [1_048_575, '1 MB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [3 * 1024 ** 5, '3072 TB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
