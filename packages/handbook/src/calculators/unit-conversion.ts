import { formatFeetInches, formatNumber } from '../units/format.ts';
import { type ReadQuantity, readNumber } from '../units/quantities.ts';
import { type Unit, units } from '../units/unit-table.ts';
import { convert, unitById, unitByName } from '../units/units.ts';
import { choiceField, defineCalculator, numberField } from './calculator.ts';
import { result } from './printing.ts';

const unitChoices = Object.fromEntries(
  units.map((unit) => [unit.id, `${unit.symbol} (${unit.quantity})`]),
);

export const unitConversion = defineCalculator({
  slug: 'unit-conversion',
  name: 'Unit conversion',
  summary: 'Exact conversion between metric and imperial units.',
  related: ['metric-and-imperial-units'],
  fields: [
    numberField('value', 'Value', undefined, 1, -1e12, 1e12),
    choiceField('from', 'From', unitChoices, 'ft'),
    choiceField('to', 'To', unitChoices, 'm'),
  ],
  asks: /\b(?:convert|in|to|into|as|equals?|how many|resistance)\b/i,
  calculate: ({ number, choice }) => {
    const [from, to] = [unitById(choice('from')), unitById(choice('to'))];
    const value = number('value');
    const out = convertAny(value, from, to);
    if (out === undefined)
      throw new RangeError(
        `Expected two units of one kind but received ${from.symbol} and ${to.symbol}`,
      );
    const feet =
      to.id === 'ft' && out % 1 !== 0 ? ` (${formatFeetInches(convert(out, 'ft', 'm'), 8)})` : '';
    return {
      headline: `**${printNumber(value)} ${from.symbol} = ${printNumber(out)} ${to.symbol}**${feet}`,
      values: [result(to.symbol, out, to.id, `${printNumber(out)} ${to.symbol}${feet}`)],
      steps: [stepOf(value, from, to, out)],
      notes: [],
    };
  },
  read: (question) => {
    const spelled =
      /^.*\s(?:in|to|into|as|=|equals?)\s+(?:how many\s+)?(?:an?\s+)?(.+?)[\s?!.]*$/i.exec(
        question.text,
      );
    const requested =
      /\bhow many ([a-z°²³/ ]+?) (?:are |is )?(?:there )?(?:in|is|are|equals?|make) (?:an? )?/i.exec(
        question.text,
      );
    const target =
      unitByName(
        /\b(?:in|to|into) (?:feet|ft) (?:and|&) (?:inches|in)\b/.test(question.text) ? 'ft' : '',
      ) ??
      unitByName(requested?.[1] ?? '') ??
      unitByName(spelled?.[1] ?? '') ??
      systemTarget(question.text, question.quantities);
    // "lux to foot candles 500": the number is separate from its unit.
    const apart =
      /^([a-z°²³/ ]+?[23]?) (?:to|in|into) ([a-z°²³/ ]+?[23]?)[\s:=]+(-?\d[\d.,]*)$/i.exec(
        question.text.trim(),
      );
    const [one, other] = [unitByName(apart?.[1] ?? ''), unitByName(apart?.[2] ?? '')];
    if (apart && one && other && one.quantity === other.quantity && one.id !== other.id) {
      return { values: { value: readNumber(apart[3]!), from: one.id, to: other.id }, missing: [] };
    }
    const insulation = insulationIn(question.text);
    if (insulation) return { values: insulation, missing: [] };
    const given = sourceOf(question.quantities, question.text, requested !== null);
    if (!given?.unit || !target) return undefined;
    const from = sameKind(given.unit, target);
    if (!from || from.id === target.id) return undefined;
    return { values: { value: given.value, from: from.id, to: target.id }, missing: [] };
  },
});

/** U and R are reciprocal; all others convert within their dimension. */
function convertAny(value: number, from: Unit, to: Unit): number | undefined {
  if (from.quantity === to.quantity) return convert(value, from, to);
  const kinds = new Set([from.quantity, to.quantity]);
  if (kinds.has('transmittance') && kinds.has('resistance') && value !== 0) {
    return 1 / (value * from.factor) / to.factor;
  }
  return undefined;
}

/** "18000 btu to kW": next to a unit of power, BTU means BTU per hour. */
function sameKind(from: Unit, to: Unit): Unit | undefined {
  if (from.quantity === to.quantity) return from;
  const kinds = new Set([from.quantity, to.quantity]);
  if (kinds.has('transmittance') && kinds.has('resistance')) return from;
  if (from.id === 'BTU' && to.quantity === 'power') return unitById('BTUh');
  if (from.id === 'deg' && to.quantity === 'temperature')
    return to.id === 'C' ? unitById('F') : unitById('C');
  return undefined;
}

