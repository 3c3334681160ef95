/** Puts yes or no first if the question asks for it and the data decides it. */
import type { Answer } from '../compose/answer-words.ts';
import { composeEntry } from '../compose/compose.ts';
import { regionIn } from '../compose/regions.ts';
import { getEntry } from '../entries/handbook.ts';
import { budgetVerdict } from '../verdicts/budgets.ts';
import { commonQuestion } from '../verdicts/common-questions.ts';
import { cueFor } from '../verdicts/cues.ts';
import { entryVerdict } from '../verdicts/entry-verdicts.ts';
import { figureVerdict } from '../verdicts/figure-verdict.ts';
import { needsHedge } from '../verdicts/hedge.ts';
import { withinLimits } from '../verdicts/limits.ts';
import { speaksOf } from '../verdicts/speaks-of.ts';
import { stairsVerdict } from '../verdicts/stairs-verdict.ts';
import { temperatureSlug, temperatureVerdict } from '../verdicts/temperatures.ts';
import { isClaim, wantsYesOrNo } from '../verdicts/yes-or-no.ts';

/** Compares a size in a yes/no question with its entry's limits; a region has its own. */
export function answerWithinLimits(text: string): Answer | undefined {
  const region = regionIn(text);
  const limit = region ? undefined : judgedFigure(text);
  const entry = limit && getEntry(limit.slug);
  return (
    limit && entry && withOpening(limit.verdict, composeEntry(entry, { text, region }), '\n\n')
  );
}

function judgedFigure(text: string): { verdict: string; slug: string } | undefined {
  const temperature = temperatureVerdict(text);
  if (temperature !== undefined) return { verdict: temperature, slug: temperatureSlug };
  return (
    budgetVerdict(text) ?? withinLimits(text) ?? (isClaim(text) ? undefined : commonQuestion(text))
  );
}

/** An answer that already starts with a verdict. */
const begunByItself = /^\W*(?:yes|no|not|only|usually|mostly)\b/i;

export function withVerdict(text: string, answer: Answer): Answer {
  if (answer.kind === 'entry') {
    const entry = getEntry(answer.sources[0]?.slug ?? '');
    const ownVerdict = entry && entryVerdict(text, entry);
    if (ownVerdict !== undefined) return withOpening(`**${ownVerdict}**`, answer, '\n\n');
    const compared = entry && !regionIn(text) ? figureVerdict(text, entry) : undefined;
    if (compared !== undefined && !begunByItself.test(answer.markdown))
      return withOpening(compared, answer, '\n\n');
    const cue = cueFor(text, answer.markdown);
    const isAbout = entry !== undefined && speaksOf(text, entry, answer.markdown);
    return cue === undefined || !isAbout ? answer : withOpening(`**${cue}**`, answer, ' ');
  }
  const { calculation } = answer;
  if (calculation?.calculator !== 'stairs' || !calculation.result || !wantsYesOrNo(text))
    return answer;
  return withOpening(stairsVerdict(calculation.result), answer, '\n\n');
}

/** For answers without a warning in front. */
export const withHedge = (text: string, answer: Answer): Answer =>
  answer.kind === 'entry' &&
  needsHedge(text, answer.markdown) &&
  speaksOf(text, getEntry(answer.sources[0]?.slug ?? ''), answer.markdown)
    ? withOpening('**It depends:**', answer, ' ')
    : answer;

export const withOpening = (lead: string, answer: Answer, gap: string): Answer => ({
  ...answer,
  markdown: `${lead}${gap}${answer.markdown}`,
});
