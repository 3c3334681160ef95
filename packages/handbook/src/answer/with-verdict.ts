/** Yes or no first, where a question wants it and what is held decides it. */
import type { Answer } from '../compose/answer-words.ts';
import { composeEntry } from '../compose/compose.ts';
import { regionIn } from '../compose/regions.ts';
import { getEntry } from '../entries/handbook.ts';
import { cueFor } from '../verdicts/cues.ts';
import { withinLimits } from '../verdicts/limits.ts';
import { stairsVerdict } from '../verdicts/stairs-verdict.ts';
import { wantsYesOrNo } from '../verdicts/yes-or-no.ts';

/** A size that is asked leave for, judged by the limits of its entry; a region has its own. */
export function answerWithinLimits(text: string): Answer | undefined {
  const region = regionIn(text);
  const limit = region ? undefined : withinLimits(text);
  const entry = limit && getEntry(limit.slug);
  return limit && entry && led(limit.verdict, composeEntry(entry, { text, region }), '\n\n');
}

export function withVerdict(text: string, answer: Answer): Answer {
  if (answer.kind === 'entry') {
    const cue = cueFor(text, answer.markdown);
    return cue === undefined ? answer : led(`**${cue}**`, answer, ' ');
  }
  const { calculation } = answer;
  if (calculation?.calculator !== 'stairs' || !calculation.result || !wantsYesOrNo(text))
    return answer;
  return led(stairsVerdict(calculation.result), answer, '\n\n');
}

const led = (lead: string, answer: Answer, gap: string): Answer => ({
  ...answer,
  markdown: `${lead}${gap}${answer.markdown}`,
});
