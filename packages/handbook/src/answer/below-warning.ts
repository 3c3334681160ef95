/** Whether an answer may stand below a warning: it must be about the question, and about the danger. */
import type { Answer } from '../compose/answer-words.ts';
import { closeness } from '../compose/closeness.ts';
import type { Entry } from '../entries/entry.ts';
import { getEntry } from '../entries/handbook.ts';
import { sentencesIn } from '../intent/question-parts.ts';
import type { Warning } from '../safety/warning.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { speaksOf } from '../verdicts/speaks-of.ts';

/** Below a warning, an entry may match less closely. */
const leastBelowWarning = 0.45;
/** Part of the question that one line or name of the entry must hold; less of a story. */
const leastCloseness = { certain: 0.65, aboutDanger: 0.45, story: 0.3 } as const;

const fewestWords = 2;

const empty: readonly Answer['kind'][] = ['unknown', 'off-topic', 'small-talk'];

/**
 * No answer, or an entry on something else: for "can I drill into the grey boards", one on slabs. Long
 * stories match more.
 */
export const isOffSubject = (question: string, calm: Answer): boolean =>
  empty.includes(calm.kind) ||
  (calm.kind === 'entry' &&
    sentencesIn(question).length === 1 &&
    !speaksOf(question, getEntry(calm.sources[0]?.slug ?? ''), calm.markdown, leastBelowWarning));

/** An answer to two questions has two entries. */
export const isOfParts = ({ markdown }: Answer): boolean =>
  markdown.split('_From the handbook:').length > 2;

/** For mould behind a bed, not the entry on accent walls. */
export function isBelowWarning(question: string, calm: Answer, warning: Warning): boolean {
  const entry = calm.kind === 'entry' ? getEntry(calm.sources[0]?.slug ?? '') : undefined;
  if (!entry || isOfParts(calm)) return true;
  if (warning.slugs.includes(entry.slug)) return true;
  const close = closeness(question, entry);
  if (close >= leastCloseness.certain) return true;
  if (sentencesIn(question).length > 1) return close >= leastCloseness.story;
  return close >= leastCloseness.aboutDanger && speaksOfDanger(entry, warning);
}

function speaksOfDanger(entry: Entry, warning: Warning): boolean {
  const { isTelling } = searchIndex();
  const subject = subjectWords(warning.subject).filter(isTelling);
  // "Work at height" says too little: its first sentence speaks of roofs and ladders.
  const [, sentence = ''] = /^\*\*([^*]+)/.exec(warning.reply) ?? [];
  const danger =
    subject.length < fewestWords
      ? [...subject, ...subjectWords(sentence).filter(isTelling)]
      : subject;
  const own = new Set(
    subjectWords([entry.title, ...entry.aliases, entry.lead, entry.details].join(' ')),
  );
  return danger.length === 0 || danger.some((word) => own.has(word));
}
