import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, metres, result } from '../printing.ts';

export const roof = defineCalculator({
  slug: 'roof',
  name: 'Roof pitch and area',
  summary: 'Ridge height, rafter length and roof area for a gable or hip roof.',
  related: ['roof-pitch', 'roof-shapes'],
  fields: [
    numberField('span', 'Span (width of the house)', 'm', 8, 0.5, 100),
    numberField('length', 'Length of the house', 'm', 10, 0.5, 300),
    numberField('pitch', 'Pitch', 'deg', 35, 0.5, 75),
    numberField('overhang', 'Overhang all round', 'm', 0, 0, 5),
  ],
  asks: /\b(?:roof|rafters?|ridge|pitch|gable)\b/i,
  calculate: ({ number }) => {
    const pitchRad = (number('pitch') * Math.PI) / 180;
    const [span, length, overhang] = [number('span'), number('length'), number('overhang')];
    const rise = (span / 2) * Math.tan(pitchRad);
    const rafter = (span / 2 + overhang) / Math.cos(pitchRad);
    const plan = (span + 2 * overhang) * (length + 2 * overhang);
    const area = plan / Math.cos(pitchRad);
    const inTwelve = 12 * Math.tan(pitchRad);
    return {
      headline: `**${both(area, 'm2', 1)} of roof** at ${formatNumber(number('pitch'), 1)}° (${formatNumber(inTwelve, 1)}:12), with the ridge ${metres(rise)} above the eaves and rafters of ${metres(rafter)}.`,
      values: [
        result('Roof area', area, 'm2', both(area, 'm2', 1)),
        result('Ridge above eaves', rise, 'm', metres(rise)),
        result('Rafter length', rafter, 'm', metres(rafter)),
        result('Pitch', inTwelve, undefined, `${formatNumber(inTwelve, 1)}:12`),
      ],
      steps: [
        `Rise: ${formatNumber(span)} ÷ 2 × tan ${formatNumber(number('pitch'), 1)}° = ${formatNumber(rise)} m.`,
        `Rafter: (${formatNumber(span)} ÷ 2 + ${formatNumber(overhang)}) ÷ cos ${formatNumber(number('pitch'), 1)}° = ${formatNumber(rafter)} m.`,
        `Area: (${formatNumber(span + 2 * overhang)} × ${formatNumber(length + 2 * overhang)}) ÷ cos ${formatNumber(number('pitch'), 1)}° = ${formatNumber(area)} m².`,
      ],
      notes: [
        'Holds for gable and hip roofs whose sides share one pitch. Order 5–15 % more covering for cuts, hips and valleys.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:roof|rafters?|ridge|gable)\b/i.test(question.text)) return undefined;
    // The size of timbers is not this calculator's subject.
    if (/\brafters? (?:size|depth|section|spacing)|\b(?:centres|centers)\b/i.test(question.text))
      return undefined;
    const pitch = readPitch(question.text);
    const room = question.room();
    const span =
      question.near(/(?:span|wide|width)/, 'm') ??
      (room ? Math.min(room.lengthM, room.widthM) : undefined);
    const length =
      question.near(/(?:long|length)/, 'm') ??
      (room ? Math.max(room.lengthM, room.widthM) : undefined);
    if (pitch === undefined && span === undefined) return undefined;
    if (
      pitch === undefined &&
      !/\b(?:area|rafter|how much|many|cover|ridge|square)/i.test(question.text)
    )
      return undefined;
    const values: Record<string, number> = {};
    if (pitch !== undefined) values.pitch = pitch;
    if (span !== undefined) values.span = span;
    if (length !== undefined) values.length = length;
    const overhang = question.near(/(?:overhang|eaves)/, 'm');
    if (overhang !== undefined && overhang <= 5) values.overhang = overhang;
    return {
      values,
      missing: span === undefined ? ['the span of the roof'] : [],
      notes: question.notes,
    };
  },
});

/** "30 degrees", "30°", "6:12", "6/12", "6 in 12" → degrees. */
export function readPitch(text: string): number | undefined {
  const ratio = /\b(\d+(?:\.\d+)?)\s*(?::|\/|in|over)\s*12\b/i.exec(text);
  if (ratio) return (Math.atan(Number(ratio[1]) / 12) * 180) / Math.PI;
  const degrees = /\b(\d+(?:\.\d+)?)\s*-?(?:°|deg(?:ree)?s?\b)/i.exec(text);
  return degrees ? Number(degrees[1]) : undefined;
}
