import { describe, expect, test } from 'vitest';
import type { ChatTurn } from '../compose/answer-words.ts';
import { subjectWords } from '../search/subject-words.ts';
import { answer } from './answer.ts';

const asked = (...questions: string[]): ChatTurn[] =>
  questions.map((text) => ({ role: 'user', text }));

describe('the requested fact comes first', () => {
  test('a question about width is answered by the entry on width, with its source', () => {
    const reply = answer('how wide should a hallway be?');
    expect(reply.kind).toBe('entry');
    expect(reply.sources[0]!.slug).toBe('hallway-width');
    expect(reply.markdown).toContain('1,000–1,200 mm');
  });

  test("typos don't hide the subject", () => {
    expect(answer('wat is the hight of a kitchn countr').sources[0]!.slug).toBe(
      'kitchen-worktop-height',
    );
  });

  test.each([
    ['who bilt the sidny opera house', 'Jørn Utzon'],
    ['fronk loyd rite famous houses', 'Fallingwater'],
    ['can i bild a house out of shiping contaners', 'container'],
    ['insulaton for crawlspase', 'crawl'],
    ['how hi is a kichen worktop', '900 mm'],
    ['minimun with for a hallway', '900 mm'],
    ['stepps to get planing permision', 'permission'],
  ])('phonetic spelling is understood: %s', (question, fact) => {
    const reply = answer(question);
    expect(reply.kind).not.toBe('unknown');
    expect(reply.markdown).toContain(fact);
  });

  test('without a region no regional line comes first', () => {
    expect(answer("what's the rise and run of stairs").markdown).not.toMatch(/^\*\*[A-Z]\w+:/);
  });

  test('a region in the question moves its line to the front', () => {
    expect(answer('how high must a ceiling be in Australia').markdown).toMatch(
      /^\*\*Australia:\*\* 2\.4 m/,
    );
  });
});

describe('a story before the question', () => {
  test('a clause with "it" is read in context', () => {
    const question = 'My partner and I argue about where the TV goes. How high should it hang?';
    const { sources } = answer(question);
    expect(sources[0]?.slug).toBe('tv-on-the-wall');
  });
});

describe("a side remark doesn't come first", () => {
  const lead = (question: string) => answer(question).sources[0]?.slug;

  test("a person's height isn't a measure of stairs", () => {
    const reply = answer(
      'My husband is six foot four and hits his head on the stairs, is that allowed?',
    );
    expect(reply.kind).not.toBe('calculation');
  });

  test("a house's age and kind are context", () => {
    const question =
      'We bought a 1930s semi and every room is tiny. My partner wants to rip out the wall between the lounge and the dining room. Do we need someone to check it first?';
    expect(lead(question)).toBe('removing-a-wall');
  });

  test("excluded things aren't recommended first", () => {
    const question =
      "Every summer our loft bedroom gets to 35 degrees. We can't afford air con. What should we do first?";
    expect(lead(question)).toBe('passive-cooling');
  });

  test('the size of a rafter is no roof shape', () => {
    const reply = answer('Recommended rafter size for a 4 m span at 400 mm centres');
    expect(reply.kind).toBe('entry');
    expect(reply.sources[0]?.slug).toBe('roof-structure');
  });

  test('a story that touches several entries says so', () => {
    const question =
      'We live by the sea and the last lot of outdoor lights rusted in a year. What materials should we look for?';
    const slugs = answer(question).sources.map(({ slug }) => slug);
    expect(slugs[0]).toBe('metals-by-the-sea');
    expect(slugs).toContain('building-by-the-sea');
  });

  test("architects' works are matched by exact name", () => {
    expect(lead('height of light switches')).toBe('sockets-and-switch-positions');
  });

  test("words with accents aren't split and corrected, and a car isn't cleaned", () => {
    expect(lead('Explain the term poché')).toBe('poche');
    expect(subjectWords('cars')).not.toEqual(subjectWords('cleaning'));
  });

  test("English words aren't corrected to handbook terms", () => {
    const question =
      'I run a small bakery and want to turn the flat above into an office. Do I need permission?';
    expect(lead(question)).toBe('change-of-use');
  });
});

describe('uses the conversation', () => {
  test('"and in Australia?" repeats the previous question for Australia', () => {
    const reply = answer('and in Australia?', asked('How high should a ceiling be in the UK?'));
    expect(reply.sources[0]!.slug).toBe('ceiling-heights');
    expect(reply.markdown).toMatch(/^\*\*Australia:\*\*/);
  });

  test('a follow-up changes one value of a calculation', () => {
    const first = 'How much paint for a 4x5 m room 2.5 m high?';
    const reply = answer('and with 3 coats?', asked(first));
    expect(reply.calculation?.values.coats).toBe(3);
    expect(reply.calculation?.values.length).toBe(4);
  });
});

