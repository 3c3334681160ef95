/**
 * Passwords that are tried first, recognised without asking anybody. Lists of leaked passwords are
 * mostly a few hundred words in disguise: letters swapped for signs, a year or a `!` behind. So the
 * disguise is taken off and what is left is looked up.
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
/** Of the letters of a password; an accepted one has no more characters. */
const longestLookedAt = 256;

/** `person` are the words an attacker knows: names and the parts of the e-mail address. */
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

/** The password without its trimmings, with and without signs read as letters. */
function bareForms(lower: string): string[] {
  const trimmed = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const letters = lower.replaceAll(/[^a-z]/g, '');
  const read = (text: string) => text.replaceAll(/[^a-z]/g, (sign) => disguises[sign] ?? '');
  return [trimmed, letters, read(lower), read(lower.replace(/[\d!?.@#$%&*_-]+$/, ''))];
}

/** A known word, twice the same, or two of them in a row. */
function isKnown(bare: string): boolean {
  if (common.has(bare)) return true;
  for (let cut = 3; cut <= bare.length - 3; cut += 1) {
    if (common.has(bare.slice(0, cut)) && common.has(bare.slice(cut))) return true;
  }
  return false;
}

/** Made of what others know of the person and nothing else: a name, both, the e-mail address. */
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
  // How far one comes with whole words, from the beginning.
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

/** A stretch of the keyboard or the alphabet, forwards or backwards, whatever small thing follows. */
function isRun(lower: string): boolean {
  const body = lower.replace(/[^a-z0-9]+$/, '');
  return keyboardRuns.some((run) => {
    const doubled = run + run;
    const backwards = [...doubled].reverse().join('');
    return body.length >= 6 && (doubled.includes(body) || backwards.includes(body));
  });
}
