import { formatFeetInches, formatNumber } from '../units/format.ts';
import { inUnit } from '../units/quantities.ts';
import { choiceField, defineCalculator, numberField } from './calculator.ts';
import { metres, millimetres, result } from './printing.ts';

export const scale = defineCalculator({
  slug: 'scale',
  name: 'Drawing scale',
  summary: 'Real length to drawing length and back.',
  related: ['drawing-scales'],
  fields: [
    numberField('length', 'Length', 'mm', 5000, 0.01, 1e9),
    numberField('scale', 'Scale 1 :', undefined, 50, 0.01, 1e6),
    choiceField('direction', 'Direction', {
      toDrawing: 'Real → drawing',
      toReal: 'Drawing → real',
    }),
  ],
  asks: /\b1\s*(?::|to|\/)\s*\d+\b|\bscale\b/i,
  calculate: ({ number, choice }) => {
    const toReal = choice('direction') === 'toReal';
    const out = toReal ? number('length') * number('scale') : number('length') / number('scale');
    const given = formatNumber(number('length'), 2);
    const text = toReal ? metres(out / 1000) : millimetres(out);
    return {
      headline: toReal
        ? `**${text} in reality** for ${given} mm on a 1:${formatNumber(number('scale'), 0)} drawing.`
        : `**${text} on the drawing** for ${metres(number('length') / 1000)} at 1:${formatNumber(number('scale'), 0)}.`,
      values: [
        result(
          toReal ? 'Real length' : 'Length on the drawing',
          out,
          'mm',
          `${text}; ${formatFeetInches(out / 1000, 16)}`,
        ),
      ],
      steps: [
        `${given} mm ${toReal ? '×' : '÷'} ${formatNumber(number('scale'), 2)} = ${formatNumber(out, 2)} mm.`,
      ],
      notes: [],
    };
  },
  read: (question) => {
    if (/\b(?:ramp|gradient|slope|fall|stairs?|drain|pipe)\b/i.test(question.text))
      return undefined;
    const ratio =
      /\b1\s*(?::|to|\/)\s*(\d{1,5})\b(?!\s*(?:m|ft|cm|mm|in|inch|inches|"|″)(?:\b|\s|$))/i.exec(
        question.text,
      );
    const architectural =
      /(\d+\s*\/\s*\d+|\d+)\s*(?:"|in|inch|inches)\s*(?:=|to|:|per)\s*(?:1\s*'|1\s*ft|a foot|1 foot|foot|1'-0")/i.exec(
        question.text,
      );
    if (!ratio && !architectural) return undefined;
    const denominator = ratio ? Number(ratio[1]) : 12 / fraction(architectural![1]!);
    const skip = ratio ?? architectural!;
    const [from, to] = [skip.index, skip.index + skip[0].length];
    const item = question.quantities.find(
      (quantity) =>
        (quantity.end <= from || quantity.start >= to) && inUnit(quantity, 'mm') !== undefined,
    );
    const length = item ? inUnit(item, 'mm') : undefined;
    if (length === undefined) return undefined;
    const onDrawing =
      /\b(?:on (?:the |a |my )?(?:drawing|plan|paper|map|print)|measures|drawn|real|reality|actual(?:ly)?|full size|in real)\b/i.test(
        question.text,
      );
    const asksDrawing =
      /\b(?:how (?:long|big|large|many)|what)\b.*\b(?:on (?:the |a |my )?(?:drawing|plan|paper)|drawn|to draw|draw it)\b/i.test(
        question.text,
      );
    const direction = onDrawing && !asksDrawing ? 'toReal' : 'toDrawing';
    return { values: { length, scale: denominator, direction }, missing: [] };
  },
});

function fraction(text: string): number {
  const [top, bottom] = text.split('/').map(Number);
  return bottom === undefined ? top! : top! / bottom;
}
