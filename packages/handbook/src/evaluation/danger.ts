/** Measures how many questions get the warning that they need. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findWarning } from '../safety/warnings.ts';

export interface Labelled {
  readonly question: string;
  readonly batch: string;
  readonly isDangerous: boolean;
}

const file = fileURLToPath(new URL('../../evaluation/danger.txt', import.meta.url));

export const labelledQuestions = (): readonly Labelled[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [label, batch = '', question = ''] = line.split(' | ');
      return { question, batch, isDangerous: label === 'danger' };
    });

/** Missed dangers and false alarms. */
export function judgeDanger(labelled: readonly Labelled[]) {
  const wrong = labelled.filter(
    ({ question, isDangerous }) => (findWarning(question) !== undefined) !== isDangerous,
  );
  return {
    missed: wrong.filter(({ isDangerous }) => isDangerous),
    falseAlarms: wrong.filter(({ isDangerous }) => !isDangerous),
  };
}
