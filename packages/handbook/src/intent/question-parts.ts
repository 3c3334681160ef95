/** Separates the asking parts of a long question from the telling ones. */
import { type Clause, searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

/** From this many subject words on, the question's clauses are also searched alone. */
export const longQuestion = 4;
/** A question with fewer telling words depends on the sentence before. */
const leastTelling = 2;
/** Each is searched separately. */
const mostClauses = 8;
/** Weight of a sentence that asks nothing. */
const tellingWeight = 0.65;
const ruledOutWeight = 0.5;

/** "How high should it hang?" refers to something else. */
const pointsElsewhere = /\b(?:it|they|them|these|those)\b/i;
const asks =
  /\?\s*$|^(?:and |but |so )?(?:how|what|which|where|when|why|who|should|can|could|is|are|do|does|will|would|any)\b/i;
/** "I want a rug but have no idea what size" is a question without a question mark. */
const wishes =
  /\b(?:how|what|which|where|why|whether)\b|\b(?:want|need|like|hoping|trying|planning) to\b|\b(?:no idea|not sure|unsure|wonder\w*|advice|suggest\w*|recommend\w*|explain|tell me)\b/i;
const joints =
  /[;:]\s+|,\s|\s(?:and|but|so|because|since|when|while|what|how|which|is it|can i|should i|do i)\s/i;

/** "We can't afford air con" isn't about air con. */
const isRuledOut =
  /\b(?:can['’]?t|cannot|don['’]?t|do not|won['’]?t|not) (?:afford|want|like|have|allow\w*)\b|\bwithout\b/i;

export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.trim() !== '');

export const isAsking = (sentence: string): boolean => asks.test(sentence) || wishes.test(sentence);

/** The clauses of a long question, each scored separately. */
export function clausesOf(text: string): readonly Clause[] {
  if (subjectWords(text).length < longQuestion) return [];
  const sentences = sentencesIn(text);
  const hasQuestion = sentences.some((sentence) => asks.test(sentence));
  const clauses = sentences.flatMap((sentence, index) => {
    // "Is he right?" refers to the previous sentence.
    const isAsked = asks.test(sentence) || saysLittle(sentences[index + 1]) || !hasQuestion;
    return sentence
      .replace(/[.?!]+$/, '')
      .split(joints)
      .filter((clause) => saysEnough(clause) && !pointsElsewhere.test(clause))
      .map((clause) => ({
        clause: clause.trim(),
        share: isRuledOut.test(clause) ? ruledOutWeight : isAsked ? 1 : tellingWeight,
      }));
  });
  return clauses.slice(-mostClauses);
}

/** The asking sentences, each with the one before if it depends on it; the whole text if none asks. */
export function askingPart(text: string): string {
  const sentences = sentencesIn(text);
  if (sentences.length < 2) return text;
  const isAskingAt = sentences.map(isAsking);
  // "I smiled and said sure. What's that?" refers to what precedes.
  const isKept = [...isAskingAt];
  for (let index = sentences.length - 1; index > 0; index -= 1) {
    if (isKept[index] && isAskingAt.some((asking, at) => asking && at >= index))
      isKept[index - 1] ||= tellsLittle(sentences.slice(index).join(' '));
  }
  const part = sentences.filter((_, index) => isKept[index]).join(' ');
  return subjectWords(part).some((word) => searchIndex().isTelling(word)) ? part : text;
}

/** At least two words, and not just figures: "he is 6 foot 4". */
const saysEnough = (clause: string): boolean => {
  const words = subjectWords(clause);
  return (
    words.length >= 2 && words.some((word) => !/^\d/.test(word) && searchIndex().isTelling(word))
  );
};

const tellsLittle = (part: string): boolean =>
  subjectWords(part).filter((word) => searchIndex().isTelling(word)).length < leastTelling;

/** A question without a subject of its own. */
const saysLittle = (sentence: string | undefined): boolean =>
  sentence !== undefined && asks.test(sentence) && tellsLittle(sentence);
