/**
 * Prepares English text for speech: "2.4 m" → "2.4 metres", "900–1,200 mm" → "900 to 1200 millimetres",
 * "1:12" → "1 to 12", no Markdown, no emoji.
 */

import { escapePattern } from '../escape-pattern.ts';
import {
  spokenAbbreviations,
  spokenCurrencies,
  spokenSymbols,
  spokenUnits,
} from './spoken-words.ts';
import { withoutMarkdown } from './without-markdown.ts';

const unitBySymbol = new Map(spokenUnits.map((unit) => [unit.symbol, unit]));
const number = '\\d[\\d,]*(?:\\.\\d+)?(?:\\s\\d+\\/\\d+)?';
const symbols = [...unitBySymbol.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
const measure = new RegExp(`(${number})\\s?(${symbols.join('|')})(?![\\w²³/·°])`, 'g');
const loneUnit = new RegExp(`(?<=\\bper )(${symbols.join('|')})(?![\\w²³/·°])`, 'g');
/** Units with symbols that no voice knows, without a number: "coverage in m² per litre". */
const oddUnit = new RegExp(
  `(?<![\\w²³])(${symbols.filter((symbol) => /[²³°·]/.test(symbol)).join('|')})(?![\\w²³·])`,
  'g',
);
const currency = new RegExp(
  `(${Object.keys(spokenCurrencies).map(escapePattern).join('|')})\\s?(${number})(?:\\s(?:to|and)\\s(${number}))?`,
  'g',
);
/** No number is this long; matching units after one would take quadratic time. */
const longFigures = /\d{12}(?=\d)/g;
const emoji = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{200D}]/gu;

/** Fractions said as words: "1/2 in" is half an inch. */
const fractions: Readonly<Record<string, string>> = {
  '1/2': 'a half',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
  '1/3': 'a third',
  '2/3': 'two thirds',
};

export function speakableText(markdown: string): string {
  let text = withoutMarkdown(markdown).replace(longFigures, '$& ').replace(emoji, ' ');
  for (const [pattern, words] of spokenAbbreviations) text = text.replace(pattern, words);
  text = text
    // A dash between numbers is a range; any other dash is a pause.
    .replace(/(\d(?:\s?[a-z°%²³]{1,3})?)\s?–\s?(?=[\d$£€])/gi, '$1 to ')
    .replace(/\s+[–—]\s+/g, ', ')
    .replace(/\b(\d+):(\d+)\b/g, '$1 to $2');
  for (const [pattern, words] of spokenSymbols) text = text.replace(pattern, words);
  text = text
    .replace(
      currency,
      (_whole, sign: string, low: string, high?: string) =>
        `${low}${high ? ` to ${high}` : ''} ${spokenCurrencies[sign]}`,
    )
    .replace(measure, (_whole, amount: string, symbol: string) => sayMeasure(amount, symbol))
    .replace(loneUnit, (symbol) => unitBySymbol.get(symbol)!.one)
    .replace(oddUnit, (symbol) => ` ${unitBySymbol.get(symbol)!.many}`)
    .replace(/²/g, ' squared')
    .replace(/³/g, ' cubed')
    .replace(/°/g, ' degrees ')
    .replace(/(?<!\d)([1-3])\/([2-4])(?!\d)/g, (share) => fractions[share] ?? share)
    .replace(/(\d),(?=\d{3}\b)/g, '$1');
  return tidy(text);
}

function sayMeasure(amount: string, symbol: string): string {
  const unit = unitBySymbol.get(symbol)!;
  const parts = /^(\d[\d,]*)\s(\d+\/\d+)$/.exec(amount);
  if (parts) return `${parts[1]} and ${fractions[parts[2]!] ?? parts[2]} ${unit.many}`;
  return `${amount} ${amount === '1' ? unit.one : unit.many}`;
}

function tidy(text: string): string {
  return text
    .replace(/\s*\(([^()]*)\)/g, ', $1,')
    .replace(/[*_#`|~<>[\]{}\\]/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/,+([,.;:!?])/g, '$1')
    .replace(/,(?=\S)(?!\d)/g, ', ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
