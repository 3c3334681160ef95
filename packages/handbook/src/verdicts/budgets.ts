/** "Is 5,000 enough for a new bathroom?": compares the sum with the price bands in the entry on costs. */
import { formatNumber } from '../units/format.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

type Currency = 'USD' | 'GBP';
/** Lower ends of the simple, middle and best ranges. */
type Bands = readonly [simple: number, middle: number, best: number];

interface Budget {
  readonly subject: RegExp;
  readonly slug: string;
  readonly bands: Readonly<Record<Currency, Bands>>;
}

export const budgets: readonly Budget[] = [
  {
    subject: /\bbath(?:room)?s?\b/i,
    slug: 'cost-of-a-bathroom-renovation',
    bands: { USD: [8_000, 15_000, 40_000], GBP: [5_000, 8_000, 20_000] },
  },
  {
    subject: /\bkitchens?\b/i,
    slug: 'cost-of-a-kitchen-renovation',
    bands: { USD: [15_000, 30_000, 80_000], GBP: [8_000, 15_000, 40_000] },
  },
];

const sum = /([£$€])?\s?(\d[\d.,]*)\s?(k\b)?/i;
const isOfPart =
  /\b(?:floors?|tiles?|tiling|paint\w*|worktops?|countertops?|sinks?|taps?|lights?|fan|window|door|cabinets?|island|litres?|metres?|mm|cm|amps?)\b/i;

interface BudgetVerdict {
  readonly verdict: string;
  readonly slug: string;
}

export function budgetVerdict(question: string): BudgetVerdict | undefined {
  if (!wantsYesOrNo(question) && !/\benough\s*\?*$/i.test(question)) return undefined;
  if (!/\benough\b/i.test(question) || isOfPart.test(question)) return undefined;
  const budget = budgets.find(({ subject }) => subject.test(question));
  const [, sign, figure = '', thousand] = sum.exec(question) ?? [];
  const amount = Number(figure.replaceAll(',', '')) * (thousand ? 1000 : 1);
  if (!budget || !(amount >= leastSum)) return undefined;
  const isPounds = sign === '£' || /\b(?:pounds?|gbp|quid)\b/i.test(question);
  const isEuros = sign === '€' || /\b(?:euros?|eur)\b/i.test(question);
  const currency: Currency = isPounds ? 'GBP' : 'USD';
  const verdictText = `${judged(amount, budget.bands[currency], currency)}${isEuros ? ' Held against the figures in dollars.' : ''}`;
  return { verdict: verdictText, slug: budget.slug };
}

/** Smaller figures are sizes or counts. */
const leastSum = 500;

function judged(amount: number, [simple, middle, best]: Bands, currency: Currency): string {
  const money = (value: number) => `${currency} ${formatNumber(value, 0)}`;
  if (amount < simple)
    return `**Usually not** for a whole one: even a simple one begins at about ${money(simple)}.`;
  if (amount < middle)
    return `**Yes, for a simple one**: the middle begins at about ${money(middle)}.`;
  if (amount < best)
    return `**Yes, for a mid-range one**, which begins at about ${money(middle)}; the best begin at ${money(best)}.`;
  return `**Yes**: the best begin at about ${money(best)}.`;
}
