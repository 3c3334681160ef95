import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { metres, result } from '../printing.ts';
import type { Sides } from '../question-reader.ts';

/** Usual sizes in metres of pieces without measures; the larger one if sizes differ. */
const usualPieces: readonly (readonly [RegExp, number, number, string])[] = [
  [/\bsuper ?king\b/i, 2, 1.8, 'super king bed 2.0 × 1.8 m'],
  [/\bking\b/i, 2.03, 1.93, 'US king bed 2.03 × 1.93 m (a UK king is 2.0 × 1.5 m)'],
  [/\bqueen\b/i, 2.03, 1.52, 'queen bed 2.03 × 1.52 m'],
  [/\b(?:double|full)(?: size)? bed\b/i, 1.9, 1.37, 'double bed 1.9 × 1.37 m'],
  [/\b(?:single|twin)(?: size)? bed\b/i, 1.9, 0.97, 'single bed 1.9 × 0.97 m'],
  [
    /\b(?:corner|sectional|l[- ]shaped) (?:sofa|couch)\b|\bsectional\b/i,
    2.5,
    2.3,
    'corner sofa 2.5 × 2.3 m',
  ],
  [/\b(?:sofa|couch|settee)\b/i, 2.2, 0.95, 'three-seat sofa 2.2 × 0.95 m'],
  [/\bgrand piano\b/i, 1.7, 1.5, 'baby grand 1.7 × 1.5 m'],
  [/\bpiano\b/i, 1.5, 0.65, 'upright piano 1.5 × 0.65 m'],
  [
    /\b(?:pool|billiard|snooker) table\b/i,
    4.9,
    3.9,
    '8 ft pool table with room for cues, 4.9 × 3.9 m',
  ],
  [/\btable\b/i, 1.8, 0.9, 'table for six 1.8 × 0.9 m'],
  [/\bdesk\b/i, 1.4, 0.7, 'desk 1.4 × 0.7 m'],
  [/\bwardrobe\b/i, 2, 0.6, 'wardrobe 2.0 × 0.6 m'],
];

interface Piece {
  readonly pattern: RegExp;
  readonly lengthM: number;
  readonly widthM: number;
  readonly name: string;
}

