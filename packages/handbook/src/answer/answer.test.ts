import { describe, expect, test } from 'vitest';
import type { ChatTurn } from '../compose/answer-words.ts';
import { subjectWords } from '../search/subject-words.ts';
import { answer } from './answer.ts';

const asked = (...questions: string[]): ChatTurn[] =>
  questions.map((text) => ({ role: 'user', text }));

describe('what is asked for comes first', () => {
  test('a width question is answered by the width entry, with its source', () => {
    const reply = answer('how wide should a hallway be?');
    expect(reply.kind).toBe('entry');
    expect(reply.sources[0]!.slug).toBe('hallway-width');
    expect(reply.markdown).toContain('1,000–1,200 mm');
  });

  test('typing errors do not hide the subject', () => {
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
  ])('what is written as it is heard is understood: %s', (question, fact) => {
    const reply = answer(question);
    expect(reply.kind).not.toBe('unknown');
    expect(reply.markdown).toContain(fact);
  });

  test('where no region is asked for none leads', () => {
    expect(answer("what's the rise and run of stairs").markdown).not.toMatch(/^\*\*[A-Z]\w+:/);
  });

  test('a region in the question brings its line to the front', () => {
    expect(answer('how high must a ceiling be in Australia').markdown).toMatch(
      /^\*\*Australia:\*\* 2\.4 m/,
    );
  });
});

describe('a story before the question', () => {
  test('a clause that says "it" is not read alone', () => {
    const question = 'My partner and I argue about where the TV goes. How high should it hang?';
    const { sources } = answer(question);
    expect(sources[0]?.slug).toBe('tv-on-the-wall');
  });
});

describe('what is beside the question does not lead it', () => {
  const lead = (question: string) => answer(question).sources[0]?.slug;

  test('how tall somebody is measures no stairs', () => {
    const reply = answer(
      'My husband is six foot four and hits his head on the stairs, is that allowed?',
    );
    expect(reply.kind).not.toBe('calculation');
  });

  test('a house by its age and kind is where it happens', () => {
    const question =
      'We bought a 1930s semi and every room is tiny. My partner wants to rip out the wall between the lounge and the dining room. Do we need someone to check it first?';
    expect(lead(question)).toBe('removing-a-wall');
  });

  test('what is ruled out is not recommended first', () => {
    const question =
      "Every summer our loft bedroom gets to 35 degrees. We can't afford air con. What should we do first?";
    expect(lead(question)).toBe('passive-cooling');
  });

  test('the size of a rafter is no shape of a roof', () => {
    const reply = answer('Recommended rafter size for a 4 m span at 400 mm centres');
    expect(reply.kind).toBe('entry');
    expect(reply.sources[0]?.slug).toBe('roof-structure');
  });

  test('a story touches on more than one entry, and says so', () => {
    const question =
      'We live by the sea and the last lot of outdoor lights rusted in a year. What materials should we look for?';
    const slugs = answer(question).sources.map(({ slug }) => slug);
    expect(slugs[0]).toBe('metals-by-the-sea');
    expect(slugs).toContain('building-by-the-sea');
  });

  test('works of architects are called by their very name', () => {
    expect(lead('height of light switches')).toBe('sockets-and-switch-positions');
  });

  test('a word with an accent is not cut in two and corrected, and a car is nothing to clean', () => {
    expect(lead('Explain the term poché')).toBe('poche');
    expect(subjectWords('cars')).not.toEqual(subjectWords('cleaning'));
  });

  test('an English word is not bent into one of the handbook', () => {
    const question =
      'I run a small bakery and want to turn the flat above into an office. Do I need permission?';
    expect(lead(question)).toBe('change-of-use');
  });
});

describe('the conversation is used', () => {
  test('"and in Australia?" asks the earlier question again for Australia', () => {
    const reply = answer('and in Australia?', asked('How high should a ceiling be in the UK?'));
    expect(reply.sources[0]!.slug).toBe('ceiling-heights');
    expect(reply.markdown).toMatch(/^\*\*Australia:\*\*/);
  });

  test('a follow-up changes one value of a sum', () => {
    const first = 'How much paint for a 4x5 m room 2.5 m high?';
    const reply = answer('and with 3 coats?', asked(first));
    expect(reply.calculation?.values.coats).toBe(3);
    expect(reply.calculation?.values.length).toBe(4);
  });
});

