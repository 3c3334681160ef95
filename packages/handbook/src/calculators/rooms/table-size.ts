import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { metres, result } from '../printing.ts';

/** Width per person, and of a table with seats on both sides, metres. */
const placeM = 0.6;
const tableWidthM = 0.9;
/** A long side loses this much to legs and corners. */
const cornerM = 0.2;
const clearanceM = 0.9;

export const tableSize = defineCalculator({
  slug: 'table-size',
  name: 'Dining table size',
  summary: 'Table and room size for a number of seats.',
  related: ['dining-table-sizes', 'dining-room-clearances'],
  fields: [
    numberField('seats', 'Seats', undefined, 6, 1, 30),
    choiceField('shape', 'Shape', {
      rectangle: 'Rectangular, ends seated',
      sides: 'Rectangular, sides only',
      round: 'Round',
    }),
  ],
  asks: /\btables?\b/i,
  calculate: ({ number, choice }) => {
    const seats = Math.round(number('seats'));
    const round = choice('shape') === 'round';
    const ends = choice('shape') === 'rectangle' && seats > 2 ? 2 : 0;
    const perSide = Math.ceil((seats - ends) / 2);
    const length = round
      ? Math.max(0.75, (seats * placeM) / Math.PI)
      : perSide * placeM + cornerM + (ends ? 0.2 : 0);
    const width = round ? length : tableWidthM;
    const room = [length + 2 * clearanceM, width + 2 * clearanceM] as const;
    return {
      headline: round
        ? `**A round table of about ${metres(length)} across** seats ${seats}.`
        : `**A table of about ${metres(length)} × ${metres(width)}** seats ${seats}.`,
      values: [
        result(round ? 'Diameter' : 'Length', length, 'm', metres(length)),
        result('Width', width, 'm', metres(width)),
        result('Room, least', room[0] * room[1], 'm2', `${metres(room[0])} × ${metres(room[1])}`),
      ],
      steps: [
        round
          ? `Circumference: ${seats} × ${placeM} m = ${formatNumber(seats * placeM)} m; ÷ π = ${formatNumber((seats * placeM) / Math.PI)} m across${length === 0.75 ? ' (0.75 m is the practical least)' : ''}.`
          : `Each side: ${perSide} × ${placeM} m per person + ${formatNumber(cornerM + (ends ? 0.2 : 0))} m for corners = ${formatNumber(length)} m.`,
        `Room: ${clearanceM} m all round to pull out chairs and pass: ${formatNumber(room[0])} × ${formatNumber(room[1])} m.`,
      ],
      notes: [
        '600 mm (24 in) per person is comfortable, 700 mm generous; 760 mm (30 in) is the usual table height.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:dining |kitchen |round |rectangular |oval )?tables?\b/i.test(question.text))
      return undefined;
    const seats =
      question.count('(?:people|persons?|seats?|seaters?|guests?|places|diners|chairs)') ??
      Number(
        /\b(?:seats?|seating|for)\s+(\d{1,2})\b(?!\s*(?:m|cm|mm|ft|in|'|"|x))/i.exec(
          question.text,
        )?.[1] ?? Number.NaN,
      );
    if (Number.isNaN(seats) || seats < 1 || seats > 30) return undefined;
    const values = {
      seats,
      shape: /\b(?:round|circular)\b/i.test(question.text) ? 'round' : 'rectangle',
    };
    return { values, missing: [] };
  },
});
