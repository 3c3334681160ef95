import type { Fact } from '../entries/entry.ts';
import { subjectWords } from '../search/subject-words.ts';

/** Regions, and the labels of their values in entries. */
export interface Region {
  readonly name: string;
  readonly pattern: RegExp;
  /** Fact labels for this region, best first. */
  readonly labels: readonly string[];
}

const region = (name: string, pattern: RegExp, ...labels: string[]): Region => ({
  name,
  pattern,
  labels: [name, ...labels],
});

export const regions: readonly Region[] = [
  region(
    'Australia',
    /\b(?:australia|australian|aussie|oz|ncc|sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|queensland|new south wales|nsw|tasmania)\b/i,
    'Australia and New Zealand',
  ),
  region(
    'New Zealand',
    /\b(?:new zealand|nz|kiwi|auckland|wellington|christchurch)\b/i,
    'Australia and New Zealand',
  ),
  region(
    'UK',
    /\b(?:uk|u\.k\.|united kingdom|britain|british|england|english code|wales|scotland|london|manchester|birmingham|leeds|bristol|liverpool|edinburgh|glasgow|cardiff|belfast|yorkshire|great britain)\b/i,
    'UK (England)',
    'UK and Ireland',
    'Europe',
  ),
  region('Ireland', /\b(?:ireland|irish|dublin)\b/i, 'UK and Ireland', 'UK', 'Europe'),
  region(
    'US',
    /\b(?:us|u\.s\.|usa|u\.s\.a\.|united states|america|american|states|california|texas|florida|arizona|nevada|colorado|ohio|oregon|michigan|minnesota|seattle|boston|chicago|los angeles|san francisco|denver|new york|nyc|irc|ibc|nec)\b/i,
    'US and Canada',
    'North America',
  ),
  region(
    'Canada',
    /\b(?:canada|canadian|ontario|toronto|vancouver|quebec|nbc)\b/i,
    'US and Canada',
    'North America',
    'US',
  ),
  region(
    'Germany',
    /\b(?:germany|german|berlin|munich|hamburg|frankfurt|cologne|din)\b/i,
    'EU',
    'Europe',
  ),
  region('France', /\b(?:france|french code|paris)\b/i, 'EU', 'Europe'),
  region(
    'India',
    /\b(?:india|indian|delhi|mumbai|bangalore|bengaluru|chennai|hyderabad)\b/i,
    'South Asia',
  ),
  region(
    'Europe',
    /\b(?:europe|european|eu|spain|italy|netherlands|sweden|norway|denmark|poland|portugal|austria|belgium)\b/i,
    'EU',
  ),
  region('South Africa', /\b(?:south africa|south african|cape town|johannesburg)\b/i),
  region('Southern hemisphere', /\b(?:southern hemisphere|chile|argentina|brazil)\b/i),
  region('Northern hemisphere', /\b(?:northern hemisphere)\b/i),
];

/** Its label says where it applies, not what it is about. */
export const isRegional = ({ label }: Fact): boolean =>
  regions.some(({ labels }) => labels.includes(label));

export function regionIn(text: string): Region | undefined {
  // "us" is a region only in capitals or after "in the"; "tell us" isn't.
  const cleaned = text.replace(/\bus\b/g, (word, at: number) =>
    /\bin (?:the )?$/i.test(text.slice(0, at)) ? 'usa' : word === 'US' ? 'usa' : '',
  );
  return regions.find((candidate) => candidate.pattern.test(cleaned));
}

/**
 * Regions select a line within an entry, not the entry itself ("in Sydney", but not "Sydney Opera House").
 */
export const withoutRegion = (question: string): string => strip(question, 'in|for|under|by|per');

/** For selecting a line; removes every mention of a region: "deck height USA". */
export const withoutRegionWords = (question: string): string => strip(question, undefined);

function strip(question: string, prepositions: string | undefined): string {
  const before = prepositions ? `\\b(?:${prepositions}) (?:the )?` : '';
  let text = question;
  for (const { pattern } of regions) {
    text = text.replace(new RegExp(`${before}(?:${pattern.source})`, 'gi'), ' ');
  }
  return subjectWords(text).length > 0 ? text : question;
}
