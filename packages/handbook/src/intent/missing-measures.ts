/**
 * "How many tiles do I need for my bathroom floor?": a calculation without measures. One sentence asks for
 * them, followed by what the handbook says in general; the reply ("3 by 2 metres") is parsed together with
 * the question.
 */

import type { Calculator } from '../calculators/calculator.ts';
import { calculatorBySlug } from '../calculators/calculators.ts';
import { subjectWords } from '../search/subject-words.ts';
import { plainNumbers } from '../units/number-words.ts';
import { readQuantities } from '../units/quantities.ts';
import { type CalculationMatch, readWholeCalculation } from './read-calculation.ts';
import type { Rule } from './rule.ts';
import { asks } from './wordings.ts';

interface Lacking extends Rule {
  readonly calculator: string;
  readonly needs: string;
  readonly example: string;
}

const roomSides = 'the length, width and height of the room';

export const missingMeasureRules: readonly Lacking[] = [
  {
    calculator: 'tiles',
    examples: ['How many tiles do I need for my bathroom floor?'],
    counterExamples: ['Which tiles are slip resistant?'],
    pattern: /\bhow many (?:[\w-]+ ){0,3}(?:tiles|pavers)\b|\btiles (?:do i need|needed)\b/i,
    needs: 'the area (or its two sides) and the size of a tile',
    example: '3 by 2 m, tiles of 30 × 60 cm',
  },
  {
    calculator: 'paint',
    examples: ['how much paint do I need?'],
    counterExamples: ['Which paint is good for a kitchen?'],
    pattern:
      /\bhow (?:much|many) (?:[\w-]+ ){0,3}(?:paint|emulsion|primer)\b|\bpaint (?:do i need|needed)\b/i,
    needs: roomSides,
    example: '5 by 4 m, 2.4 m high',
  },
  {
    calculator: 'wallpaper',
    examples: ['How many rolls of wallpaper do I need?'],
    counterExamples: ['How do I hang wallpaper?'],
    pattern: /\bhow (?:much|many) (?:[\w-]+ ){0,3}wall ?paper\b/i,
    needs: roomSides,
    example: '4 by 3.5 m, 2.4 m high',
  },
  {
    calculator: 'bricks',
    examples: ['How many bricks do I need?'],
    counterExamples: ['How many bricks are there in a square metre?'],
    pattern: /\bhow many (?:[\w-]+ )?bricks\b(?!.*\b(?:square|sq|m2|m²|metre|meter)\b)/i,
    needs: 'the length and height of the wall',
    example: '10 m long and 1.2 m high',
  },
  {
    calculator: 'concrete',
    examples: ['How much concrete do I need for a slab?'],
    counterExamples: ['How long does concrete take to cure?'],
    pattern: /\bhow (?:much|many) (?:[\w-]+ ){0,2}(?:concrete|cement)\b/i,
    needs: 'the length, width and thickness of the slab or footing',
    example: '4 by 3 m, 100 mm thick',
  },
  {
    calculator: 'ramp',
    examples: ['How long should a wheelchair ramp be?'],
    counterExamples: ['How steep may a ramp be?'],
    pattern: /\bhow long (?:a |is a |should a |does a |must a )?(?:[\w-]+ )?ramp\b/i,
    needs: 'how high the ramp has to rise',
    example: '450 mm',
  },
  {
    calculator: 'heat-loss',
    examples: ['What size radiator do I need?'],
    counterExamples: ['Where should a radiator go?'],
    pattern:
      /\b(?:what size|how big(?: a)?|which size)(?: of)? radiator\b|\bhow many (?:btus?|watts|kw) (?:do|for|to)\b/i,
    needs: `${roomSides}, and how many walls are outside ones`,
    example: '5 by 4 m, 2.4 m high, one outside wall',
  },
  {
    calculator: 'stairs',
    examples: ['how many steps will my staircase have?'],
    counterExamples: ['How many steps do I need before a handrail?'],
    pattern:
      /\bhow many (?:steps|stairs|risers|treads) (?:will|do i need(?! before)|would|are needed(?! before)|should my)\b|^(?:the )?(?:stairs?|staircase) (?:for|to|up to) (?:my|our|the|a) \w+\s*\??$/i,
    needs: 'the height from floor to floor',
    example: '2.7 m',
  },
  {
    calculator: 'lumens',
    examples: ['How many downlights for my kitchen?'],
    counterExamples: ['How far apart do downlights go?'],
    pattern: /\bhow many (?:[\w-]+ )?(?:lumens|downlights|spotlights|lamps|bulbs)\b/i,
    needs: 'the area of the room',
    example: 'kitchen, 15 m²',
  },
  {
    calculator: 'flooring',
    examples: ['How much laminate do I need?'],
    counterExamples: ['How much flooring costs are usual?'],
    pattern:
      /\bhow (?:many|much) (?:[\w-]+ ){0,3}(?:flooring|laminate|parquet|planks|vinyl|carpet)\b(?!.*\bcosts?\b)/i,
    needs: 'the area of the floor (or its two sides)',
    example: '5 by 4 m',
  },
  {
    calculator: 'furniture-fit',
    examples: ['will a king size bed fit in my room?'],
    counterExamples: ['Will a handrail fit on a plasterboard wall?'],
    pattern:
      /^(?:will|would|can|does) .*\bfits? (?:in|into) (?:my|our|the|a) (?:\w+ )?(?:room|bedroom|lounge|space)\b/i,
    needs: 'the two sides of the room',
    example: '3 by 3.2 m',
  },
  {
    calculator: 'roof',
    examples: ['what is my roof area?', 'How many slates do I need?'],
    counterExamples: ['What is a mansard roof?'],
    pattern:
      /\b(?:what is|how big is|work out|calculate) (?:my|our|the|a) roof(?:['’]s)? ?area\b|\bhow (?:much|many) (?:[\w-]+ ){0,2}(?:roof tiles|slates|shingles)\b/i,
    needs: 'the length and width of the house and the pitch of the roof',
    example: '10 by 8 m, 35 degrees',
  },
  {
    calculator: 'u-value',
    examples: ['can you work out the U value of my wall?'],
    counterExamples: ['What is a U value?'],
    pattern: /\b(?:calculate|work out|find|tell me)\b.*\bu-?\s?value of (?:my|our|a|the|this)\b/i,
    needs: 'the insulation and its thickness',
    example: '200 mm mineral wool',
  },
  {
    calculator: 'unit-conversion',
    examples: ['convert 8 ft 6 in'],
    counterExamples: ['How long is a king size bed?'],
    pattern: /^\s*(?:please )?(?:convert|how (?:long|big|much) is) [\d.,' ]+/i,
    needs: 'the unit you want',
    example: 'in cm',
  },
];

/** A reply is short: measures with a few words. */
const mostReplyWords = 6;
/** How many earlier questions a reply may complete. */
const farthestBack = 2;

const briefWords = 2;

const lackingIn = (question: string): Lacking | undefined =>
  asks(question, 'need') || subjectWords(question).length <= briefWords
    ? missingMeasureRules.find(({ pattern }) => pattern.test(question))
    : undefined;

export interface MissingMeasures {
  readonly calculator: Calculator;
  /** The missing measure and an example of a reply: "the area of the room", "kitchen, 15 m²". */
  readonly needs: string;
  readonly example: string;
}

export function missingMeasures(question: string): MissingMeasures | undefined {
  const lacking = lackingIn(question);
  const calculator = lacking && calculatorBySlug(lacking.calculator);
  if (!calculator || readQuantities(question).length > 0) return undefined;
  return { calculator, needs: lacking.needs, example: lacking.example };
}

export interface Reply {
  readonly match: CalculationMatch;
  readonly text: string;
}

/** "3 by 2 metres" after a question without measures. */
export function repliedTo(reply: string, earlier: readonly string[]): Reply | undefined {
  const measures = readQuantities(plainNumbers(reply)).length > 0;
  const unit = /^(?:in|to|into) \w+\W*$/i.test(reply.trim());
  if ((!measures && !unit) || /\?\s*$/.test(reply)) return undefined;
  if (subjectWords(reply).filter((word) => !/^\d/.test(word)).length > mostReplyWords)
    return undefined;
  for (let back = 1; back <= farthestBack; back += 1) {
    const questions = earlier.slice(-back);
    const [first] = questions;
    if (first === undefined || questions.length < back || !lackingIn(first)) continue;
    const text = [...questions, reply].map((part) => part.replace(/[?.!\s]+$/, '')).join(', ');
    const joined = unit ? text.replace(/, (?=[^,]*$)/, ' ') : text;
    const completed = plainNumbers(joined);
    const match = readWholeCalculation(completed);
    if (match) return { match, text: completed };
  }
  return undefined;
}
