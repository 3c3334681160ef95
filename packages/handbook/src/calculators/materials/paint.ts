import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { both, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';
import { doorM2, openingFields, readRoom, roomFields, windowM2 } from '../rooms/room-surfaces.ts';

export const paint = defineCalculator({
  slug: 'paint',
  name: 'Paint',
  summary: 'Litres of paint for the walls (and ceiling) of a room.',
  related: ['paint-quantities-and-coverage', 'paint-finishes'],
  fields: [
    ...roomFields,
    ...openingFields,
    numberField('coats', 'Coats', undefined, 2, 1, 6),
    numberField('coverage', 'Coverage, m² per litre', undefined, 10, 3, 20),
    choiceField('surfaces', 'Surfaces', {
      walls: 'Walls',
      both: 'Walls and ceiling',
      ceiling: 'Ceiling only',
    }),
    numberField('area', 'Or: area to paint', 'm2', 0, 0, 5000),
  ],
  asks: /\b(?:paint|painting|emulsion|primer|coats)\b/i,
  calculate: ({ number, choice }) => {
    const surfaces = choice('surfaces');
    const [length, width, height] = [number('length'), number('width'), number('height')];
    const openings = number('doors') * doorM2 + number('windows') * windowM2;
    const wallsM2 = Math.max(0, 2 * (length + width) * height - openings);
    const ceilingM2 = length * width;
    const given = number('area');
    const parts = { walls: wallsM2, both: wallsM2 + ceilingM2, ceiling: ceilingM2 } as const;
    const area = given > 0 ? given : (parts[surfaces as keyof typeof parts] ?? wallsM2);
    const coats = number('coats');
    const litres = (area * coats) / number('coverage');
    const steps =
      given > 0
        ? [`Area: ${formatNumber(given)} m².`]
        : [
            `Walls: 2 × (${formatNumber(length)} + ${formatNumber(width)}) × ${formatNumber(height)} = ${formatNumber(2 * (length + width) * height)} m².`,
            `Openings: ${number('doors')} door × ${doorM2.toFixed(2)} + ${number('windows')} window × ${windowM2.toFixed(2)} = ${formatNumber(openings)} m², taken off.`,
            `Walls to paint: ${formatNumber(wallsM2)} m²; ceiling: ${formatNumber(ceilingM2)} m²; painted here: ${formatNumber(area)} m².`,
          ];
    return {
      headline: `**About ${both(litres, 'l', 1)} of paint** for ${both(area, 'm2', 1)} in ${coats === 1 ? '1 coat' : `${formatNumber(coats, 0)} coats`}.`,
      values: [
        result('Area', area, 'm2', both(area, 'm2', 1)),
        result('Paint', litres, 'l', both(litres, 'l', 1)),
      ],
      steps: [
        ...steps,
        `Paint: ${formatNumber(area)} m² × ${formatNumber(coats, 0)} ÷ ${formatNumber(number('coverage'), 1)} m²/L = ${formatNumber(litres)} L.`,
      ],
      notes: [
        'Coverage differs by paint and surface (8–14 m²/L; new plaster drinks more): use the figure on the tin, and buy about 10 % more.',
      ],
    };
  },
  read: (question) => {
    // "Two coats, how many tins?" is about paint, too.
    if (
      !/\b(?:paint|painting|emulsion|primer)\b|\bcoats\b.*\b(?:tins?|litres?|liters?)\b|\b(?:tins?|litres?|liters?)\b.*\bcoats\b/i.test(
        question.text,
      )
    )
      return undefined;
    const reading = readRoom(question);
    const area = question.first('m2');
    const coats = question.count('coats?|layers?');
    const values: Record<string, number | string> = { ...reading.values };
    if (coats !== undefined) values.coats = coats;
    if (
      /\bceiling only\b|\b(?:just|only) the ceiling\b|\b(?:paint|for) (?:the |a |my )?ceiling\b/i.test(
        question.text,
      )
    )
      values.surfaces = 'ceiling';
    else if (
      /\bceiling\b(?! (?:height|is|at))/i.test(question.text) &&
      /\band (?:the |a )?ceiling\b|\bwith (?:the )?ceiling\b|\bceiling too\b/i.test(question.text)
    )
      values.surfaces = 'both';
    const walls = doorsAlone(question) ?? wallsAlone(question);
    if (walls !== undefined) {
      const { length: _length, width: _width, height: _height, doors: _doors, ...rest } = values;
      return { values: { ...rest, area: walls }, missing: [] };
    }
    if (reading.missing.length > 0 && area !== undefined)
      return { values: { ...values, area }, missing: [] };
    return { ...reading, values };
  },
});

/** "Three doors of 2 by 0.8 m, both sides": faces of doors, not a room. */
function doorsAlone(question: QuestionReader): number | undefined {
  const count = question.count('doors?');
  const [sides] = question.groups();
  if (count === undefined || count < 1 || !sides || /\b(?:walls?|rooms?)\b/i.test(question.text))
    return undefined;
  const [long, short] = [Math.max(sides[0], sides[1]), Math.min(sides[0], sides[1])];
  if (long > largestDoorM.height || short > largestDoorM.width) return undefined;
  const faces = /\b(?:both|two|2) (?:sides|faces)\b/i.test(question.text) ? 2 : 1;
  return count * long * short * faces;
}
const largestDoorM = { height: 2.6, width: 1.3 } as const;

/** "Two walls of 3.6 by 2.4 m": sides of a wall, not of a room. */
function wallsAlone(question: QuestionReader): number | undefined {
  if (/\b(?:rooms?|bedroom|kitchen|bathroom|lounge|hall\w*|ceiling)\b/i.test(question.text))
    return undefined;
  if (!/\bwalls?\b/i.test(question.text)) return undefined;
  const sides = question.room();
  if (!sides || (sides.heightM !== undefined && sides.heightM !== sides.widthM)) return undefined;
  return (question.count('walls?') ?? 1) * sides.lengthM * sides.widthM;
}
