import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { metres, result } from '../printing.ts';

/** Standard rug sizes, metres. */
const stockSizes: readonly (readonly [number, number])[] = [
  [1.2, 1.8],
  [1.6, 2.3],
  [2, 3],
  [2.4, 3],
  [2.5, 3.5],
  [3, 4],
  [3.7, 4.6],
  [4, 5],
];

/** Overhang of a rug beyond the furniture, metres. */
const margins = { sofa: 0.2, table: 0.6, bed: 0.6 } as const;

/** 600 mm for each person along the sides, two at the ends. */
const tableLengthM = (seats: number): number =>
  Math.max(1.2, Math.ceil((seats - 2) / 2) * 0.6 + 0.4);

export const rugSize = defineCalculator({
  slug: 'rug-size',
  name: 'Rug size',
  summary: 'The rug for a sofa group, a dining table or a bed.',
  related: ['rug-sizes'],
  fields: [
    choiceField('under', 'Rug under', { table: 'Dining table', bed: 'Bed', sofa: 'Sofa group' }),
    numberField('length', 'Furniture length (sofa: its width)', 'm', 1.8, 0.4, 6),
    numberField('width', 'Furniture width (sofa: depth of the group on the rug)', 'm', 0.9, 0.4, 6),
  ],
  asks: /\brugs?\b/i,
  calculate: ({ number, choice }) => {
    const under = choice('under') as keyof typeof margins;
    const margin = margins[under];
    const length = number('length') + 2 * margin;
    // The head end needs no rug: it extends only beyond the foot end.
    const alongBed = number('length') * (2 / 3) + margin;
    const [a, b] =
      under === 'bed'
        ? [number('width') + 2 * margin, alongBed]
        : [length, number('width') + 2 * margin];
    const [long, short] = [Math.max(a, b), Math.min(a, b)];
    const stock = stockSizes.find(([w, l]) => w >= short - 0.051 && l >= long - 0.051);
    const named = stock
      ? `${stock[0]} × ${stock[1]} m (about ${formatNumber(stock[0] / 0.3048, 0)} × ${formatNumber(stock[1] / 0.3048, 0)} ft)`
      : 'a made-to-measure size';
    return {
      headline: `**At least ${metres(long)} × ${metres(short)}**; the next stock size is ${named}.`,
      values: [
        result('Length', long, 'm', metres(long)),
        result('Width', short, 'm', metres(short)),
      ],
      steps: [
        `Margin: ${margin * 1000} mm beyond the ${under}${under === 'table' ? ', so that chairs stay on the rug when pulled out' : ''}.`,
        under === 'bed'
          ? `Across: ${formatNumber(number('width'))} + 2 × ${margin} = ${formatNumber(a)} m; along: two thirds of ${formatNumber(number('length'))} + ${margin} = ${formatNumber(b)} m.`
          : `${formatNumber(number('length'))} + 2 × ${margin} = ${formatNumber(a)} m; ${formatNumber(number('width'))} + 2 × ${margin} = ${formatNumber(b)} m.`,
      ],
      notes: ['Leave 200–450 mm (8–18 in) of bare floor between rug and wall.'],
    };
  },
  read: (question) => {
    if (!/\brugs?\b/i.test(question.text)) return undefined;
    const group = question.groups()[0];
    const table = /\b(?:dining|table)\b/i.test(question.text);
    const bed = /\bbed\b/i.test(question.text) && group !== undefined;
    if (!table && !bed) return undefined;
    const seats = question.count('(?:people|persons?|seats?|seaters?|guests?|chairs)');
    const single = question.first('m') ?? (table && seats ? tableLengthM(seats) : undefined);
    if (!group && single === undefined) return undefined;
    const [one, two] = group ?? [single!, /\bround\b/i.test(question.text) ? single! : 0.9];
    const [long, short] = [Math.max(one!, two!), Math.min(one!, two!)];
    if (long > 6 || short < 0.4) return undefined;
    return {
      values: { under: table ? 'table' : 'bed', length: long, width: short },
      missing: [],
      notes: question.notes,
    };
  },
});
