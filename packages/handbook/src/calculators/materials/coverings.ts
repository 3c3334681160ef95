/** Sheets and rolls per area: plasterboard, plywood, insulation, membrane, turf. */
import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';
import { readArea } from '../rooms/room-surfaces.ts';

interface Covering {
  readonly words: RegExp;
  readonly pieceM2: number;
  readonly wastePercent: number;
}

/** With the area that one usually covers. */
const kinds: readonly Covering[] = [
  { words: /\b(?:plaster ?boards?|drywall|gypsum boards?)\b/i, pieceM2: 2.88, wastePercent: 10 },
  { words: /\b(?:plywood|osb|chipboard|mdf|sheets?)\b/i, pieceM2: 2.98, wastePercent: 10 },
  { words: /\b(?:turf|sod)\b/i, pieceM2: 1, wastePercent: 5 },
  {
    words: /\b(?:insulation|mineral wool|glass wool|rock ?wool|batts?)\b/i,
    pieceM2: 5,
    wastePercent: 5,
  },
  {
    words: /\b(?:membrane|underlay|lining paper|weed fabric|felt)\b/i,
    pieceM2: 15,
    wastePercent: 10,
  },
];
const pieceWords = /\b(?:boards?|sheets?|rolls?|packs?|batts?|turfs?|panels?|slabs?)\b/;
const largestPieceM2 = 80;

export const coverings = defineCalculator({
  slug: 'coverings',
  name: 'Sheets and rolls for an area',
  summary: 'Plasterboard, plywood, insulation, membrane or turf by the sheet, roll or pack.',
  related: ['plasterboard', 'loft-insulation'],
  fields: [
    numberField('area', 'Area to cover', 'm2', 20, 0.1, 10_000),
    numberField('piece', 'Area of one sheet or roll', 'm2', 2.88, 0.05, 200),
    numberField('waste', 'Cutting waste, %', undefined, 10, 0, 40),
  ],
  asks: /\bhow (?:many|much)\b/i,
  calculate: ({ number }) => {
    const [area, piece, waste] = [number('area'), number('piece'), number('waste')];
    const order = area * (1 + waste / 100);
    const pieces = Math.ceil(order / piece - 1e-9);
    return {
      headline: `**${count(pieces, 'piece')}** of ${both(piece, 'm2')} for ${both(area, 'm2')}, ${formatNumber(waste, 0)} % for cuts included.`,
      values: [
        result('Pieces', pieces, undefined, String(pieces)),
        result('To order', order, 'm2', both(order, 'm2')),
      ],
      steps: [
        `With ${formatNumber(waste, 0)} % for cuts: ${formatNumber(area)} m² × ${formatNumber(1 + waste / 100)} = ${formatNumber(order)} m².`,
        `Pieces: ${formatNumber(order)} ÷ ${formatNumber(piece)} = ${formatNumber(order / piece)}, rounded up to ${pieces}.`,
      ],
      notes: [
        'What one covers is printed on its label; insulation in two layers needs twice as many.',
      ],
    };
  },
  read: (question) => {
    const kind = kinds.find(({ words }) => words.test(question.text));
    if (!kind || !/\bhow (?:many|much)\b/i.test(question.text)) return undefined;
    if (/\b(?:costs?|thick|u-?value|r-?value|deep)\b/i.test(question.text)) return undefined;
    const areas = question.all('m2');
    const { piece, surface } = piecesIn(question, areas);
    const area =
      areas.find((each) => each !== piece) ??
      surface ??
      (piece === undefined ? readArea(question) : undefined);
    if (area === undefined || (piece !== undefined && piece >= area)) return undefined;
    return {
      values: { area, piece: piece ?? kind.pieceM2, waste: kind.wastePercent },
      missing: [],
      notes: question.notes,
      supposed: ['waste', ...(piece === undefined ? ['piece'] : [])],
    };
  },
});

/** "A roll covers 5.5", "boards 2.4 x 1.2", "packs of 8.3 m²". */
function piecesIn(
  question: QuestionReader,
  areas: readonly number[],
): { readonly piece: number | undefined; readonly surface: number | undefined } {
  const groups = question.groups().filter((sides) => sides.length === 2);
  const products = groups.map(([a, b]) => a * b);
  if (products.length > 1) return { piece: Math.min(...products), surface: Math.max(...products) };
  const covers = /\bcovers?\s*(?:about\s*)?(\d+(?:[.,]\d+)?)/i.exec(question.text)?.[1];
  if (covers !== undefined)
    return { piece: Number(covers.replace(',', '.')), surface: products[0] };
  const statedM2 = question.following(pieceWords, 'm2');
  if (statedM2 !== undefined && areas.length > 1 && statedM2 <= largestPieceM2)
    return { piece: statedM2, surface: undefined };
  // "Rolls of 6 m² for a loft of 9 by 7 m"
  const [surface] = products;
  if (statedM2 !== undefined && surface !== undefined && statedM2 < surface)
    return { piece: statedM2, surface };
  return areas.length > 0
    ? { piece: products[0], surface: undefined }
    : { piece: undefined, surface: products[0] };
}
