import { formatNumber } from '../../units/format.ts';
import { inUnit } from '../../units/quantities.ts';
import { convert } from '../../units/units.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';

/** Thermal conductivity λ in W/mK of common insulants (mid of the usual declared range). */
const conductivities: readonly (readonly [RegExp, number, string])[] = [
  [
    /\b(?:mineral wool|rock ?wool|glass ?wool|fibreglass|fiberglass|stone wool)\b/i,
    0.037,
    'mineral wool',
  ],
  [/\b(?:pir|polyiso\w*|pur|polyurethane)\b/i, 0.022, 'PIR board'],
  [/\bxps\b|extruded polystyrene/i, 0.034, 'XPS'],
  [/\beps\b|expanded polystyrene|polystyrene|styrofoam/i, 0.036, 'EPS'],
  [/\b(?:cellulose)\b/i, 0.039, 'cellulose'],
  [/\bwood ?fib(?:re|er)\b/i, 0.04, 'wood fibre'],
  [/\bcork\b/i, 0.04, 'cork'],
  [/\bhemp\b/i, 0.04, 'hemp'],
  [/\b(?:sheep'?s?|sheeps) wool\b/i, 0.039, 'sheep’s wool'],
  [/\baerogel\b/i, 0.015, 'aerogel'],
  [/\bstraw\b/i, 0.055, 'straw bale'],
];

/** Layers that carry more than they insulate. */
const otherLayers: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:brick(?:work|s)?)\b/i, 0.77, 'brick'],
  [/\baerated (?:concrete )?blocks?\b|\baac\b/i, 0.15, 'aerated block'],
  [/\b(?:dense |concrete )blocks?(?:work)?\b/i, 1.13, 'concrete block'],
  [/\bconcrete\b(?! block)/i, 1.7, 'concrete'],
  [/\b(?:plasterboard|drywall|gypsum board)\b/i, 0.21, 'plasterboard'],
  [/\b(?:render|plaster)\b/i, 0.7, 'plaster'],
  [/\b(?:osb|plywood|timber|pine|softwood)\b/i, 0.13, 'wood'],
];
/** Inner and outer surface resistance of a wall together, m²K/W. */
const surfacesR = 0.17;

export const uValue = defineCalculator({
  slug: 'u-value',
  name: 'U-value of an insulated wall or roof',
  summary: 'R and U from insulation thickness and conductivity.',
  related: ['u-values-and-r-values', 'insulation-materials'],
  fields: [
    numberField('thickness', 'Insulation thickness', 'mm', 100, 1, 1000),
    numberField('conductivity', 'Conductivity λ, W/mK', undefined, 0.037, 0.005, 2),
    numberField('rest', 'R of everything else, surfaces included', 'RSI', 0.5, 0, 5),
  ],
  asks: /\b(?:u-?\s?values?|r-?\s?values?)\b/i,
  calculate: ({ number }) => {
    const layer = number('thickness') / 1000 / number('conductivity');
    const total = layer + number('rest');
    const u = 1 / total;
    const imperial = convert(total, 'RSI', 'Rus');
    return {
      headline: `**U = ${formatNumber(u, 2)} W/m²K** (R = ${formatNumber(total)} m²K/W, R-${formatNumber(imperial, 1)} in US units).`,
      values: [
        result('U-value', u, 'U', `${formatNumber(u, 3)} W/m²K`),
        result('R-value', total, 'RSI', `${formatNumber(total)} m²K/W`),
        result('R-value, US', imperial, 'Rus', `R-${formatNumber(imperial, 1)}`),
      ],
      steps: [
        `Insulation: ${formatNumber(number('thickness') / 1000, 3)} m ÷ ${number('conductivity')} W/mK = ${formatNumber(layer)} m²K/W.`,
        `All layers: ${formatNumber(layer)} + ${formatNumber(number('rest'))} = ${formatNumber(total)} m²K/W.`,
        `U = 1 ÷ ${formatNumber(total)} = ${formatNumber(u, 3)} W/m²K; US R = ${formatNumber(total)} × 5.678 = ${formatNumber(imperial, 1)}.`,
      ],
      notes: [
        'Studs, ties and joints that bridge the insulation make the real value worse, in timber frames by roughly 10–20 %.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:u-?\s?values?|r-?\s?values?)\b/i.test(question.text)) return undefined;
    const material = conductivities.find(([pattern]) => pattern.test(question.text));
    const lambda =
      /(?:λ|lambda|conductivity(?: of)?|k[- ]?value(?: of)?)\s*=?\s*(0?\.\d+)/i.exec(
        question.text,
      )?.[1] ?? /\b0?\.0[1-9]\d*\b/.exec(question.text)?.[0];
    const thickness = (material && before(question, material[0])) ?? question.first('mm');
    if (thickness === undefined || (!material && lambda === undefined)) return undefined;
    const notes =
      material && lambda === undefined
        ? [`Conductivity taken for ${material[2]}: ${material[1]} W/mK.`]
        : [];
    const values = {
      thickness,
      conductivity: lambda === undefined ? material![1] : Number(lambda),
    };
    const others = otherLayers.flatMap(([pattern, conductivity, name]) => {
      const mm = before(question, pattern);
      return mm === undefined ? [] : [{ name, mm, r: mm / 1000 / conductivity }];
    });
    if (others.length === 0) return { values, missing: [], notes };
    const rest = others.reduce((sum, { r }) => sum + r, surfacesR);
    notes.push(
      `Everything else: ${others.map(({ name, mm, r }) => `${formatNumber(mm, 0)} mm ${name} R ${formatNumber(r, 2)}`).join(', ')}, surfaces ${surfacesR}.`,
    );
    return { values: { ...values, rest }, missing: [], notes };
  },
});

/** The thickness before a material: "100 mm of brick". */
function before(question: QuestionReader, material: RegExp): number | undefined {
  const at = material.exec(question.text)?.index;
  if (at === undefined) return undefined;
  const item = question.quantities.findLast(({ end }) => end <= at + 1);
  return item && at - item.end < 14 ? inUnit(item, 'mm') : undefined;
}
