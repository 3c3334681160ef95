/**
 * Turns an entry into an answer to the question asked: what the question singles out (a region, a
 * cost, a width) comes first, then the short answer, then the details.
 */

import type { Entry, Fact } from '../entries/entry.ts';
import { getEntry } from '../entries/handbook.ts';
import { wantsYesOrNo } from '../verdicts/yes-or-no.ts';
import type { Answer } from './answer-words.ts';
import { leadAskedFor, passagesAskedFor } from './passages.ts';
import { type Region, regions, withoutRegionWords } from './regions.ts';
import { sentencesOf, sourceOf } from './sources.ts';
import { worksList } from './works-list.ts';

export interface Asked {
  readonly text: string;
  readonly region: Region | undefined;
}

/** `rival`: an entry that may be meant as well as the first. */
export function composeEntry(
  entry: Entry,
  asked: Asked,
  besides: readonly Entry[] = [],
  rival?: Entry,
): Answer {
  const { text, facts } = openingOf(entry, asked);
  const why = asksWhy.test(asked.text) ? reasonFirst(entry) : '';
  const opening = `${why}${text}`;
  const parts = [
    opening,
    rival ? `**If you mean ${lowerFirst(rival.title)}:** ${openingOf(rival, asked).text}` : '',
    detailsAfter(opening, entry),
    worksList(entry),
    dated(entry),
  ];
  for (const other of besides) {
    if (other !== rival)
      parts.push(`**See also — ${other.title}.** ${openingOf(other, asked).text}`);
  }
  return {
    kind: entry.kind === 'architect' ? 'person' : 'entry',
    markdown: parts.filter((part) => part !== '').join('\n\n'),
    sources: [sourceOf(entry, facts[0]?.text), ...besides.map((other) => sourceOf(other))],
    followUps: followUpsOf(entry),
  };
}

/** Lines that came first are not said again; tables stay whole. */
function detailsAfter(opening: string, entry: Entry): string {
  return entry.details
    .split('\n')
    .filter((line) => !(line.startsWith('- **') && opening.includes(line.slice(2))))
    .join('\n')
    .trim();
}

/** Opening of an answer: the facts that the question singles out, and the short answer. */
function openingOf(entry: Entry, asked: Asked): { text: string; facts: readonly Fact[] } {
  const saysYesOrNo = !asked.region && wantsYesOrNo(asked.text) && yesOrNo.test(entry.lead);
  const facts = saysYesOrNo ? [] : factsAskedFor(entry, asked);
  if (saysYesOrNo) return { text: entry.lead, facts };
  const text =
    facts.length > 0
      ? `${facts.map(({ label, text: told }) => `**${label}:** ${told}`).join('\n\n')}\n\n${leadOf(entry, entry.lead)}`
      : `${regionNote(entry, asked)}${leadOf(entry, leadAskedFor(entry, asked.text))}`;
  return { text, facts };
}

/** Such a short answer comes whole and first. */
const yesOrNo = /^(?:yes|no|better not|only|mostly|usually|a little|safe for|it depends)\b/i;

/** A follow-up "why?" arrives as "why" and the question before. */
const asksWhy = /^why (?=how|what|which|where|when|who|tell|should|can)/i;
const reason =
  /\b(?:because|since|so that|otherwise|or else|to (?:avoid|keep|let|stop|prevent)|too (?:low|high|little|much|narrow|steep)|would|need(?:s|ed)? (?:room|space))\b/i;

/** The line or sentence that gives a reason; else it is said that there is none. */
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

/** Facts that the question singles out: by name ("for children"), by its region, by its subject. */
function factsAskedFor(entry: Entry, asked: Asked): readonly Fact[] {
  const isRegional = (fact: Fact) => regions.some((region) => region.labels.includes(fact.label));
  const { named, nearest } = passagesAskedFor(entry, withoutRegionWords(asked.text), isRegional);
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
  return /^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}
