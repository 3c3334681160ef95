/**
 * Composes an entry's answer to a question: first what it singles out (a region, a cost, a width), then the
 * short answer, then the details.
 */

import type { Entry, Fact } from '../entries/entry.ts';
import { getEntry } from '../entries/handbook.ts';
import { searchIndex } from '../search/search-index.ts';
import { verdictLine } from '../verdicts/verdict-line.ts';
import { beginsWithVerdict, isClaim, wantsYesOrNo } from '../verdicts/yes-or-no.ts';
import type { Answer } from './answer-words.ts';
import { aspectsOf } from './aspects.ts';
import { closeness } from './closeness.ts';
import { factKindOf } from './fact-kinds.ts';
import { relevantLead, relevantPassages, restOf } from './passages.ts';
import { isRegional, type Region, withoutRegionWords } from './regions.ts';
import { secondEntryText } from './second-entry.ts';
import { type Interest, selectLines } from './select-lines.ts';
import { sentencesOf, sourceOf } from './sources.ts';
import { selectWorks } from './works-list.ts';

export interface Asked {
  readonly text: string;
  readonly region: Region | undefined;
}

/** Other entries found. */
export interface Company {
  readonly besides?: readonly Entry[];
  /** One of them that may be meant as well as the first. */
  readonly rival?: Entry | undefined;
}

/** Part of the question that one line or name of a further entry must hold; the second in rank is likelier. */
const leastCloseness = { second: 0.25, further: 0.4 } as const;

export function composeEntry(
  entry: Entry,
  asked: Asked,
  { besides: found = [], rival }: Company = {},
): Answer {
  const besides = found.filter(
    (other, at) =>
      other === rival ||
      closeness(asked.text, other) >= (at === 0 ? leastCloseness.second : leastCloseness.further),
  );
  const { text, facts } = openingOf(entry, asked);
  const why = asksWhy.test(asked.text) ? reasonFirst(entry) : '';
  const opening = `${why}${text}`;
  const interest = interestOf(entry, asked);
  const lines = selectLines(entry, opening, interest);
  const works = selectWorks(entry, interest && asked.text);
  const soFar = `${entry.title} ${opening} ${lines.text}`;
  const tell = (other: Entry) =>
    secondEntryText(
      asked.text,
      soFar,
      { entry: other, opening: openingOf(other, asked).text },
      other === rival ? 'as a rival' : other === found[0] ? 'in passing' : 'only if new',
    );
  const parts = [
    opening,
    rival ? `**If you mean ${lowerFirst(rival.title)}:** ${tell(rival)}` : '',
    lines.text,
    works.text,
    ...besides
      .filter((other) => other !== rival)
      .map((other) => ({ title: other.title, text: tell(other) }))
      .map(({ title, text: also }) => (also === '' ? '' : `**See also — ${title}.** ${also}`)),
    dated(entry),
  ];
  return {
    kind: entry.kind === 'architect' ? 'person' : 'entry',
    markdown: parts.filter((part) => part !== '').join('\n\n'),
    sources: [sourceOf(entry, facts[0]?.text), ...besides.map((other) => sourceOf(other))],
    followUps: [
      ...(lines.isWhole && works.isWhole ? [] : [questionAbout(entry)]),
      ...followUpsOf(entry),
    ].slice(0, 3),
  };
}

/** A question that is only the entry's name gets the whole entry. */
function interestOf(entry: Entry, { text, region }: Asked): Interest | undefined {
  const words = restOf(entry, withoutRegionWords(text));
  const sides = aspectsOf(text).flatMap((aspect) => factKindOf(aspect) ?? []);
  if (asksForAll.test(text) || (words.length === 0 && sides.length === 0)) return undefined;
  return { words, weightOf: searchIndex().weightOf, sides, region, asksHow: asksHow.test(text) };
}

const asksForAll = /^(?:please )?(?:tell me|explain|describe|all|everything)\b/i;
const asksHow =
  /\bhow (?:do|to|can|should|would|does one|is)\b|\bsteps?\b|\bwhat (?:do|should|can) (?:i|we)\b|\b(?:fix|mend|repair|install|fit|make|build|lay|clean)\w*\b/i;

