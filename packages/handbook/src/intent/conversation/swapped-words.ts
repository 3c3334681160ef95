/**
 * Words that a follow-up replaces with each other: "and for a bathroom?" after a kitchen, "a double?" after a
 * single bed, "for eight?" after a table for six.
 */
import { subjectWords } from '../../search/subject-words.ts';

const families: readonly RegExp[] = [
  /\b(?:kitchen|bathroom|bedroom|living room|lounge|dining room|hallway|hall|corridor|home office|office|garage|basement|attic|loft|laundry|utility room|nursery|toilet|powder room|foyer|closet|wardrobe|garden|balcony|terrace|study|den|upstairs|downstairs|conservatory|cellar)s?\b/i,
  /\b(?:child(?:ren)?|kids?|toddlers?|adults?|elderly(?: people| person)?|wheelchair(?: users?)?)\b/i,
  /\b(?:king|queen|single|twin|double|super king|full)(?: (?:size )?beds?)?\b/i,
  /\b(?:oak|pine|marble|granite|quartz|quartzite|laminate|vinyl|lvt|porcelain|ceramic|concrete|brick|steel|timber|bamboo|cork|carpet|linoleum|slate|limestone|travertine|terrazzo|zinc|copper|aluminium|upvc|metal|thatch|clay tiles?)\b/i,
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|seats|guests|coats|layers|doors?|windows?)\b/i,
];

const figure = '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
/** "For eight", "for 10 people": a count of people, not a measure. */
const forSome = new RegExp(
  `\\b((?:for|seats?) (?:a family of )?)(${figure})(?= (?:people|persons|of us|guests|adults|kids|children)\\b|\\s*[?!.,]*$| (?:should|must|be|do|does)\\b)`,
  'i',
);

export function swapFamily(base: string, addition: string): string | undefined {
  for (const family of families) {
    const newer = family.exec(addition)?.[0];
    const older = family.exec(base)?.[0];
    if (newer === undefined || older === undefined) continue;
    const rest = subjectWords(addition).length - subjectWords(newer).length;
    if (rest > 1) continue;
    // "A double" after "a single bed" means a bed, too.
    if (/stairs$/i.test(newer)) return base.replace(family, `rooms ${newer}`);
    const noun = / (?:size )?beds?$/i.exec(older)?.[0] ?? '';
    return base.replace(family, / beds?$/i.test(newer) ? newer : `${newer}${noun}`);
  }
  return swapCount(base, addition);
}

/** "How big is a table for six?" + "is that enough for eight?" → "How big is a table for eight?" */
function swapCount(base: string, addition: string): string | undefined {
  const newer = forSome.exec(addition)?.[2];
  if (newer === undefined || !forSome.test(base)) return undefined;
  return base.replace(forSome, (_, before: string) => `${before}${countOf(newer)}`);
}

const words = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'twelve',
];
const countOf = (written: string): number => {
  const at = words.indexOf(written.toLowerCase());
  return at < 0 ? Number(written) : at === words.length - 1 ? 12 : at + 1;
};

/** "Is that enough for eight?" after an answer for six. */
export function enoughFor(question: string, earlier: string): string | undefined {
  const newCount = forSome.exec(question)?.[2];
  const earlierCount = forSome.exec(earlier)?.[2];
  if (!/\b(?:enough|big enough|fit|do)\b/i.test(question) || !newCount || !earlierCount)
    return undefined;
  return countOf(newCount) > countOf(earlierCount)
    ? `**No**, that is for ${earlierCount}; for ${newCount}:`
    : `**Yes**, that is for ${earlierCount}.`;
}
