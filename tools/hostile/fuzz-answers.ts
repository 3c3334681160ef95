/**
 * Arbitrary texts to the assistant, with the CPU time of each answer: gibberish, typing errors, one long
 * word, repeated words, other languages and scripts, alone and as earlier turns, as long and as many as the
 * server takes. Deterministic.
 */
import { limits } from '@maquette/contract';
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
const textCharacters = limits.promptCharacters;
/** Turns of an unsaved conversation; the texts of the last ones differ. */
const mostTurns = limits.conversationMessages;
const differentTurns = 30;
/** Those of another language have all earlier turns translated. */
const leaning = [
  'and in australia?',
  'Wie breit ist ein Flur?',
  'why',
  'und in Australien?',
  'tell me more',
  'Quelle est la hauteur sous plafond ?',
  'what is the difference?',
  '¿y para una cocina?',
  'in cm?',
];

const known = questionsInside().flatMap(({ question }) => question.split(' > '));
const foreign =
  'Wie hoch muss ein Treppengeländer sein Combien coûte une pompe à chaleur Puedo poner baldosas Quanti gradini servono Qual largura porta'.split(
    ' ',
  );
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
  'words of other languages': (round) =>
    filled((at) => foreign[(at * round) % foreign.length] ?? ''),
  'one long word of another language': (round) =>
    `xx yy ${'schlafzimmerwand'.repeat(textCharacters / 16)}${round}`.slice(0, textCharacters),
  'long words of another language': (round) =>
    filled((at) => `wand${'fenster'.repeat(4 + (at % 5))}${round}`),
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
      const text = make(round);
      time(kind, () => answer(text));
      const texts = Array.from({ length: differentTurns }, (_, turn) =>
        make(round * (2 * turn + 3)),
      );
      const history = Array.from({ length: mostTurns }, (_, turn) => ({
        role: 'user' as const,
        text: texts[turn % differentTurns] ?? '',
      }));
      const question = leaning[round % leaning.length] ?? '';
      time(`${kind} in earlier turns`, () => answer(question, history));
    }
  }
  return { ...slowest, asked };
}
