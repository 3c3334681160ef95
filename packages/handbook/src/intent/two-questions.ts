/**
 * "What does BIM stand for and what is LOD 300?": two questions in one breath, each answered from its
 * own entry. A second one that points back ("and how high is it?") belongs to the first.
 */
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

const begin =
  "(?:what|how|which|who|when|where|why|is|are|do|does|did|can|could|should|will)(?:['’]s|['’]re)?";
const joint = new RegExp(
  `(?<=\\?)\\s+(?:and |also |plus )?(?=${begin}\\b)|,?\\s+(?:and|also|plus)\\s+(?:also )?(?=${begin}\\s)|,\\s+(?=${begin}\\s)`,
  'i',
);
const asks = new RegExp(`^${begin}\\b`, 'i');
const pointsBack =
  /\b(?:it|its|they|them|their|that|this|these|those|he|she|his|her|one|ones|there|both|same|each|other|else)\b/i;
const mostParts = 3;

/** The questions of a text that holds nothing but questions, each able to stand alone. */
export function questionsIn(text: string): readonly string[] {
  const parts = text
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > mostParts) return [];
  const standAlone = parts.every((part, index) => asks.test(part) && isWhole(part, index));
  return standAlone ? parts : [];
}

function isWhole(part: string, index: number): boolean {
  if (/[.!?]\s+\S/.test(part) || (index > 0 && pointsBack.test(part))) return false;
  const { isTelling, uses } = searchIndex();
  return subjectWords(part).some((word) => isTelling(word) && uses(word));
}
