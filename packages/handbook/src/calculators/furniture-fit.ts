import { formatNumber } from '../units/format.ts';
import { defineCalculator, numberField } from './calculator.ts';
import { metres, result } from './printing.ts';

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
  ],
  asks: /\bfit\b/i,
  calculate: ({ number }) => {
    const room = [number('roomLength'), number('roomWidth')] as const;
    const item = [number('itemLength'), number('itemWidth')] as const;
    const clearance = number('clearance');
    const ways = [
      { name: 'along the room', left: [room[0] - item[0], room[1] - item[1]] as const },
      { name: 'across the room', left: [room[0] - item[1], room[1] - item[0]] as const },
    ];
    // Against one wall the piece needs its clearance on one side only; the tighter side decides.
    const slack = (left: readonly [number, number]) => Math.min(left[0], left[1]);
    const best = ways.toSorted((a, b) => slack(b.left) - slack(a.left))[0]!;
    const spare = slack(best.left);
    const verdict =
      spare < 0
        ? 'It does not fit'
        : spare < clearance
          ? 'It fits only without the clearance you want'
          : spare < 2 * clearance
            ? 'It fits against a wall'
            : 'It fits with clearance on both sides';
    return {
      headline: `**${verdict}**: placed ${best.name}, ${metres(Math.max(0, best.left[0]))} stay free along and ${metres(Math.max(0, best.left[1]))} across.`,
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
      !/\b(?:fit|fits|fitting|enough (?:space|room)|big enough|large enough)\b/i.test(question.text)
    )
      return undefined;
    const groups = question.groups().filter((sides) => sides.length >= 2);
    if (groups.length < 2) return undefined;
    const [a, b] = [...groups].sort((x, y) => y[0]! * y[1]! - x[0]! * x[1]!);
    return {
      values: { roomLength: a![0]!, roomWidth: a![1]!, itemLength: b![0]!, itemWidth: b![1]! },
      missing: [],
      notes: question.notes,
    };
  },
});
