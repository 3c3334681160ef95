/**
 * Puts a warning before the answer; without a real answer, the entry that helps to work safely. If the danger
 * is only marginal, the answer comes first.
 */

import type { Answer } from '../compose/answer-words.ts';
import { sourceOf } from '../compose/sources.ts';
import { getEntry } from '../entries/handbook.ts';
import { sentencesIn } from '../intent/question-parts.ts';
import type { Warning } from '../safety/warning.ts';
import { faintNote, isUnnamed, type WarningFound } from '../safety/warnings.ts';
import { speaksOf } from '../verdicts/speaks-of.ts';
import { withHedge } from './with-verdict.ts';
import { hasOrder, withoutOrder, withoutSaidLines } from './without-repeats.ts';

/** Below a warning, an entry may match less closely. */
const leastBelowWarning = 0.45;

/**
 * No answer, or an entry on something else: for "can I drill into the grey boards", one on slabs. Long
 * stories match more.
 */
const isOffSubject = (question: string, calm: Answer): boolean =>
  empty.includes(calm.kind) ||
  (calm.kind === 'entry' &&
    sentencesIn(question).length === 1 &&
    !speaksOf(question, getEntry(calm.sources[0]?.slug ?? ''), calm.markdown, leastBelowWarning));

const empty: readonly Answer['kind'][] = ['unknown', 'off-topic', 'small-talk'];

export function withWarning(
  found: WarningFound,
  question: string,
  answerCalmly: () => Answer,
): Answer {
  const { warning, isFaint } = found;
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
  const helpful = isOffSubject(question, calm)
    ? first && !hasOrder(warning.reply)
      ? { markdown: `**${first.title}.** ${first.lead}`, sources: [] }
      : undefined
    : calm;
  const known = new Set(entries.map(({ slug }) => slug));
  return {
    ...calm,
    kind: 'caution',
    markdown: helpful ? joined(warning.reply, helpful.markdown) : warning.reply,
    sources: [
      ...entries.map((entry) => sourceOf(entry)),
      ...(helpful?.sources ?? []).filter(({ slug }) => !known.has(slug)),
    ],
    followUps: [...new Set([...followUps, ...(helpful === calm ? calm.followUps : [])])].slice(
      0,
      4,
    ),
  };
}

const joined = (reply: string, below: string): string =>
  `${withoutOrder(reply, below)}\n\n${withoutSaidLines(below, reply)}`;

const followedBy = (warning: Warning, calm: Answer): Answer => ({
  ...calm,
  markdown: `${calm.markdown}\n\n${warning.reply}`,
});
