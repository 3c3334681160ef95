import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordSets } from './word-sets.ts';

test('each set contains its own words and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom(...'abcdefghij'))), (groups) => {
      const sets = createWordSets();
      const numbers = groups.map((group) => sets.add(group));
      for (const [index, group] of groups.entries()) {
        for (const word of 'abcdefghij') {
          expect(sets.has(numbers[index]!, word)).toBe(group.includes(word));
        }
        expect(sets.wordsOf(numbers[index]!).toSorted()).toEqual([...new Set(group)].sort());
      }
      expect(sets.knows('a')).toBe(groups.flat().includes('a'));
    }),
  );
});

test('grows beyond its initial capacity', () => {
  const sets = createWordSets();
  const many = Array.from({ length: 40_000 }, (_, index) => `w${index}`);
  const [first, second] = [sets.add(many), sets.add(many)];
  expect(sets.has(first, 'w39999') && sets.has(second, 'w0')).toBe(true);
});
