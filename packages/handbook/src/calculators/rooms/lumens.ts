import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';
import { readArea } from './room-surfaces.ts';

/** Illuminance by room, in lux at table or floor height. */
const roomLux: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:kitchen|worktop|countertop)\b/i, 300, 'a kitchen'],
  [/\b(?:office|study|desk|workroom|sewing|craft|workshop|classroom)\b/i, 500, 'desk work'],
  [/\b(?:bathroom|shower|powder room|toilet|wc)\b/i, 200, 'a bathroom'],
  [/\b(?:laundry|utility|garage|store|storage)\b/i, 200, 'a utility room'],
  [/\bbed ?room\b/i, 100, 'a bedroom'],
  [/\b(?:hall|hallway|corridor|foyer|stairs?|landing)\b/i, 100, 'a hallway'],
  [/\b(?:living|lounge|sitting|family|dining|den)\b/i, 150, 'a living or dining room'],
  [/\b(?:barber|salon|shop|retail)\w*\b/i, 500, 'a shop or salon'],
];

export const lumens = defineCalculator({
  slug: 'lumens',
  name: 'Light for a room',
  summary: 'Lumens and number of lamps for a light level.',
  related: ['light-levels-by-room', 'layers-of-light'],
  fields: [
    numberField('area', 'Room area', 'm2', 15, 0.5, 5000),
    numberField('lux', 'Light level', 'lux', 150, 5, 3000),
    numberField('share', 'Share of the light that reaches the plane', undefined, 0.6, 0.1, 1),
    numberField('lamp', 'Lumens of one lamp', 'lm', 800, 50, 50000),
  ],
  asks: /\b(?:lumens?|lights?|downlights?|spotlights?|spots?|leds?|lamps?|bulbs?|lux|lighting)\b/i,
  calculate: ({ number }) => {
    const onPlane = number('area') * number('lux');
    const installed = onPlane / number('share');
    const lamps = Math.ceil(installed / number('lamp') - 1e-9);
    return {
      headline: `**About ${formatNumber(Math.round(installed / 10) * 10, 0)} lumens** for ${both(number('area'), 'm2', 1)} at ${both(number('lux'), 'lux', 0)}: for example ${count(lamps, 'lamp')} of ${formatNumber(number('lamp'), 0)} lm.`,
      values: [
        result('Lumens to install', installed, 'lm', `${formatNumber(installed, 0)} lm`),
        result('Lumens needed on the plane', onPlane, 'lm', `${formatNumber(onPlane, 0)} lm`),
        result('Lamps', lamps, undefined, String(lamps)),
      ],
      steps: [
        `On the plane: ${formatNumber(number('area'))} m² × ${formatNumber(number('lux'), 0)} lux = ${formatNumber(onPlane, 0)} lm.`,
        `Installed: ${formatNumber(onPlane, 0)} ÷ ${formatNumber(number('share'))} (losses in fittings and surfaces) = ${formatNumber(installed, 0)} lm.`,
        `Lamps: ${formatNumber(installed, 0)} ÷ ${formatNumber(number('lamp'), 0)} = ${formatNumber(installed / number('lamp'))}, rounded up to ${lamps}.`,
      ],
      notes: [
        'Dark walls or indirect fittings need up to half as much again; put the circuits on dimmers and add task light where you read, cook or shave.',
      ],
    };
  },
  read: (question) => {
    if (
      !/\b(?:lumens?|lights?|downlights?|spotlights?|(?:led )?spots|leds|lamps?|bulbs?|lux|brightness)\b/i.test(
        question.text,
      )
    )
      return undefined;
    const area = readArea(question);
    if (area === undefined) return undefined;
    const room = roomLux.find(([pattern]) => pattern.test(question.text));
    const lux = question.first('lux');
    const lamp = question.first('lm');
    const values: Record<string, number> = { area };
    const notes = [...question.notes];
    if (lux !== undefined) values.lux = lux;
    else if (room) {
      values.lux = room[1];
      notes.push(`Light level taken for ${room[2]}: ${room[1]} lux.`);
    }
    if (lamp !== undefined) values.lamp = lamp;
    return { values, missing: [], notes };
  },
});