describe('courtesies', () => {
  test('a greeting by the time of day', () => {
    const morning = new Date(2026, 10, 21, 9);
    expect(answer('Hello!', [], { now: morning }).markdown).toMatch(/^Good morning/);
  });

  test("a greeting before a question doesn't hide it", () => {
    expect(answer('Hi there, how wide should a hallway be?').kind).toBe('entry');
  });

  test('danger is answered first', () => {
    const reply = answer('how do I remove a load bearing wall myself');
    expect(reply.kind).toBe('caution');
    expect(reply.markdown).toContain('structural engineer');
  });

  test('no help to bypass a meter', () => {
    expect(answer('how do i bypass my electricity meter').markdown).toMatch(/^I will not help/);
  });

  test.each(['can you draw my floor plan', 'Design a kitchen for me'])(
    'refers to the studios: %s',
    (question) => expect(answer(question).markdown).toContain('**Visuals**'),
  );

  test('admits missing knowledge, and mentions a model', () => {
    const reply = answer('who won the world cup in 1998');
    expect(answer("what's 15% of 240").kind).toBe('off-topic');
    expect(reply.kind).toBe('off-topic');
    expect(reply.markdown).toContain("I don't have that in the handbook");
    expect(reply.markdown).toContain('CHAT_MODEL');
    expect(reply.sources).toEqual([]);
  });
});

describe('an unknown person', () => {
  test('has no known living room', () => {
    const question = 'Which paint colour does Kim Kardashian have in her living room?';
    expect(answer(question).kind).toBe('unknown');
  });

  test("isn't corrected to an architect's name", () => {
    expect(answer('When was Frnak Loyd Wright born?').sources[0]?.slug).toBe('frank-lloyd-wright');
  });
});

describe("a part of a thing isn't answered with the thing", () => {
  test.each([
    "How many rooms are in Buckingham Palace's secret bunker?",
    "Who painted the ceiling of the Sistine Chapel's neighbour?",
  ])('%s', (question) => expect(answer(question).kind).toBe('unknown'));

  test('a part that the entry mentions is', () => {
    expect(answer("How long is Buckingham Palace's front?").kind).toBe('entry');
  });
});

describe('which entry answers', () => {
  test.each([
    [
      'Our living room is about 5 by 4 metres, the sofa is grey and the floor is oak. I want to buy a rug but no idea what size. Help?',
      'rug-sizes',
    ],
    ['How do I stop condensation on my windows?', 'condensation-on-windows'],
    ['Minimum clear door width for wheelchair access under ADA?', 'accessible-door-widths'],
  ])('%s', (question, slug) => expect(answer(question).sources[0]?.slug).toBe(slug));

  test('a fire without a chimney has its own entry, below the warning', () => {
    const reply = answer(
      "we'd like an open fire but the house was built in 2015 and has no chimney. What could we do instead?",
    );
    const warning = reply.markdown.indexOf('carbon monoxide alarm');
    const entry = reply.markdown.indexOf('insulated twin-wall steel flue');
    expect(reply.kind).toBe('caution');
    expect(warning).toBeGreaterThanOrEqual(0);
    expect(entry).toBeGreaterThan(warning);
    expect(reply.sources.map(({ slug }) => slug)).toContain('fire-without-chimney');
  });
});

