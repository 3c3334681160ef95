import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, count, result } from '../printing.ts';
import type { QuestionReader, Sides } from '../question-reader.ts';
import { readPitch } from './roof.ts';

export const tiles = defineCalculator({
  slug: 'tiles',
  name: 'Tiles',
  summary: 'How many tiles for an area, with joints and waste.',
  related: ['tile-sizes-and-layout', 'ceramic-and-porcelain-tile'],
  fields: [
    numberField('area', 'Area to tile', 'm2', 6, 0.05, 5000),
    numberField('tileLength', 'Tile length', 'mm', 600, 10, 3200),
    numberField('tileWidth', 'Tile width', 'mm', 300, 10, 3200),
    numberField('joint', 'Joint', 'mm', 2, 0, 20),
    numberField('waste', 'Cutting waste, %', undefined, 10, 0, 40),
  ],
  asks: /\b(?:til(?:es?|ing)|pavers?|paving slabs?)\b/i,
  calculate: ({ number }) => {
    const [length, width, joint] = [number('tileLength'), number('tileWidth'), number('joint')];
    const moduleM2 = ((length + joint) * (width + joint)) / 1e6;
    const bare = number('area') / moduleM2;
    const needed = Math.ceil(bare * (1 + number('waste') / 100) - 1e-9);
    return {
      headline: `**${count(needed, 'tile')}** of ${formatNumber(length, 0)} × ${formatNumber(width, 0)} mm for ${both(number('area'), 'm2')}, ${formatNumber(number('waste'), 0)} % waste included.`,
      values: [
        result('Tiles', needed, undefined, formatNumber(needed, 0)),
        result('Tiles without waste', bare, undefined, formatNumber(bare, 1)),
      ],
      steps: [
        `One tile with its joint: (${formatNumber(length, 1)} + ${formatNumber(joint, 1)}) × (${formatNumber(width, 1)} + ${formatNumber(joint, 1)}) mm = ${formatNumber(moduleM2, 4)} m².`,
        `Tiles: ${formatNumber(number('area'))} ÷ ${formatNumber(moduleM2, 4)} = ${formatNumber(bare, 1)}.`,
        `With ${formatNumber(number('waste'), 0)} % waste, rounded up: ${needed}.`,
      ],
      notes: [
        'Reckon 10 % waste for straight laying and 15 % for diagonal or herringbone; keep a few tiles of the same batch for repairs.',
      ],
    };
  },
  read: (question) => {
    // Tiles on a pitched roof cover more than its plan; the roof calculator computes that area.
    if (/\broofs?\b/i.test(question.text) && readPitch(question.text) !== undefined)
      return undefined;
    if (!/\b(?:til(?:es?|ing)|pavers?|paving slabs?)\b/i.test(question.text)) return undefined;
    const bare = bareCentimetres(question.text);
    const groups = question
      .groups()
      .filter((sides) => !bare || !isAbout(sides[0], bare[0]) || !isAbout(sides[1], bare[1]));
    const tile: Sides | undefined = bare
      ? [bare[0] / 100, bare[1] / 100]
      : groups.find(([length, width]) => Math.max(length, width) <= 1.3);
    const surface =
      groups.find((sides) => sides !== tile && Math.max(...sides) > (bare ? 0.5 : 1.3)) ??
      question.sides() ??
      loneSides(question, tile);
    const square = question.near(/(?:square )?tiles?/, 'mm');
    const walls = surface && wallsRound(surface, question);
    const area =
      question.first('m2') ?? walls?.area ?? (surface ? surface[0] * surface[1] : undefined);
    const values: Record<string, number> = {};
    if (area !== undefined) values.area = area;
    if (tile) {
      values.tileLength = tile[0] * 1000;
      values.tileWidth = tile[1] * 1000;
    } else if (square !== undefined && square <= 1300) {
      values.tileLength = square;
      values.tileWidth = square;
    }
    const joint = question.near(/(?:joints?|grout|gap)/, 'mm');
    if (joint !== undefined && joint <= 20) values.joint = joint;
    const waste = /(\d+)\s*(?:%|percent)/.exec(question.text)?.[1];
    if (waste !== undefined) values.waste = Number(waste);
    if (Object.keys(values).length === 0) return undefined;
    return {
      values,
      missing: area === undefined ? ['the area to tile'] : [],
      notes: [...unitNotes(question, bare), ...(walls ? [walls.note] : [])],
      ...(walls ? { spent: walls.spent } : {}),
    };
  },
});

