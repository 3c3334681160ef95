/** Why no sketch was ordered: a problem's sentence, what a foreign answer says itself, or the plain one. */
import { problems } from '@maquette/contract';
import {
  foreignText,
  type ProblemMessage,
  problemCodeOf,
  problemMessage,
} from '../../lib/problem-text.ts';

export function sketchFailure(error: unknown): ProblemMessage {
  // Without an answer from the server there is nothing to read.
  if (problemCodeOf(error) || error instanceof TypeError) return problemMessage(error);
  const sentence = foreignText(error) ?? problems.GENERATION_FAILED.message;
  return { sentence, reference: undefined };
}