/** Opening of an answer: the facts asked for, and the short answer. */
function openingOf(entry: Entry, asked: Asked): { text: string; facts: readonly Fact[] } {
  const saysYesOrNo = !asked.region && asksYesOrNo(asked.text) && beginsWithVerdict(entry.lead);
  const [first, ...later] = aspectsOf(asked.text).map((text) => ({ ...asked, text }));
  const whole = first!.text === asked.text ? asked : first!;
  const facts = saysYesOrNo ? [] : factsInFront(entry, asked, whole);
  const lead = saysYesOrNo || facts.length > 0 ? entry.lead : relevantLead(entry, whole.text);
  const before = `${facts.map(written).join('\n\n')}${facts.length > 0 ? '\n\n' : regionNote(entry, asked)}`;
  const also = later
    .flatMap((aspect) => relevantFacts(entry, aspect))
    .filter((fact, index, all) => !facts.includes(fact) && all.indexOf(fact) === index);
  const after = also.map((fact) => `\n\n${written(fact)}`).join('');
  const text = saysYesOrNo ? `${entry.lead}${after}` : `${before}${leadOf(entry, lead)}${after}`;
  return { text, facts: [...facts, ...also] };
}

/** A line with the verdict that is asked for, or those that the question selects. */
function factsInFront(entry: Entry, asked: Asked, whole: Asked): readonly Fact[] {
  const isOpen = asked.region || isClaim(asked.text) || !asksYesOrNo(asked.text);
  const verdict = isOpen ? undefined : verdictLine(entry, asked.text);
  return verdict ? [verdict] : relevantFacts(entry, whole);
}

/** "My builder says it must be sealed. Is he right?" asks for a verdict, too. */
const asksYesOrNo = (question: string): boolean =>
  isClaim(question) || wantsYesOrNo(question) || sentencesOf(question).some(wantsYesOrNo);

const written = ({ label, text }: Fact): string => `**${label}:** ${text}`;

/** A follow-up "why?" is completed to "why" plus the previous question. */
const asksWhy = /^why (?=how|what|which|where|when|who|tell|should|can)/i;
const reason =
  /\b(?:because|since|so that|otherwise|or else|to (?:avoid|keep|let|stop|prevent)|too (?:low|high|little|much|narrow|steep)|would|need(?:s|ed)? (?:room|space))\b/i;

/** The line or sentence that gives a reason; if there is none, the answer says so. */
function reasonFirst(entry: Entry): string {
  const line = entry.facts.find(({ label }) => label === 'Why');
  if (line) return `**Why:** ${line.text}\n\n`;
  const sentence = sentencesOf(entry.lead).find((each) => reason.test(each));
  if (sentence) return `${sentence}\n\n`;
  return '_The handbook gives no reason for this; here is what it says about it._\n\n';
}

function leadOf(entry: Entry, lead: string): string {
  return entry.life ? `**${entry.title}** (${entry.life}). ${lead}` : lead;
}

/** Facts that the question selects: by name ("for children"), by region, by subject. */
function relevantFacts(entry: Entry, asked: Asked): readonly Fact[] {
  const { named, nearest } = relevantPassages(entry, withoutRegionWords(asked.text), isRegional);
  if (named.length > 0) return named;
  const byRegion = factByRegion(entry, asked.region);
  if (byRegion) return [byRegion];
  return nearest ? [nearest] : [];
}

function factByRegion(entry: Entry, region: Region | undefined): Fact | undefined {
  for (const label of region?.labels ?? []) {
    const found = entry.facts.find((fact) =>
      fact.label.toLowerCase().startsWith(label.toLowerCase()),
    );
    if (found) return found;
  }
  return undefined;
}

function regionNote(entry: Entry, asked: Asked): string {
  if (!asked.region || entry.kind !== 'guide') return '';
  const mentions = `${entry.lead} ${entry.details}`;
  if (asked.region.pattern.test(mentions)) return '';
  return `_The handbook has no separate value for ${asked.region.name} here; this is the general guidance, so check locally._\n\n`;
}

function dated(entry: Entry): string {
  return `_From the handbook: ${entry.title} (checked ${entry.updated})._`;
}

export function followUpsOf(entry: Entry): readonly string[] {
  return entry.related
    .map(getEntry)
    .filter((other) => other !== undefined)
    .slice(0, 3)
    .map((other) => questionAbout(other));
}

const openings: Readonly<Record<Entry['kind'], (title: string) => string>> = {
  guide: (title) => `Tell me about ${lowerFirst(title)}`,
  style: (title) => `What is ${title}?`,
  architect: (title) => `Who was ${title}?`,
  material: (title) => `Tell me about ${lowerFirst(title)}`,
  building: (title) => `Tell me about ${title}`,
  term: (title) => `What is ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${lowerFirst(title)}?`,
};

export function questionAbout(entry: Entry): string {
  return openings[entry.kind](entry.title);
}

function lowerFirst(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
