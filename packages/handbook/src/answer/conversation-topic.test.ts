import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';

/** The answer to the last of several questions in a conversation. */
function lastOf(...questions: string[]) {
  const earlier = questions.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return answer(questions.at(-1)!, earlier);
}

describe("a detail is asked about the conversation's subject", () => {
  test.each([
    ['brutalism', ['what is brutalism', 'name some examples', 'is it coming back']],
    ['brutalism', ['what is brutalism', 'who are the main architects']],
    ['gothic-architecture', ['what is gothic architecture', 'famous buildings?']],
    [
      'permission-for-a-loft-conversion',
      ['how much does a loft conversion cost', 'do i need permission'],
    ],
    [
      'passivhaus',
      ['tell me about passive house', 'how thick is the insulation', 'is it worth it'],
    ],
    ['bungalow', ['what is a bungalow', 'advantages']],
    [
      'terrazzo',
      ['what is terrazzo', 'where can i use it', 'price per m2', 'how do i maintain it'],
    ],
    ['feng-shui', ['what is feng shui', 'where should the bed go']],
    ['u-value-requirements', ['what is a u value', 'what is good for a roof']],
    ['scandinavian-style', ['scandinavian style', 'what colours', 'what furniture']],
  ])('%s', (slug, questions) => {
    const reply = lastOf(...questions);
    expect(reply.sources[0]?.slug).toBe(slug);
    expect(reply.kind).toBe('entry');
  });

  test('a question with its own subject is independent', () => {
    expect(lastOf('how do i paint a room', 'what is a bungalow').sources[0]?.slug).toBe('bungalow');
    const permit = lastOf('how wide should a hallway be', 'do i need planning permission');
    expect(permit.sources[0]?.slug).toBe('building-permits');
  });

  test('"he" after a building is its designer', () => {
    const reply = lastOf('Who designed the Barcelona Pavilion?', 'when was he born?');
    expect(reply.markdown).toContain('1886');
  });
});

describe('questions about the previous answer', () => {
  const hall = 'how wide should a hallway be';
  test.each([
    ['explain that more simply', /^In short: Make a hallway/],
    ["what's your source?", /\*\*Hallway width\*\* of the handbook, checked in/],
    ['are you sure?', /may still be wrong/],
    ['that is wrong', /may still be wrong/],
    ['in inches?', /^Make a hallway .*in\)/],
  ])('%s', (question, said) => {
    const reply = lastOf(hall, question);
    expect(reply.markdown).toMatch(said);
    expect(reply.sources[0]?.slug).toBe('hallway-width');
  });

  test('nothing was said before', () => {
    expect(lastOf('are you sure?').kind).toBe('unknown');
  });

  test('a calculation says that it was calculated', () => {
    const reply = lastOf('How much paint for a 4x5 m room 2.5 m high?', 'how do you know that?');
    expect(reply.markdown).toMatch(/^That was reckoned/);
  });

  test('a reply to a calculation changes it', () => {
    const reply = lastOf('How much paint for a 4x5 m room 2.5 m high?', 'ceiling too', '3 coats');
    expect(reply.calculation?.values).toMatchObject({ coats: 3, surfaces: 'both' });
  });
});
