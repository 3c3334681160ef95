import { formatNumber } from '../../units/format.ts';
import { inUnit } from '../../units/quantities.ts';
import { convert } from '../../units/units.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';

/** Dry mix per cubic metre: an 80 lb bag yields 0.6 ft³. */
const dryMixKgPerM3 = convert(80, 'lb', 'kg') / convert(0.6, 'ft3', 'm3');

export const concrete = defineCalculator({
  slug: 'concrete',
  name: 'Concrete',
  summary: 'Volume, bags and weight for a slab, footing or column.',
  related: ['concrete', 'foundations'],
  fields: [
    numberField('length', 'Length', 'm', 4, 0.05, 500),
    numberField('width', 'Width', 'm', 3, 0.05, 500),
    numberField('thickness', 'Thickness or depth', 'mm', 100, 10, 5000),
    numberField('waste', 'Extra, %', undefined, 10, 0, 30),
    numberField('bag', 'Bag of dry mix', 'kg', 25, 5, 50),
    numberField('diameter', 'Or: diameter of a round hole or column', 'mm', 0, 0, 5000),
    numberField('pieces', 'How many alike', undefined, 1, 1, 1000),
  ],
  // Mortar for pointing and render is measured by the square metre.
  asks: /^(?!.*\b(?:re)?(?:pointing|rendering|plastering)\b).*\b(?:concrete|cement|slab|footing|screed|post ?holes?)\b/i,
  calculate: ({ number }) => {
    const [diameter, pieces] = [number('diameter') / 1000, number('pieces')];
    const plan = diameter > 0 ? (Math.PI * diameter ** 2) / 4 : number('length') * number('width');
    const net = (plan * pieces * number('thickness')) / 1000;
    const order = net * (1 + number('waste') / 100);
    const bags = Math.ceil((order * dryMixKgPerM3) / number('bag') - 1e-9);
    const yards = convert(order, 'm3', 'yd3');
    return {
      headline: `**${formatNumber(order)} m³ (${formatNumber(yards)} yd³) of concrete**, ${formatNumber(number('waste'), 0)} % extra included, or ${count(bags, 'bag')} of ${formatNumber(number('bag'), 1)} kg dry mix.`,
      values: [
        result('Volume', net, 'm3', both(net, 'm3')),
        result('To order', order, 'm3', both(order, 'm3')),
        result('Cubic yards', yards, 'yd3', `${formatNumber(yards)} yd³`),
        result('Bags', bags, undefined, String(bags)),
      ],
      steps: [
        `Volume: ${pieces > 1 ? `${formatNumber(pieces, 0)} × ` : ''}${diameter > 0 ? `π × ${formatNumber(diameter, 3)}² ÷ 4` : `${formatNumber(number('length'))} × ${formatNumber(number('width'))}`} × ${formatNumber(number('thickness') / 1000, 3)} m = ${formatNumber(net, 3)} m³.`,
        `With ${formatNumber(number('waste'), 0)} % extra: ${formatNumber(order, 3)} m³.`,
        `Bags: ${formatNumber(order, 3)} m³ × ${formatNumber(dryMixKgPerM3, 0)} kg/m³ ÷ ${formatNumber(number('bag'), 1)} kg, rounded up = ${bags}.`,
      ],
      notes: [
        'Above about 1 m³ ready-mix is usually cheaper than bags. Cured concrete weighs about 2,400 kg/m³.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:concrete|cement|slab|footing|screed|post ?holes?)\b/i.test(question.text))
      return undefined;
    const round = question.quantities.find(({ end }) =>
      /^\s*(?:in )?(?:diameter|dia\b|across|round)/i.test(question.text.slice(end)),
    );
    const diameter = round && inUnit(round, 'mm');
    const depth = question.near(/(?:deep|depth|high|tall|long)/, 'mm');
    const pieces = question.count(
      '(?:post ?)?(?:holes?|footings?|columns?|piers?|pads?|posts?|slabs?)',
    );
    if (diameter !== undefined && depth !== undefined && depth !== diameter)
      return {
        values: { diameter, thickness: depth, ...(pieces && pieces > 1 ? { pieces } : {}) },
        missing: [],
      };
    const groups = question.groups();
    const group = groups[0] ?? question.sides();
    const thick = question.near(/(?:thick|thickness|deep|depth)/, 'mm');
    const area = question.first('m2');
    const [length, width, third] = group ?? (area !== undefined ? [area, 1] : []);
    const small = question.all('mm').filter((value) => value <= 600);
    const thickness =
      thick ??
      (third === undefined ? (group ? small[0] : undefined) : third * 1000) ??
      (area !== undefined ? small[0] : undefined);
    if (length === undefined || width === undefined) return undefined;
    const values: Record<string, number> = { length, width };
    if (thickness !== undefined) values.thickness = thickness;
    return { values, missing: [], notes: question.notes };
  },
});
