import { formatNumber } from '../../units/format.ts';
import { convert } from '../../units/units.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, result } from '../printing.ts';
import { readRoom, roomFields } from './room-surfaces.ts';

/** Recommended air changes per hour by room. */
const roomChanges: readonly (readonly [RegExp, number, string])[] = [
  [/\bkitchen\b/i, 10, 'a kitchen'],
  [/\b(?:bathroom|shower|wet room)\b/i, 8, 'a bathroom'],
  [/\b(?:toilet|wc|powder room)\b/i, 6, 'a toilet'],
  [/\b(?:laundry|utility)\b/i, 8, 'a laundry'],
];

export const airChanges = defineCalculator({
  slug: 'air-changes',
  name: 'Air changes and fan size',
  summary: 'Fan flow for a room from its volume and air changes an hour.',
  related: ['air-change-rates', 'extract-fans'],
  fields: [
    ...roomFields,
    numberField('changes', 'Air changes an hour', undefined, 6, 0.1, 60),
    numberField('area', 'Or: floor area', 'm2', 0, 0, 10_000),
  ],
  asks: /\b(?:air changes?|ach|extract\w*|fan|ventilat\w*|cfm|exhaust)\b/i,
  calculate: ({ number }) => {
    const area = number('area');
    const plan = area > 0 ? area : number('length') * number('width');
    const volume = plan * number('height');
    const flow = volume * number('changes');
    const litres = convert(flow, 'm3/h', 'L/s');
    return {
      headline: `**${both(flow, 'm3/h', 0)}**, that is ${formatNumber(litres, 1)} L/s, for ${formatNumber(number('changes'), 1)} air changes an hour in ${both(volume, 'm3', 1)}.`,
      values: [
        result('Flow', flow, 'm3/h', both(flow, 'm3/h', 0)),
        result('Flow', litres, 'L/s', `${formatNumber(litres, 1)} L/s`),
        result('Volume', volume, 'm3', both(volume, 'm3', 1)),
      ],
      steps: [
        `Volume: ${area > 0 ? `${formatNumber(area)} m²` : `${formatNumber(number('length'))} × ${formatNumber(number('width'))}`} × ${formatNumber(number('height'))} = ${formatNumber(volume)} m³.`,
        `Flow: ${formatNumber(volume)} × ${formatNumber(number('changes'), 1)} = ${formatNumber(flow)} m³/h ÷ 3.6 = ${formatNumber(litres, 1)} L/s.`,
      ],
      notes: [
        'Codes often set a fixed flow instead (for example 15 L/s for a bathroom): take the larger.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:air changes?|ach|extract\w*|fan|ventilat\w*|cfm|exhaust)\b/i.test(question.text))
      return undefined;
    const reading = readRoom(question);
    const area = question.first('m2');
    if (reading.missing.length > 0 && area === undefined) return undefined;
    const { doors: _doors, windows: _windows, ...values } = reading.values;
    const stated = question.count('(?:air changes?|ach)');
    const room = roomChanges.find(([pattern]) => pattern.test(question.text));
    const notes = [...(reading.notes ?? [])];
    if (stated === undefined && room)
      notes.push(`Taken for ${room[2]}: ${room[1]} air changes an hour.`);
    const changes = stated ?? room?.[1];
    return {
      values: {
        ...values,
        ...(changes === undefined ? {} : { changes }),
        ...(reading.missing.length > 0 && area !== undefined ? { area } : {}),
      },
      missing: [],
      notes,
    };
  },
});
