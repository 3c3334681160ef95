import { expect, test } from 'vitest';
import { analysisFailure } from './analysis-failure.ts';

test('a named problem keeps its sentence', () => {
  expect(analysisFailure({ code: 'NOT_AN_IMAGE' }).sentence).toMatch(/not a picture/);
});
test('a response without a sentence is named by its status', () => {
  expect(analysisFailure({ status: 502 }).sentence).toBe('HTTP error! Status: 502');
});
test('anything else gives the generic sentence', () => {
  expect(analysisFailure(new Error('x')).sentence).toBe('Failed to analyze image.');
});
