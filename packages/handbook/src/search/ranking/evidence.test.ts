/** A small entry and its evidence, counted by hand: every subject word has weight 2. */
import { expect, test } from 'vitest';
import type { Entry } from '../../entries/entry.ts';
import { wordingOf } from '../../intent/wordings.ts';
import { indexEntry } from '../indexed-entry.ts';
import { subjectWords } from '../subject-words.ts';
import { createWordSets } from '../word-sets.ts';
import { splitWords } from '../words.ts';
import { evidenceFor, weighWords } from './evidence.ts';
import { judge, queryWords } from './judge-entry.ts';

const purlin: Entry = {
  ...{ slug: 'purlin', title: 'Purlin', topic: '', kind: 'term', aliases: ['roof beam'] },
  ...{ tags: [], heard: [], related: [], updated: '2026-11', life: undefined, verdicts: [] },
  works: [{ name: 'Villa Savoye', years: '1931', place: 'Poissy' }],
  lead: 'A purlin is timber. Rafters rest upon it.',
  ...{ facts: [], rows: [], details: '' },
};

function evidenceOf(question: string, entry: Partial<Entry> = {}) {
  const sets = createWordSets();
  const { item } = indexEntry({ ...purlin, ...entry }, sets);
  for (const name of item.names) name.weight = 2 * name.words.length;
  item.titleWeight = 2;
  const words = subjectWords(question);
  const weightOf = () => 2;
  const reading = {
    text: question,
    wording: wordingOf(question),
    words,
    matches: new Map([[7, 0.5]]),
  };
  const found = {
    ...judge(item, queryWords(words, weightOf), ` ${splitWords(question).join(' ')} `, sets),
    ...{ foreign: 0, isUnheardOf: false },
  };
  const weighed = { ...weighWords(reading, weightOf, sets), found };
  const besides = { clause: 0, before: 0, fullestName: 0 };
  return evidenceFor(item, 7, weighed, weighed, besides, sets);
}

test('a question that is only a name has full similarity', () => {
  const evidence = evidenceOf('Purlin');
  expect(evidence).toMatchObject({
    ...{ named: 1, verbatim: 1, title: 1, nameLikeness: 1, head: 1, covered: 1, match: 0.5 },
    // One word of weight 2, of the twelve of a rare two-word name.
    rareName: 2 / 12,
  });
});

test('a longer question has less similarity, and is covered by the lines', () => {
  const evidence = evidenceOf('purlin timber rafters');
  expect(evidence.nameLikeness).toBeCloseTo((2 * 2) / (2 + 6), 9);
  expect(evidence.title).toBe(1);
  // Each line has one of the two words that aren't in the title.
  expect(evidence.lineBeyondTitle).toBeCloseTo(1 / 3, 9);
  expect(evidence.line).toBeCloseTo(2 / 3, 9);
  expect(evidence.covered).toBeCloseTo(1, 9);
});

test('unknown words lower the total, not the known part', () => {
  const evidence = evidenceOf('purlin zorblax');
  expect(evidence.named).toBeCloseTo(1, 9);
  expect(evidence.covered).toBeCloseTo(1, 9);
});

test("a work is matched by its exact name only, and isn't a name of its author", () => {
  const evidence = evidenceOf('Villa Savoye');
  expect(evidence).toMatchObject({ named: 1, verbatim: 1, nameLikeness: 0, title: 0 });
  expect(evidenceOf('Savoye villa')).toMatchObject({ named: 0, verbatim: 0, nameLikeness: 0 });
});

test("the entry's kind counts if the question asks for it", () => {
  expect(evidenceOf('What is a purlin?')).toMatchObject({
    ...{ isTerm: 1, isTermDefined: 1, isPerson: 0, isStyle: 0, isMaterial: 0, leadDefines: 1 },
  });
  expect(evidenceOf('How wide is a purlin?')).toMatchObject({ isTermDefined: 0, leadDefines: 0 });
  const architect = { kind: 'architect' } as const;
  expect(evidenceOf('Purlin', architect)).toMatchObject({ isPerson: 1, isTerm: 0 });
  expect(evidenceOf('Purlin', { kind: 'style' })).toMatchObject({ isStyle: 1, isTerm: 0 });
  expect(evidenceOf('Purlin', { kind: 'material' })).toMatchObject({ isMaterial: 1 });
});

test('figures, costs and yes or no count if asked for', () => {
  const cost = 'How much does a purlin cost?';
  expect(evidenceOf(cost, { title: 'Cost of a purlin' }).costInTitle).toBe(1);
  expect(evidenceOf(cost).costInTitle).toBe(0);
  expect(evidenceOf(cost, { details: 'About USD 30.' }).costInLines).toBe(1);
  expect(evidenceOf('What is a purlin?', { details: 'About USD 30.' }).costInLines).toBe(0);
  expect(evidenceOf('How wide is a purlin?', { lead: 'A purlin is 50 mm.' }).figureInLead).toBe(1);
  expect(evidenceOf('How wide is a purlin?').figureInLead).toBe(0);
  expect(evidenceOf('Can I cut a purlin?', { lead: 'No, it bears.' }).yesOrNo).toBe(1);
  expect(evidenceOf('Can I cut a purlin?').yesOrNo).toBe(0);
  const steps = { details: 'First:\n1. Saw it.' };
  expect(evidenceOf('How do I fix a purlin?', steps).stepsForHow).toBe(1);
  expect(evidenceOf('How do I fix a purlin?').stepsForHow).toBe(0);
});
