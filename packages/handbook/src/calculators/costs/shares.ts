/** Rules of thumb that are a share of a sum: a garden of the house's value, a reserve of the budget. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { result } from '../printing.ts';

interface Share {
  readonly name: string;
  readonly words: RegExp;
  readonly percent: readonly [least: number, most: number];
  /** Of what. */
  readonly of: string;
  readonly per?: 'year';
}

/** As the handbook's entries give them. */
const shares: Readonly<Record<string, Share>> = {
  garden: {
    name: 'a whole garden',
    words: /\b(?:landscap\w+|gardens?|yard)\b/i,
    percent: [5, 10],
    of: 'the house’s value',
  },
  upkeep: {
    name: 'upkeep',
    words: /\b(?:maintenance|maintain\w*|upkeep|repairs?)\b/i,
    percent: [1, 2],
    of: 'the house’s value',
    per: 'year',
  },
  reserve: {
    name: 'a reserve',
    words: /\b(?:contingency|reserve|buffer|put aside|set aside|unexpected)\b/i,
    percent: [10, 20],
    of: 'the budget',
  },
};

const asks = /\b(?:budget|spend|reserve|contingency|how much|set aside|put aside|cost|costs)\b/i;
const sum =
  /(?:[£$€]|\b(?:eur|usd|gbp|costs?|worth|value|price|budget(?: of| is)?|for|of)\b)?\s*[£$€]?\s?(\d[\d.,]*)\s?(k|thousand|million|m)?(?![\w²³])/gi;
const leastSum = 5000;

export const shareOfSum = defineCalculator({
  slug: 'share-of-sum',
  name: 'Share of a sum',
  summary:
    'What a garden, a reserve or a year of upkeep usually takes of a house’s value or a budget.',
  related: ['cost-of-outdoor-works', 'contingency'],
  fields: [
    choiceField(
      'part',
      'For',
      Object.fromEntries(Object.entries(shares).map(([key, { name }]) => [key, name])),
      'garden',
    ),
    numberField('sum', 'Value or budget', undefined, 300_000, 100, 1e9),
  ],
  asks,
  calculate: ({ number, choice }) => {
    const { name, percent, of, per } = shares[choice('part')]!;
    const whole = number('sum');
    const [least, most] = percent.map((each) => (whole * each) / 100) as [number, number];
    const money = (value: number) => formatNumber(value, 0);
    return {
      headline: `**About ${money(least)}–${money(most)}${per ? ` a ${per}` : ''}** for ${name}, ${percent[0]}–${percent[1]} % of ${of} of ${money(whole)}.`,
      values: [
        result('Least', least, undefined, money(least)),
        result('Most', most, undefined, money(most)),
      ],
      steps: [
        `Least: ${money(whole)} × ${percent[0]} % = ${money(least)}.`,
        `Most: ${money(whole)} × ${percent[1]} % = ${money(most)}.`,
      ],
      notes: [
        'A rule of thumb to begin with: size, state and slope of the place decide, so price the single works before you promise anything.',
      ],
    };
  },
  read: (question) => {
    const found = Object.entries(shares).find(([, { words }]) => words.test(question.text));
    const whole = sumIn(question.text);
    if (!found || whole === undefined || question.quantities.some(({ unit }) => unit !== undefined))
      return undefined;
    return { values: { part: found[0], sum: whole }, missing: [] };
  },
});

/** "400k", "£400,000", "0.4 million"; smaller figures are sizes or years. */
function sumIn(text: string): number | undefined {
  const times: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };
  const sums = [...text.matchAll(sum)].map(
    ([, figure = '', unit = '']) =>
      Number(figure.replaceAll(',', '')) * (times[unit.toLowerCase()] ?? 1),
  );
  return sums.find((value) => value >= leastSum);
}
