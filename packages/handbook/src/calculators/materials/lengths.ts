/** Panels, boards, posts and strips in a row: fences, skirting, coving, gutters, edging. */
import { formatNumber } from '../../units/format.ts';
import { choiceField, defineCalculator, numberField } from '../calculator.ts';
import { count, metres, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';

interface Kind {
  readonly words: RegExp;
  readonly kind: 'fence' | 'trim';
  readonly pieceM: number;
  /** Runs around a room, if two sides are given. */
  readonly isRoundRooms?: true;
}

const kinds: readonly Kind[] = [
  {
    words: /\b(?:fenc\w+|trellis\w*|hurdles?|posts?|panels?)\b/i,
    kind: 'fence',
    pieceM: 1.83,
  },
  {
    words: /\b(?:skirting|baseboards?|coving|cornice|crown mou?lding|dado|picture rail|beading)\b/i,
    kind: 'trim',
    pieceM: 2.4,
    isRoundRooms: true,
  },
  {
    words:
      /\b(?:gutter(?:ing)?s?|edging|kerbs?|sleepers?|capping|architraves?|battens?|rails?|trunking)\b/i,
    kind: 'trim',
    pieceM: 3,
  },
];

const doorM = 0.9;
const asks = /\bhow (?:many|much)\b|\bnumber of\b|\bwhat length of\b/i;

export const lengths = defineCalculator({
  slug: 'lengths',
  name: 'Panels, posts and lengths',
  summary: 'Fence panels and posts, or lengths of skirting, coving and gutter, for a run.',
  related: ['setting-fence-posts', 'fitting-skirting'],
  fields: [
    numberField('run', 'Length of the run', 'm', 10, 0.1, 10_000),
    numberField('piece', 'Length of one piece', 'm', 2.4, 0.05, 50),
    numberField('waste', 'Cutting waste, %', undefined, 10, 0, 40),
    choiceField('kind', 'Kind', { fence: 'Panels between posts', trim: 'Lengths, cut to fit' }),
  ],
  asks,
  calculate: ({ number, choice }) => {
    const isFence = choice('kind') === 'fence';
    const [run, piece] = [number('run'), number('piece')];
    const waste = isFence ? 0 : number('waste');
    const order = run * (1 + waste / 100);
    const pieces = Math.ceil(order / piece - 1e-9);
    const posts = pieces + 1;
    const lastCut = pieces * piece - order;
    return {
      headline: isFence
        ? `**${count(pieces, 'panel')} and ${posts} posts** for ${metres(run)}, with panels of ${metres(piece)}.`
        : `**${metres(order)} to buy, ${count(pieces, 'length')} of ${formatNumber(piece)} m**, for a run of ${metres(run)} with ${formatNumber(waste, 0)} % for cuts.`,
      values: [
        result('Pieces', pieces, undefined, String(pieces)),
        ...(isFence ? [result('Posts', posts, undefined, String(posts))] : []),
        result('To order', order, 'm', metres(order)),
      ],
      steps: [
        ...(waste > 0
          ? [
              `With ${formatNumber(waste, 0)} % for cuts: ${formatNumber(run)} m × ${formatNumber(1 + waste / 100)} = ${formatNumber(order)} m.`,
            ]
          : []),
        `Pieces: ${formatNumber(order)} ÷ ${formatNumber(piece)} = ${formatNumber(order / piece)}, rounded up to ${pieces}.`,
        ...(isFence ? [`Posts: one more than panels, ${posts}.`] : []),
      ],
      notes: [
        isFence
          ? `${lastCut > 1e-6 ? `The last panel is cut by ${metres(lastCut)}. ` : ''}Where panels stand between posts, each post (75–100 mm) takes its width off the run; a gate takes the place of a panel.`
          : 'Keep whole lengths for the walls that are seen, and joints away from corners.',
      ],
    };
  },
  read: (question) => {
    if (!asks.test(question.text)) return undefined;
    if (
      /\b(?:solar|deep|high|height|tall|clearance|far from|cost|insulat\w*)\b/i.test(question.text)
    )
      return undefined;
    const kind = kinds.find(({ words }) => words.test(question.text));
    if (!kind) return undefined;
    const { run, piece, spent = [] } = measuresIn(question, kind);
    if (run === undefined) return undefined;
    return {
      values: {
        run,
        piece: piece ?? kind.pieceM,
        kind: kind.kind,
        ...(kind.kind === 'fence' ? { waste: 0 } : {}),
      },
      missing: [],
      notes: question.notes,
      supposed: ['kind', 'waste', ...(piece === undefined ? ['piece'] : [])],
      spent,
    };
  },
});

/** The longest measure is the run, the shorter one the piece; two sides of a room give a perimeter. */
function measuresIn(
  question: QuestionReader,
  { isRoundRooms }: Kind,
): {
  readonly run: number | undefined;
  readonly piece: number | undefined;
  readonly spent?: readonly number[];
} {
  const [sides] = question.groups();
  if (sides && !isRoundRooms) return { run: undefined, piece: undefined };
  if (sides) {
    const doors = (question.count('doors?') ?? 1) * doorM;
    const piece = question.all('m').find((length) => !sides.some((side) => same(side, length)));
    const around = 2 * (sides[0] + sides[1]);
    const isBroken = /\b(?:skirting|baseboard)/i.test(question.text);
    return { run: isBroken ? around - doors : around, piece, spent: sides };
  }
  const stated = [...question.all('m'), ...bareMetres(question)].sort((a, b) => b - a);
  const [run, piece] = stated;
  return { run, piece: piece === undefined || same(piece, run!) ? undefined : piece };
}

const same = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/** "Panels are 1.83": a decimal fraction implies metres. */
const bareMetres = ({ quantities, text }: QuestionReader): readonly number[] =>
  /\b(?:ft|feet|foot|inch(?:es)?|yards?)\b|['"]/.test(text)
    ? []
    : quantities
        .filter(({ unit, value }) => unit === undefined && value % 1 !== 0 && value < 10)
        .map(({ value }) => value);
