import { formatNumber } from '../../units/format.ts';
import { defineCalculator, numberField } from '../calculator.ts';
import { both, result } from '../printing.ts';
import { readRoom, roomFields } from '../rooms/room-surfaces.ts';

/** Heat capacity of air: 1.2 kg/m³ × 1005 J/kgK ÷ 3600 s, in Wh/m³K. */
const airHeat = 0.335;

/** Typical heat transmittances by the age of a house, W/m²K. */
const insulation = {
  poor: {
    name: 'a poorly insulated house',
    wall: 1.6,
    window: 4.8,
    roof: 1.5,
    words:
      /\b(?:old|uninsulated|poor|poorly|badly|no insulation|victorian|single glaz\w*|solid wall|draughty|drafty)\b/i,
  },
  new: {
    name: 'a well-insulated house',
    wall: 0.2,
    window: 1.3,
    roof: 0.15,
    words: /\b(?:new|modern|well[- ]insulated|new[- ]build|good insulation)\b/i,
  },
  passive: { name: 'a passive house', wall: 0.12, window: 0.8, roof: 0.1, words: /\bpassiv\w*\b/i },
} as const;

/** A suspended wooden floor, and windows without seals. */
const draughty = { floorU: 0.7, airChanges: 1.5 } as const;

/** "Outside -10" needs no degree sign: nothing else here is negative. */
function bareOutside(text: string): number | undefined {
  const match = /\b(?:outside|outdoors?)[^\d−-]{0,12}[−-](\d{1,2})\b/.exec(text);
  return match ? -Number(match[1]) : undefined;
}

export const heatLoss = defineCalculator({
  slug: 'heat-loss',
  name: 'Heat loss of a room',
  summary: 'Watts to heat a room from its walls, windows, roof and air changes.',
  related: ['heat-loss-and-heating-size', 'u-values-and-r-values'],
  fields: [
    ...roomFields,
    numberField('outsideWalls', 'Outside walls (1–4)', undefined, 2, 0, 4),
    numberField('windowArea', 'Window area', 'm2', 2.5, 0, 200),
    numberField('wallU', 'Wall U-value', 'U', 0.5, 0.05, 6),
    numberField('windowU', 'Window U-value', 'U', 2, 0.3, 6),
    numberField('roofU', 'Roof U-value (0 if heated above)', 'U', 0, 0, 6),
    numberField('floorU', 'Floor U-value (0 if heated below)', 'U', 0, 0, 6),
    numberField('airChanges', 'Air changes an hour', undefined, 1, 0, 20),
    numberField('inside', 'Inside temperature', 'C', 21, 5, 35),
    numberField('outside', 'Outside temperature', 'C', -3, -50, 25),
    numberField('area', 'Or: floor area', 'm2', 0, 0, 10_000),
  ],
  asks: /\b(?:heat loss|radiators?|heating|heater|btus?|kw|watts?)\b/i,
  calculate: ({ number }) => {
    const area = number('area');
    const side = Math.sqrt(area);
    const [length, width, height] =
      area > 0
        ? [side, side, number('height')]
        : [number('length'), number('width'), number('height')];
    const sides = [length, width, length, width].slice(0, Math.round(number('outsideWalls')));
    const outer = sides.reduce((sum, side) => sum + side, 0) * height;
    const windows = Math.min(number('windowArea'), outer);
    const plan = length * width;
    const difference = number('inside') - number('outside');
    if (difference <= 0) throw new RangeError('Expected the inside to be warmer than the outside');
    const fabric =
      (outer - windows) * number('wallU') +
      windows * number('windowU') +
      plan * (number('roofU') + number('floorU'));
    const air = airHeat * number('airChanges') * plan * height;
    const watts = (fabric + air) * difference;
    return {
      headline: `**About ${both(watts, 'W', 0)}** keeps this room at ${formatNumber(number('inside'))} °C when it is ${formatNumber(number('outside'))} °C outside.`,
      values: [
        result('Heat loss', watts, 'W', both(watts, 'W', 0)),
        result(
          'Per square metre',
          watts / plan,
          undefined,
          `${formatNumber(watts / plan, 0)} W/m²`,
        ),
        result('Fabric', fabric * difference, 'W', both(fabric * difference, 'W', 0)),
        result('Air', air * difference, 'W', both(air * difference, 'W', 0)),
      ],
      steps: [
        ...(area > 0
          ? [`Reckoned as a square room: ${formatNumber(side)} × ${formatNumber(side)} m.`]
          : []),
        `Outside wall: ${formatNumber(outer)} m², of which ${formatNumber(windows)} m² window.`,
        `Fabric: ${formatNumber(outer - windows)} × ${formatNumber(number('wallU'))} + ${formatNumber(windows)} × ${formatNumber(number('windowU'))} + ${formatNumber(plan)} × (${formatNumber(number('roofU'))} + ${formatNumber(number('floorU'))}) = ${formatNumber(fabric, 1)} W/K.`,
        `Air: ${airHeat} × ${formatNumber(number('airChanges'))} × ${formatNumber(plan * height)} m³ = ${formatNumber(air, 1)} W/K.`,
        `Heat: (${formatNumber(fabric, 1)} + ${formatNumber(air, 1)}) × ${formatNumber(difference)} K = ${formatNumber(watts, 0)} W.`,
      ],
      notes: [
        'A steady-state estimate for one room. Boilers and heat pumps are sized from a whole-house calculation by the installer.',
      ],
    };
  },
  read: (question) => {
    if (
      !/\bheat ?loss\b|\bpower of (?:an? |the )?(?:radiators?|heater|heating)\b|\b(?:radiators?|heater|heating|heat)\b.*\b(?:size|big|watts?|kw|btus?|much|many|output|room|need)\b|\b(?:btus?|watts?|kw)\b.*\b(?:heat|room|radiator|warm)/i.test(
        question.text,
      )
    )
      return undefined;
    const reading = readRoom(question);
    const values: Record<string, number | string> = { ...reading.values };
    const notes = [...(reading.notes ?? [])];
    const windows = values.windows;
    delete values.doors;
    delete values.windows;
    if (typeof windows === 'number') values.windowArea = windows * 1.44;
    const level = Object.values(insulation).find((row) => row.words.test(question.text));
    if (level) {
      Object.assign(values, { wallU: level.wall, windowU: level.window });
      notes.push(
        `U-values taken for ${level.name}: walls ${level.wall}, windows ${level.window} W/m²K.`,
      );
      if (/\btop floor|\battic|\bbungalow|\bunder the roof/i.test(question.text))
        values.roofU = level.roof;
    }
    const walls = question.count('(?:out\\w*|ext\\w*|exposed)? ?walls');
    if (walls !== undefined && walls <= 4) values.outsideWalls = walls;
    const outside = question.near(/(?:outside|outdoors?)/, 'C') ?? bareOutside(question.text);
    const inside = question.near(/(?:inside|indoors?)/, 'C');
    if (outside !== undefined) values.outside = outside;
    if (inside !== undefined) values.inside = inside;
    if (reading.missing.length === 0) return { values, missing: [], notes };
    const area = question.first('m2');
    if (area === undefined) return undefined;
    // The sides aren't told, so an old house is taken with its floor and draughts, which gives the rule of 100 W/m².
    if (level === insulation.poor && walls === undefined)
      Object.assign(values, { floorU: draughty.floorU, airChanges: draughty.airChanges });
    return { values: { ...values, area }, missing: [], notes };
  },
});
