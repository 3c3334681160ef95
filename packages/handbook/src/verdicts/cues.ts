/** Verdict that the opening of an entry implies for "can I …?": a yes, a no, or a condition. */
import { asksLeave } from './yes-or-no.ts';

interface Cue {
  /** How the opening begins, after its label. */
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

/** The answer itself, in front of the sentences that it follows from. */
export function cueFor(question: string, markdown: string): string | undefined {
  if (!asksLeave(question)) return undefined;
  const opening = markdown.replace(/^\*\*[^*]+:\*\* /, '');
  if (/^(?:yes|no)\b/i.test(markdown)) return undefined;
  return cues.find((cue) => cue.opening.test(opening))?.verdict;
}
