/** Verdict implied by an entry's opening for "can I …?": yes, no, or a condition. */
import { sentencesIn } from '../intent/question-parts.ts';
import { subjectWord, subjectWords } from '../search/subject-words.ts';
import { asksLeave } from './yes-or-no.ts';

interface Cue {
  /** Matches the opening after its label. */
  readonly opening: RegExp;
  readonly verdict: string;
}

export const cues: readonly Cue[] = [
  { opening: /^(?:\w+ ){0,4}yes\b/i, verdict: 'Yes.' },
  { opening: /^(?:no|never|do not|don't|not)\b/i, verdict: 'No.' },
  { opening: /^(?:avoid|poor|unsafe|better not|rarely)\b/i, verdict: 'Usually not.' },
  {
    opening: /^[^.:]*\bneeds? the (?:landlord|owner|neighbour|freeholder)/i,
    verdict: 'Only with leave.',
  },
  { opening: /^[^.]{0,30}\bonly (?:if|where|with|by|for)\b/i, verdict: 'Only on conditions.' },
  { opening: /^allowed\b/i, verdict: 'Usually yes.' },
  {
    opening: /^(?:\w+ ){0,6}(?:can be|may be|are fine|is fine|works? well)\b/i,
    verdict: 'Usually yes.',
  },
];

/** Verdicts implied by judgements on the thing asked about, in its clause of a line. */
const judgements: readonly { readonly said: RegExp; readonly verdict: string }[] = [
  { said: /\b(?:good|best|fine|suits?|works? well|allowed|yes)\b/i, verdict: 'Usually yes.' },
  {
    said: /\b(?:poor|bad|never|not|no|unsuitable|forbidden|avoid|without)\b/i,
    verdict: 'Usually not.',
  },
];

/** "Tile and stone best, vinyl and engineered wood good, thick carpet poor" says yes to vinyl. */
function judgedIn(question: string, markdown: string): string | undefined {
  const line = /^\*\*[^*]+:\*\* ([^\n.]+)/.exec(markdown)?.[1];
  if (line === undefined) return undefined;
  const questionWords = new Set(subjectWords(question));
  const clauses = line
    .replace(/\([^)]*\)/g, '')
    .split(/[,;:]/)
    .filter((clause) => subjectWords(clause).some((word) => questionWords.has(word)));
  const said = judgements.filter((one) => clauses.some((clause) => one.said.test(clause)));
  return clauses.length === 1 && said.length === 1 ? said[0]?.verdict : undefined;
}

const asksDuty =
  /^(?:(?:and|so|but) )?(?:should|must|do) (?:i|we|you)(?: (?:have|need) to)?(?: (?:really|always))? ([a-z]+)/i;
/** Order, alternatives and manner are no duty. */
const asksElse = /\b(?:first|last|before|after|or|too|without|when|how|what|which|where|not)\b/i;
const duties = /\b(?:wants?|needs?|must|should|has to|have to)((?: [\w-]+){1,3})/gi;

/** "Should I seal granite?" is answered by "it wants sealing about once a year". */
function dutyIn(question: string, markdown: string): string | undefined {
  const verb = asksDuty.exec(question)?.[1];
  if (verb === undefined || asksElse.test(question)) return undefined;
  const opening = markdown.split('\n\n')[0] ?? '';
  const isTold = [...opening.matchAll(duties)].some(
    ([, words = '']) =>
      !/\b(?:not|no|never|only)\b/i.test(words) &&
      words.split(' ').some((word) => subjectWord(word) === subjectWord(verb)),
  );
  return isTold ? 'Yes.' : undefined;
}

/** The verdict that the answer's sentences imply. */
export function cueFor(question: string, markdown: string): string | undefined {
  const duty = dutyIn(question, markdown);
  if (duty !== undefined) return duty;
  if (!sentencesIn(question).some(asksLeave)) return undefined;
  const opening = markdown.replace(/^\*\*[^*]+:\*\* /, '');
  if (/^(?:yes|no)\b/i.test(markdown)) return undefined;
  return cues.find((cue) => cue.opening.test(opening))?.verdict ?? judgedIn(question, markdown);
}
