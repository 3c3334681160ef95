/** Features of a question for the danger classifier: its words, and the hazards found in it. */
import { isCalm } from '../hazards/calm-questions.ts';
import { partsOfHazards } from '../hazards/find-hazard.ts';
import { stemsOf } from '../hazards/phrases.ts';

const isOwnMatter = /\b(?:i|we|my|our|i['’]m|me|us)\b/i;

export function dangerFeatures(text: string): readonly string[] {
  const words = stemsOf(text).filter((stem) => !/^\d/.test(stem));
  const found = partsOfHazards(text);
  return [
    ...new Set([
      ...words,
      ...found,
      isCalm(text) ? 'calm' : 'notcalm',
      isOwnMatter.test(text) ? 'own' : 'notown',
      'every',
    ]),
  ];
}
