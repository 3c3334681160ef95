import { expect, test } from 'vitest';
import { afterUse, suggestionPool } from './suggestions.ts';

const five = suggestionPool.slice(0, 5);

test('a used question is replaced in its place by one not seen yet', () => {
  const next = afterUse(five, new Set(), five[1]!, () => 0);
  expect(next[1]).toBe(suggestionPool[5]);
  expect(next.filter((_, place) => place !== 1)).toEqual(five.filter((_, place) => place !== 1));
});

test('no question comes twice, and in the end none is left', () => {
  let shown: string[] = [...five];
  const used = new Set<string>();
  for (let turn = 0; turn < suggestionPool.length; turn++) {
    const pressed = shown[0]!;
    expect(used.has(pressed)).toBe(false);
    shown = afterUse(shown, used, pressed);
    used.add(pressed);
    expect(new Set(shown).size).toBe(shown.length);
  }
  expect(shown).toEqual([]);
});
