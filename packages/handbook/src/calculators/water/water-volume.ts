/** Volume in litres of a pond, pool, tub, tank or barrel with straight sides. */
import { formatNumber } from '../../units/format.ts';
import { convert } from '../../units/units.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, duration, metres, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';

const hoseLitresPerMinute = 15;

const vessels =
  /\b(?:ponds?|pools?|tubs?|tanks?|barrels?|butts?|baths?|bathtubs?|troughs?|aquariums?|cisterns?|spas?|jacuzzis?|vats?|buckets?|containers?|cylinders?|planters? with water)\b/i;
const roundVessels =
  /\b(?:round|circular|barrels?|butts?|cylind\w+|drums?|diameter|across)\b|[øØ]/i;
const asksVolume =
  /\b(?:how (?:much|many)\b.*\b(?:water|lit(?:re|er)s?|gallons?|cubic|m3)|(?:water|lit(?:re|er)s?|gallons?)\b.*\bhow (?:much|many)|holds?|volume|capacity|lit(?:re|er)s|gallons)\b/i;

export const waterVolume = defineCalculator({
  slug: 'water-volume',
  name: 'Water in a pond, pool or tank',
  summary: 'Litres and weight of the water that a pond, pool, tub, tank or barrel holds.',
  related: ['garden-ponds', 'floor-loads'],
  fields: [
    numberField('length', 'Length', 'm', 2, 0.05, 100),
    numberField('width', 'Width', 'm', 1, 0.05, 100),
    numberField('diameter', 'Or: diameter of a round one', 'm', 0, 0, 100),
    numberField('depth', 'Depth of the water', 'm', 0.6, 0.02, 20),
  ],
  asks: asksVolume,
  calculate: ({ number }) => {
    const [length, width, depth, diameter] = [
      number('length'),
      number('width'),
      number('depth'),
      number('diameter'),
    ];
    const area = diameter > 0 ? (Math.PI * diameter ** 2) / 4 : length * width;
    const litres = area * depth * 1000;
    const hours = litres / hoseLitresPerMinute / 60;
    const plan =
      diameter > 0
        ? `π × ${formatNumber(diameter)}² ÷ 4`
        : `${formatNumber(length)} × ${formatNumber(width)}`;
    return {
      headline: `**About ${formatNumber(litres, 0)} litres** (${formatNumber(convert(litres, 'l', 'gal'), 0)} US gal, ${formatNumber(convert(litres, 'l', 'impgal'), 0)} imp gal), filled to ${metres(depth)}.`,
      values: [
        result('Water', litres, 'l', both(litres, 'l', 0)),
        result('Weight', litres, 'kg', both(litres, 'kg', 0)),
        result('Hours with a hose', hours, 'h', duration(hours)),
      ],
      steps: [
        `Surface: ${plan} = ${formatNumber(area, 3)} m².`,
        `Water: ${formatNumber(area, 3)} m² × ${formatNumber(depth, 3)} m = ${formatNumber(litres / 1000, 3)} m³ = ${formatNumber(litres, 0)} L.`,
      ],
      notes: [
        `The water weighs ${formatNumber(litres, 0)} kg; a garden hose of ${hoseLitresPerMinute} L a minute fills it in about ${duration(hours)}. Reckoned with straight sides: sloping ones and shelves hold a fifth to a third less.`,
      ],
    };
  },
  read: (question) => {
    if (!vessels.test(question.text) || !asksVolume.test(question.text)) return undefined;
    if (/\bfloor (?:area|space)\b|\b(?:warm|heat)\w*\b/i.test(question.text)) return undefined;
    const [group] = question.groups();
    const depth = depthIn(question) ?? group?.[2];
    if (depth === undefined) return undefined;
    const across = diameterIn(question, depth, group);
    if (across !== undefined)
      return { values: { diameter: across, depth }, missing: [], notes: question.notes };
    const [length, width] = group ?? question.sides() ?? [];
    if (length === undefined || width === undefined) return undefined;
    return { values: { length, width, depth }, missing: [], notes: question.notes };
  },
});

/** A sloping floor holds as much as a flat one at its mean depth. */
function depthIn(question: QuestionReader): number | undefined {
  const shallow = question.near(/(?:at the )?shallow/, 'm');
  const deep = question.near(/(?:at the )?deep end/, 'm');
  if (shallow !== undefined && deep !== undefined) return (shallow + deep) / 2;
  return question.near(/(?:(?:of )?water deep|deep|depth|high|height|tall)/, 'm');
}

function diameterIn(
  question: QuestionReader,
  depth: number,
  group: readonly number[] | undefined,
): number | undefined {
  if (group || !roundVessels.test(question.text)) return undefined;
  const stated = question.near(/(?:across|diameter|dia\b|round|wide|width)/, 'm');
  return stated ?? question.all('m').find((length) => length !== depth);
}
