import { formatNumber } from '../../units/format.ts';
import { convert } from '../../units/units.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { count, metres, millimetres, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';

/** Highest rise of one run before a landing (30 in, the common accessible limit). */
const highestRunMm = convert(30, 'in', 'mm');
const landingM = 1.5;
/** A step outside a house, if only the number of steps is given. */
const usualStepMm = 170;
/** No step is higher: "three steps, about 45 centimetres up" gives the total. */
const tallestStepMm = 250;

const gradients = {
  '12': '1:12',
  '15': '1:15',
  '16': '1:16',
  '20': '1:20',
  '14': '1:14',
  '10': '1:10',
  '8': '1:8',
};

export const ramp = defineCalculator({
  slug: 'ramp',
  name: 'Ramp',
  summary: 'Length and landings of a ramp for a rise and a gradient.',
  related: ['ramps', 'wheelchair-turning-space'],
  fields: [
    numberField('rise', 'Height to overcome', 'mm', 450, 10, 6000),
    choiceField('gradient', 'Gradient', gradients, '12'),
  ],
  asks: /\bramps?\b/i,
  calculate: ({ number, choice }) => {
    const rise = number('rise');
    const ratio = Number(choice('gradient'));
    const slopeM = (rise * ratio) / 1000;
    const runs = Math.max(1, Math.ceil(rise / highestRunMm - 1e-9));
    const landings = runs - 1;
    const totalM = slopeM + landings * landingM;
    const percent = 100 / ratio;
    return {
      headline: `**${metres(slopeM)} of ramp** at 1:${ratio} for a rise of ${millimetres(rise)}${landings > 0 ? `, in ${count(runs, 'run')} with ${count(landings, 'landing')} between: ${metres(totalM)} in all` : ''}.`,
      values: [
        result('Sloping length in plan', slopeM, 'm', metres(slopeM)),
        result('Landings between runs', landings, undefined, String(landings)),
        result('Length with landings', totalM, 'm', metres(totalM)),
        result('Slope', percent, undefined, `${formatNumber(percent, 1)} %`),
      ],
      steps: [
        `Length: ${formatNumber(rise, 0)} mm × ${ratio} = ${formatNumber(rise * ratio, 0)} mm.`,
        `Slope: 1 ÷ ${ratio} = ${formatNumber(percent, 1)} % (${formatNumber((Math.atan(1 / ratio) * 180) / Math.PI, 1)}°).`,
        `Runs: ${formatNumber(rise, 0)} mm ÷ ${formatNumber(highestRunMm, 0)} mm (30 in, the highest rise between landings) → ${runs}.`,
        `With ${landings} × ${landingM} m landing between runs: ${formatNumber(totalM, 2)} m; level landings at top and bottom come on top.`,
      ],
      notes: [
        '1:12 is the usual steepest gradient for wheelchairs; gentler (1:15 to 1:20) is easier to use, and some codes ask for it on longer runs. Check locally.',
      ],
    };
  },
  read: (question) => {
    if (!/\bramps?\b/i.test(question.text)) return undefined;
    const ratio = /\b1\s*(?::|in|to)\s*(\d{1,2})\b/.exec(question.text)?.[1];
    const stated =
      question.near(/(?:rise|high|height|step|drop|difference|tall|up)/, 'mm') ??
      question.first('mm');
    const steps = question.count('(?:steps?|risers?)');
    // "Two steps, 34 cm in all": the total height.
    const isOfAll =
      stated !== undefined &&
      (stated > tallestStepMm ||
        /\b(?:in all|in total|altogether|together|total)\b/i.test(question.text));
    const rise = steps === undefined || isOfAll ? stated : steps * (stated ?? usualStepMm);
    // "A ramp of 5 m going" gives its length, not its rise.
    if (rise === undefined || (steps === undefined && isLengthOnly(question))) return undefined;
    const notes =
      steps === undefined || steps < 2 || isOfAll
        ? []
        : [
            `${steps} steps of ${formatNumber(stated ?? usualStepMm, 0)} mm make ${formatNumber(rise, 0)} mm.`,
          ];
    const values: Record<string, number | string> = { rise };
    if (ratio !== undefined && ratio in gradients) values.gradient = ratio;
    return { values, missing: [], notes };
  },
});

const isLengthOnly = (question: QuestionReader): boolean =>
  question.all('mm').length === 1 &&
  question.near(/(?:going|long|length|run)/, 'mm') !== undefined &&
  question.near(/(?:rise|high|height|step|drop|difference|tall|up)/, 'mm') === undefined;
