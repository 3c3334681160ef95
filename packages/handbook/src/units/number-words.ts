/**
 * Converts number words to figures: "one and a half metres", "3/4 of an inch", "half a metre", "4 metres 20",
 * "twenty-five percent". Only beside countable things; the rest of the question is unchanged.
 */
const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const spelled = new RegExp(
  `\\b(?:(${tens.join('|')})(?:[\\s-](${ones.slice(0, 9).join('|')}))?|(${ones.join('|')})|a)(?:\\s+(hundred|thousand)(?:\\s+(${ones.slice(0, 9).join('|')})\\s+hundred)?(?:\\s+and)?(?:\\s+(?:(${tens.join('|')})(?:[\\s-](${ones.slice(0, 9).join('|')}))?|(${ones.join('|')})))?)?\\b`,
  'gi',
);

const numberOf = (ten: string | undefined, one: string | undefined): number =>
  (ten ? (tens.indexOf(ten.toLowerCase()) + 2) * 10 : 0) +
  (one ? ones.indexOf(one.toLowerCase()) + 1 : 0);

/** Units that a number word may precede; elsewhere "one" is a pronoun and "a hundred" an idiom. */
const measures =
  '(?:square |sq\\.? |cubic )?(?:millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|kilomet(?:re|er)s?|mm|cm|m|km|m2|m²|sqm|inch(?:es)?|foot|feet|ft|yards?|yds?|lit(?:re|er)s?|gallons?|degrees?|percent|per cent|storeys?|stories|watts?|lux|lumens?|kg|kilos?|tonnes?|tons?|pounds?|lbs?)';
const beforeMeasure = new RegExp(`^\\s*-?\\s*(?:${measures})\\b|^\\s*(?:by|x)\\s`, 'i');
const afterJoint = /(?:\d|\b(?:by|x|times|met(?:re|er)s?|feet|foot))\s*$/i;

const parts: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  'three quarters': 0.75,
  'three-quarters': 0.75,
  third: 1 / 3,
  'two thirds': 2 / 3,
  'two-thirds': 2 / 3,
  eighth: 0.125,
};
const partNames = 'three[\\s-]quarters|two[\\s-]thirds|half|quarter|third|eighth';

const rounded = (value: number): string => String(Math.round(value * 10_000) / 10_000);

export function plainNumbers(text: string): string {
  return withGradients(joinSmaller(withParts(withFigures(withSpokenHeights(withSigns(text))))));
}

/** "Ceilings two sixty" are 2.60 m high. */
const withSpokenHeights = (text: string): string =>
  text.replace(
    new RegExp(
      `\\b(ceilings?|height|high)((?: (?:at|of|is|are))?) (two|three|four) (${tens.join('|')})\\b(?! ?(?:mm|cm))`,
      'gi',
    ),
    (_, thing: string, link: string, metres: string, rest: string) =>
      `${thing}${link} ${numberOf(undefined, metres)}.${numberOf(rest, undefined)} m`,
  );

/** "1 in 40" is a gradient next to a slope, and an inch otherwise. */
function withGradients(text: string): string {
  if (!/\b(?:slop\w*|fall|gradient|ramps?|drains?|pipes?|incline|steep\w*)\b/i.test(text))
    return text;
  return text.replace(
    /\b(?:1|one)\s+in\s+(?:(\d{1,3})(?!\s*(?:ft|foot|feet|mm|cm|m)\b)|(ten|twelve|fifteen|twenty))\b/gi,
    (_, figure: string | undefined, word: string | undefined) =>
      `1:${figure ?? numberOf(word === 'twenty' ? word : undefined, word === 'twenty' ? undefined : word)}`,
  );
}

const signs: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
};

function withSigns(text: string): string {
  return text.replace(
    /(?:(\d+)\s?)?([½¼¾⅓⅔⅛⅜⅝⅞])/gu,
    (_, whole: string | undefined, sign: string) => rounded(Number(whole || 0) + signs[sign]!),
  );
}

