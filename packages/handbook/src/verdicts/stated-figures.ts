/** Figures with a unit in an entry: "500 lux on the worktop", "at least 1.1 m", "to 29 °C". */
import type { Entry } from '../entries/entry.ts';
import type { Unit } from '../units/unit-table.ts';
import { convert, unitByName } from '../units/units.ts';

export interface StatedFigure {
  /** In the question's unit. */
  readonly low: number;
  readonly high: number;
  /** As written in the entry: "300–500 lux". */
  readonly text: string;
  /** The clause around it, with its line's label. */
  readonly clause: string;
  readonly line: string;
}

const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const figure = new RegExp(
  String.raw`(?<!\d ?[:×x/] ?|[\d.,])(at least |least |minimum |from |over |more than |at most |most |up to |maximum |max |under |below |less than )?(?:of )?(?:about )?(${number})(?:\s?[–-]\s?(${number}))?\s?(°C|°F|[a-zµΩ]+[²³2]?(?:\/[a-z]+[²³]?)?)(?![\w²³/])( (?:and more|or more|at least|at most|or less))?`,
  'giu',
);
const parted = /(?<=[^\d])[.;,:](?=\s|$)|(?<=\d)[.;,](?=\s|$)|\b(?:with|but|while|and)\b/;

const asNumber = (text: string): number => Number(text.replaceAll(',', ''));

export function statedFigures(entry: Entry, unit: Unit): readonly StatedFigure[] {
  const lines = [
    ...entry.lead.split(/(?<=[.!?])\s+(?=[A-Z])/).map((text) => ({ label: '', text })),
    ...entry.facts,
  ];
  return lines.flatMap(({ label, text }) => {
    const plain = text.replace(/ \([^()]*\)/g, '');
    return plain.split(parted).flatMap((clause) => {
      const figures = figuresIn(clause, unit);
      // "40–50 mm of 6–14 mm chippings": ambiguous.
      if (figures.length > 1) return [];
      return figures.map((told) => ({
        ...told,
        clause: `${label} ${clause}`.trim(),
        line: `${label} ${plain}`.trim(),
      }));
    });
  });
}

function figuresIn(clause: string, unit: Unit) {
  return [...clause.matchAll(figure)].flatMap((match) => {
    const [text, before = '', one = '', other, name = '', after = ''] = match;
    const own = unitByName(name);
    if (own?.quantity !== unit.quantity) return [];
    const [low, high] = [asNumber(one), asNumber(other ?? one)].map((value) =>
      convert(value, own, unit),
    );
    const bound = `${before}${after}`.toLowerCase();
    const isLeast = /least|minimum|from|over|more/.test(bound) && !/at most|less than/.test(bound);
    const isMost = /most|up to|max|under|below|less/.test(bound);
    return [
      {
        low: isMost ? Number.NEGATIVE_INFINITY : low!,
        high: isLeast ? Number.POSITIVE_INFINITY : high!,
        text: text.trim().replace(/^from /, ''),
      },
    ];
  });
}
