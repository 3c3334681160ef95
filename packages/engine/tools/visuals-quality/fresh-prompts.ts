/** Measures how much of a set of fresh prompts is understood, built, reported or lost, without rendering. */
import { readFileSync } from 'node:fs';
import { holds } from '../../src/visuals/brief/fact.fixture.ts';
import { type PromptFacts, row } from '../../src/visuals/brief/prompts.fixture.ts';
import { readBrief } from '../../src/visuals/brief/read-brief.ts';
import { words } from '../../src/visuals/brief/tokens.ts';
import { sceneOf } from '../../src/visuals/imagine.ts';
import { unmetWishes } from '../../src/visuals/scene/unmet-wishes.ts';

export function freshPrompts(set: string): readonly PromptFacts[] {
  const text = readFileSync(new URL(`fresh/${set}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [prompt, facts] = line.split(' | ') as [string, string];
      return row(prompt, facts);
    });
}

/** Names in the prompts that differ from the vocabulary's. */
const ourNames: Readonly<Record<string, string>> = {
  stool: 'stools',
  skylight: 'skylights',
  workbench: 'room=garage-room',
  'room=garage': 'room=garage-room',
  'tree=lemon': 'tree=olive',
  pots: 'planters',
  kitchen: 'kitchen-run',
  'style=wabi-sabi': 'style=japandi',
  bookshelf: 'shelves',
  basin: 'sink',
  car: 'cars',
  'bunk-bed': 'bed.form=bunk',
  chandelier: 'pendants.form=chandelier',
  pictures: 'art',
  outside: 'setting',
  'outside=garden': 'garden-view',
  railing: 'fence',
  lantern: 'lanterns',
  sheepskin: 'rug',
  stove: 'oven',
  sideboard: 'cabinets',
  courtyard: 'building=courtyard-house',
  roses: 'flowers',
  bougainvillea: 'flowers',
  lavender: 'flowers',
  meadow: 'lawn',
  wisteria: 'ivy',
  'roof-garden': 'roof-terrace',
  grill: 'barbecue',
  'roof=green': 'roof.material=planted',
  palm: 'tree=palm',
  'bed.form=canopy': 'bed.form=poster',
  cot: 'bed.form=single',
  'cot.colour=white': 'bed.colour=white',
  'rocking-chair': 'armchair',
  'outside=snow': 'weather=snow',
  'room=library': 'room=den',
  'room=lobby': 'room=foyer',
  'room=restaurant': 'room=cafe',
  'walls.material=earth': 'walls.material=plaster',
  'walls.material=clay': 'walls.material=plaster',
  'table.material=driftwood': 'table.material=timber',
  'setting=street': 'setting=city',
  street: 'setting=city',
  'floor.pattern=herringbone': 'floor.material=parquet',
};
const ourValues: Readonly<Record<string, string>> = {
  gold: 'brass',
  wicker: 'rattan',
  teak: 'walnut',
  travertine: 'stone',
  emerald: 'forest-green',
  'midnight-blue': 'navy',
  'light-blue': 'sky-blue',
  'mid-century': 'midcentury',
  jungle: 'forest',
};

function ours(fact: string): string {
  const whole = ourNames[fact];
  if (whole !== undefined) return whole;
  const [, mark, name, rest] = /^(!?)([a-z-]+)(.*)$/.exec(fact)!;
  const value = rest!.split('=')[1] ?? '';
  const known = ourValues[value];
  return `${mark}${ourNames[name!] ?? name}${known === undefined ? rest : rest!.replace(value, known)}`;
}

type Verdict = 'built' | 'reported' | 'lost';

/** The scene should match the brief, except for what it reports as missing. */
function verdictsOf({ prompt, facts }: PromptFacts, seed: number) {
  const brief = readBrief(prompt);
  const { scene } = sceneOf(brief, { seed });
  const missed = unmetWishes(brief, scene);
  const reported = words([...missed, ...brief.notUnderstood].join(' ')).join(' ');
  return facts.split(' ').map((fact): { fact: string; verdict: Verdict } => {
    const [slot, value] = fact.split('=') as [string, string | undefined];
    // Facts not given by the words may still be drawn as intended.
    const isDrawn = value !== undefined && scene.facts[slot] === value;
    const things = words(fact.replace(/^not\.|=|\*.*/g, ' '));
    const isTold = things.some(
      (word) => word.length > 3 && reported.includes(word.replace(/s$/, '')),
    );
    if (!isDrawn && !holds(brief, ours(fact)))
      return { fact, verdict: isTold ? 'reported' : 'lost' };
    return { fact, verdict: isTold ? 'reported' : 'built' };
  });
}

export function measureFresh(set: string): void {
  const count: Record<Verdict, number> = { built: 0, reported: 0, lost: 0 };
  for (const [seed, prompt] of freshPrompts(set).entries()) {
    const verdicts = verdictsOf(prompt, seed);
    for (const { verdict } of verdicts) count[verdict]++;
    for (const wrong of ['reported', 'lost'] as const) {
      const facts = verdicts.filter(({ verdict }) => verdict === wrong).map(({ fact }) => fact);
      if (facts.length > 0) console.log(`  ${wrong} ${seed} ${prompt.prompt}: ${facts.join(' ')}`);
    }
  }
  const all = count.built + count.reported + count.lost;
  const share = (part: number) => `${((100 * part) / all).toFixed(1)} %`;
  console.log(
    `${set}: ${share(count.built)} of ${all} facts built, ${share(count.reported)} reported, ${share(count.lost)} lost`,
  );
}
