/**
 * Detects common passwords offline. Leaked lists are mostly a few hundred words in disguise: letters replaced
 * by signs, a year or `!` appended. The disguise is removed and the rest is looked up.
 */
const words = `
password passwort passwd pass admin administrator root welcome willkommen letmein login hello
iloveyou loveyou love lovely sunshine princess prince angel baby babygirl flower butterfly
monkey dragon tiger lion eagle panther falcon phoenix unicorn kitty bunny puppy
football baseball basketball soccer hockey golf tennis liverpool arsenal chelsea barcelona
madrid juventus yankees lakers cowboys steelers eagles
master shadow superman batman spiderman starwars pokemon naruto ninja samurai matrix
michael jordan jennifer jessica ashley daniel andrew thomas robert william charlie george
matthew joshua anthony nicole michelle amanda samantha hannah maria anna sarah laura
killer hunter ranger soldier gunner biker trustno freedom whatever nothing secret private
computer internet google facebook instagram samsung iphone apple microsoft windows android
summer winter spring autumn january february march april june july august september october
november december monday friday sunday
cheese chocolate cookie banana orange cherry pepper coffee chicken ginger
mustang ferrari porsche mercedes corvette harley yamaha honda toyota
purple yellow silver golden diamond crystal rainbow
access changeme default guest test testing tester user username qwerty qwertyuiop qwertz azerty
asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc wasd
mother father sister brother family friend friends forever
jesus christ heaven blessed
maquette architect architecture interior exterior design house home room
correcthorsebatterystaple
`;

const common = new Set(words.split(/\s+/).filter(Boolean));

const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const keyboardRuns = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
];

const shortestTellingWord = 4;
/** Letters examined; accepted passwords are shorter. */
const longestLookedAt = 256;

/** `person` has words an attacker knows: names and parts of the e-mail address. */
export function isCommonPassword(password: string, person: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  return (
    isRepeated(lower) ||
    isRun(lower) ||
    /^\d{4,}$/.test(lower.replaceAll(/[\s./-]/g, '')) ||
    isOfPerson(lower, person) ||
    bareForms(lower).some((bare) => isKnown(bare) || isOfPerson(bare, person))
  );
}

/** Variants without prefix and suffix, with and without signs read as letters. */
function bareForms(lower: string): string[] {
  const trimmed = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const letters = lower.replaceAll(/[^a-z]/g, '');
  const read = (text: string) => text.replaceAll(/[^a-z]/g, (sign) => disguises[sign] ?? '');
  return [trimmed, letters, read(lower), read(lower.replace(/[\d!?.@#$%&*_-]+$/, ''))];
}

/** A known word, repeated, or two of them. */
function isKnown(bare: string): boolean {
  if (common.has(bare)) return true;
  for (let cut = 3; cut <= bare.length - 3; cut += 1) {
    if (common.has(bare.slice(0, cut)) && common.has(bare.slice(cut))) return true;
  }
  return false;
}

/** Only names and the e-mail address of the person. */
function isOfPerson(lower: string, person: readonly string[]): boolean {
  const known = new Set(
    person.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)).filter(Boolean),
  );
  const letters = lower.replaceAll(/[^\p{L}]/gu, '').slice(0, longestLookedAt);
  const tells = [...known].some(
    (word) => word.length >= shortestTellingWord && letters.includes(word),
  );
  return tells && isMadeOf(letters, known);
}

function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  // Length of the prefix that consists of whole words.
  const reached = new Set([0]);
  for (let at = 0; at < letters.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(letters.length);
}

/** `aaaaaaaa`, `abcabcabc`, `12121212`. */
function isRepeated(lower: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/su.test(lower) && new Set(lower).size <= 4;
}

/** A run of the keyboard or the alphabet in either direction, with a short suffix. */
function isRun(lower: string): boolean {
  const body = lower.replace(/[^a-z0-9]+$/, '');
  return keyboardRuns.some((run) => {
    const doubled = run + run;
    const backwards = [...doubled].reverse().join('');
    return body.length >= 6 && (doubled.includes(body) || backwards.includes(body));
  });
}
