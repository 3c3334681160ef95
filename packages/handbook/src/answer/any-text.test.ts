/** The work per answer is bounded for any input, measured in index look-ups. */
import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { afterEach, expect, test, vi } from 'vitest';
import { questionsInside } from '../evaluation/judge.ts';
import { mostReadOfQuestion, readableText } from '../search/readable-text.ts';
import { createSpeller } from '../search/spelling/spelling.ts';
import { answer } from './answer.ts';

const mostSearches = 60;
const mostWordsLookedUp = 600;
const mostCharactersLookedUp = 1_000_000;

afterEach(() => void vi.restoreAllMocks());

const known = questionsInside().flatMap(({ question }) => question.split(' > '));
const leaning = ['and in australia?', 'why', 'tell me more', 'what is the difference?', 'in cm?'];
const letters = (unit: string) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength: 1, maxLength: 14 });
const gibberish = letters('abcdefghijklmnopqrstuvwxyz');
const slips = fc.tuple(fc.constantFrom(...known), fc.nat()).map(([question, at]) => {
  const place = at % question.length;
  return `${question.slice(0, place)}${question[place + 1] ?? ''}${question[place]}${question.slice(place + 2)}`;
});
const pieces = fc.oneof(
  gibberish,
  slips,
  fc.constantFrom(...known),
  fc.constantFrom('1 ', '1/2 ', "5'6 ", 'in ', 'or ', ', a', 'how many ', 'what is ', '  ', '!?'),
  letters('абвгдежз'),
  letters('漢字間取り図'),
  letters('مساحةغرفة'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const texts = fc.oneof(
  fc.array(pieces, { minLength: 40, maxLength: 400 }).map((parts) => parts.join(' ')),
  fc.tuple(pieces, fc.integer({ min: 1, max: 4_000 })).map(([piece, times]) => piece.repeat(times)),
);

function lookedUpFor(ask: () => void) {
  const search = vi.spyOn(MiniSearch.prototype, 'search');
  ask();
  const asked = search.mock.calls.map(([words]) => String(words).split(' ').length);
  search.mockRestore();
  return { searches: asked.length, words: asked.reduce((sum, count) => sum + count, 0) };
}

test('any text needs a bounded number of handbook searches', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { searches, words } = lookedUpFor(() => answer(text));
      expect(searches).toBeLessThanOrEqual(mostSearches);
      expect(words).toBeLessThanOrEqual(mostWordsLookedUp);
    }),
    { numRuns: 60, seed: 19 },
  );
});

test('so does a question that depends on any earlier ones', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...leaning),
      fc.array(fc.oneof(texts, fc.constantFrom(...leaning)), { minLength: 1, maxLength: 8 }),
      (question, earlier) => {
        const history = earlier.map((text) => ({ role: 'user' as const, text }));
        const { searches, words } = lookedUpFor(() => answer(question, history));
        expect(searches).toBeLessThanOrEqual(mostSearches);
        expect(words).toBeLessThanOrEqual(mostWordsLookedUp);
      },
    ),
    { numRuns: 30, seed: 19 },
  );
});

/** Hashing a key takes time by its length, so that characters count, not look-ups. */
function charactersLookedUp(ask: () => void): number {
  const { get } = Map.prototype;
  let characters = 0;
  Map.prototype.get = function (this: Map<unknown, unknown>, key: unknown) {
    if (typeof key === 'string') characters += key.length;
    return get.call(this, key);
  };
  try {
    ask();
  } finally {
    Map.prototype.get = get;
  }
  return characters;
}

const longest = 32_000;
const turnsSent = 30;

test.each([
  ['one long word', (turn: number) => `xx yy ${'schlafzimmer'.repeat(3_000)}${turn}`],
  ['long words', (turn: number) => `${'q'.repeat(60)}${turn} `.repeat(600)],
  ['unknown words', (turn: number) => `gwrtzn${turn} plöngs `.repeat(3_000)],
  ['questions', (turn: number) => `Wie hoch sind ${turn} Treppengeländer? `.repeat(1_000)],
])('earlier turns are cut before they are translated: %s', (_, make) => {
  const history = Array.from({ length: turnsSent }, (__, turn) => ({
    role: 'user' as const,
    text: make(turn).slice(0, longest),
  }));
  answer('Wie breit ist ein Flur?');
  for (const question of ['Wie breit ist ein Flur?', 'und in Australien?', '¿y en Australia?']) {
    expect(charactersLookedUp(() => answer(question, history))).toBeLessThan(
      mostCharactersLookedUp,
    );
  }
});

test('any text is read as short, space-separated words', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const read = readableText(text, mostReadOfQuestion);
      expect(read.length).toBeLessThanOrEqual(mostReadOfQuestion);
      expect(read).not.toMatch(/\s{2}|\S{33}/);
    }),
    { numRuns: 60 },
  );
});

test('a long story is still answered by the question at its end', () => {
  const story = 'We bought the house from an old couple and like the street a lot. '.repeat(40);
  const { sources } = answer(`${story}How wide should a hallway be?`);
  expect(sources[0]?.slug).toBe(answer('How wide should a hallway be?').sources[0]?.slug);
});

test('only a few of many unknown words are searched for', () => {
  const speller = createSpeller(new Map([['kitchen', 50]]), () => 1);
  const strange = Array.from(
    { length: 400 },
    (_, at) => `kitch${'abcdefgh'[at % 8]}n${'x'.repeat(at % 3)}`,
  );
  const corrected = speller.corrections([...new Set(strange)].join(' '));
  expect(corrected.size).toBeGreaterThan(0);
  expect(corrected.size).toBeLessThanOrEqual(6);
});

test('names of object properties are ordinary words', () => {
  expect(answer('constructor toString __proto__ valueOf').markdown).not.toMatch(/function|object/i);
});
