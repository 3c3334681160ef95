import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';

interface BrickFormat {
  readonly label: string;
  readonly lengthMm: number;
  readonly heightMm: number;
  readonly jointMm: number;
}

const formats: Readonly<Record<string, BrickFormat>> = {
  uk: { label: 'UK 215 × 65 mm', lengthMm: 215, heightMm: 65, jointMm: 10 },
  us: { label: 'US modular 7⅝ × 2¼ in', lengthMm: 193.675, heightMm: 57.15, jointMm: 9.525 },
  au: { label: 'Australian 230 × 76 mm', lengthMm: 230, heightMm: 76, jointMm: 10 },
  in: { label: 'Indian modular 190 × 90 mm', lengthMm: 190, heightMm: 90, jointMm: 10 },
  de: { label: 'German NF 240 × 71 mm', lengthMm: 240, heightMm: 71, jointMm: 10 },
};

export const bricks = defineCalculator({
  slug: 'bricks',
  name: 'Bricks',
  summary: 'Bricks for a wall by format, joints and waste.',
  related: ['brick', 'brick-bonds'],
  fields: [
    numberField('length', 'Wall length', 'm', 5, 0.1, 1000),
    numberField('height', 'Wall height', 'm', 2.4, 0.1, 100),
    numberField('openings', 'Openings', 'm2', 0, 0, 5000),
    choiceField(
      'format',
      'Brick',
      Object.fromEntries(Object.entries(formats).map(([key, row]) => [key, row.label])),
    ),
    choiceField('leaves', 'Thickness', {
      '1': 'Half brick (one skin)',
      '2': 'One brick (two skins)',
    }),
    numberField('waste', 'Waste, %', undefined, 5, 0, 30),
  ],
  asks: /\bbrick(?:s|work)?\b/i,
  calculate: ({ number, choice }) => {
    const format = formats[choice('format')]!;
    const leaves = Number(choice('leaves'));
    const area = number('length') * number('height') - number('openings');
    if (area <= 0) throw new RangeError('Expected openings smaller than the wall');
    const perM2 = 1e6 / ((format.lengthMm + format.jointMm) * (format.heightMm + format.jointMm));
    const bare = area * perM2 * leaves;
    const order = Math.ceil(bare * (1 + number('waste') / 100) - 1e-9);
    return {
      headline: `**${count(order, 'brick')}** (${format.label}) for ${both(area, 'm2')} of wall, ${formatNumber(number('waste'), 0)} % waste included.`,
      values: [
        result('Bricks', order, undefined, formatNumber(order, 0)),
        result('Bricks per m²', perM2 * leaves, undefined, formatNumber(perM2 * leaves, 1)),
      ],
      steps: [
        `Wall: ${formatNumber(number('length'))} × ${formatNumber(number('height'))} − ${formatNumber(number('openings'))} = ${formatNumber(area)} m².`,
        `One brick with joint: (${formatNumber(format.lengthMm, 1)} + ${formatNumber(format.jointMm, 1)}) × (${formatNumber(format.heightMm, 1)} + ${formatNumber(format.jointMm, 1)}) mm → ${formatNumber(perM2, 1)} per m² and skin.`,
        `${formatNumber(area)} × ${formatNumber(perM2, 1)} × ${leaves} = ${formatNumber(bare, 0)}; with ${formatNumber(number('waste'), 0)} % waste: ${formatNumber(order, 0)}.`,
      ],
      notes: ['Reckon about 0.02 m³ of mortar per m² of a single skin.'],
    };
  },
  read: (question) => {
    if (!/\bbricks?\b/i.test(question.text)) return undefined;
    const group = question.groups().find((sides) => Math.max(...sides) > 0.6);
    const area = question.first('m2');
    const long = question.near(/(?:long|length|wide)/, 'm');
    const high = question.near(/(?:high|height|tall)/, 'm');
    const values: Record<string, number | string> = {};
    if (group) Object.assign(values, { length: group[0], height: group[1] });
    else if (long !== undefined && high !== undefined)
      Object.assign(values, { length: long, height: high });
    else if (area !== undefined) Object.assign(values, { length: area, height: 1 });
    else return undefined;
    if (
      /\b(?:two skins?|double (?:skin|brick|leaf)|one[- ]brick thick|9[- ]inch|solid)\b/i.test(
        question.text,
      )
    )
      values.leaves = '2';
    if (
      /\b(?:us|american|modular|usa)\b/i.test(question.text) ||
      question.quantities.some((item) => item.unit?.system === 'imperial')
    )
      values.format = 'us';
    if (/\baustralia/i.test(question.text)) values.format = 'au';
    if (/\bindia/i.test(question.text)) values.format = 'in';
    if (/\bgerman/i.test(question.text)) values.format = 'de';
    if (/\b(?:uk|british|english)\b/i.test(question.text)) values.format = 'uk';
    return { values, missing: [], notes: question.notes };
  },
});
