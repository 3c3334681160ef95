import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { metres, millimetres, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';

export const slope = defineCalculator({
  slug: 'slope',
  name: 'Slope or fall',
  summary: 'Gradient, percent and degrees from a rise and a length, or the fall along a length.',
  related: ['ramps', 'driveways'],
  fields: [
    numberField('rise', 'Rise or fall', 'mm', 100, 1, 100_000),
    numberField('length', 'Over a level length', 'm', 4, 0.05, 10_000),
  ],
  asks: /\b(?:slopes?|gradient|incline|fall|steep\w*|steepness)\b/i,
  calculate: ({ number }) => {
    const [rise, lengthM] = [number('rise'), number('length')];
    const ratio = (lengthM * 1000) / rise;
    const percent = 100 / ratio;
    const degrees = (Math.atan(1 / ratio) * 180) / Math.PI;
    return {
      headline: `**1:${formatNumber(ratio, 1)}, that is ${formatNumber(percent, 2)} % or ${formatNumber(degrees, 1)}°**, for ${millimetres(rise)} over ${metres(lengthM)}.`,
      values: [
        result('Gradient 1 :', ratio, undefined, `1:${formatNumber(ratio, 1)}`),
        result('Percent', percent, undefined, `${formatNumber(percent, 2)} %`),
        result('Angle', degrees, 'deg', `${formatNumber(degrees, 1)}°`),
        result('Rise or fall', rise, 'mm', millimetres(rise)),
      ],
      steps: [
        `Gradient: ${formatNumber(lengthM * 1000, 0)} mm ÷ ${formatNumber(rise, 1)} mm = ${formatNumber(ratio, 1)}.`,
        `Percent: 100 ÷ ${formatNumber(ratio, 1)} = ${formatNumber(percent, 2)} %; angle: arctan(1 ÷ ${formatNumber(ratio, 1)}) = ${formatNumber(degrees, 1)}°.`,
      ],
      notes: [
        'For comparison: drains 1:40 to 1:80, paving 1:60 to 1:80, wheelchair ramps at most 1:12, driveways at most about 1:8.',
      ],
    };
  },
  read: (question) => {
    if (/\b(?:roof|rafters?|stairs?|staircase)\b/i.test(question.text)) return undefined;
    const lengths = question.all('m');
    const stated = statedSlope(question);
    const [only] = lengths;
    if (stated !== undefined && only !== undefined && lengths.length === 1) {
      return {
        values: { length: only, rise: only * stated * 1000 },
        missing: [],
        notes: [`The fall was worked out from the gradient 1:${formatNumber(1 / stated, 1)}.`],
      };
    }
    if (stated !== undefined || lengths.length !== 2) return undefined;
    const [rise, length] = lengths.toSorted((a, b) => a - b);
    return { values: { rise: rise! * 1000, length: length! }, missing: [] };
  },
});

/** "1:40", "1 in 40" or "2 %", as a share. */
function statedSlope({ text }: QuestionReader): number | undefined {
  const ratio = /\b1\s*(?::|in|to)\s*(\d{1,3})\b/.exec(text)?.[1];
  if (ratio !== undefined) return 1 / Number(ratio);
  const percent = /(\d+(?:\.\d+)?)\s*%/.exec(text)?.[1];
  return percent === undefined ? undefined : Number(percent) / 100;
}
