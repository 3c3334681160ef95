/** Calculations without a needed value, comparisons, two questions at once, and exact entry titles. */
import { describe, expect, test } from 'vitest';
import type { ChatTurn } from '../compose/answer-words.ts';
import { answer } from './answer.ts';

const asked = (...questions: string[]): ChatTurn[] =>
  questions.map((text) => ({ role: 'user', text }));

describe('two questions in one message', () => {
  test('are answered separately, each with its source', () => {
    const reply = answer('How wide should a hallway be and how high should a ceiling be?');
    const [first, second] = reply.markdown.split('**How high should a ceiling be?**');
    expect(first).toMatch(/^\*\*How wide should a hallway be\?\*\*\n\nMake a hallway/);
    expect(second).toContain('2.4–2.7 m');
    expect(reply.sources.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['hallway-width', 'ceiling-heights']),
    );
  });

  test('a second half that depends on the first uses its measures', () => {
    const { markdown } = answer(
      'bedroom 4 x 3.5 m, 2.5 high, what colour? and how much paint for that?',
    );
    expect(markdown).toMatch(/warm muted colours.*\*\*How much paint for that\?\*\*.*6\.8 L/s);
  });

  test('"the rest" is what the first half leaves', () => {
    expect(answer('i paint one wall navy. and the rest?').markdown).toMatch(
      /^\*\*Navy blue:\*\* White, camel, brass, coral, pale grey/,
    );
  });

  test('a part that refers back belongs to the previous one', () => {
    const reply = answer('How deep is a kitchen counter and how high is it?');
    expect(reply.markdown).not.toMatch(/^\*\*How/);
    expect(reply.sources[0]?.slug).toBe('kitchen-worktop-height');
  });
});

describe('both sides of a comparison are answered', () => {
  const slugs = (question: string) => answer(question).sources.map(({ slug }) => slug);

  test.each([
    ['CLT vs glulam', ['cross-laminated-timber', 'glulam-beam']],
    [
      'what is the difference between Gothic and Gothic Revival',
      ['gothic-architecture', 'gothic-revival'],
    ],
    [
      'granite, quartz or marble for a family kitchen?',
      ['granite-countertop', 'quartz-countertop', 'marble-countertop'],
    ],
  ])('%s', (question, sides) => expect(slugs(question)).toEqual(sides));

  test("a second question isn't a side of a comparison", () => {
    expect(
      slugs('How do I choose a rug size and where should the front legs of the sofa go?')[0],
    ).toBe('rug-sizes');
  });
});

describe("the works a person is known for aren't private", () => {
  test.each([
    "What are Palladio's best known villas?",
    "What are Aalto's most important buildings?",
  ])('%s', (question) => expect(answer(question).kind).toBe('person'));
});

test('a repeated word is the subject', () => {
  const question =
    "I'm a first year student and our tutor keeps using the word tectonics, and I nod but have no idea. Could you explain?";
  expect(answer(question).sources[0]?.slug).toBe('tectonics');
});

describe('a calculation without a number asks for it, and uses the reply', () => {
  const first = 'How many tiles do I need for my bathroom floor?';

  test('missing measures are requested in one sentence', () => {
    const reply = answer(first);
    expect(reply.kind).toBe('form');
    expect(reply.calculation?.calculator).toBe('tiles');
    expect(reply.markdown).toMatch(/^Tell me the area .* and the size of a tile/);
  });

  test.each([
    [first, '3 by 2 metres', '**37 tiles**'],
    ['how much paint do I need?', '4 x 5 m room, 2.4 high', 'of paint**'],
    ['how many steps will my staircase have?', '2.7 m', '**16 risers'],
    ['what is my roof area?', '10 m by 8 m, 35 degrees', 'of roof**'],
    ['will a king size bed fit in my room?', '3 by 3.2 m', 'It fits'],
    ['can you work out the U value of my wall?', '200 mm mineral wool', 'U = 0.17'],
    ['convert 8 ft 6 in', 'to cm', '259.08 cm'],
  ])('%s %s', (question, then, headline) => {
    const reply = answer(then, asked(question));
    expect(reply.kind).toBe('calculation');
    expect(reply.markdown).toContain(headline);
  });
});

describe('only alternatives are compared', () => {
  test.each([
    ['Should the vapour barrier go on the warm side or the cold side?', 'vapour-control'],
    ['should i tile before or after fitting kitchen cabinets', 'which-comes-first'],
    ['is brutalism the same as modernism', 'modernism-and-brutalism'],
    ['plan vs section vs elevation', 'plans-sections-and-elevations'],
  ])('%s', (question, slug) => {
    const reply = answer(question);
    expect(reply.kind).toBe('entry');
    expect(reply.sources[0]?.slug).toBe(slug);
  });
});

test("a question that equals an entry's name is answered by it", () => {
  const reply = answer('how to make a bathroom look expensive');
  expect(reply.sources[0]?.slug).toBe('expensive-look');
});

test('steps and risers, floors and storeys are counted alike', () => {
  expect(answer('how many steps before you need a handrail').kind).toBe('entry');
  expect(answer('how many steps before a landing is needed').kind).toBe('entry');
});

test("a line about the opposite doesn't come first", () => {
  const reply = answer('best color for a north facing room');
  expect(reply.markdown).not.toMatch(/^\*\*South/);
});

test('a place is the subject if its buildings are asked about', () => {
  expect(answer('famous buildings in berlin').sources[0]?.slug).toBe('architecture-in-berlin');
});

test('a work with its own entry is described besides its author', () => {
  const slugs = answer('what style is the Villa Savoye and who built it').sources.map(
    ({ slug }) => slug,
  );
  expect(slugs).toEqual(['villa-savoye', 'le-corbusier']);
});

test.each([
  ['who is oscar niemeyer', 'oscar-niemeyer'],
  ['architect salary', 'architects-career'],
])('%s is ours', (question, slug) => {
  expect(answer(question).sources[0]?.slug).toBe(slug);
});

describe('the right entry answers, instead of only being offered', () => {
  test.each([
    ['tile spacers size', 'tiling-step-by-step'],
    ['Why do my floorboards creak?', 'squeaky-floors'],
    [
      "I'm an intern and my boss asked me to prepare an RFI. I smiled and said sure. What's that?",
      'rfi',
    ],
  ])('%s', (question, slug) => {
    const reply = answer(question);
    expect(reply.kind).toBe('entry');
    expect(reply.sources[0]?.slug).toBe(slug);
  });
});

test.each([
  ['Who designed the Sydney Opera House?', 'jorn-utzon'],
  ['Who designed the Centre Pompidou?', 'renzo-piano'],
  ['Who designed the Serpentine Pavilion 2018?', 'frida-escobedo'],
])('a work is attributed to its author, not to helpers: %s', (question, slug) => {
  expect(answer(question).sources[0]?.slug).toBe(slug);
});