function withFigures(text: string): string {
  return text.replace(spelled, (match: string, ...groups: unknown[]) => {
    const [ten, one, small, many, hundreds, tenMore, oneMore, smallMore] = groups as (
      | string
      | undefined
    )[];
    const at = groups.find((item) => typeof item === 'number') as number;
    const behind = text.slice(at + match.length);
    const isPart = new RegExp(`^\\s+and\\s+(?:an?\\s+)?(?:${partNames})\\b`, 'i').test(behind);
    // "Three quarters" and "two thirds" are handled below.
    if (/^\s*-?(?:quarters|thirds)\b/i.test(behind)) return match;
    if (match.toLowerCase() === 'a') return match;
    const counts =
      isPart || beforeMeasure.test(behind) || afterJoint.test(text.slice(0, at)) || many;
    if (!counts) return match;
    const first = numberOf(ten, one ?? small) || 1;
    if (!many) return String(first);
    const unit = many.toLowerCase() === 'hundred' ? 100 : 1000;
    const rest = 100 * numberOf(undefined, hundreds) + numberOf(tenMore, oneMore ?? smallMore);
    return String(first * unit + rest);
  });
}

function withParts(text: string): string {
  const part = (name: string) => parts[name.toLowerCase().replace(/\s+/g, ' ')]!;
  return text
    .replace(
      new RegExp(`(\\d+(?:\\.\\d+)?)\\s+and\\s+(?:an?\\s+)?(${partNames})\\b`, 'gi'),
      (_, whole: string, name: string) => rounded(Number(whole) + part(name)),
    )
    .replace(
      new RegExp(`(\\d+)\\s+(${measures})\\s+and\\s+(?:an?\\s+)(${partNames})\\b`, 'gi'),
      (_, whole: string, unit: string, name: string) =>
        `${rounded(Number(whole) + part(name))} ${unit}`,
    )
    .replace(
      new RegExp(`\\b(?:an?\\s+)?(${partNames})(?:\\s+of)?(?:\\s+an?)?\\s+(${measures})\\b`, 'gi'),
      (_, name: string, unit: string) => `${rounded(part(name))} ${unit}`,
    )
    .replace(
      new RegExp(`(\\d+\\s*/\\s*\\d+)(?:\\s+of\\s+an?|\\s+of|\\s+an?)\\s+(${measures})\\b`, 'gi'),
      '$1 $2',
    )
    .replace(/(\d)\s*(?:percent|per cent)\b/gi, '$1 %');
}

/**
 * "4 metres 20" and "4 m 20 cm" are 4.2 m, but "3 m 15 cm of concrete" and "3 by 2 m and 60 cm deep" are two
 * measures; "6 foot 3" is 6 ft 3 in.
 */
function joinSmaller(text: string): string {
  return text
    .replace(
      /(?<!\b(?:by|x)\s*(?=\d+\s*(?:met(?:re|er)s?|m)\s+and\s))\b(\d+)\s*(?:met(?:re|er)s?|m)\s+(?:and\s+)?(\d{2})(?!\s*(?:cm|centimet(?:re|er)s?)\s+(?:of|thick|slab|concrete|screed)\b)(?:\s*(?:cm|centimet(?:re|er)s?))?(?=\s+(?:wide|long|high|tall|deep|by|x|and)\b|\s*[,.;?!]|\s*$|\s*(?:cm|centimet))/gi,
      '$1.$2 m',
    )
    .replace(
      /\b(\d+)\s*(?:foot|feet|ft)\s+(\d{1,2})(?=\s+(?:wide|long|high|tall|deep|by|x|ceilings?|walls?|rooms?|doors?|beds?|tables?|floors?|sofas?|bedroom|kitchen|bathroom|hall)\b|\s*[,;?!]|\s*\.?\s*$)/gi,
      '$1 ft $2 in',
    );
}
