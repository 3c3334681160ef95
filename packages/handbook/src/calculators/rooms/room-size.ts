import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, metres, result } from '../printing.ts';
import { readRoom, roomFields } from './room-surfaces.ts';

export const roomSize = defineCalculator({
  slug: 'room-size',
  name: 'Room area and volume',
  summary: 'Floor area, perimeter, wall area and volume of a room.',
  related: ['room-sizes', 'ceiling-heights'],
  fields: [
    ...roomFields,
    numberField('more', 'Further floor (an L shape), area', 'm2', 0, 0, 10_000),
    numberField('pieces', 'How many alike', undefined, 1, 1, 1000),
  ],
  asks: /\b(?:area|volume|perimeter|square|sq|sqm|sqft|cubic|floor space)\b/i,
  calculate: ({ number }) => {
    const [length, width, height] = [number('length'), number('width'), number('height')];
    const [more, pieces] = [number('more'), number('pieces')];
    const area = (length * width + more) * pieces;
    const perimeter = 2 * (length + width);
    const volume = area * height;
    const floor = `${formatNumber(length)} × ${formatNumber(width)}${more > 0 ? ` + ${formatNumber(more)}` : ''}`;
    return {
      headline:
        more > 0 || pieces > 1
          ? `**${both(area, 'm2')}** in all.`
          : `**${both(area, 'm2')} of floor**, ${both(volume, 'm3')} of volume at ${metres(height)} high.`,
      values: [
        result('Floor area', area, 'm2', both(area, 'm2')),
        result('Volume', volume, 'm3', both(volume, 'm3')),
        result('Perimeter', perimeter, 'm', metres(perimeter)),
        result('Wall area', perimeter * height, 'm2', both(perimeter * height, 'm2')),
      ],
      steps: [
        `Floor: ${pieces > 1 ? `${formatNumber(pieces, 0)} × ` : ''}${pieces > 1 && more > 0 ? `(${floor})` : floor} = ${formatNumber(area)} m².`,
        ...(more > 0 || pieces > 1
          ? []
          : [
              `Perimeter: 2 × (${formatNumber(length)} + ${formatNumber(width)}) = ${formatNumber(perimeter)} m; walls: × ${formatNumber(height)} = ${formatNumber(perimeter * height)} m².`,
              `Volume: ${formatNumber(area)} × ${formatNumber(height)} = ${formatNumber(volume)} m³.`,
            ]),
      ],
      notes: [],
    };
  },
  read: (question) => {
    if (
      !/\b(?:area|volume|perimeter|square (?:met|f)\w+|sq\.? ?(?:m|ft)|sqm|sqft|cubic|m2|m²|floor space|how big is)\b/i.test(
        question.text,
      )
    )
      return undefined;
    const reading = readRoom(question);
    if (reading.missing.length > 0) return undefined;
    const { doors: _doors, windows: _windows, ...rest } = reading.values;
    const values: Record<string, number | string> = rest;
    const [, ...others] = question.groups().filter((sides) => sides.length === 2);
    if (others.length > 0 && /\bplus\b|\bl[- ]?shap|\band\b/i.test(question.text))
      values.more = others.reduce((sum, [a, b]) => sum + a * b, 0);
    const pieces = question.count(
      '(?:windows?|doors?|panels?|sheets?|slabs?|beds?|pieces?|rooms?)',
    );
    if (pieces !== undefined && pieces > 1 && /\beach\b/i.test(question.text))
      values.pieces = pieces;
    return { ...reading, values };
  },
});
