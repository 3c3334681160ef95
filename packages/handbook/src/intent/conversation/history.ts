/** Completes a follow-up to a standalone question. */
import { comparedIn } from '../compared.ts';
import { correctWords } from '../question.ts';
import { withoutGreeting } from '../small-talk.ts';
import { asks } from '../wordings.ts';
import { changedSum } from './changed-sum.ts';
import { questionAboutTopic } from './conversation-topic.ts';
import { complete, differenceOfLastTwo, leansOnHistory } from './follow-up.ts';

/** How many earlier questions a chain of follow-ups may span. */
const farthestBack = 4;

export function completedByHistory(
  question: string,
  earlier: readonly string[],
): string | undefined {
  return differenceOfLastTwo(question, earlier) ?? completeFrom(question, earlier);
}

/** The previous question, itself completed. */
export function lastQuestion(earlier: readonly string[]): string {
  const previous = earlier.at(-1) ?? '';
  return completeFrom(previous, earlier.slice(-farthestBack, -1)) ?? withoutGreeting(previous);
}

function completeFrom(question: string, earlier: readonly string[]): string | undefined {
  const previous = earlier.at(-1);
  if (previous === undefined) return undefined;
  const leans = leansOnHistory(question);
  const again = leans ? comparedAgain(question, previous) : undefined;
  if (again !== undefined) return again;
  const resolved = lastQuestion(earlier);
  if (leans) return complete(question, resolved);
  return changedSum(question, resolved) ?? questionAboutTopic(question, resolved);
}

/** "Vinyl or porcelain?" + "which is cheaper?" → "which is cheaper, Vinyl or Porcelain?" */
function comparedAgain(question: string, previous: string): string | undefined {
  if (!asks(question, 'comparedAgain')) return undefined;
  const sides = comparedIn(correctWords(previous));
  if (!sides) return undefined;
  return `${question.replace(/[?.!\s]+$/, '')}, ${sides.map(({ title }) => title).join(' or ')}?`;
}