function sourceOf(
  quantities: readonly ReadQuantity[],
  text: string,
  howMany: boolean,
): ReadQuantity | undefined {
  const withUnit = quantities.find((item) => item.unit);
  if (withUnit || !howMany) return withUnit;
  // "how many mm in a foot"
  const single = /\b(?:in|is|are|make) (?:an? |one )?([a-z ]+?)[\s?!.]*$/i.exec(text);
  const unit = unitByName(single?.[1] ?? '');
  return unit ? { value: readNumber('1'), unit, start: 0, end: 0, group: 0 } : undefined;
}

/** "R-20 in U", "U 0.18 as an R-value": for insulation the unit precedes the number. */
function insulationIn(text: string): Record<string, number | string> | undefined {
  const metric =
    /\b(?:r-?values?|resistance)(?: (?:of|is|=))? (\d+(?:\.\d+)?) ?(?:m[2²]\W{0,2}k(?:\/| per )w|square met(?:re|er) kelvins? per watt)/i.exec(
      text,
    )?.[1];
  if (metric !== undefined && /\bu-? ?values?\b/i.test(text))
    return { value: Number(metric), from: 'RSI', to: 'U' };
  const r = /\br[- ]?(?:values? (?:of )?)?(\d+(?:\.\d+)?)\b/i.exec(text)?.[1];
  const u = /\bu(?:[- ]?values?)?\s*(?:of|=|is)?\s*(\d*\.\d+)(?![\d.]*\s*(?:w|btu))/i.exec(
    text,
  )?.[1];
  if (r !== undefined && u === undefined && /\bu\b|\bu-?values?\b|\bw\/m/i.test(text))
    return { value: Number(r), from: 'Rus', to: 'U' };
  if (r !== undefined && u === undefined && /\b(?:rsi|metric|si units?)\b/i.test(text))
    return { value: Number(r), from: 'Rus', to: 'RSI' };
  if (
    u !== undefined &&
    r === undefined &&
    /\b(?:to|in|into|as|what)\b.*\br(?:-?values?)?\b/i.test(text)
  )
    return { value: Number(u), from: 'U', to: /\b(?:rsi|metric)\b/i.test(text) ? 'RSI' : 'Rus' };
  return undefined;
}

/** "5'6\" in metric", "20 m2 in imperial" */
function systemTarget(text: string, quantities: readonly ReadQuantity[]): Unit | undefined {
  const system = /\b(metric|imperial)\b/i.exec(text)?.[1]?.toLowerCase();
  const unit = quantities.find((item) => item.unit)?.unit;
  if (!system || !unit) return undefined;
  const preferred: Readonly<Record<string, readonly [string, string]>> = {
    length: ['m', 'ft'],
    area: ['m2', 'ft2'],
    volume: ['l', 'gal'],
    mass: ['kg', 'lb'],
    temperature: ['C', 'F'],
    illuminance: ['lux', 'fc'],
    power: ['kW', 'BTUh'],
    flow: ['L/s', 'cfm'],
    pressure: ['kPa', 'psf'],
  };
  const pair = preferred[unit.quantity];
  return pair ? unitById(system === 'metric' ? pair[0] : pair[1]) : undefined;
}

function printNumber(value: number): string {
  const size = Math.abs(value);
  if (size === 0) return '0';
  const decimals = size >= 1000 ? 1 : size >= 1 ? 3 : 5;
  return formatNumber(value, decimals);
}

function stepOf(value: number, from: Unit, to: Unit, out: number): string {
  if (from.quantity === 'temperature') {
    if (from.id === 'C' && to.id === 'F')
      return `${printNumber(value)} × 9/5 + 32 = ${printNumber(out)} °F.`;
    if (from.id === 'F' && to.id === 'C')
      return `(${printNumber(value)} − 32) × 5/9 = ${printNumber(out)} °C.`;
    return `${printNumber(value)} ${from.symbol} → ${printNumber(out)} ${to.symbol}.`;
  }
  if (from.quantity !== to.quantity)
    return `U and R are inverse: 1 ÷ ${printNumber(value)} in the same system, then the unit → ${printNumber(out)} ${to.symbol}.`;
  const factor = from.factor / to.factor;
  return `1 ${from.symbol} = ${Number(factor.toPrecision(9))} ${to.symbol}; ${printNumber(value)} × ${Number(factor.toPrecision(9))} = ${printNumber(out)} ${to.symbol}.`;
}
