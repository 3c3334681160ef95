/** Advice on two colours, from the entries on light, size and the colour wheel. */
import type { Answer } from '../compose/answer-words.ts';
import { sourceOf } from '../compose/sources.ts';
import type { Entry } from '../entries/entry.ts';
import { getEntry } from '../entries/handbook.ts';
import type { ColourQuestion } from './colour-question.ts';
import type { Colour } from './colour-table.ts';

const pairsSlug = 'colours-that-go-together';

interface Setting {
  readonly words: RegExp;
  readonly slug: string;
  readonly rank: (colour: Colour) => number;
  readonly reason: (better: Colour) => string;
}

const byWarmth = { warm: 0, neutral: 1, cool: 2 } as const;

/** Circumstances that decide between two colours; the last one always applies. */
export const settings: readonly Setting[] = [
  {
    words: /\bnorth\b|\b(?:cold|chilly|gloomy|sunless) (?:room|light)/i,
    slug: 'north-facing-rooms',
    rank: ({ warmth, depth }) => byWarmth[warmth] * 4 + depth,
    reason: ({ warmth }) =>
      warmth === 'warm'
        ? 'the light of such a room is cool and even, and a warm colour makes up for it'
        : warmth === 'neutral'
          ? 'with a warm undertone, since the light of such a room is cool'
          : 'both are cool in that light; this one is the milder. Warm it with cream, wood and lamps at 2,700 K',
  },
  {
    words: /\b(?:south|sunny|west)\b/i,
    slug: 'north-facing-rooms',
    rank: ({ warmth, depth }) => -byWarmth[warmth] * 4 + depth,
    reason: ({ warmth }) =>
      warmth === 'warm'
        ? 'in a sunny room almost any colour works, and this is the calmer one'
        : 'a sunny room takes almost any colour, and a cool one balances its warm light',
  },
  {
    words:
      /\b(?:small|tiny|little|narrow|windowless|low)\b|\bdark (?!green|blue|gr[ea]y|red|brown)/i,
    slug: 'dark-colours-and-the-size-of-a-room',
    rank: ({ depth, warmth }) => depth * 4 - byWarmth[warmth],
    reason: () =>
      'pale, cool and matt walls step back and make a room seem larger; the deeper one on all walls, trim and ceiling makes it cosy instead',
  },
  {
    words: /\b(?:bedrooms?|nursery|sleep\w*)\b/i,
    slug: 'bedroom-colours',
    rank: ({ warmth, depth }) => byWarmth[warmth] * 4 + depth,
    reason: ({ warmth }) =>
      warmth === 'warm'
        ? 'warm, muted colours make a bedroom cosy'
        : 'it is the calmer of the two for a bedroom; add wool, linen, wood and warm lamps',
  },
  {
    words: /^/,
    slug: 'colour-schemes',
    rank: ({ depth, warmth }) => depth * 4 + byWarmth[warmth],
    reason: () =>
      'the paler one is easier as the main 60 % of a room; give the other 30 % (sofa, curtains) or 10 % (cushions, art)',
  },
];

export function composeTwoColours({ wants, pair }: ColourQuestion, question: string): Answer {
  const { lead, slug } =
    wants === 'match'
      ? matched(pair, /\bclash/i.test(question) ? 'No' : 'Yes')
      : chosen(pair, question);
  const entries = [...new Set([slug, pairsSlug])]
    .map(getEntry)
    .filter((entry) => entry !== undefined);
  const goesWith = getEntry(pairsSlug);
  return {
    kind: 'entry',
    markdown: [
      lead,
      pair
        .map((colour) => `- **${capital(colour.name)}:** ${characterOf(colour, goesWith)}`)
        .join('\n'),
      'Try both on boards of a metre square, morning and night, before you buy.',
      `_From the handbook: ${entries.map(({ title, updated }) => `${title} (checked ${updated})`).join('; ')}._`,
    ].join('\n\n'),
    sources: entries.map((entry) => sourceOf(entry)),
    followUps: ['Tell me about colour schemes', 'Tell me about paint finishes'],
  };
}

function chosen([a, b]: ColourQuestion['pair'], question: string): { lead: string; slug: string } {
  const { rank, reason, slug } = settings.find(({ words }) => words.test(question))!;
  const better = rank(a) <= rank(b) ? a : b;
  return { lead: `**${capital(better.name)}**: ${reason(better)}.`, slug };
}

const turn = 360;
const neighbours = 60;
const opposites = 140;

function matched([a, b]: ColourQuestion['pair'], fits: string): { lead: string; slug: string } {
  const names = `${a.name} and ${b.name}`;
  const said = (lead: string) => ({ lead, slug: 'colour-schemes' });
  if (isListed(a, b) || isListed(b, a)) return said(`**${fits}**: ${names} are a proven pair.`);
  if (a.hue === undefined || b.hue === undefined)
    return said(
      `**${fits}**: one of the two is a neutral, which joins nearly any colour. Keep both warm or both cool in their undertone.`,
    );
  const apart = Math.abs(a.hue - b.hue);
  const angle = Math.min(apart, turn - apart);
  if (angle <= neighbours)
    return said(`**${fits}**: ${names} are neighbours on the colour wheel, an easy, calm pair.`);
  if (angle >= opposites)
    return said(
      `**${fits}**: ${names} lie opposite on the colour wheel, a lively pair: mute one of them or keep it small.`,
    );
  return said(
    `**It depends**: ${names} are neither neighbours nor opposites on the colour wheel. Let one lead and keep the other to a tenth of what is seen, with white or wood between.`,
  );
}

const lineOf = (colour: Colour, entry: Entry | undefined): string | undefined =>
  entry?.facts.find(({ label }) => label === colour.label)?.text;

function isListed(a: Colour, b: Colour): boolean {
  const line = lineOf(a, getEntry(pairsSlug));
  return line !== undefined && new RegExp(`\\b(?:${b.words})\\b`, 'i').test(line);
}

const depths = ['very pale', 'pale', 'mid-toned', 'deep'] as const;

function characterOf(colour: Colour, entry: Entry | undefined): string {
  const line = lineOf(colour, entry);
  const kind = `${depths[colour.depth]}${colour.warmth === 'neutral' ? '' : ` and ${colour.warmth}`}.`;
  if (line === undefined) return kind;
  const goes = /^[A-Z][\w ]+(?:,|;)/.test(line) && !/^(?:Anything|Choose)/.test(line);
  return goes
    ? `${kind} Goes with ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : `${kind} ${line}`;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
