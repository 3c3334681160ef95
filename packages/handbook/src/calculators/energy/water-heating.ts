/** Energy, cost and time to warm water: a bath, a shower, a cylinder, a hot tub. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { duration, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';
import { currencyOptions, money, priceIn } from './prices.ts';

/** Kilowatt hours to warm a litre by one degree. */
const kwhPerLitreKelvin = 0.001163;
const bathLitres = 150;
const showerLitresPerMinute = 9;
const usualMinutes = 8;

/** Heat per kilowatt hour paid for, and its default price. */
const sources: Readonly<Record<string, { readonly yields: number; readonly price: number }>> = {
  electricity: { yields: 1, price: 0.3 },
  gas: { yields: 0.9, price: 0.08 },
  'heat pump': { yields: 3, price: 0.3 },
};

const water = /\b(?:water|baths?|showers?|cylinder|hot tub|tank|immersion|pool|boiler)\b/i;
const warms =
  /\b(?:heat|heats|heating|heated|warm|warms|warming|hot water|run a bath|have a bath|take a (?:bath|shower)|having a (?:bath|shower)|(?:bath|shower) cost to (?:run|have|take)|minute shower)\b/i;
const asksSum = /\b(?:costs?|how (?:much|long|many)|kwh|energy|price|expensive|electricity)\b/i;
/** "A shower of ten minutes" asks about warming water without saying so. */
const isLong = /\b\d+(?:[- ]min\w*)\b.*\bshower\b|\bshower\b.*\b\d+(?:[- ]min\w*)\b/i;

export const waterHeating = defineCalculator({
  slug: 'water-heating',
  name: 'Heating water',
  summary: 'Kilowatt hours, cost and time to warm a bath, a shower or a cylinder.',
  related: ['water-use', 'water-heaters'],
  fields: [
    numberField('litres', 'Water', 'l', bathLitres, 1, 200_000),
    numberField('from', 'Cold water', 'C', 10, 0, 60),
    numberField('to', 'Warmed to', 'C', 40, 5, 95),
    numberField('minutes', 'Or: minutes of a shower', 'min', 0, 0, 120),
    numberField('power', 'Power of the heater', 'W', 0, 0, 100_000),
    choiceField('source', 'Heated by', {
      electricity: 'Electricity',
      gas: 'Gas',
      'heat pump': 'Heat pump',
    }),
    numberField('price', 'Or: price of a kilowatt hour', undefined, 0, 0, 100),
    choiceField('currency', 'Currency', currencyOptions),
  ],
  asks: water,
  needsNoFigures: true,
  calculate: ({ number, choice }) => {
    const [from, to, power, minutes] = [
      number('from'),
      number('to'),
      number('power'),
      number('minutes'),
    ];
    const litres = minutes > 0 ? minutes * showerLitresPerMinute : number('litres');
    if (to <= from) throw new RangeError('Expected water that is warmed to more than it was');
    const { yields, price: usual } = sources[choice('source')] ?? sources.electricity!;
    const price = number('price') > 0 ? number('price') : usual;
    const currency = choice('currency');
    const heat = litres * (to - from) * kwhPerLitreKelvin;
    const paid = heat / yields;
    const hours = power > 0 ? (heat * 1000) / power : 0;
    return {
      headline: `**About ${formatNumber(heat, 1)} kWh of heat, ${money(paid * price, currency)}**, for ${formatNumber(litres, 0)} L from ${formatNumber(from, 0)} to ${formatNumber(to, 0)} °C${hours > 0 ? `; a heater of ${formatNumber(power / 1000, 1)} kW takes **${duration(hours)}**` : ''}.`,
      values: [
        result('Heat', heat, 'kWh', `${formatNumber(heat)} kWh`),
        result('Cost', paid * price, undefined, money(paid * price, currency)),
        ...(hours > 0 ? [result('Hours', hours, 'h', duration(hours))] : []),
      ],
      steps: [
        `Heat: ${formatNumber(litres, 0)} L × ${formatNumber(to - from, 0)} K × 0.00116 kWh = ${formatNumber(heat)} kWh.`,
        `Paid: ${formatNumber(heat)} ÷ ${formatNumber(yields, 1)} (${choice('source')}) = ${formatNumber(paid)} kWh × ${money(price, currency)} = ${money(paid * price, currency)}.`,
        ...(hours > 0
          ? [
              `Time: ${formatNumber(heat)} kWh ÷ ${formatNumber(power / 1000, 1)} kW = ${duration(hours)}.`,
            ]
          : []),
      ],
      notes: ['Pipes and tanks lose a tenth to a third on top; the price stands on your bill.'],
    };
  },
  read: (question) => {
    const { text } = question;
    if (!water.test(text) || !asksSum.test(text)) return undefined;
    if (!warms.test(text) && !isLong.test(text)) return undefined;
    if (/\b(?:install\w*|fit|fitting|buy|underfloor|radiators?|replace|new)\b/i.test(text))
      return undefined;
    const amount = amountIn(question);
    if (!amount) return undefined;
    const values: Record<string, number | string> = { ...amount.values };
    const notes = amount.note === undefined ? [] : [amount.note];
    const temperatures = [...question.all('C'), ...question.all('deg')];
    const [told] = temperatures;
    const span = bareSpan(text);
    if (temperatures.length > 1)
      [values.from, values.to] = [Math.min(...temperatures), Math.max(...temperatures)];
    else if (span) [values.from, values.to] = span;
    else if (told !== undefined) values.to = told;
    else if (/\b(?:cylinder|tank|immersion|boiler)\b/i.test(text)) values.to = 60;
    const power = question.first('W');
    if (power !== undefined) values.power = power;
    if (/\bheat pump\b/i.test(text)) values.source = 'heat pump';
    else if (/\bgas\b/i.test(text)) values.source = 'gas';
    const price = priceIn(text);
    if (price) values.price = price.perKwh;
    else notes.push('A kilowatt hour of electricity taken at 0.30, of gas at 0.08.');
    if (price && price.currency !== 'none') values.currency = price.currency;
    return { values, missing: [], notes, supposed: amount.supposed };
  },
});

/** "From 15 to 55 degrees": at most the second figure has a unit. */
function bareSpan(text: string): [from: number, to: number] | undefined {
  const [, from, to] =
    /\bfrom (\d{1,2}) to (\d{1,2})\b(?! ?(?:°? ?f\b|l\b|lit|min|hour|%))/i.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to)) return undefined;
  return [Number(from), Number(to)];
}

interface Amount {
  readonly values: Readonly<Record<string, number>>;
  readonly supposed: readonly string[];
  readonly note?: string;
}

function amountIn(question: QuestionReader): Amount | undefined {
  const litres = question.first('l');
  if (litres !== undefined) return { values: { litres }, supposed: [] };
  if (/\bshowers?\b/i.test(question.text)) {
    const minutes = question.first('min');
    const flow = question.first('L/min');
    if (flow !== undefined) {
      const litres = flow * (minutes ?? usualMinutes);
      return { values: { litres }, supposed: minutes === undefined ? ['litres'] : [] };
    }
    return {
      values: { minutes: minutes ?? usualMinutes },
      supposed: minutes === undefined ? ['minutes'] : [],
      note: `A shower runs with ${showerLitresPerMinute} L a minute.`,
    };
  }
  return /\b(?:a|the|my|one|full|hot) bath\b|\bbath ?tub\b/i.test(question.text)
    ? { values: {}, supposed: [] }
    : undefined;
}
