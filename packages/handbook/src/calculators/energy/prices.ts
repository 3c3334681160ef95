/** Parses prices per kilowatt hour: "28p a unit", "€0.32 per kWh", "electricity is 0.30". */
import { formatNumber } from '../../units/format.ts';

export type Currency = 'none' | 'GBP' | 'EUR' | 'USD';

export const currencyOptions: Readonly<Record<Currency, string>> = {
  none: 'none told',
  GBP: '£',
  EUR: '€',
  USD: '$',
};

export interface Price {
  readonly perKwh: number;
  readonly currency: Currency;
}

const figure = '(\\d+(?:[.,]\\d+)?|[.,]\\d+)';
const perUnit = '\\s*(?:a|an|per|/|each|the)\\s*(?:kwh|kw|units?|kilowatt[ -]?hours?)\\b';

interface Wording {
  readonly pattern: RegExp;
  readonly currency: Currency;
  readonly isHundredth?: true;
}

const wordings: readonly Wording[] = [
  { pattern: new RegExp(`${figure}\\s*(?:p|pence|penny)\\b`), currency: 'GBP', isHundredth: true },
  { pattern: new RegExp(`£\\s?${figure}`), currency: 'GBP' },
  { pattern: new RegExp(`${figure}\\s*(?:pounds?|gbp)\\b`), currency: 'GBP' },
  {
    pattern: new RegExp(`${figure}\\s*(?:euro ?cents?|ct\\b|cts\\b)`),
    currency: 'EUR',
    isHundredth: true,
  },
  { pattern: new RegExp(`€\\s?${figure}|${figure}\\s*(?:€|euros?\\b|eur\\b)`), currency: 'EUR' },
  { pattern: new RegExp(`\\$\\s?${figure}|${figure}\\s*(?:dollars?|usd)\\b`), currency: 'USD' },
  {
    pattern: new RegExp(`${figure}\\s*(?:cents?\\b|¢|c(?=${perUnit}))`),
    currency: 'none',
    isHundredth: true,
  },
];
const bare: readonly RegExp[] = [
  new RegExp(`${figure}${perUnit}`),
  new RegExp(
    `\\b(?:electric\\w*|power|price|tariff|rate|kwh|units?)\\s*(?:is|are|costs?|at|of|=|:|price)+\\s*${figure}(?!\\d|[.,]\\d|\\s*(?:kwh|kw|w|h|hours?)\\b)`,
  ),
];
/** A price of 3 or more is in hundredths: 28 means 0.28. */
const leastHundredths = 3;

const numberOf = (found: RegExpExecArray): number =>
  Number((found.slice(1).find((group) => group !== undefined) ?? '').replace(',', '.'));

export function priceIn(text: string): Price | undefined {
  for (const { pattern, currency, isHundredth } of wordings) {
    const found = pattern.exec(text);
    if (found) return { perKwh: numberOf(found) / (isHundredth ? 100 : 1), currency };
  }
  const found = bare.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const value = numberOf(found);
  return { perKwh: value >= leastHundredths ? value / 100 : value, currency: 'none' };
}

/** "£3.40", or "3.40" without a currency. */
export function money(value: number, currency: string): string {
  const sign = currency === 'none' ? '' : (currencyOptions[currency as Currency] ?? '');
  const [whole, hundredths] = value.toFixed(2).split('.');
  return `${sign}${formatNumber(Number(whole), 0)}.${hundredths}`;
}
