/** How deep an overhang must be to shade a window, or how much of it one shades. */
import { formatNumber } from '../units/format.ts';
import { defineCalculator, numberField } from './calculator.ts';
import { metres, result } from './printing.ts';

const devices =
  /\b(?:overhangs?|eaves|canop(?:y|ies)|awnings?|brise[- ]soleils?|louvres?|sun ?shades?)\b/i;
const ofSun = /\b(?:sun|sunlight|shad(?:e|es|ed|ing|ow)|altitude)\b/i;
/** Beyond this depth other means of shading are better. */
const deepestM = 1.5;

export const shade = defineCalculator({
  slug: 'shade',
  name: 'Overhang for shade',
  summary: 'Depth of an overhang that shades a window at a given height of the sun.',
  related: ['shading-and-overhangs', 'passive-solar-design'],
  fields: [
    numberField('altitude', 'Height of the sun', 'deg', 60, 1, 89),
    numberField('window', 'Height of glass to shade', 'm', 1.5, 0.1, 50),
    numberField('above', 'Overhang above the head of the window', 'm', 0, 0, 10),
    numberField('depth', 'Or: depth of the overhang', 'm', 0, 0, 20),
  ],
  asks: devices,
  calculate: ({ number }) => {
    const [altitude, window, above, given] = [
      number('altitude'),
      number('window'),
      number('above'),
      number('depth'),
    ];
    const slope = Math.tan((altitude * Math.PI) / 180);
    const depth = (window + above) / slope;
    const shaded = Math.min(window, Math.max(0, given * slope - above));
    const angle = `tan ${formatNumber(altitude, 1)}° (${formatNumber(slope, 3)})`;
    const isTooDeep = depth > deepestM;
    return {
      headline:
        given > 0
          ? `**${metres(shaded)} of the glass are in shade** below an overhang of ${metres(given)} with the sun ${formatNumber(altitude, 1)}° high and straight ahead.`
          : `**${metres(depth)} deep**: that shades ${metres(window)} of glass with the sun ${formatNumber(altitude, 1)}° high and straight ahead.`,
      values: [
        result('Depth for full shade', depth, 'm', metres(depth)),
        ...(given > 0 ? [result('Shaded height', shaded, 'm', metres(shaded))] : []),
      ],
      steps: [
        `Depth for full shade: (${formatNumber(window)} + ${formatNumber(above)}) m ÷ ${angle} = ${formatNumber(depth)} m.`,
        ...(given > 0
          ? [
              `Shaded: ${formatNumber(given)} m × ${angle} − ${formatNumber(above)} m = ${formatNumber(shaded)} m, at most the height of the glass.`,
            ]
          : []),
      ],
      notes: [
        ...(isTooDeep
          ? [
              'That is deep: against a low sun, outside blinds, shutters or vertical fins do better, and an overhang is laid out for the high summer sun.',
            ]
          : []),
        'When the sun stands to one side, the shadow falls lower and aside, so let the overhang run past the window at both ends.',
      ],
    };
  },
  read: (question) => {
    if (!devices.test(question.text) || !ofSun.test(question.text)) return undefined;
    const altitude = question.first('deg');
    if (altitude === undefined || altitude <= 0 || altitude >= 90) return undefined;
    const depth = question.near(/(?:deep|depth|projects?|overhang of)/, 'm');
    const window = [
      question.near(/(?:high|height|tall|window of|glass)/, 'm'),
      ...question.all('m'),
    ].find((value) => value !== undefined && value !== depth);
    if (window === undefined) return undefined;
    return {
      values: { altitude, window, ...(depth === undefined ? {} : { depth }) },
      missing: [],
      notes: question.notes,
    };
  },
});