/** The named pieces, the one asked about first: "a desk" in "a desk beside the bed". */
function piecesIn(text: string): readonly Piece[] {
  const found: (Piece & { readonly start: number; readonly end: number })[] = [];
  for (const [pattern, lengthM, widthM, name] of usualPieces) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    // "King bed" and "corner sofa" have their own rows.
    if (found.some((one) => start < one.end && one.start < end)) continue;
    found.push({ pattern, lengthM, widthM, name, start, end });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

const leftOut = (others: readonly Piece[]): readonly string[] =>
  others.length === 0
    ? []
    : [
        `The verdict is for the first piece alone; not reckoned with: ${others.map(({ name }) => name).join(', ')}.`,
      ];

function reckonedWith(piece: Piece, isLengthTold: boolean, isDepthTold: boolean): string[] {
  if (isLengthTold && isDepthTold) return [];
  if (isLengthTold) return [`Its depth is not told; reckoned with ${metres(piece.widthM)}.`];
  if (isDepthTold) return [`Its length is not told; reckoned with ${metres(piece.lengthM)}.`];
  return [`Reckoned with a ${piece.name}.`];
}

const leastLengthM = 0.4;

/** "A 160x200 bed", "a 120x60 desk": bare centimetres that were parsed as metres or feet. */
function fromCentimetres(sidesM: Sides): Sides {
  const longest = Math.max(...sidesM);
  if (longest < leastBareCm * feet) return sidesM;
  const inMetres = (side: number) => (longest >= leastBareCm ? side / 100 : side / feet / 100);
  const [length, width, ...others] = sidesM;
  return [inMetres(length), inMetres(width), ...others.map(inMetres)];
}
const leastBareCm = 80;
const feet = 0.3048;

/** An armchair with the space beside it, in metres. */
const armchair = { widthM: 0.85, depthM: 0.85, besideM: 0.3 } as const;

/** Whether armchairs fit on a wall beside the main piece, with a free path in the middle. */
function besideIt(
  chairs: number,
  room: readonly [number, number],
  item: readonly [number, number],
): string {
  const [long, short] = [Math.max(...room), Math.min(...room)];
  // The main piece stands on the longer wall; a door takes a metre, and corners are used once.
  const wallLeft = 2 * (long + short) - Math.max(...item) - 2 * Math.min(...item) - 1;
  const wanted = chairs * (armchair.widthM + armchair.besideM);
  const between = short - Math.min(...item) - armchair.depthM;
  const who = chairs === 1 ? 'An armchair' : `${chairs} armchairs`;
  if (wanted > wallLeft)
    return `${who} of ${metres(armchair.widthM)} find no wall of their own beside it.`;
  return between >= 0.9
    ? `${who} of ${metres(armchair.widthM)} fit opposite or beside it, with ${metres(between)} to walk between.`
    : `${who} of ${metres(armchair.widthM)} stand only ${metres(Math.max(0, between))} from it; ${metres(0.9)} is wanted to walk between, so put them at its ends.`;
}

export const furnitureFit = defineCalculator({
  slug: 'furniture-fit',
  name: 'Does it fit?',
  summary: 'A piece of furniture in a room, both ways round, with clearance.',
  related: ['circulation-and-clearances', 'bedroom-clearances'],
  fields: [
    numberField('roomLength', 'Room length', 'm', 4, 0.5, 100),
    numberField('roomWidth', 'Room width', 'm', 3, 0.5, 100),
    numberField('itemLength', 'Furniture length', 'm', 2, 0.1, 20),
    numberField('itemWidth', 'Furniture width', 'm', 1.5, 0.1, 20),
    numberField('clearance', 'Clearance wanted beside it', 'm', 0.7, 0, 3),
    numberField('armchairs', 'Armchairs as well', undefined, 0, 0, 12),
  ],
  asks: /\b(?:fits?|fitting|enough|space for|room for)\b/i,
  calculate: ({ number }) => {
    const room = [number('roomLength'), number('roomWidth')] as const;
    const item = [number('itemLength'), number('itemWidth')] as const;
    const clearance = number('clearance');
    const chairs = Math.round(number('armchairs'));
    const ways = [
      { name: 'along the room', left: [room[0] - item[0], room[1] - item[1]] as const },
      { name: 'across the room', left: [room[0] - item[1], room[1] - item[0]] as const },
    ];
    // A piece against a wall needs clearance on one side only; the tighter side decides.
    const slack = (left: readonly [number, number]) => Math.min(left[0], left[1]);
    const best = ways.toSorted((a, b) => slack(b.left) - slack(a.left))[0]!;
    const spare = slack(best.left);
    const verdict =
      spare < 0
        ? 'No. It does not fit'
        : spare < clearance
          ? 'Only just. It fits without the clearance you want'
          : spare < 2 * clearance
            ? 'Yes. It fits against a wall'
            : 'Yes. It fits with clearance on both sides';
    return {
      headline: `**${verdict}**: placed ${best.name}, ${metres(Math.max(0, best.left[0]))} stay free along and ${metres(Math.max(0, best.left[1]))} across.${chairs > 0 ? ` ${besideIt(chairs, room, item)}` : ''}`,
      values: [
        result('Free along the room', best.left[0], 'm', metres(best.left[0])),
        result('Free across the room', best.left[1], 'm', metres(best.left[1])),
        result(
          'Share of the floor',
          (item[0] * item[1]) / (room[0] * room[1]),
          undefined,
          `${formatNumber(((item[0] * item[1]) / (room[0] * room[1])) * 100, 0)} %`,
        ),
      ],
      steps: ways.map(
        (way) =>
          `Placed ${way.name}: ${formatNumber(way.left[0])} m × ${formatNumber(way.left[1])} m left over.`,
      ),
      notes: [
        `Clearance reckoned with: ${metres(clearance)}. Check door swings and the way in, too.`,
      ],
    };
  },
  read: (question) => {
    if (
      !/\b(?:fit|fits|fitting|enough (?:space|room)|big enough|large enough|space for|room for)\b/i.test(
        question.text,
      )
    )
      return undefined;
    const groups = question.groups().map(fromCentimetres);
    const [piece, ...others] = piecesIn(question.text);
    const armchairs = question.count('arm ?chairs?');
    const chairs: Record<string, number> = armchairs === undefined ? {} : { armchairs };
    const notes = [
      ...question.notes.filter((note) => !/\d{3} × .*taken as (?:feet|metres)/.test(note)),
      ...leftOut(others),
    ];
    const [only] = groups;
    if (groups.length === 1 && only && piece) {
      const [roomLength, roomWidth] = only;
      const stated = question.near(piece.pattern, 'm');
      const isStated = stated !== undefined && stated >= leastLengthM && !only.includes(stated);
      const deep = question.near(/(?:deep|depth)/, 'm');
      const isDepthTold = deep !== undefined && !only.includes(deep);
      const itemLength = isStated && stated !== deep ? stated : piece.lengthM;
      const itemWidth = isDepthTold ? deep : piece.widthM;
      return {
        values: {
          roomLength,
          roomWidth,
          itemLength,
          itemWidth,
          ...chairs,
        },
        missing: [],
        notes: [...notes, ...reckonedWith(piece, isStated && stated !== deep, isDepthTold)],
      };
    }
    const [room] = groups.toSorted((x, y) => y[0] * y[1] - x[0] * x[1]);
    // The piece asked about comes first.
    const [item, ...further] = groups.filter((sides) => sides !== room);
    if (!room || !item) return undefined;
    return {
      values: {
        roomLength: room[0],
        roomWidth: room[1],
        itemLength: item[0],
        itemWidth: item[1],
        ...chairs,
      },
      missing: [],
      notes: [
        ...notes,
        ...further.map(
          ([long, wide]) =>
            `The piece of ${metres(long)} × ${metres(wide)} is not reckoned with; ask for it on its own.`,
        ),
      ],
    };
  },
});
