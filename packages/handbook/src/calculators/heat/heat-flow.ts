import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, result } from '../printing.ts';

export const heatFlow = defineCalculator({
  slug: 'heat-flow',
  name: 'Heat through a wall, roof or window',
  summary: 'Watts from area, U-value and the temperatures on both sides.',
  related: ['u-values-and-r-values', 'heat-loss-and-heating-size'],
  fields: [
    numberField('area', 'Area', 'm2', 10, 0.01, 100_000),
    numberField('u', 'U-value', 'U', 0.3, 0.01, 10),
    numberField('inside', 'Inside temperature', 'C', 21, -50, 60),
    numberField('outside', 'Outside temperature', 'C', -3, -60, 60),
  ],
  asks: /\bheat\b|\bwatts?\b/i,
  calculate: ({ number }) => {
    const [area, u] = [number('area'), number('u')];
    const difference = number('inside') - number('outside');
    if (difference <= 0) throw new RangeError('Expected the inside to be warmer than the outside');
    const watts = area * u * difference;
    return {
      headline: `**${both(watts, 'W', 1)}** pass through ${both(area, 'm2')} with U = ${formatNumber(u, 3)} W/m²K at a difference of ${formatNumber(difference, 1)} °C.`,
      values: [result('Heat flow', watts, 'W', both(watts, 'W', 1))],
      steps: [
        `Difference: ${formatNumber(number('inside'), 1)} − (${formatNumber(number('outside'), 1)}) = ${formatNumber(difference, 1)} K.`,
        `Heat: ${formatNumber(u, 3)} W/m²K × ${formatNumber(area)} m² × ${formatNumber(difference, 1)} K = ${formatNumber(watts, 1)} W.`,
      ],
      notes: [
        `In a day that is ${formatNumber((watts * 24) / 1000, 2)} kWh, if the difference stays.`,
      ],
    };
  },
  read: (question) => {
    const u = /\bu(?:[- ]?values?)?\s*(?:of|is|=|:)?\s*(\d*\.?\d+)/i.exec(question.text)?.[1];
    const area = question.first('m2');
    if (u === undefined || area === undefined) return undefined;
    const text = question.text
      .replaceAll(/\bminus\s+(?=\d)/g, '-')
      .replaceAll('−', '-')
      .replaceAll(/\bzero\b/g, '0');
    const inside = beside(text, 'inside|indoors?|interior');
    const outside = beside(text, 'outside|outdoors?|exterior');
    const difference =
      /(\d+(?:\.\d+)?)\s*(?:k|°\s*c?|c|degrees?)\s*(?:[a-z]+\s+)?(?:difference|delta)|(?:difference|delta[- ]?t|Δt)\s*(?:of|is|=)?\s*(\d+(?:\.\d+)?)/i.exec(
        text,
      );
    const values: Record<string, number> = { area, u: Number(u) };
    if (inside !== undefined) values.inside = inside;
    if (outside !== undefined) values.outside = outside;
    const stated = difference?.[1] ?? difference?.[2];
    if (stated !== undefined) {
      values.inside = inside ?? 20;
      values.outside = values.inside - Number(stated);
    }
    return { values, missing: [] };
  },
});

/** "21 inside", "-5 °C outside", "outside is 3 degrees". */
function beside(text: string, words: string): number | undefined {
  const unit = '\\s*(?:°\\s*c?|c\\b|degrees?(?: celsius)?)?\\s*';
  const found =
    new RegExp(`(-?\\d+(?:\\.\\d+)?)${unit}(?:${words})\\b`, 'i').exec(text) ??
    new RegExp(
      `\\b(?:${words})(?: temperature)?\\s*(?:is|at|of|=|:)?\\s*(-?\\d+(?:\\.\\d+)?)`,
      'i',
    ).exec(text);
  return found ? Number(found[1]) : undefined;
}