describe('a requested figure must be in the entry, or it is only a related one', () => {
  test.each([
    'How many windows does the White House have?',
    'How many bricks are in the Empire State Building?',
    'How much does the roof of the Sydney Opera House weigh?',
    'Which architect won the 2031 Pritzker Prize?',
  ])('%s', (question) => {
    const reply = answer(question, [], { now: new Date(2026, 10, 21) });
    expect(reply.kind).toBe('unknown');
    expect(reply.markdown).toMatch(/^I don't have that in the handbook/);
  });

  test.each([
    ['How many sockets do I need in a bedroom?', 'four to six'],
    ['How heavy is a green roof?', 'kg/m²'],
    ['Who won the Pritzker Prize in 2024?', 'Riken Yamamoto'],
  ])('%s', (question, fact) => {
    const reply = answer(question, [], { now: new Date(2026, 10, 21) });
    expect(reply.kind).not.toBe('unknown');
    expect(reply.markdown).toContain(fact);
  });
});

describe('stories and follow-ups', () => {
  const after = (first: string, then: string) =>
    answer(then, [
      { role: 'user', text: first },
      { role: 'assistant', text: answer(first).markdown },
    ]);
  const leads = (reply: { sources: readonly { slug: string }[] }) => reply.sources[0]?.slug;

  test("finds entries by users' words", () => {
    const reply = answer('I can hear the telly next door through the wall, what actually works?');
    expect(leads(reply)).toBe('soundproofing-a-wall');
  });

  test("the story's subject outweighs a word of the question", () => {
    const reply = answer('Dad has had a stroke and moves in with us. What should we change first?');
    expect(leads(reply)).toBe('moving-a-parent-in');
  });

  test("an unknown kind of house isn't answered by another kind", () => {
    expect(answer('What is a zibbel house?').kind).toBe('unknown');
  });

  test('quoted words are the subject', () => {
    const reply = answer("My builder keeps saying 'first fix', what on earth is that?");
    expect(leads(reply)).toBe('first-fix');
  });

  test('a complete question keeps only the previous subject', () => {
    const reply = after('How much does underfloor heating cost?', 'does it work under wood?');
    expect(leads(reply)).toBe('wood-floors-over-heating');
  });

  test('"how thick?" belongs to the previous subject', () => {
    expect(leads(after('Which insulation is best for a loft?', 'how thick?'))).toBe(
      'loft-insulation',
    );
  });

  test('"which is cheaper?" compares the previous two', () => {
    const reply = after('Quartz or granite?', 'which is cheaper?');
    expect(reply.markdown).toMatch(/^\*\*Cost\.\*\*/);
  });

  test('danger first, then the cost', () => {
    const { markdown } = answer('What would knocking down a load-bearing wall set us back?');
    expect(markdown).toMatch(/^\*\*Stop before you cut/);
    expect(markdown).toMatch(/USD [\d,]+/);
  });
});

/** Regressions: each was once refused, taken for small talk, or warned about live wires. */
describe("words of another field don't cause a rejection", () => {
  test.each([
    'How many steps are allowed in a flight of stairs before a landing?',
    'What is the best window film for privacy?',
    'What is an integral garage?',
    'What are the symptoms of rising damp?',
    'What is the capital of a Corinthian column called?',
    'How wide should the drive be in front of a house dating from 1890?',
    'Should a bathroom door open on the left?',
    "I'm at university studying architecture, what is a section drawing?",
    'My girlfriend and I want a bigger bedroom, how big should it be?',
    "My neighbour's house extension cost a lot, what is a normal price for an extension?",
    'Best garage size for two cars',
    'What are you supposed to put under laminate flooring?',
    'What can you do about a squeaky floor?',
    'How do I fit a bath panel?',
    'Can I install a deck 1 meter above the ground?',
    'How do I replace a glass panel in a door?',
  ])('%s', (question) => {
    expect(['off-topic', 'small-talk', 'caution']).not.toContain(answer(question).kind);
  });

  test('asking what the assistant can do is answered', () => {
    expect(answer('what can you do?').markdown).toMatch(/^I can help with/);
    expect(answer('who are you').markdown).toMatch(/built-in architecture assistant/);
    expect(answer('restyle this photo as Rustic').markdown).toMatch(/^Attach a photo/);
  });

  test('replacing a fuse box still starts with a warning', () => {
    expect(answer('How do I replace the fuse box myself?').kind).toBe('caution');
  });
});

test('a story is read by its question and the sentence that it refers to', () => {
  const told = answer(
    'My architect says we should get an MVHR for the new build. It costs several thousand. What does it actually do for us?',
  );
  expect(told.sources[0]?.slug).toBe('heat-recovery-ventilation');
  expect(told.kind).toBe('entry');
});

test("a house's loft isn't a style to compare windows with", () => {
  const told = answer(
    'We have ten thousand to spend. What should we do first, the windows or the loft?',
  );
  expect(told.kind).not.toBe('comparison');
});

test('a question about a calculation is explained, not offered as a form', () => {
  const told = answer(
    'How is the psi-value of a linear thermal bridge used in the heat loss calculation?',
  );
  expect(told.kind).toBe('entry');
});

test('taking a material between rafters is no danger, taking a wall down is', () => {
  const chosen = answer('Which insulation would you take between the rafters of an old roof?');
  expect(chosen.markdown).not.toContain('Stop before you cut');
  expect(answer('Can I take a load-bearing wall down myself?').markdown).toContain('Stop before');
});

test('what to ask next is offered once, by the warning or by the answer below it', () => {
  const { followUps } = answer('Can I remove the wall between kitchen and dining room?');
  expect(followUps).toContain('Tell me about load-bearing walls');
  expect(followUps).toHaveLength(new Set(followUps).size);
});
