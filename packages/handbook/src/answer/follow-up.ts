/**
 * "And in Australia?", "what about for a child?", "how much does it cost?", "with 3 coats?":
 * a question that leans on the one before is completed with its words before it is answered.
 */
import { subjectWords } from '../search/subject-words.ts';
import type { ChatTurn } from './answer-words.ts';
import { regionIn, regions } from './regions.ts';

const leans =
  /^(?:and|but|also|or|what about|how about|what if|what of|same (?:for|in|but|question)|now (?:for|in|with)|then|so|with|without|for|in|instead|if|which (?:one|of)|why|how much|how long|how many|is (?:it|that|this)|are (?:they|those|these)|does (?:it|that|this)|do (?:they|those)|can (?:it|that|they|i)|what else|tell me more|more|any other|who (?:was|is) (?:he|she|that)|when (?:was|did)|where (?:is|was)|what (?:did|other))\b/i;
const pronouns =
  /\b(?:it|its|they|them|their|theirs|that|this|those|these|he|she|his|her|him|one|ones|there|the same|both|either|the first|the second|latter|former)\b/i;
const wantsMore =
  /^(?:and |ok(?:ay)? |please )?(?:tell me more|more|go on|continue|more details?|explain(?: more)?|elaborate|why|how so|what else)[\s?.!]*$/i;

/** Words of which a follow-up swaps one for another: "and for a bathroom?" after a kitchen. */
const swapFamilies: readonly RegExp[] = [
  /\b(?:kitchen|bathroom|bedroom|living room|lounge|dining room|hallway|hall|corridor|home office|office|garage|basement|attic|loft|laundry|utility room|nursery|toilet|powder room|foyer|closet|wardrobe|garden|balcony|terrace|study|den)s?\b/i,
  /\b(?:child(?:ren)?|kids?|toddlers?|adults?|elderly(?: people| person)?|wheelchair(?: users?)?)\b/i,
  /\b(?:king|queen|single|twin|double|super king|full)(?: (?:size )?beds?)?\b/i,
  /\b(?:oak|pine|marble|granite|quartz|quartzite|laminate|vinyl|lvt|porcelain|ceramic|concrete|brick|steel|timber|bamboo|cork|carpet|linoleum|slate|limestone|travertine|terrazzo|zinc|copper|aluminium|upvc|metal|thatch|clay tiles?)\b/i,
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|seats|guests|coats|layers|doors?|windows?)\b/i,
];

export interface Completed {
  readonly text: string;
  /** The earlier question this one leans on, if any. */
  readonly previous: string | undefined;
}

export function previousQuestions(history: readonly ChatTurn[]): readonly string[] {
  return history
    .filter((turn) => turn.role === 'user' && turn.text.trim() !== '')
    .map((turn) => turn.text);
}

export function leansOnHistory(question: string): boolean {
  const own = subjectWords(question).length;
  if (wantsMore.test(question)) return true;
  if (own > 7) return false;
  if (own <= 1 && regionIn(question) !== undefined) return true;
  if (leans.test(question) && own <= 4) return true;
  return pronouns.test(question) && own <= 4;
}

/** The earlier question with the new one's words put in: region for region, room for room. */
export function complete(question: string, earlier: string): string {
  let base = earlier.replace(/[?!.\s]+$/, '');
  const addition = question
    .trim()
    .replace(/^(?:and|but|also|or|so|ok(?:ay)?|then|now)\b[,\s]*/i, '')
    .replace(/^(?:what|how) (?:about|of|if)\b\s*(?:it is |it's |i (?:have|use|want) )?/i, '')
    .replace(/[?!.\s]+$/, '');
  if (wantsMore.test(question)) return base;
  const region = regionIn(addition);
  if (region) {
    for (const other of regions) {
      base = base.replace(
        new RegExp(`\\b(?:in|for|under) (?:the )?(?:${other.pattern.source})`, 'gi'),
        '',
      );
    }
  }
  for (const family of swapFamilies) {
    const newer = family.exec(addition)?.[0];
    if (newer === undefined || !family.test(base)) continue;
    const rest = subjectWords(addition).length - subjectWords(newer).length;
    if (rest <= 1) return base.replace(family, newer);
  }
  return `${base} ${addition}`.replace(/\s+/g, ' ').trim();
}
