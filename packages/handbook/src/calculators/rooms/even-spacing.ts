/** Gaps between alike pieces in a row or a stack: pictures on a wall, shelves, balusters, slats. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { metres, millimetres, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';

const asks =
  /\b(?:gaps?|spac(?:e|es|ed|ing)|apart|how far|evenly|equally|distance|between (?:them|each|the))\b/i;
const pieces =
  'pictures?|frames?|photos?|prints?|mirrors?|shelves|shelf|boards?|balusters?|spindles?|slats?|battens?|hooks?|posts?|panels?|planters?|hangers?|rungs?|fins?|columns?';
/** They stand on top of each other, with one at the top and one at the bottom. */
const stacked = /\bshel(?:f|ves)\b|\bbookcase\b|\brungs?\b|\bfloors? of .{0,12}board/i;

export const evenSpacing = defineCalculator({
  slug: 'even-spacing',
  name: 'Even spacing',
  summary: 'Equal gaps between pictures, shelves, balusters or slats in a run.',
  related: ['gallery-wall', 'shelf-depths-and-loads'],
  fields: [
    numberField('run', 'Length or height to fill', 'm', 3, 0.05, 500),
    numberField('pieces', 'Pieces', undefined, 5, 1, 500),
    numberField('width', 'Width or thickness of one', 'mm', 400, 0, 20_000),
    choiceField('ends', 'Ends', {
      gaps: 'with a gap as well',
      pieces: 'with a piece',
    }),
  ],
  asks,
  calculate: ({ number, choice }) => {
    const [runMm, width, count] = [
      number('run') * 1000,
      number('width'),
      Math.round(number('pieces')),
    ];
    const isOfGaps = choice('ends') === 'gaps' || count < 2;
    const left = runMm - count * width;
    const gapsAt = isOfGaps ? count + 1 : count - 1;
    const gap = left / gapsAt;
    if (left <= 0)
      throw new RangeError(
        `Expected ${count} pieces of ${formatNumber(width, 0)} mm to be shorter than the run of ${formatNumber(runMm, 0)} mm`,
      );
    const other = left / (isOfGaps ? Math.max(1, count - 1) : count + 1);
    return {
      headline: `**Gaps of ${millimetres(gap)}**: ${count} pieces of ${millimetres(width)} in ${metres(runMm / 1000)}, ${isOfGaps ? 'with the same gap at both ends' : 'one of them at each end'}.`,
      values: [
        result('Gap', gap, 'mm', millimetres(gap)),
        result('From centre to centre', gap + width, 'mm', millimetres(gap + width)),
      ],
      steps: [
        `Left for gaps: ${formatNumber(runMm, 0)} − ${count} × ${formatNumber(width, 1)} = ${formatNumber(left, 1)} mm.`,
        `Gap: ${formatNumber(left, 1)} mm ÷ ${gapsAt} = ${formatNumber(gap, 1)} mm.`,
        `From centre to centre: ${formatNumber(gap, 1)} + ${formatNumber(width, 1)} = ${formatNumber(gap + width, 1)} mm.`,
      ],
      notes: [
        count < 2
          ? 'With one piece the gap is the same on both sides.'
          : isOfGaps
            ? `With pieces right at both ends instead, the gaps are ${millimetres(other)}.`
            : `The outermost two count among the ${count}; if bottom and top come in addition, the gaps are ${millimetres((left - 2 * width) / (count + 1))}.`,
      ],
    };
  },
  read: (question) => {
    if (!asks.test(question.text) || question.groups().length > 0) return undefined;
    const count = question.count(`(?:${pieces})`) ?? countOfFloors(question);
    if (count === undefined || count < 2) return undefined;
    const lengths = question.all('m').toSorted((a, b) => b - a);
    const [run, width, more] = lengths;
    if (run === undefined || more !== undefined) return undefined;
    return {
      values: {
        run,
        pieces: count,
        width: (width ?? 0) * 1000,
        ends: stacked.test(question.text) ? 'pieces' : 'gaps',
      },
      missing: [],
      notes: question.notes,
      supposed: ['ends', ...(width === undefined ? ['width'] : [])],
    };
  },
});

/** "A shelf with 6 floors": the boards of a bookcase, as some languages call them. */
const countOfFloors = (question: QuestionReader): number | undefined =>
  /\bshel(?:f|ves)\b|\bbookcase\b/i.test(question.text)
    ? question.count('(?:floors?|levels?|tiers?)')
    : undefined;
