import { describe, expect, test } from 'vitest';
import { drawingOrder, nextPreview } from './preview-order.ts';

describe('the next preview', () => {
  test('the first that is neither drawn nor failed', () => {
    expect(nextPreview(['success', 'error', 'pending', undefined])).toBe(2);
  });

  test('one not requested yet', () => {
    expect(nextPreview(['success', undefined, undefined])).toBe(1);
  });

  test('none if all are done, or there are none', () => {
    expect(nextPreview(['success', 'error'])).toBeUndefined();
    expect(nextPreview([])).toBeUndefined();
  });
});

describe('the order of previews', () => {
  const styles = ['Modern', 'Classic', 'Rustic', 'Minimal'];

  test("styles out of view aren't drawn", () => {
    expect(drawingOrder(styles, new Set(['Rustic', 'Modern']), null)).toEqual(['Modern', 'Rustic']);
  });

  test('the chosen style comes first, the others keep their order', () => {
    const seen = new Set(['Modern', 'Classic', 'Rustic']);
    expect(drawingOrder(styles, seen, 'Rustic')).toEqual(['Rustic', 'Modern', 'Classic']);
  });
});
