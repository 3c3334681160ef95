import { describe, expect, test } from 'vitest';
import { drawingOrder, nextPreview } from './preview-order.ts';

describe('which look is asked for', () => {
  test('the first that is neither drawn nor failed', () => {
    expect(nextPreview(['success', 'error', 'pending', undefined])).toBe(2);
  });

  test('one that nobody asked for yet', () => {
    expect(nextPreview(['success', undefined, undefined])).toBe(1);
  });

  test('none when all are done, and none of none', () => {
    expect(nextPreview(['success', 'error'])).toBeUndefined();
    expect(nextPreview([])).toBeUndefined();
  });
});

describe('the order of looks', () => {
  const styles = ['Modern', 'Classic', 'Rustic', 'Minimal'];

  test('what is out of view is not drawn', () => {
    expect(drawingOrder(styles, new Set(['Rustic', 'Modern']), null)).toEqual(['Modern', 'Rustic']);
  });

  test('the chosen style comes first, the others keep their order', () => {
    const seen = new Set(['Modern', 'Classic', 'Rustic']);
    expect(drawingOrder(styles, seen, 'Rustic')).toEqual(['Rustic', 'Modern', 'Classic']);
  });
});
