import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';
import { readArea } from '../rooms/room-surfaces.ts';

export const flooring = defineCalculator({
  slug: 'flooring',
  name: 'Flooring',
  summary: 'Boards, laminate, vinyl or carpet for a floor, in packs.',
  related: ['engineered-wood-flooring', 'laminate-flooring'],
  fields: [
    numberField('area', 'Floor area', 'm2', 15, 0.5, 10000),
    numberField('waste', 'Cutting waste, %', undefined, 10, 0, 40),
    numberField('pack', 'Area in one pack', 'm2', 2, 0.2, 50),
  ],
  asks: /\b(?:flooring|floorboards?|laminate|parquet|planks?|vinyl|lvt|carpet|floor boards?|hardwood|floor\b.*\b(?:packs?|boxe?s?|cartons?))\b/i,
  calculate: ({ number }) => {
    const area = number('area');
    const order = area * (1 + number('waste') / 100);
    const packs = Math.ceil(order / number('pack') - 1e-9);
    return {
      headline: `**${both(order, 'm2')} of flooring**, that is ${count(packs, 'pack')} of ${formatNumber(number('pack'))} m², for a floor of ${both(area, 'm2')}.`,
      values: [
        result('To order', order, 'm2', both(order, 'm2')),
        result('Packs', packs, undefined, String(packs)),
      ],
      steps: [
        `Floor: ${formatNumber(area)} m².`,
        `With ${formatNumber(number('waste'), 0)} % waste: ${formatNumber(area)} × ${formatNumber(1 + number('waste') / 100)} = ${formatNumber(order)} m².`,
        `Packs: ${formatNumber(order)} ÷ ${formatNumber(number('pack'))} = ${formatNumber(order / number('pack'))}, rounded up to ${packs}.`,
      ],
      notes: [
        'Use 5–10 % waste for planks, 15 % for herringbone or diagonal laying; the pack size is printed on the label.',
      ],
    };
  },
  read: (question) => {
    const pack = question.following(/(?:packs?|boxe?s?|cartons?)\b/, 'm2');
    const area = question.all('m2').find((value) => value !== pack) ?? readArea(question);
    if (area === undefined) return undefined;
    const values: Record<string, number> = { area };
    if (pack !== undefined && pack !== area) values.pack = pack;
    const waste = /(\d+)\s*(?:%|percent)/.exec(question.text)?.[1];
    if (waste !== undefined) values.waste = Number(waste);
    return { values, missing: [], notes: question.notes };
  },
});
