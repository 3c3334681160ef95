import { formatNumber } from '../../units/format.ts';
import { inUnit } from '../../units/quantities.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { count, result } from '../printing.ts';
import type { QuestionReader } from '../question-reader.ts';
import { readRoom, roomFields } from '../rooms/room-surfaces.ts';

/** Added to each drop for trimming at top and bottom. */
const trimM = 0.1;

export const wallpaper = defineCalculator({
  slug: 'wallpaper',
  name: 'Wallpaper',
  summary: 'Rolls of wallpaper for a room, with pattern repeat.',
  related: ['wallpaper'],
  fields: [
    ...roomFields,
    numberField('rollLength', 'Roll length', 'm', 10.05, 1, 60),
    numberField('rollWidth', 'Roll width', 'm', 0.53, 0.2, 3),
    numberField('repeat', 'Pattern repeat', 'm', 0, 0, 2),
    numberField('openings', 'Width of doors and windows to skip', 'm', 0, 0, 50),
    numberField('wall', 'Or: width of one wall', 'm', 0, 0, 200),
  ],
  asks: /\bwall[- ]?papers?\b|\bwallcovering\b/i,
  calculate: ({ number }) => {
    const wall = number('wall');
    const around = wall > 0 ? wall : 2 * (number('length') + number('width'));
    const papered = Math.max(number('rollWidth'), around - number('openings'));
    const repeat = number('repeat');
    const rawDrop = number('height') + trimM;
    const drop = repeat > 0 ? Math.ceil(rawDrop / repeat - 1e-9) * repeat : rawDrop;
    const perRoll = Math.floor(number('rollLength') / drop + 1e-9);
    const withoutTrim =
      repeat > 0 ? perRoll : Math.floor(number('rollLength') / number('height') + 1e-9);
    if (perRoll < 1) throw new RangeError('Expected a roll longer than one drop of the wall');
    const drops = Math.ceil(papered / number('rollWidth') - 1e-9);
    const rolls = Math.ceil(drops / perRoll);
    return {
      headline: `**${count(rolls, 'roll')} of wallpaper** (${formatNumber(number('rollLength'))} × ${formatNumber(number('rollWidth'))} m) for ${formatNumber(papered)} m of wall, ${formatNumber(number('height'))} m high.`,
      values: [
        result('Rolls', rolls, undefined, String(rolls)),
        result('Drops', drops, undefined, String(drops)),
        result('Drops from one roll', perRoll, undefined, String(perRoll)),
      ],
      steps: [
        wall > 0
          ? `Wall: ${formatNumber(wall)} m.`
          : `Around the room: 2 × (${formatNumber(number('length'))} + ${formatNumber(number('width'))}) = ${formatNumber(around)} m.`,
        `One drop: ${formatNumber(number('height'))} + ${trimM} m trim${repeat > 0 ? `, up to a whole repeat of ${formatNumber(repeat)} m` : ''} = ${formatNumber(drop)} m.`,
        `Drops from one roll: ${formatNumber(number('rollLength'))} ÷ ${formatNumber(drop)} = ${formatNumber(number('rollLength') / drop)}, ${perRoll} of them whole.`,
        `Drops needed: ${formatNumber(papered)} ÷ ${formatNumber(number('rollWidth'))} = ${formatNumber(papered / number('rollWidth'))}, rounded up to ${drops}; rolls: ${drops} ÷ ${perRoll} = ${formatNumber(drops / perRoll)}, rounded up to ${rolls}.`,
      ],
      notes: [
        ...(withoutTrim > perRoll
          ? [
              `Without trim ${withoutTrim} drops would come out of a roll, and ${count(Math.ceil(drops / withoutTrim), 'roll')} would do: only where walls are straight and the figures exact.`,
            ]
          : []),
        'Buy one roll more of the same batch for a large pattern or later repairs; US rolls are sold in other lengths, so enter the label’s figures.',
      ],
    };
  },
  read: (question) => {
    if (!/\bwall[- ]?papers?\b/i.test(question.text)) return undefined;
    const reading = readRoom(question);
    const roll = rollIn(question);
    const own = Object.values(roll);
    const repeat = question.near(/(?:repeat|pattern)/, 'm');
    const wall = [
      question.near(/(?:wide|width|long|length|round|around|perimeter|wall\b)/, 'm'),
      ...question.all('m'),
    ].find((side) => side !== undefined && !own.includes(side) && side !== reading.values.height);
    const values: Record<string, number | string> = { ...reading.values, ...roll };
    // "A wall 3.6 m wide, rolls 10 m long" gives no room of 10 by 3.6 m.
    const isRoom = ![values.length, values.width].some((side) => own.some((one) => one === side));
    if (!isRoom) {
      delete values.length;
      delete values.width;
    }
    delete values.doors;
    delete values.windows;
    if (repeat !== undefined && repeat < 2) values.repeat = repeat;
    if ((reading.missing.length > 0 || !isRoom) && wall !== undefined) {
      return { values: { ...values, wall }, missing: [] };
    }
    const single = question.room();
    if (
      single &&
      /\b(?:one|a|single|feature|accent) wall\b|\bwall (?:of|is|that)\b/i.test(question.text)
    ) {
      return { values: { wall: single.lengthM, height: single.widthM, ...roll }, missing: [] };
    }
    return { ...reading, values };
  },
});

/** "Rolls 10 m long and 53 wide", "rolls of 10 m x 53 cm": the roll's measures, not those of the wall. */
function rollIn(question: QuestionReader): { rollLength?: number; rollWidth?: number } {
  const [, told = ''] =
    /\brolls?\b(?: (?:are|is|of|come in|measure))*\s+((?:[\d.,]+|x|by|and|cm|m|mm|long|wide|length|width|\s)+)/i.exec(
      question.text,
    ) ?? [];
  const start = told === '' ? -1 : question.text.indexOf(told);
  const ofRoll = question.quantities.filter(
    (item) => start >= 0 && item.start >= start && item.end <= start + told.length + 1,
  );
  const sides = ofRoll.flatMap((item) => inUnit(item, 'm') ?? []).toSorted((a, b) => b - a);
  const [length, width] = sides;
  return {
    ...(length !== undefined && length >= 3 ? { rollLength: length } : {}),
    ...(width !== undefined && width >= 0.2 && width <= 1.5 ? { rollWidth: width } : {}),
  };
}
