/** All attacks; each has a file of its own in `attacks`. */
import type { Attack } from './attack.ts';
import { figuresReadAloud } from './attacks/figures-read-aloud.ts';
import { gibberishEarlierTurns } from './attacks/gibberish-earlier-turns.ts';
import { gibberishQuestion } from './attacks/gibberish-question.ts';

export const attacks: readonly Attack[] = [
  gibberishEarlierTurns,
  gibberishQuestion,
  figuresReadAloud,
];