describe('grace', () => {
  test('a greeting by the clock', () => {
    const morning = new Date(2026, 10, 21, 9);
    expect(answer('Hello!', [], { now: morning }).markdown).toMatch(/^Good morning/);
  });

  test('a greeting before a question does not swallow the question', () => {
    expect(answer('Hi there, how wide should a hallway be?').kind).toBe('entry');
  });

  test('danger is answered before anything else', () => {
    const reply = answer('how do I remove a load bearing wall myself');
    expect(reply.kind).toBe('caution');
    expect(reply.markdown).toContain('structural engineer');
  });

  test('a meter is not got around', () => {
    expect(answer('how do i bypass my electricity meter').markdown).toMatch(/^I will not help/);
  });

  test.each(['can you draw my floor plan', 'Design a kitchen for me'])(
    'what the studios do is sent there: %s',
    (question) => expect(answer(question).markdown).toContain('**Visuals**'),
  );

  test('what is not known is said, with the way to a model', () => {
    const reply = answer('who won the world cup in 1998');
    expect(answer("what's 15% of 240").kind).toBe('off-topic');
    expect(reply.kind).toBe('off-topic');
    expect(reply.markdown).toContain("I don't have that in the handbook");
    expect(reply.markdown).toContain('CHAT_MODEL');
    expect(reply.sources).toEqual([]);
  });
});

describe('somebody nobody here has heard of', () => {
  test('has no living room that the handbook knows', () => {
    const question = 'Which paint colour does Kim Kardashian have in her living room?';
    expect(answer(question).kind).toBe('unknown');
  });

  test('is not an architect whose name is misspelled', () => {
    expect(answer('When was Frnak Loyd Wright born?').sources[0]?.slug).toBe('frank-lloyd-wright');
  });
});

describe('what belongs to a thing is not answered with the thing', () => {
  test.each([
    "How many rooms are in Buckingham Palace's secret bunker?",
    "Who painted the ceiling of the Sistine Chapel's neighbour?",
  ])('%s', (question) => expect(answer(question).kind).toBe('unknown'));

  test('what an entry tells of it is', () => {
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

  test('a fire without a chimney is answered by its own entry, below the warning', () => {
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

describe('a figure that is asked for must be held, or the entry is only the nearest thing', () => {
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

  test('words in which people come to an entry find it', () => {
    const reply = answer('I can hear the telly next door through the wall, what actually works?');
    expect(leads(reply)).toBe('soundproofing-a-wall');
  });

  test('what the story is about weighs more than a word of the clause that asks', () => {
    const reply = answer('Dad has had a stroke and moves in with us. What should we change first?');
    expect(leads(reply)).toBe('moving-a-parent-in');
  });

  test('a kind of house that is not held is not answered by another kind', () => {
    expect(answer('What is a zibbel house?').kind).toBe('unknown');
  });

  test('quoted words are what is asked about', () => {
    const reply = answer("My builder keeps saying 'first fix', what on earth is that?");
    expect(leads(reply)).toBe('first-fix');
  });

  test('a whole question keeps only the subject of the one before', () => {
    const reply = after('How much does underfloor heating cost?', 'does it work under wood?');
    expect(leads(reply)).toBe('wood-floors-over-heating');
  });

  test('"how thick?" belongs to what was spoken of', () => {
    expect(leads(after('Which insulation is best for a loft?', 'how thick?'))).toBe(
      'loft-insulation',
    );
  });

  test('"which is cheaper?" compares the same two again', () => {
    const reply = after('Quartz or granite?', 'which is cheaper?');
    expect(reply.markdown).toMatch(/^\*\*Cost\.\*\*/);
  });

  test('danger first, then what it would cost', () => {
    const { markdown } = answer('What would knocking down a load-bearing wall set us back?');
    expect(markdown).toMatch(/^\*\*Stop before you cut/);
    expect(markdown).toMatch(/USD [\d,]+/);
  });
});

/** Regressions: each was once refused, taken for small talk, or warned about live wires. */
describe('words of another matter do not turn a question away', () => {
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

  test('who asks what the assistant can do is told', () => {
    expect(answer('what can you do?').markdown).toMatch(/^I can help with/);
    expect(answer('who are you').markdown).toMatch(/built-in architecture assistant/);
    expect(answer('restyle this photo as Rustic').markdown).toMatch(/^Attach a photo/);
  });

  test('replacing a fuse box still begins with its warning', () => {
    expect(answer('How do I replace the fuse box myself?').kind).toBe('caution');
  });
});

test('a story is read by the sentence that asks and the one it asks about', () => {
  const told = answer(
    'My architect says we should get an MVHR for the new build. It costs several thousand. What does it actually do for us?',
  );
  expect(told.sources[0]?.slug).toBe('heat-recovery-ventilation');
  expect(told.kind).toBe('entry');
});

test('the loft of a house is no style to compare its windows with', () => {
  const told = answer(
    'We have ten thousand to spend. What should we do first, the windows or the loft?',
  );
  expect(told.kind).not.toBe('comparison');
});

test('a calculation that is asked about is explained, not offered as a form', () => {
  const told = answer(
    'How is the psi-value of a linear thermal bridge used in the heat loss calculation?',
  );
  expect(told.kind).toBe('entry');
});

test('to take a material between rafters is no danger, to take a wall down is', () => {
  const chosen = answer('Which insulation would you take between the rafters of an old roof?');
  expect(chosen.markdown).not.toContain('Stop before you cut');
  expect(answer('Can I take a load-bearing wall down myself?').markdown).toContain('Stop before');
});
