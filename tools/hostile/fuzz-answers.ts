/**
 * Arbitrary texts to the assistant, with the CPU time of each answer: gibberish, typing errors, one long
 * word, repeated words, other scripts, alone and as earlier turns. Deterministic.
 */
import { answer, prepareSearch } from '@maquette/handbook';
import { questionsInside } from '@maquette/handbook/evaluation';
import { randomWords } from './random-words.ts';

export interface SlowestAnswer {
  readonly asked: number;
  readonly slowestMs: number;
  readonly kind: string;
}

export const mostAnswerMs = 100;
const rounds = 12;
const textCharacters = 4_000;
const leaning = ['and in australia?', 'why', 'tell me more', 'what is the difference?', 'in cm?'];

const known = questionsInside().flatMap(({ question }) => question.split(' > '));
const pick = (place: number) => known[(place * 7_919) % known.length] ?? '';
const filled = (piece: (at: number) => string): string => {
  let text = '';
  for (let at = 0; text.length < textCharacters; at += 1) text += `${piece(at)} `;
  return text.slice(0, textCharacters);
};
const slipped = (word: string) =>
  word.length > 4 ? `${word[0]}${word[2]}${word[1]}${word.slice(3)}` : word;

const kinds: Readonly<Record<string, (round: number) => string>> = {
  'short unknown words': (round) => randomWords(textCharacters, 4, round),
  'unknown words': (round) => randomWords(textCharacters, 6, round),
  'long unknown words': (round) => randomWords(textCharacters, 11, round),
  'words with slips': (round) =>
    filled(
      (at) =>
        pick(round * 997 + at)
          .split(' ')
          .map(slipped)
          .at(at % 5) ?? 'kitchne',
    ),
  'known words': (round) =>
    filled(
      (at) =>
        pick(round * 991 + at)
          .split(' ')
          .at(at % 4) ?? 'door',
    ),
  questions: (round) => filled((at) => pick(round * 983 + at)),
  'one long word': (round) => 'x'.repeat(textCharacters + round),
  spaces: (round) => `1${' '.repeat(textCharacters)}x${round}`,
  figures: (round) => filled((at) => `${at * round}`),
  measures: (round) => filled((at) => `${at + round} m by`),
  'other scripts': (round) =>
    filled((at) => ['кухня', '間取り図', 'غرفة', 'κουζίνα', '½²°'][(at + round) % 5] ?? ''),
  signs: (round) => filled((at) => ['!?', "'a", ', a', '- ', '1/2', "5'6"][(at + round) % 6] ?? ''),
};

export async function slowestAnswer(): Promise<SlowestAnswer> {
  await prepareSearch();
  for (const question of known.slice(0, 40)) answer(question);
  let slowest: SlowestAnswer = { asked: 0, slowestMs: 0, kind: '' };
  let asked = 0;
  const time = (kind: string, ask: () => void) => {
    const before = process.threadCpuUsage();
    ask();
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    asked += 1;
    if (ms > slowest.slowestMs) slowest = { asked, slowestMs: ms, kind };
  };
  for (const [kind, make] of Object.entries(kinds)) {
    for (let round = 1; round <= rounds; round += 1) {
      time(kind, () => answer(make(round)));
      const history = [3, 5, 7].map((turn) => ({
        role: 'user' as const,
        text: make(round * turn),
      }));
      const question = leaning[round % leaning.length] ?? '';
      time(`${kind} in earlier turns`, () => answer(question, history));
    }
  }
  return { ...slowest, asked };
}
