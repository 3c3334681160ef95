/** Gravel, sand, soil and mulch, by cubic metre, tonne and bulk bag. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';
import { readArea } from '../rooms/room-surfaces.ts';

/** Bulk density in tonnes per cubic metre; wet soil and sand weigh up to a quarter more. */
const tonnesPerM3: Readonly<Record<string, number>> = {
  gravel: 1.6,
  sand: 1.6,
  hardcore: 1.8,
  topsoil: 1.35,
  bark: 0.4,
};

const wordsOf: Readonly<Record<string, RegExp>> = {
  hardcore: /\b(?:hardcore|sub-?base|type 1|mot|crushed (?:stone|rock))\b/i,
  gravel: /\b(?:gravel|shingle|pebbles?|chippings|stone chips|ballast)\b/i,
  sand: /\bsand\b/i,
  topsoil: /\b(?:top ?soil|soil|compost|earth)\b/i,
  bark: /\b(?:bark|mulch|wood ?chips?)\b/i,
};
const bulkBagM3 = 0.5;
const asks =
  /\b(?:hardcore|sub-?base|type 1|gravel|shingle|pebbles?|chippings|ballast|sand|top ?soil|soil|compost|bark|mulch|wood ?chips?)\b/i;

export const looseMaterials = defineCalculator({
  slug: 'loose-materials',
  name: 'Gravel, sand and soil',
  summary: 'Cubic metres, tonnes and bulk bags for a path, drive, bed or base.',
  related: ['sand-and-gravel'],
  fields: [
    numberField('area', 'Area', 'm2', 10, 0.1, 10000),
    numberField('depth', 'Depth', 'mm', 50, 5, 2000),
    choiceField('material', 'Material', {
      gravel: 'Gravel',
      sand: 'Sand',
      hardcore: 'Hardcore or sub-base',
      topsoil: 'Topsoil or compost',
      bark: 'Bark or mulch',
    }),
    numberField('bagLitres', 'Litres in a bag', 'l', 0, 0, 2000),
    numberField('bagKg', 'Weight of a bag', 'kg', 0, 0, 2000),
  ],
  asks,
  calculate: ({ number, choice }) => {
    const [area, depth, density] = [
      number('area'),
      number('depth'),
      tonnesPerM3[choice('material')] ?? 1.6,
    ];
    const volume = (area * depth) / 1000;
    const tonnes = volume * density;
    const bags = Math.ceil(volume / bulkBagM3 - 1e-9);
    const [bagLitres, bagKg] = [number('bagLitres'), number('bagKg')];
    const small =
      bagLitres > 0 ? (volume * 1000) / bagLitres : bagKg > 0 ? (tonnes * 1000) / bagKg : 0;
    const smallBags = Math.ceil(small - 1e-9);
    const size = bagLitres > 0 ? `${formatNumber(bagLitres, 0)} L` : `${formatNumber(bagKg, 0)} kg`;
    return {
      headline:
        small > 0
          ? `**${count(smallBags, 'bag')} of ${size}**: about ${both(volume, 'm3')}, ${formatNumber(tonnes)} tonnes, or ${count(bags, 'bulk bag')} of 0.5 m³.`
          : `**About ${formatNumber(tonnes)} tonnes, ${both(volume, 'm3')}**, or ${count(bags, 'bulk bag')} of 0.5 m³.`,
      values: [
        result('Weight', tonnes, 't', `${formatNumber(tonnes)} t`),
        result('Volume', volume, 'm3', both(volume, 'm3')),
        result('Bulk bags', bags, undefined, String(bags)),
        ...(small > 0 ? [result('Bags', smallBags, undefined, String(smallBags))] : []),
      ],
      steps: [
        `Volume: ${formatNumber(area)} m² × ${formatNumber(depth / 1000, 3)} m = ${formatNumber(volume, 3)} m³.`,
        `Weight: ${formatNumber(volume, 3)} m³ × ${formatNumber(density)} t/m³ = ${formatNumber(tonnes)} t.`,
        ...(small > 0
          ? [
              `Bags: ${bagLitres > 0 ? `${formatNumber(volume * 1000, 0)} L` : `${formatNumber(tonnes * 1000, 0)} kg`} ÷ ${size} = ${formatNumber(small, 1)}, rounded up to ${smallBags}.`,
            ]
          : []),
      ],
      notes: [
        'Order about 10 % more where it is compacted; wet material weighs up to a quarter more.',
      ],
    };
  },
  read: (question) => {
    if (
      !/\b(?:how (?:much|many)|tonnes?|tons?|bags?|cubes?|cubic|volume|order)\b/i.test(
        question.text,
      )
    )
      return undefined;
    const material = Object.keys(wordsOf).find((key) => wordsOf[key]?.test(question.text));
    const depth =
      question.near(/(?:deep|depth|thick|thickness)/, 'mm') ?? thinnest(question.all('mm'));
    const [first, second] = question.all('m').filter((side) => side * 1000 !== depth);
    const area =
      question.first('m2') ??
      (first !== undefined && second !== undefined ? first * second : readArea(question));
    if (area === undefined || depth === undefined || material === undefined) return undefined;
    const isBagged = /\bbags?\b/i.test(question.text);
    const [bagLitres, bagKg] = [question.first('l'), question.first('kg')];
    return {
      values: {
        area,
        depth,
        material,
        ...(isBagged && bagLitres !== undefined ? { bagLitres } : {}),
        ...(isBagged && bagKg !== undefined ? { bagKg } : {}),
      },
      missing: [],
      notes: question.notes,
    };
  },
});

/** "22 m by 0.9 m by 8 cm": a small third measure is the depth. */
const thinnest = (lengthsMm: readonly number[]): number | undefined =>
  lengthsMm.filter((length) => length <= 400).sort((a, b) => a - b)[0];
