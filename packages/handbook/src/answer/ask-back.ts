/**
 * "How many tiles do I need for my bathroom floor?": a sum that lacks its measures. What is missing is
 * asked for in one sentence, with what the handbook says meanwhile, and the reply ("3 by 2 metres") is
 * read together with the question.
 */
import { calculatorBySlug } from '../calculators/calculators.ts';
import { subjectWords } from '../search/subject-words.ts';
import { plainNumbers } from '../units/number-words.ts';
import { readQuantities } from '../units/quantities.ts';
import type { Answer } from './answer-words.ts';
import { calculation } from './calculation.ts';

interface Lacking {
  readonly calculator: string;
  readonly asks: RegExp;
  readonly needs: string;
  readonly example: string;
}

const roomSides = 'the length, width and height of the room';

const table: readonly Lacking[] = [
  {
    calculator: 'tiles',
    asks: /\bhow many (?:[\w-]+ ){0,3}(?:tiles|pavers)\b|\btiles (?:do i need|needed)\b/i,
    needs: 'the area (or its two sides) and the size of a tile',
    example: '3 by 2 m, tiles of 30 × 60 cm',
  },
  {
    calculator: 'paint',
    asks: /\bhow (?:much|many) (?:[\w-]+ ){0,3}(?:paint|emulsion|primer)\b|\bpaint (?:do i need|needed)\b/i,
    needs: roomSides,
    example: '5 by 4 m, 2.4 m high',
  },
  {
    calculator: 'wallpaper',
    asks: /\bhow (?:much|many) (?:[\w-]+ ){0,3}wall ?paper\b/i,
    needs: roomSides,
    example: '4 by 3.5 m, 2.4 m high',
  },
  {
    calculator: 'bricks',
    asks: /\bhow many (?:[\w-]+ )?bricks\b(?!.*\b(?:square|sq|m2|m²|metre|meter)\b)/i,
    needs: 'the length and height of the wall',
    example: '10 m long and 1.2 m high',
  },
  {
    calculator: 'concrete',
    asks: /\bhow (?:much|many) (?:[\w-]+ ){0,2}(?:concrete|cement)\b/i,
    needs: 'the length, width and thickness of the slab or footing',
    example: '4 by 3 m, 100 mm thick',
  },
  {
    calculator: 'ramp',
    asks: /\bhow long (?:a |is a |should a |does a |must a )?(?:[\w-]+ )?ramp\b/i,
    needs: 'how high the ramp has to rise',
    example: '450 mm',
  },
  {
    calculator: 'heat-loss',
    asks: /\b(?:what size|how big(?: a)?|which size)(?: of)? radiator\b|\bhow many (?:btus?|watts|kw) (?:do|for|to)\b/i,
    needs: `${roomSides}, and how many walls are outside ones`,
    example: '5 by 4 m, 2.4 m high, one outside wall',
  },
  {
    calculator: 'stairs',
    asks: /\bhow many (?:steps|stairs|risers|treads) (?:will|do i need(?! before)|would|are needed(?! before)|should my)\b|^(?:the )?(?:stairs?|staircase) (?:for|to|up to) (?:my|our|the|a) \w+\s*\??$/i,
    needs: 'the height from floor to floor',
    example: '2.7 m',
  },
  {
    calculator: 'lumens',
    asks: /\bhow many (?:[\w-]+ )?(?:lumens|downlights|spotlights|lamps|bulbs)\b/i,
    needs: 'the area of the room',
    example: 'kitchen, 15 m²',
  },
  {
    calculator: 'flooring',
    asks: /\bhow (?:many|much) (?:[\w-]+ ){0,3}(?:flooring|laminate|parquet|planks|vinyl|carpet)\b(?!.*\bcosts?\b)/i,
    needs: 'the area of the floor (or its two sides)',
    example: '5 by 4 m',
  },
  {
    calculator: 'furniture-fit',
    asks: /^(?:will|would|can|does) .*\bfits? (?:in|into) (?:my|our|the|a) (?:\w+ )?(?:room|bedroom|lounge|space)\b/i,
    needs: 'the two sides of the room',
    example: '3 by 3.2 m',
  },
  {
    calculator: 'roof',
    asks: /\b(?:what is|how big is|work out|calculate) (?:my|our|the|a) roof(?:['’]s)? ?area\b|\bhow (?:much|many) (?:[\w-]+ ){0,2}(?:roof tiles|slates|shingles)\b/i,
    needs: 'the length and width of the house and the pitch of the roof',
    example: '10 by 8 m, 35 degrees',
  },
  {
    calculator: 'u-value',
    asks: /\b(?:calculate|work out|find|tell me)\b.*\bu-?\s?value of (?:my|our|a|the|this)\b/i,
    needs: 'the insulation and its thickness',
    example: '200 mm mineral wool',
  },
  {
    calculator: 'unit-conversion',
    asks: /^\s*(?:please )?(?:convert|how (?:long|big|much) is) [\d.,' ]+/i,
    needs: 'the unit you want',
    example: 'in cm',
  },
];

/** A reply is short: measures, and a few words about them. */
const mostReplyWords = 6;
/** How many earlier questions a reply may complete together. */
const farthestBack = 2;

/** How many bricks somebody needs, not how many stand in the Empire State Building. */
const isWanted =
  /\b(?:i|we|my|our|stairs?|need\w*|required|buy|order|fits?|convert|work out|calculate|for an?|to (?:build|lay|cover|tile|paint))\b/i;
const briefWords = 2;

const lackingIn = (question: string): Lacking | undefined =>
  isWanted.test(question) || subjectWords(question).length <= briefWords
    ? table.find(({ asks }) => asks.test(question))
    : undefined;

/** The sentence that asks, then what an entry says in general. */
export function askedBack(question: string, meanwhile: Answer | undefined): Answer | undefined {
  const lacking = lackingIn(question);
  const calculator = lacking && calculatorBySlug(lacking.calculator);
  if (!calculator || readQuantities(question).length > 0) return undefined;
  const ask = `Tell me ${lacking.needs} (for example “${lacking.example}”), and I work it out.`;
  const isKnown = meanwhile !== undefined && meanwhile.kind !== 'unknown';
  return {
    ...(isKnown ? meanwhile : { sources: [], followUps: [] }),
    kind: 'form',
    markdown: isKnown ? `${ask} In general:\n\n${meanwhile.markdown}` : ask,
    calculation: { calculator: calculator.slug, values: {}, result: undefined },
  };
}

/** "3 by 2 metres" after a question that lacked it. */
export function repliedTo(reply: string, earlier: readonly string[]): Answer | undefined {
  const measures = readQuantities(plainNumbers(reply)).length > 0;
  const unit = /^(?:in|to|into) \w+\W*$/i.test(reply.trim());
  if ((!measures && !unit) || /\?\s*$/.test(reply)) return undefined;
  if (subjectWords(reply).filter((word) => !/^\d/.test(word)).length > mostReplyWords)
    return undefined;
  for (let back = 1; back <= farthestBack; back += 1) {
    const questions = earlier.slice(-back);
    if (questions.length < back || !lackingIn(questions[0]!)) continue;
    const text = [...questions, reply].map((part) => part.replace(/[?.!\s]+$/, '')).join(', ');
    const joined = unit ? text.replace(/, (?=[^,]*$)/, ' ') : text;
    const sum = calculation(plainNumbers(joined));
    if (sum) return sum;
  }
  return undefined;
}
