/** Why no sketch was ordered: a problem's sentence, what a foreign answer says itself, or the plain one. */
import { problems } from '@maquette/contract';
import { foreignText, problemCodeOf, type Told, toldOf } from '../../lib/problem-text.ts';

export function sketchFailure(error: unknown): Told {
  // Without an answer from the server there is nothing to read.
  if (problemCodeOf(error) || error instanceof TypeError) return toldOf(error);
  const sentence = foreignText(error) ?? problems.GENERATION_FAILED.message;
  return { sentence, reference: undefined };
}
