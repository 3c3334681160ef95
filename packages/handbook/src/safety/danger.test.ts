import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry } from '../entries/handbook.ts';
import { judgeDanger, labelledQuestions } from '../evaluation/danger.ts';
import { deeds } from './hazards/deeds.ts';
import { hazards } from './hazards/hazards.ts';
import { moreWarnings } from './hazards/more-warnings.ts';
import { phraseSearch, stemsOf } from './hazards/phrases.ts';
import { findDanger, findWarning, warnings } from './warnings.ts';

describe('hazards', () => {
  const subjects = [...warnings, ...moreWarnings].map(({ subject }) => subject);

  test.each(hazards.map((hazard) => [hazard.warning, hazard] as const))(
    '%s: has words, and something that makes it harmful',
    (warning, { deeds: done = [], signs, company, isGrave }) => {
      expect(subjects).toContain(warning);
      for (const deed of done) expect(deeds[deed]).toBeDefined();
      expect([done.length > 0, signs, company, isGrave].some(Boolean)).toBe(true);
    },
  );

  test('refer to existing entries', () => {
    for (const slug of moreWarnings.flatMap(({ slugs }) => slugs))
      expect(getEntry(slug)?.slug).toBe(slug);
  });
});

test.each([
  ['take down', 'taking the old kitchen wall down', true],
  ['take down', 'write this down, then take a break', false],
  ['cut', 'I am cutting it', true],
  ['gas pipe', 'a gas or water pipe', false],
])('"%s" in "%s": %s', (phrase, text, isThere) => {
  const gap = phrase === 'gas pipe' ? 0 : 6;
  expect(phraseSearch(phrase, gap)(stemsOf(text)).length > 0).toBe(isThere);
});

describe('labelled questions', () => {
  const share = (batches: readonly string[]) => {
    const labelled = labelledQuestions().filter(({ batch }) => batches.includes(batch));
    const { missed, falseAlarms } = judgeDanger(labelled);
    return { of: labelled.length, missed: missed.length, falseAlarms: falseAlarms.length };
  };

  test('training questions are classified correctly', () => {
    const learned = share(['worked', 'first', 'second', 'third']);
    expect(learned.of).toBe(403);
    expect(learned.missed).toBeLessThanOrEqual(4);
    expect(learned.falseAlarms).toBeLessThanOrEqual(4);
  });

  test('unseen ones: nine in ten dangers are found, with one in ten false warnings', () => {
    const unseen = share(['fourth', 'fifth', 'seventh']);
    expect(unseen.of).toBe(190);
    expect(unseen.missed).toBeLessThanOrEqual(9);
    expect(unseen.falseAlarms).toBeLessThanOrEqual(10);
  });

  test('harmless complaints, in training: at most one in twenty is a false warning', () => {
    const learned = share(['sixth']);
    expect(learned.of).toBe(230);
    expect(learned.missed).toBeLessThanOrEqual(4);
    expect(learned.falseAlarms).toBeLessThanOrEqual(6);
  });

  test('questions about permission and about saving money are classified, in training', () => {
    const learned = share(['eighth']);
    expect(learned.of).toBe(173);
    expect(learned.missed).toBeLessThanOrEqual(2);
    expect(learned.falseAlarms).toBeLessThanOrEqual(2);
  });

  test('few unseen complaints and dangers in new words are misclassified', () => {
    const unseen = share(['seventh']);
    expect(unseen.of).toBe(70);
    expect(unseen.missed).toBeLessThanOrEqual(3);
    expect(unseen.falseAlarms).toBeLessThanOrEqual(5);
  });
});

test.each([
  ['Can i use an angle grindr to cut granit kerbs?', /silica/],
  ['the combi is making us feel ill in the mornings', /carbon monoxide/],
  ['how do I cap the relief valve on the cylinder, it keeps dripping', /safety valve/],
  ['toughened shower glass has a chip, can I keep using it', /can burst/],
])('%s', (question, says) => {
  const { kind, markdown } = answer(question);
  expect(kind).toBe('caution');
  expect(markdown.slice(0, 500)).toMatch(says);
});

