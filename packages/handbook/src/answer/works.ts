/** "Who designed …?", "when was … built?", "where is …?": the works listed under architects. */
import type { Entry, Work } from '../entries/entry.ts';
import { handbook } from '../entries/handbook.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import type { Answer } from './answer-words.ts';
import { followUpsOf } from './compose.ts';
import { sourceOf } from './sources.ts';
import { worksList } from './works-list.ts';

interface Listed {
  readonly work: Work;
  readonly entry: Entry;
  readonly words: ReadonlySet<string>;
}

const asksForWork =
  /\b(?:who|which architect|whose|what architect)\b.*\b(?:design|build|built|architect|made|make|create|draw|drew|did|behind|planned)|\barchitect (?:of|for|behind)\b|\bdesigned by\b|\bwhen\b.*\b(?:built|designed|completed|finished|made|open|opened|constructed|date)|\bwhere\b.*\b(?:is|are|was|stand|located|find)\b|\bhow old is\b|\bwhat year\b/i;

/** Words that say "building" without telling which. */
const vagueWords = new Set(
  subjectWords(
    'building house museum tower centre church villa hall library famous built design architect year place located opera bridge station complete open date',
  ),
);

let kept: readonly Listed[] | undefined;

function listedWorks(): readonly Listed[] {
  kept ??= handbook().entries.flatMap((entry) =>
    entry.works.map((work) => ({ work, entry, words: new Set(subjectWords(work.name)) })),
  );
  return kept;
}

/** The work a text names, however it is asked about. */
export function workNamed(text: string): { work: Work; entry: Entry } | undefined {
  const { speller, weightOf } = searchIndex();
  const asked = new Set(subjectWords(speller.mend(text)));
  let best: Listed | undefined;
  let bestWeight = 0;
  for (const listed of listedWorks()) {
    const hits = [...listed.words].filter((word) => asked.has(word));
    const telling = hits.filter((word) => !vagueWords.has(word));
    if (telling.length === 0) continue;
    const missing = [...listed.words].filter((word) => !asked.has(word) && !vagueWords.has(word));
    const weight =
      hits.reduce((sum, word) => sum + weightOf(word), 0) -
      missing.reduce((sum, word) => sum + weightOf(word), 0);
    if (weight > bestWeight) {
      best = listed;
      bestWeight = weight;
    }
  }
  return best;
}

export function whoDesigned(question: string): Answer | undefined {
  if (!asksForWork.test(question)) return undefined;
  const found = workNamed(question);
  if (!found) return undefined;
  const { work, entry } = found;
  return {
    kind: 'person',
    markdown: [
      `**${work.name}** (${work.years}, ${work.place}) was designed by **${entry.title}**${entry.life ? ` (${entry.life})` : ''}.`,
      entry.lead,
      worksList(entry, work),
      `_From the handbook: ${entry.title} (checked ${entry.updated})._`,
    ].join('\n\n'),
    sources: [sourceOf(entry, `${work.name}, ${work.years}, ${work.place}`)],
    followUps: [`Who was ${entry.title}?`, ...followUpsOf(entry)].slice(0, 3),
  };
}
