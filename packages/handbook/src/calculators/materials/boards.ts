/** Boards laid side by side: decks, cladding, slatted screens. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { count, metres, millimetres, result } from '../printing.ts';

/** A rest below this share of a board is spread over the gaps. */
const spreadShare = 0.1;
const widestBoardMm = 350;
const across =
  /\b(?:short way|cross ?ways?|width ?ways?|across the (?:width|short)|vertical\w*)\b/i;

export const boards = defineCalculator({
  slug: 'boards',
  name: 'Boards side by side',
  summary: 'Boards for a deck, cladding or screen, from their width, gap and length.',
  related: ['decks', 'decking-materials'],
  fields: [
    numberField('length', 'Longer side', 'm', 4, 0.1, 500),
    numberField('width', 'Shorter side', 'm', 3, 0.1, 500),
    numberField('board', 'Width of a board', 'mm', 145, 10, 1000),
    numberField('gap', 'Gap', 'mm', 5, 0, 200),
    numberField('boardLength', 'Length of a board (0: as long as the side)', 'm', 0, 0, 30),
    choiceField('way', 'Boards run', {
      long: 'along the longer side',
      short: 'along the shorter side',
    }),
  ],
  asks: /\b(?:boards?|decking|deck|slats?|cladding|planks?)\b/i,
  calculate: ({ number, choice }) => {
    const [one, two] = [number('length'), number('width')];
    const [long, short] = [Math.max(one, two), Math.min(one, two)];
    const isLong = choice('way') === 'long';
    const [along, acrossM] = isLong ? [long, short] : [short, long];
    const [board, gap] = [number('board'), number('gap')];
    const acrossMm = acrossM * 1000;
    const whole = Math.max(1, Math.floor((acrossMm + gap) / (board + gap) + 1e-9));
    const rest = acrossMm - (whole * board + (whole - 1) * gap);
    const isSpread = rest <= spreadShare * board;
    const rows = isSpread ? whole : whole + 1;
    const boardLength = number('boardLength') > 0 ? number('boardLength') : along;
    const metresNeeded = rows * along;
    const bought = boardLength >= along ? rows : Math.ceil(metresNeeded / boardLength - 1e-9);
    return {
      headline: `**${count(bought, 'board')}** of ${metres(boardLength)} × ${millimetres(board)}: ${count(rows, 'row')} side by side on ${metres(acrossM)}, each ${metres(along)} long.`,
      values: [
        result('Rows', rows, undefined, String(rows)),
        result('Boards', bought, undefined, String(bought)),
        result('Metres of board', metresNeeded, 'm', metres(metresNeeded)),
      ],
      steps: [
        `Rows: (${formatNumber(acrossMm, 0)} + ${formatNumber(gap, 1)}) ÷ (${formatNumber(board, 1)} + ${formatNumber(gap, 1)}) mm gives ${whole} whole.`,
        isSpread
          ? `${whole} boards with ${whole - 1} gaps take ${formatNumber(acrossMm - rest, 0)} mm; the other ${formatNumber(rest, 0)} mm are spread over the gaps or the edge.`
          : `${whole} boards with ${whole - 1} gaps leave ${formatNumber(rest, 0)} mm, so one more is sawn to width.`,
        `Length: ${rows} × ${formatNumber(along)} m = ${formatNumber(metresNeeded)} m${boardLength >= along ? '' : `, ÷ ${formatNumber(boardLength)} m, rounded up to ${bought}`}.`,
      ],
      notes: [
        'Buy about 5–10 % more for knots, splits and saw cuts; where a row has a joint, two joists stand side by side below it.',
      ],
    };
  },
  read: (question) => {
    if (!/\b(?:how many|how much|number of)\b/i.test(question.text)) return undefined;
    const sides = question.groups()[0] ?? question.sides();
    const board = question.near(/(?:wide|width)/, 'mm');
    if (!sides || board === undefined || board > widestBoardMm) return undefined;
    const gap = question.near(/(?:gaps?|joints?|spac\w+|apart)/, 'mm');
    const boardLength = question.following(
      /(?:boards?|lengths?|planks?|slats?) (?:of|are|is|come in|in|at)/,
      'm',
    );
    const values: Record<string, number | string> = {
      length: Math.max(sides[0], sides[1]),
      width: Math.min(sides[0], sides[1]),
      board,
      way: across.test(question.text) ? 'short' : 'long',
    };
    if (gap !== undefined && gap !== board) values.gap = gap;
    if (boardLength !== undefined && boardLength >= 0.5) values.boardLength = boardLength;
    return {
      values,
      missing: [],
      notes: question.notes,
      supposed: tellsWay(question.text) ? [] : ['way'],
    };
  },
});

const tellsWay = (text: string): boolean =>
  across.test(text) ||
  /\b(?:long way|length ?ways?|lengthwise|along the (?:length|long))\b/i.test(text);