test.each([
  ['whats the cheapest way to run a cable to the shed', 'live wiring and electrical work'],
  [
    'I need electricity in the greenhouse, run a lead from the kitchen?',
    'live wiring and electrical work',
  ],
  ['can I put a freezer in an unheated garage', undefined],
  ['the freezer stands in a puddle', 'electricity and water, burning smells, shocks'],
  ['how do I keep three bikes in a narrow hallway', undefined],
  ['can I store bikes on the shared stairs of the block', 'escape and protection from fire'],
  ['my son sleeps in the room with the gas boiler', 'carbon monoxide'],
  ['the kitchen tap gives me a tingle', 'electricity and water, burning smells, shocks'],
  ['the shower door drips', undefined],
  ['bath tap drips at night', undefined],
  ['What is the cheapest way to heat a bedroom?', undefined],
  ['do solar panels work on a roof that faces north', undefined],
  ['how do we get a sofa up the stairs', undefined],
  ['can i box in the boiler with mdf to hide it?', 'a burner that is boxed in'],
  ['how do I box in pipes under the basin', undefined],
  ['may I drill through the wavy grey sheets on the shed', 'asbestos'],
  ['stripping a chair indoors with dichloromethane', 'strippers that stun'],
  ['which wallpaper stripper is best', undefined],
  ['the flue pipe of the boiler came off, is tape fine', 'carbon monoxide'],
  ['we leave the hob burning while we sleep in the caravan', 'engines and flames in closed rooms'],
  ['how many strips can I plug into each other', 'too much on one socket'],
  ['ashes from the stove into the bin bag after two hours?', 'ash that still glows'],
  ['the wall between is thin, sledgehammer on saturday?', 'taking out a wall, beam or joist'],
  ['ash floorboards or oak', undefined],
  ['the stove makes my head hurt', 'carbon monoxide'],
  ['a branch lies on the power line, pull it down with a rope?', 'trees, saws and power lines'],
  ['our baby sleeps in a room with a musty black corner', 'mould where people sleep'],
  ['the electric shower trips when it rains', 'electricity and water, burning smells, shocks'],
  ['can I hoover the fluffy stuff off the old heating pipes', 'asbestos'],
  ['can I hoover the fluffy rug', undefined],
  ['I just step on the flat roof and lean on the dome to seal it', 'work at height'],
  ['I want 5 pictures each 40 cm wide on a wall, what is the gap?', undefined],
])('%s: %s', (question, subject) => expect(findWarning(question)?.subject).toBe(subject));

test.each([
  [
    'our garage from 1968 has a corrugated cement roof, I want to go up and pressure wash it',
    /asbestos[\s\S]*Falls from roofs and ladders/,
  ],
  ['how do I remove a load bearing wall myself', /^(?![\s\S]*Falls from roofs)/],
])('%s: a second danger is told in a sentence', (question, says) =>
  expect(answer(question).markdown).toMatch(says),
);

test('of two dangers the second is told only where the first does not speak of it', () => {
  const also = (question: string) => findDanger(question)?.also?.subject;
  expect(also('i turned the boiler down to 45 to save, the tank of 200 l, good idea?')).toBe(
    'hot water that scalds or carries germs',
  );
  expect(also('sockets spark when i plug in')).toBeUndefined();
  expect(also('is it worth buying a house with subsidence that was underpinned?')).toBeUndefined();
});

test.each([
  'Should I go for terrazzo or polished concrete in a small museum foyer?',
  'Should we have a wall of brick or concrete blocks?',
])('a choice of materials is no work on them: %s', (question) =>
  expect(findWarning(question)).toBeUndefined(),
);

test.each([
  'what are signs of a badly built extension when i view a house?',
  'what should I look at before I buy a house with a cellar',
])('looking at a house is no danger: %s', (question) =>
  expect(findWarning(question)).toBeUndefined(),
);

test('asking about it is no danger, doing it is', () => {
  expect(findWarning('What is a joist?')).toBeUndefined();
  expect(findWarning('What colour goes with exposed rafters?')).toBeUndefined();
  expect(findWarning('Is it all right to saw through two joists?')).toBeDefined();
});
