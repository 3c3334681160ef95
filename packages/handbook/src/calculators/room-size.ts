import { formatNumber } from '../units/format.ts';
import { defineCalculator } from './calculator.ts';
import { both, metres, result } from './printing.ts';
import { readRoom, roomFields } from './room-surfaces.ts';

export const roomSize = defineCalculator({
  slug: 'room-size',
  name: 'Room area and volume',
  summary: 'Floor area, perimeter, wall area and volume of a room.',
  related: ['room-sizes', 'ceiling-heights'],
  fields: roomFields,
  asks: /\b(?:area|volume|perimeter|square|sq|sqm|sqft|cubic|floor space)\b/i,
  calculate: ({ number }) => {
    const [length, width, height] = [number('length'), number('width'), number('height')];
    const area = length * width;
    const perimeter = 2 * (length + width);
    const volume = area * height;
    return {
      headline: `**${both(area, 'm2')} of floor**, ${both(volume, 'm3')} of volume at ${metres(height)} high.`,
      values: [
        result('Floor area', area, 'm2', both(area, 'm2')),
        result('Volume', volume, 'm3', both(volume, 'm3')),
        result('Perimeter', perimeter, 'm', metres(perimeter)),
        result('Wall area', perimeter * height, 'm2', both(perimeter * height, 'm2')),
      ],
      steps: [
        `Floor: ${formatNumber(length)} × ${formatNumber(width)} = ${formatNumber(area)} m².`,
        `Perimeter: 2 × (${formatNumber(length)} + ${formatNumber(width)}) = ${formatNumber(perimeter)} m; walls: × ${formatNumber(height)} = ${formatNumber(perimeter * height)} m².`,
        `Volume: ${formatNumber(area)} × ${formatNumber(height)} = ${formatNumber(volume)} m³.`,
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
    const { doors: _doors, windows: _windows, ...values } = reading.values;
    return { ...reading, values };
  },
});
