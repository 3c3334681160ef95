/**
 * Sizes in yes/no questions, compared with the entries' limits: "Is a 1:10 ramp allowed?". A row's answers
 * are sorted from the best size down; the first whose `least` is reached applies.
 */
import { createQuestionReader } from '../calculators/question-reader.ts';
import { complaintIn, invertVerdict } from './too-much.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

interface Limit {
  readonly subject: RegExp;
  readonly unless?: RegExp;
  /** The entry with the limits. */
  readonly slug: string;
  /** The size to compare; larger is better. */
  readonly sizeIn: (question: string) => number | undefined;
  /** For steps and slopes, where the limit is an upper one. */
  readonly isBestLow?: true;
  readonly answers: readonly { readonly least: number; readonly verdict: string }[];
}

const metresIn =
  (least: number, most: number) =>
  (question: string): number | undefined => {
    const lengths = createQuestionReader(question).all('m');
    const [only] = lengths;
    return lengths.length === 1 && only! >= least && only! <= most ? only : undefined;
  };

/** Run per unit of rise: "1:12", "1 in 12", "8 %". */
function runOfSlope(question: string): number | undefined {
  const ratio = /\b1\s*(?::|in|to)\s*(\d+(?:\.\d+)?)(?! ?%)/i.exec(question);
  if (ratio) return Number(ratio[1]);
  const percent = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/i.exec(question);
  return percent ? 100 / Number(percent[1]) : undefined;
}

/** Free width beside a cupboard: "a wardrobe 60 deep in a 1.2 m hallway". */
function beside(question: string): number | undefined {
  const reader = createQuestionReader(question);
  const depth = reader.near(/(?:deep|depth)/, 'm');
  const [width, ...others] = reader.all('m').filter((length) => length !== depth);
  const isOne = depth !== undefined && width !== undefined && others.length === 0;
  return isOne && width <= 3 ? width - depth : undefined;
}

/** Lower is better. */
const stepHeight = (question: string): number | undefined => {
  const metres = metresIn(0.08, 0.4)(question);
  return metres === undefined ? undefined : -metres;
};

/** Kilowatts of cooling per square metre. */
function coolingPerM2(question: string): number | undefined {
  const [, figure = '', unit] = /(\d[\d,.]*) ?(k)? ?(?:btu|kw)\b/i.exec(question) ?? [];
  const area = createQuestionReader(question).first('m2');
  const isBtu = /btu/i.test(question);
  const given = Number(figure.replaceAll(',', '')) * (isBtu && unit ? 1000 : 1);
  if (!area || !(given > 0)) return undefined;
  const perM2 = (isBtu ? given / 3412 : given) / area;
  return heatsUp.test(question) ? perM2 * shareUnderRoof : perM2;
}

/** Rooms that take the higher figure, 0.15 kW per square metre, where others do with 0.12. */
const heatsUp =
  /\b(?:lofts?|attics?|top[- ]floor|under the roof|sunny|south|west|kitchen|conservatory|glass|uninsulated)\b/i;
const shareUnderRoof = 0.8;

