/**
 * Puts a warning before the answer; without a real answer, the entry that helps to work safely. If the danger
 * is only marginal, the answer comes first.
 */

import type { Answer } from '../compose/answer-words.ts';
import { sourceOf } from '../compose/sources.ts';
import { getEntry } from '../entries/handbook.ts';
import type { Warning } from '../safety/warning.ts';
import { faintNote, isUnnamed, type WarningFound } from '../safety/warnings.ts';
import { isBelowWarning, isOffSubject, isOfParts } from './below-warning.ts';
import { withHedge } from './with-verdict.ts';
import { hasOrder, withoutOrder, withoutSaidLines } from './without-repeats.ts';

export function withWarning(
  found: WarningFound,
  question: string,
  answerCalmly: () => Answer,
): Answer {
  const { isFaint } = found;
  const warning = withOther(found);
  const entries = warning.slugs.map(getEntry).filter((entry) => entry !== undefined);
  const followUps = entries.map((entry) => `Tell me about ${entry.title.toLowerCase()}`);
  const alone: Answer = { kind: 'caution', markdown: warning.reply, sources: [], followUps };
  if (warning.isWholeAnswer) return alone;
  const calm = answerCalmly();
  if (isFaint && (!isOffSubject(question, calm) || warning.reply === faintNote))
    return followedBy(warning, withHedge(question, calm));
  // If the subject has its own entry and the danger is unspecific, the answer comes first.
  if (isUnnamed(found) && calm.kind === 'entry' && !isOffSubject(question, calm))
    return followedBy({ ...warning, reply: faintNote }, withHedge(question, calm));
  const [first] = entries;
  const isHelpful =
    !isOffSubject(question, calm) && (isUnnamed(found) || isBelowWarning(question, calm, warning));
  const helpful = isHelpful
    ? withoutSeeAlso(calm)
    : first && !hasOrder(warning.reply)
      ? { markdown: `**${first.title}.** ${first.lead}`, sources: [] }
      : undefined;
  const known = new Set(entries.map(({ slug }) => slug));
  return {
    ...calm,
    kind: 'caution',
    markdown: helpful ? joined(warning.reply, helpful.markdown) : warning.reply,
    sources: [
      ...entries.map((entry) => sourceOf(entry)),
      ...(helpful?.sources ?? []).filter(({ slug }) => !known.has(slug)),
    ],
    followUps: [...new Set([...followUps, ...(isHelpful ? calm.followUps : [])])].slice(0, 4),
  };
}

/** The other danger of a question is told in a sentence. */
const withOther = ({ warning, also }: WarningFound): Warning => {
  const sentence = /^\*\*[^*]+(?:\.\*\*|\*\*.*?[.](?=\s|$))/.exec(also?.reply ?? '')?.[0];
  return sentence === undefined
    ? warning
    : { ...warning, reply: `${warning.reply}\n\n${sentence}` };
};

/** A warning and what it is about are enough. */
const withoutSeeAlso = (calm: Answer): Pick<Answer, 'markdown' | 'sources'> =>
  calm.kind === 'entry' && !isOfParts(calm)
    ? {
        markdown: calm.markdown
          .split('\n\n')
          .filter((paragraph) => !paragraph.startsWith('**See also — '))
          .join('\n\n'),
        sources: calm.sources.slice(0, 1),
      }
    : calm;

const joined = (reply: string, below: string): string =>
  `${withoutOrder(reply, below)}\n\n${withoutSaidLines(below, reply)}`;

const followedBy = (warning: Warning, calm: Answer): Answer => ({
  ...calm,
  markdown: `${calm.markdown}\n\n${warning.reply}`,
});
