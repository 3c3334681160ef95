import { describe, expect, test } from 'vitest';
import { pointingParts } from '../intent/two-questions.ts';
import { answer } from './answer.ts';

describe('a second question that points back is answered as well', () => {
  test('below the warning that the first one needs', () => {
    const { kind, markdown, sources } = answer(
      'Can I remove this wall? And which floor would you lay across both?',
    );
    expect(kind).toBe('caution');
    expect(markdown).toMatch(/^\*\*Stop before you cut/);
    const [first, second] = markdown.split('**Which floor would you lay across both?**');
    expect(first).toContain("Engineer's visit");
    expect(second).toContain('porcelain tile');
    expect(sources.map(({ slug }) => slug)).toContain('one-floor-through-two-rooms');
  });

  test('of a work and of what it means', () => {
    const { markdown } = answer('Who designed the Barcelona Pavilion and why does it matter?');
    const [first, second] = markdown.split('**Why does it matter?**');
    expect(first).toContain('Ludwig Mies van der Rohe');
    expect(second).toMatch(/Why it matters:\*\* It showed/);
  });

  test('with the rooms that a wall joins, else with nothing in place of "both"', () => {
    expect(
      pointingParts('Can I open the wall to the hall? Which floor would you lay across both?')
        ?.whole[1],
    ).toBe('Which floor would you lay in both rooms?');
    expect(
      pointingParts('Is oak harder than pine? And what oil would you use on both?')?.whole[1],
    ).toBe('what oil would you use?');
  });

  test.each([
    'How deep is a kitchen counter and how high is it?',
    'How deep do fence posts go and how far apart?',
  ])('but not taken apart if one entry has both: %s', (question) =>
    expect(answer(question).markdown).not.toMatch(/\*\*How (?:high is it|far apart)\?\*\*/),
  );

  test('or named, if nothing here answers it', () => {
    const { markdown } = answer('Who built the Villa Savoye and is it open to visitors?');
    expect(markdown).toContain('Le Corbusier');
    expect(markdown).toContain('_“is it open to visitors” is not answered by this');
    expect(answer('What is the golden ratio, and did Le Corbusier use it?').markdown).not.toContain(
      'is not answered by this',
    );
  });

  test.each(['What is a joist?', 'Can I tile over tiles? I would love it. How?'])(
    'no second question: %s',
    (question) => expect(pointingParts(question)).toBeUndefined(),
  );
});