export const limits: readonly Limit[] = [
  {
    subject: /\b(?:btu|kw)\b.*\b(?:enough|right|room|bedroom|office|flat)\b/i,
    unless: /\b(?:heat|heater|heating|boiler|radiator|stove|solar|charger?)\w*\b/i,
    slug: 'air-conditioner-size',
    sizeIn: coolingPerM2,
    answers: [
      {
        least: 0.2,
        verdict:
          '**More than enough**: 0.1–0.15 kW per square metre do; a larger one cools too fast and leaves the air damp.',
      },
      {
        least: 0.14,
        verdict:
          '**Yes**: 0.1–0.15 kW per square metre are reckoned, with the higher figure in sunny rooms.',
      },
      {
        least: 0.1,
        verdict:
          '**Just, in a shaded room**: 0.1–0.15 kW per square metre are reckoned; with much sun, glass or a kitchen take the next size.',
      },
      {
        least: 0,
        verdict:
          '**No**: 0.1–0.15 kW per square metre are reckoned, the higher figure below a roof, in a kitchen or with much sun and glass.',
      },
    ],
  },
  {
    subject: /\bramps?\b/i,
    unless: /\b(?:garage|drive|driveway|car|shower|parking)\b/i,
    slug: 'ramps',
    sizeIn: runOfSlope,
    isBestLow: true,
    answers: [
      { least: 20, verdict: '**Yes**: 1:20 and flatter is easy to use everywhere.' },
      {
        least: 12,
        verdict:
          '**Usually yes**: 1:12 is the usual steepest for a wheelchair, though long runs must be flatter in some countries.',
      },
      {
        least: 10,
        verdict:
          '**Not usually**: the steepest for a wheelchair is 1:12 in most codes; 1:10 is taken only for rises up to 150 mm (6 in).',
      },
      {
        least: 0,
        verdict:
          '**No**, not for a wheelchair on its own: 1:12 is the usual steepest. Steeper is only for very short rises or with a helper.',
      },
    ],
  },
  {
    subject: /\b(?:risers?|steps?|stairs?)\b/i,
    unless: /\b(?:wide|width|deep|going|treads?|landing|ramp)\b/i,
    slug: 'stair-dimensions',
    sizeIn: stepHeight,
    isBestLow: true,
    answers: [
      {
        least: -0.19,
        verdict:
          '**Yes**: 190 mm is the strictest common limit for homes; 170–180 mm is comfortable.',
      },
      {
        least: -0.22,
        verdict:
          '**In some countries only**: by country the highest riser in a home is 190–220 mm, and 170–180 mm is comfortable.',
      },
      { least: -1, verdict: '**No**: in most codes a riser is at most 190–220 mm high.' },
    ],
  },
  {
    subject: /\b(?:hallway|corridor|hall|passage)\b/i,
    slug: 'hallway-width',
    sizeIn: beside,
    answers: [
      { least: 1, verdict: '**Yes**: 1,000–1,200 mm stays free, as in a good hallway.' },
      { least: 0.9, verdict: '**Just**: 900 mm stays free, the practical minimum.' },
      {
        least: -2,
        verdict:
          '**Not usually**: less than 900 mm stays free beside it, the practical minimum of a hallway.',
      },
    ],
  },
  {
    subject: /\b(?:hallway|corridor|hall|passage)\b/i,
    unless: /\b(?:high|height|ceiling|long|dead end)\b/i,
    slug: 'hallway-width',
    sizeIn: metresIn(0.5, 2),
    answers: [
      { least: 1, verdict: '**Yes**: 1,000–1,200 mm is what a hallway should have.' },
      { least: 0.9, verdict: '**Just**: 900 mm is the practical minimum.' },
      { least: 0, verdict: '**Not usually**: 900 mm is the practical minimum.' },
    ],
  },
  {
    subject:
      /\bbalcon\w+\b.*\b(?:railing|guard|balustrade|parapet)|\b(?:railing|guard|balustrade|parapet)\w*\b.*\bbalcon/i,
    slug: 'guards-and-balustrades',
    sizeIn: metresIn(0.4, 1.6),
    answers: [
      {
        least: 1.1,
        verdict: '**Yes**: balconies of homes want 900–1,100 mm (36–43 in), by country.',
      },
      {
        least: 1,
        verdict:
          '**In many countries**: Australia asks 1,000 mm, US homes 36 in (914 mm), Germany 900 mm for drops up to 12 m; Britain asks 1,100 mm.',
      },
      {
        least: 0.9,
        verdict:
          '**It depends on the country**: Germany asks 900 mm for drops up to 12 m, US homes 36 in (914 mm); Australia asks 1,000 mm and Britain 1,100 mm.',
      },
      {
        least: 0,
        verdict: '**Not usually**: the lowest limits are 900 mm and, in US homes, 36 in (914 mm).',
      },
    ],
  },
  {
    subject:
      /\b(?:kitchen|worktops?|counters?|island|units)\b.*\b(?:aisle|walkway|passage|between|gap)\b|\b(?:aisle|walkway|passage|space|room|gap)\b.*\b(?:kitchen|worktops?|counters?|island|units)\b/i,
    unless:
      /\b(?:high|height|above|hob|hood|sink|tap|splashback|wall units?|deep|depth|table|fridge)\b/i,
    slug: 'kitchen-clearances',
    sizeIn: metresIn(0.4, 2),
    answers: [
      { least: 1.2, verdict: '**Yes**: 1,200 mm is enough for two cooks, 1,000 mm for one.' },
      { least: 1, verdict: '**Yes, for one cook**: two want 1,200 mm.' },
      {
        least: 0.9,
        verdict:
          '**Just, as a way through**: to cook there one person wants 1,000 mm, two 1,200 mm.',
      },
      {
        least: 0,
        verdict: '**Not usually**: 900 mm is the least to walk through, 1,000 mm to cook.',
      },
    ],
  },
  {
    subject:
      /\bbeds?\b.*\b(?:wall|side|sides|beside|wardrobe|between|pass|walk)\b|\b(?:beside|between|next to|round|around)\b.*\bbed\b/i,
    unless: /\b(?:high|height|above|bedside|table|lamp|bunk|window|socket|long|mattress|by|x)\b/i,
    slug: 'bedroom-clearances',
    sizeIn: metresIn(0.3, 1.5),
    answers: [
      { least: 0.75, verdict: '**Yes**: 750 mm is comfortable beside a bed, 600 mm the least.' },
      { least: 0.6, verdict: '**Just**: 600 mm is the least beside a bed, 750 mm is comfortable.' },
      { least: 0, verdict: '**Not usually**: 600 mm is the least on a side that people use.' },
    ],
  },
  {
    subject: /\bceilings?\b/i,
    unless: /\b(?:light|lamp|fan|curtain|wide|joist|beam|loft|attic)\w*\b/i,
    slug: 'ceiling-heights',
    sizeIn: metresIn(1.7, 3.5),
    answers: [
      { least: 2.4, verdict: '**Yes**: the standard for new homes is 2.4–2.7 m.' },
      {
        least: 2.1,
        verdict:
          '**In some countries**: the US asks 7 ft (2.13 m) in rooms; new homes have 2.4–2.7 m, and below 2.3 m a living room feels low.',
      },
      {
        least: 0,
        verdict: '**Not usually**: even the US, with one of the lowest limits, asks 7 ft (2.13 m).',
      },
    ],
  },
];

export interface WithinLimits {
  readonly verdict: string;
  readonly slug: string;
}

export function withinLimits(question: string): WithinLimits | undefined {
  if (!wantsYesOrNo(question)) return undefined;
  const complaint = complaintIn(question);
  for (const { subject, unless, slug, sizeIn, answers, isBestLow } of limits) {
    if (!subject.test(question) || unless?.test(question)) continue;
    const size = sizeIn(question);
    if (size === undefined) continue;
    const verdict = answers.find(({ least }) => size >= least - 1e-9)?.verdict;
    if (verdict === undefined) continue;
    if (complaint === undefined) return { verdict, slug };
    // A ceiling that is too high isn't covered by the limits.
    const isOfLimit = complaint === (isBestLow ? 'large' : 'small');
    return isOfLimit ? { verdict: invertVerdict(verdict), slug } : undefined;
  }
  return undefined;
}
