/**
 * Splits a question that asks several things about one subject: "how long does it last and is fire a worry?".
 * Each part selects its own line of the entry.
 */
import { subjectWords } from '../search/subject-words.ts';
import { factKindOf } from './fact-kinds.ts';

const begin =
  '(?:what|wat|how|which|who|when|where|why|is|are|do|does|did|can|could|should|will|would|must|may|any|max)\\b';
const joint = new RegExp(
  `(?<=[?.!])\\s+|[,;]?\\s+(?:and|n|also|plus|but)\\s+(?=${begin})|[,;]\\s+(?=${begin})`,
  'i',
);
const asks = new RegExp(`^(?:and |but |so |also )?${begin}|\\?$`, 'i');
const mostAspects = 3;

/** One element if there is only one aspect: the whole question. */
export function aspectsOf(question: string): readonly string[] {
  const parts = question
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => asks.test(part) || factKindOf(part) !== undefined)
    .filter((part) => subjectWords(part).length > 0 || factKindOf(part) !== undefined);
  return parts.length < 2 ? [question] : parts.slice(0, mostAspects);
}
