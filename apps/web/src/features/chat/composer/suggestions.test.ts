import { expect, test } from 'vitest';
import { afterUse, suggestionPool } from './suggestions.ts';

const five = suggestionPool.slice(0, 5);

test('a used question is replaced by an unseen one', () => {
  const next = afterUse(five, new Set(), five[1]!, () => 0);
  expect(next[1]).toBe(suggestionPool[5]);
  expect(next.filter((_, place) => place !== 1)).toEqual(five.filter((_, place) => place !== 1));
});

test('no question repeats before all nine were used, and five are always shown', () => {
  let shown: string[] = [...five];
  const used = new Set<string>();
  for (let turn = 0; turn < 20; turn++) {
    // The one shown longest, so that each gets its turn.
    const pressed = shown.find((one) => !used.has(one)) ?? shown[0]!;
    shown = afterUse(shown, used, pressed);
    used.add(pressed);
    expect(new Set(shown).size).toBe(5);
    if (turn < 4) expect(shown.some((one) => used.has(one))).toBe(false);
    expect(shown).not.toContain(pressed);
  }
  expect(used.size).toBe(9);
});
