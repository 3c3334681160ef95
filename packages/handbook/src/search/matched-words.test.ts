import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { matchedWords } from './matched-words.ts';

const entries = [
  { id: 0, text: 'stair width stair landing' },
  { id: 1, text: 'hallway width' },
  { id: 2, text: 'stairwell light hallway' },
  { id: 3, text: 'kitchen worktop' },
];

test('single lookups give the same words as the search engine, each once', () => {
  const engine = new MiniSearch<(typeof entries)[number]>({
    fields: ['text'],
    searchOptions: { prefix: (term) => term.length > 4, combineWith: 'OR' },
  });
  engine.addAll(entries);
  const asked: string[] = [];
  const matches = matchedWords({
    search: (query, options) => {
      asked.push(String(query));
      return engine.search(query, options);
    },
  });
  for (const words of [['stair', 'width'], ['hallway', 'width', 'light'], ['stair'], ['attic']]) {
    const together = engine.search(words.join(' ')).map(({ id, score }) => ({ id, score }));
    expect(matches(words, 40)).toEqual(together);
  }
  expect(matches(['hallway', 'width'], 1)).toHaveLength(1);
  expect(asked).toEqual(['stair', 'width', 'hallway', 'light', 'attic']);
});
