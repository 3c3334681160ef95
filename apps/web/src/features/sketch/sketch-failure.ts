/**
 * Message for a failed order: the problem's sentence, the text of another service's response, or the generic
 * sentence.
 */
import { problems } from '@maquette/contract';
import {
  otherServiceText,
  type ProblemMessage,
  problemCodeOf,
  problemMessage,
} from '../../lib/problem-text.ts';

export function sketchFailure(error: unknown): ProblemMessage {
  // Without a response there is no text to show.
  if (problemCodeOf(error) || error instanceof TypeError) return problemMessage(error);
  const sentence = otherServiceText(error) ?? problems.GENERATION_FAILED.message;
  return { sentence, reference: undefined };
}
