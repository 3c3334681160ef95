/**
 * Probability, from 0 to 1, that the best entry answers the question at all. Off-topic questions share a word
 * or two with some entry ("how do I tie a tie"); on-topic ones share most, in one place. Trained on questions
 * inside and outside the handbook.
 */

import type { Weighed } from '../search-index.ts';
import { confidenceWeights } from './evidence-weights.ts';

export const signNames = [
  'always',
  'rank',
  'margin',
  'covered',
  'queryCovered',
  'line',
  'queryLine',
  'head',
  'queryHead',
  'named',
  'queryNamed',
  'title',
  'nameLikeness',
  'clause',
  'isStrange',
  'isVeryStrange',
  'words',
  'oneWord',
  'twoWords',
  'knownWhole',
  'knownQuery',
  'isTerm',
  'isPerson',
  'rareName',
  'queryRareName',
] as const;

export type SignName = (typeof signNames)[number];
export type Signs = Readonly<Record<SignName, number>>;

export interface Ranked extends Weighed {
  readonly rank: number;
}

const farAhead = 3;
const manyWords = 6;
const rankScale = 10;
const flag = (holds: boolean): number => (holds ? 1 : 0);

/** `tellingWords`: number of words that say what the question is about. */
export function signsOf(
  [first, second]: readonly [Ranked, Ranked | undefined],
  tellingWords: number,
): Signs {
  const { evidence, known, found, rank } = first;
  return {
    always: 1,
    rank: rank / rankScale,
    margin: Math.min(farAhead, rank - (second?.rank ?? 0)) / farAhead,
    covered: evidence.covered * known.whole,
    queryCovered: evidence.queryCovered * known.asked,
    line: evidence.line * known.whole,
    queryLine: evidence.queryLine * known.asked,
    head: evidence.head * known.whole,
    queryHead: evidence.queryHead * known.asked,
    named: evidence.named * known.whole,
    queryNamed: evidence.queryNamed * known.asked,
    title: evidence.title,
    nameLikeness: evidence.nameLikeness,
    clause: evidence.clause,
    isStrange: flag(found.foreign >= 1),
    isVeryStrange: flag(found.foreign >= 2),
    words: Math.min(manyWords, tellingWords) / manyWords,
    oneWord: flag(tellingWords <= 1),
    twoWords: flag(tellingWords === 2),
    knownWhole: known.whole,
    knownQuery: known.asked,
    isTerm: evidence.isTerm,
    isPerson: evidence.isPerson,
    rareName: evidence.rareName,
    queryRareName: evidence.queryRareName,
  };
}

export function confidenceOf(signs: Signs): number {
  const sum = signNames.reduce((total, name) => total + confidenceWeights[name] * signs[name], 0);
  return 1 / (1 + Math.exp(-sum));
}
