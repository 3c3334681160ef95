import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { count, metres, millimetres, result } from '../printing.ts';

/** Comfort rule: twice the rise plus the going, in mm, should lie between these. */
const strideMm = { least: 550, most: 700 } as const;

export const stairs = defineCalculator({
  slug: 'stairs',
  name: 'Stairs',
  summary: 'Risers, treads, run and pitch for a floor-to-floor height.',
  related: ['stair-dimensions', 'stair-headroom-and-landings'],
  fields: [
    numberField('floorHeight', 'Floor to floor height', 'm', 2.7, 0.3, 8),
    numberField('highestRiser', 'Highest riser allowed', 'mm', 178, 100, 230),
    numberField('going', 'Going (depth of a tread)', 'mm', 280, 180, 450),
    numberField('risers', 'Risers (0 for as few as are allowed)', undefined, 0, 0, 60),
  ],
  asks: /\b(?:stairs?|staircase|stairway|steps|risers?|treads?)\b/i,
  calculate: ({ number }) => {
    const heightMm = number('floorHeight') * 1000;
    const highest = number('highestRiser');
    const going = number('going');
    const fewest = Math.ceil(heightMm / highest - 1e-9);
    const wanted = number('risers');
    const risers = wanted >= 2 ? Math.round(wanted) : fewest;
    const riser = heightMm / risers;
    const treads = risers - 1;
    const runMm = treads * going;
    const pitch = (Math.atan2(riser, going) * 180) / Math.PI;
    const stride = 2 * riser + going;
    const comfortable = stride >= strideMm.least && stride <= strideMm.most;
    return {
      headline: `**${count(risers, 'riser')} of ${millimetres(riser)}** and ${count(treads, 'tread')} of ${millimetres(going)}: the flight is ${metres(runMm / 1000)} long in plan, at ${formatNumber(pitch, 1)}°.`,
      values: [
        result('Risers', risers, undefined, String(risers)),
        result('Riser height', riser, 'mm', millimetres(riser)),
        result('Treads', treads, undefined, String(treads)),
        result('Length in plan', runMm / 1000, 'm', metres(runMm / 1000)),
        result('Pitch', pitch, 'deg', `${formatNumber(pitch, 1)}°`),
      ],
      steps: [
        wanted >= 2
          ? `Risers: ${risers}, as you said.`
          : `Risers: ${formatNumber(heightMm, 0)} mm ÷ ${formatNumber(highest, 1)} mm = ${formatNumber(heightMm / highest, 2)}, rounded up to ${risers}.`,
        `Riser height: ${formatNumber(heightMm, 0)} mm ÷ ${risers} = ${formatNumber(riser, 1)} mm.`,
        `Treads: ${risers} − 1 = ${treads} (the upper floor is the last step).`,
        `Length: ${treads} × ${formatNumber(going, 0)} mm = ${formatNumber(runMm, 0)} mm.`,
        `Comfort: 2 × ${formatNumber(riser, 1)} + ${formatNumber(going, 0)} = ${formatNumber(stride, 0)} mm, ${comfortable ? 'within' : 'outside'} ${strideMm.least}–${strideMm.most} mm.`,
      ],
      notes: [
        ...(risers < fewest
          ? [
              `With ${risers} risers each is higher than ${formatNumber(highest, 1)} mm; ${fewest} would keep within that.`,
            ]
          : []),
        'Typical limits for homes: riser up to 190–220 mm and going at least 220–255 mm, by country; headroom at least 2 m. Check locally.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:stairs?|staircase|stairway|risers?|steps)\b/i.test(question.text)) return undefined;
    const highest = question.near(/(?:riser|rise\b(?! of))/, 'mm');
    const going = question.near(/(?:going|tread|run)/, 'mm');
    if (
      /\b(?:spiral|helical)\b/i.test(question.text) &&
      !/\b(?:floor|storey|height|rise)\b/i.test(question.text)
    )
      return undefined;
    const wide = question.near(/(?:wide|width|broad)/, 'm');
    const lengths = question.all('m').filter((value) => value >= 0.5 && value !== wide);
    const floorHeight = [
      question.near(/(?:floor|height|high|rise\b|storey|story|ceiling)/, 'm'),
      ...lengths,
    ].find((value) => value !== undefined && value >= 0.5);
    if (floorHeight === undefined || floorHeight < 0.5) return undefined;
    const values: Record<string, number> = { floorHeight };
    if (highest !== undefined && highest >= 100 && highest <= 230) values.highestRiser = highest;
    if (going !== undefined && going >= 180 && going <= 450) values.going = going;
    const risers = question.count('risers?') ?? nearTarget(question.text, floorHeight);
    if (risers !== undefined && risers >= 2) values.risers = risers;
    return { values, missing: [] };
  },
});

/** "Risers of about 17.5": the number of risers nearest to that height; without a unit it is centimetres. */
function nearTarget(text: string, floorHeightM: number): number | undefined {
  const [, figure, unit] =
    /\brisers? (?:of |at )?(?:about|around|roughly|some|near|approx\w*) (\d+(?:\.\d+)?) ?(mm|cm)?/i.exec(
      text,
    ) ?? [];
  const heightMm = Number(figure) * (unit === 'mm' || Number(figure) >= 100 ? 1 : 10);
  return heightMm >= 120 && heightMm <= 230
    ? Math.round((floorHeightM * 1000) / heightMm)
    : undefined;
}
