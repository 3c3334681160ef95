/**
 * A line that says yes, no or on what condition, where the short answer doesn't: "Needed: Yes between varnish
 * coats" for "do I have to sand between coats of varnish".
 */

import { restOf } from '../compose/passages.ts';
import { isRegional } from '../compose/regions.ts';
import { sentencesOf } from '../compose/sources.ts';
import type { Entry, Fact } from '../entries/entry.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';

/** Share of what is asked of the entry, by weight, that the line must speak of. */
const leastShare = 0.6;
const says = /^(?:yes|no|not|only|never|usually|mostly|rarely|better not)\b/i;
/** "Never: A larger fuse than the cable allows." */
const forbids = /^(?:never|not|avoid)\b/i;

export function verdictLine(entry: Entry, question: string): Fact | undefined {
  const { weightOf, isTelling } = searchIndex();
  const rest = [...new Set(restOf(entry, question))].filter(isTelling);
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
  const all = weigh(rest);
  if (all === 0) return undefined;
  const shareIn = (text: string) => {
    const own = new Set(subjectWords(text));
    return weigh(rest.filter((word) => own.has(word))) / all;
  };
  const said = Math.max(...sentencesOf(entry.lead).map(shareIn));
  const [best] = entry.facts
    .filter((fact) => !isRegional(fact) && (says.test(fact.text) || forbids.test(fact.label)))
    .map((fact) => ({ fact, share: shareIn(`${fact.label} ${fact.text}`) }))
    .sort((one, other) => other.share - one.share);
  return best && best.share >= leastShare && best.share >= said ? best.fact : undefined;
}
