/** Running cost of an electrical appliance: watts × hours × price per kilowatt hour. */
import { formatNumber } from '../../units/format.ts';
import { inUnit } from '../../units/quantities.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { duration, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';
import { applianceIn } from './appliances.ts';
import { currencyOptions, money, priceIn } from './prices.ts';

const daysAYear = 365;
const monthsAYear = 12;
const nightHours = 8;
const allHours = 24;

const asks =
  /\b(?:costs?|pay|price|bill|spend|expensive|cheap)\b.*\b(?:run|running|use|uses|using|leav\w+|left|on|kwh|units?|watts?|kw|w)\b|\b(?:run|running|uses?|leav\w+|kwh|watts?|kw|w)\b.*\b(?:costs?|pay|price|bill|spend|expensive)\b|\bhow much (?:is it )?to (?:run|leave|use)\b|\brunning costs?\b/i;
/** Bought, installed or repaired rather than run. */
const isBought =
  /\b(?:install\w*|fit|fitted|fitting|buy|replac\w+|mov(?:e|ing)|heat pumps?|boilers?|solar|panels? cost|gas)\b/i;

export const runningCost = defineCalculator({
  slug: 'running-cost',
  name: 'Running cost of an appliance',
  summary: 'Kilowatt hours and cost a day, month and year from watts, hours and price.',
  related: ['appliance-energy', 'electric-heating'],
  fields: [
    numberField('power', 'Power', 'W', 1000, 0.5, 100_000),
    numberField('hours', 'Hours a day', 'h', 1, 0.01, 24),
    numberField('days', 'Days a week', undefined, 7, 0.1, 7),
    numberField('energy', 'Or: energy a year', 'kWh', 0, 0, 1e6),
    numberField('price', 'Price of a kilowatt hour', undefined, 0.3, 0.001, 100),
    choiceField('currency', 'Currency', currencyOptions),
  ],
  asks,
  needsNoFigures: true,
  calculate: ({ number, choice }) => {
    const given = number('energy');
    const currency = choice('currency');
    const [power, hours, price, days] = [
      number('power'),
      number('hours'),
      number('price'),
      number('days'),
    ];
    const once = (power / 1000) * hours;
    const yearly = given > 0 ? given : (once * daysAYear * days) / 7;
    const costOf = (kwh: number) => money(kwh * price, currency);
    const often = days < 7 ? `on ${formatNumber(days, 1)} days a week` : 'every day';
    const month = costOf(yearly / monthsAYear);
    return {
      headline:
        given > 0
          ? `**About ${costOf(yearly)} a year, ${month} a month**, for ${formatNumber(yearly, 0)} kWh at ${money(price, currency)}.`
          : `**About ${costOf(once)} for ${duration(hours)}** (${formatNumber(once)} kWh at ${money(price, currency)}); ${often} that is **${month} a month** and ${costOf(yearly)} a year.`,
      values: [
        result('Energy a year', yearly, 'kWh', `${formatNumber(yearly, 0)} kWh`),
        ...(given > 0 ? [] : [result('Cost of one day', once * price, undefined, costOf(once))]),
        result('Cost a month', (yearly * price) / monthsAYear, undefined, month),
        result('Cost a year', yearly * price, undefined, costOf(yearly)),
      ],
      steps:
        given > 0
          ? [
              `Year: ${formatNumber(yearly, 0)} kWh × ${money(price, currency)} = ${costOf(yearly)}.`,
            ]
          : [
              `Energy: ${formatNumber(power, 0)} W × ${formatNumber(hours)} h ÷ 1,000 = ${formatNumber(once)} kWh.`,
              `Cost: ${formatNumber(once)} kWh × ${money(price, currency)} = ${costOf(once)}.`,
              `Year: ${formatNumber(once)} kWh × ${formatNumber((daysAYear * days) / 7, 0)} days = ${formatNumber(yearly, 0)} kWh, ${costOf(yearly)}; a month is a twelfth.`,
            ],
      notes: [
        'Heaters, fridges and dehumidifiers with a thermostat pause: they take less than their plate says. The price of a kilowatt hour stands on your bill.',
      ],
    };
  },
  read: (question) => {
    const { text } = question;
    if (!asks.test(text) || isBought.test(text)) return undefined;
    const price = priceIn(text);
    const energy = question.first('kWh');
    const statedWatts = question.first('W');
    const appliance = applianceIn(text);
    const values: Record<string, number | string> = {};
    const notes: string[] = [];
    if (price) {
      values.price = price.perKwh;
      if (price.currency !== 'none') values.currency = price.currency;
    }
    if (energy !== undefined && statedWatts === undefined) {
      values.energy = energy * timesAYear(text);
      return { values, missing: [], notes };
    }
    const power = statedWatts ?? appliance?.watts;
    if (power === undefined) return undefined;
    values.power = power;
    if (statedWatts === undefined) notes.push(`Power taken for ${appliance!.name}; see its plate.`);
    const hours = hoursIn(question);
    if (hours !== undefined) values.hours = hours;
    const days = daysAWeek(text);
    if (days !== undefined) values.days = days;
    return { values, missing: [], notes, supposed: statedWatts === undefined ? ['power'] : [] };
  },
});

function hoursIn(question: QuestionReader): number | undefined {
  const item = question.quantities.find((each) => each.unit?.quantity === 'time');
  const hours = item && item.unit?.id !== 'd' ? inUnit(item, 'h') : undefined;
  if (hours !== undefined) return hours;
  if (/\bhalf an hour\b/i.test(question.text)) return 0.5;
  if (
    /\b(?:24\/7|non-?stop|continuously|permanently|always on|day and night|round the clock)\b/i.test(
      question.text,
    )
  )
    return allHours;
  return /\b(?:all|over|through the|every|each|a|per)[ -]?night\b/i.test(question.text)
    ? nightHours
    : undefined;
}

const weekly: readonly (readonly [RegExp, number])[] = [
  [/\bonce (?:a|per) week\b/i, 1],
  [/\btwice (?:a|per) week\b/i, 2],
  [/\b(?:at|on) weekends\b/i, 2],
  [/\b(?:on|every) weekdays?\b/i, 5],
];

function daysAWeek(text: string): number | undefined {
  const statedWatts = /\b([1-6])(?: (?:times|days|nights|evenings))? (?:a|per) week\b/i.exec(
    text,
  )?.[1];
  return statedWatts ? Number(statedWatts) : weekly.find(([pattern]) => pattern.test(text))?.[1];
}

/** "250 kWh a year", "8 kWh a day". */
function timesAYear(text: string): number {
  const period = /\bkwh\b\s*(?:a|an|per|\/|each|every)\s*(day|week|month)/i.exec(text)?.[1];
  const times: Readonly<Record<string, number>> = { day: daysAYear, week: 52, month: monthsAYear };
  return times[period?.toLowerCase() ?? ''] ?? 1;
}