const roundTheRoom =
  /\btil(?:ed|e|ing)\b[^.?!]{0,40}\b(?:up to|to a height|to the ceiling|high|height)\b|\bwalls\b|\ball (?:the way )?(?:a)?round\b|\bhalf[- ](?:height|way up)\b/i;
/** Higher than a skirting, lower than a hall. */
const [lowestWall, highestWall] = [0.3, 5];

/** "A bathroom 2.4 by 1.8 m, tiled up to 1.2 m": all four walls, not the floor. */
function wallsRound(
  [length, width, third]: Sides,
  question: QuestionReader,
): { readonly area: number; readonly spent: readonly number[]; readonly note: string } | undefined {
  if (!roundTheRoom.test(question.text) || /\bfloor\b/i.test(question.text)) return undefined;
  const height =
    question.near(/(?:up to|to a height of|high|height|tall|ceilings?\b)/, 'm') ??
    (third !== undefined
      ? third
      : question.all('m').find((side) => side !== length && side !== width));
  if (height === undefined) return undefined;
  if (height < lowestWall || height > highestWall || Math.min(length, width) < lowestWall)
    return undefined;
  const [a, b, c] = [length, width, height].map((side) => formatNumber(side));
  const spent = [length, width, height];
  if (/\b(?:shower|alcove|niche|cubicle)\b/i.test(question.text))
    return {
      area: (length + 2 * width) * height,
      spent,
      note: `Three walls, (${a} + 2 × ${b}) × ${c} m; with two walls it is less.`,
    };
  return {
    area: 2 * (length + width) * height,
    spent,
    note: `Four walls, 2 × (${a} + ${b}) × ${c} m; a door of 0.9 m takes off up to ${formatNumber(0.9 * Math.min(height, 2.1))} m².`,
  };
}

/** "A wall 4 m long between worktop and cupboards, 55 cm": two lengths besides the tile's form a surface. */
function loneSides(question: QuestionReader, tile: Sides | undefined): Sides | undefined {
  if (!tile) return undefined;
  const [long, short, more] = question.all('m').filter((length) => !tile.includes(length));
  if (long === undefined || short === undefined || more !== undefined) return undefined;
  return [long, short];
}

/** Bare numbers default to metres; those of a tile are centimetres. */
function unitNotes(
  { notes }: QuestionReader,
  bare: readonly [number, number] | undefined,
): readonly string[] {
  if (!bare) return notes;
  const [length, width] = bare;
  const ofTile = `No unit was given for ${length} × ${width};`;
  return [...notes.filter((note) => !note.startsWith(ofTile)), `${ofTile} taken as centimetres.`];
}

/** "Tiles are 60 by 60", "30x60 tiles": without a unit they are centimetres. */
function bareCentimetres(text: string): readonly [number, number] | undefined {
  const sides =
    /\btiles?\b[^.?!\d]{0,24}?(\d{2,3}) ?(?:x|×|by) ?(\d{2,3})(?! ?(?:mm|cm|m\b|in|ft|feet|foot|["']|\d))/i.exec(
      text,
    ) ?? /(\d{2,3}) ?(?:x|×|by) ?(\d{2,3}) (?:tiles?|pavers?|slabs?|paving)\b/i.exec(text);
  const [length, width] = [Number(sides?.[1]), Number(sides?.[2])];
  return length >= 10 && width >= 10 && length <= 120 && width <= 120 ? [length, width] : undefined;
}

/** Whether a length in metres or feet came from this bare number. */
const isAbout = (side: number, bare: number): boolean =>
  Math.abs(side - bare) < 1e-6 || Math.abs(side - bare * 0.3048) < 1e-6;
