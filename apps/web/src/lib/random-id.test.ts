import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { randomId } from './random-id.ts';

test('is a new UUID each time, also without crypto.randomUUID', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 500 }, randomId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
});
