/** Litres that run from a shower or tap in a day, week or year. */
import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, result } from '../printing.ts';

const asks = /\bhow (?:much water|many (?:lit(?:re|er)s|gallons))\b/i;
const isOther = /\b(?:costs?|pay|bill|heat\w*|kwh|hot|hold|holds)\b/i;
const perMinute =
  /(\d+(?:[.,]\d+)?)\s*(l|lit(?:re|er)s?|gal|gallons?)\s*(?:a|per|\/|each|every)\s*min(?:ute)?s?\b/i;
const litresPerGallon = 3.785411784;
const periods: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, 7],
  [/\b(?:a|per|each|every) month\b|\bmonthly\b/i, 365 / 12],
  [/\b(?:a|per|each|every) year\b|\byearly\b/i, 365],
];

export const waterUse = defineCalculator({
  slug: 'water-use',
  name: 'Water from a shower or tap',
  summary: 'Litres that run at so much a minute, for minutes, people and days.',
  related: ['water-use', 'shower-valves-and-heads'],
  fields: [
    numberField('flow', 'Litres a minute', undefined, 9, 0.1, 200),
    numberField('minutes', 'Minutes a day for each person', undefined, 8, 0.1, 1440),
    numberField('people', 'People', undefined, 1, 1, 500),
    numberField('days', 'Days', undefined, 1, 1, 366),
  ],
  asks,
  calculate: ({ number }) => {
    const [flow, minutes, people, days] = [
      number('flow'),
      number('minutes'),
      number('people'),
      number('days'),
    ];
    const once = flow * minutes;
    const litres = once * people * days;
    return {
      headline: `**${both(litres, 'l', 0)}** in ${formatNumber(days, 0)} ${days === 1 ? 'day' : 'days'}.`,
      values: [
        result('Each time', once, 'l', both(once, 'l', 0)),
        result('Water', litres, 'l', both(litres, 'l', 0)),
      ],
      steps: [
        `Each time: ${formatNumber(flow)} L a minute × ${formatNumber(minutes)} minutes = ${formatNumber(once)} L.`,
        `All: ${formatNumber(once)} L × ${formatNumber(people, 0)} × ${formatNumber(days, 0)} days = ${formatNumber(litres, 0)} L.`,
      ],
      notes: ['Once a day for each person; a saving shower head runs with 6–8 L a minute.'],
    };
  },
  read: (question) => {
    const { text } = question;
    const [, figure, unit = ''] = perMinute.exec(text) ?? [];
    if (figure === undefined || !asks.test(text) || isOther.test(text)) return undefined;
    const flow = Number(figure.replace(',', '.')) * (/^gal/i.test(unit) ? litresPerGallon : 1);
    const minutes = question.first('min');
    const people = question.count('(?:people|persons?|of us|adults|users?)');
    const days = periods.find(([words]) => words.test(text))?.[1];
    return {
      values: {
        flow,
        ...(minutes === undefined ? {} : { minutes }),
        ...(people === undefined ? {} : { people }),
        ...(days === undefined ? {} : { days }),
      },
      missing: [],
    };
  },
});
