/** Random prompts: any subject with any wishes, typing errors and nonsense. */
import type { Random } from '../../src/random/random.ts';
import { colours, materials, roofs } from '../../src/visuals/brief/vocabulary/finishes.ts';
import { parts } from '../../src/visuals/brief/vocabulary/parts.ts';
import { styles } from '../../src/visuals/brief/vocabulary/styles.ts';
import { buildings, rooms } from '../../src/visuals/brief/vocabulary/subjects.ts';
import {
  cameras,
  media,
  seasons,
  settings,
  times,
  weathers,
} from '../../src/visuals/brief/vocabulary/surroundings.ts';

type Words = Readonly<Record<string, { readonly words: string }>>;

const word = (table: Words, random: Random): string =>
  random.pick(random.pick(Object.values(table)).words.split('|'));

/** Mostly photographs: other media have their own rules. */
export function randomPrompt(random: Random): string {
  const pieces = [
    random.chance(0.6) ? word(styles, random) : '',
    random.chance(0.65) ? word(buildings, random) : word(rooms, random),
  ];
  const add = (chance: number, text: () => string) => {
    if (random.chance(chance)) pieces.push(text());
  };
  add(0.3, () => `with ${random.integer(1, 40)} storeys`);
  add(0.4, () => `${word(materials, random)} walls`);
  add(0.3, () => `${random.pick(Object.keys(colours)).replaceAll('-', ' ')} door`);
  add(0.25, () => word(roofs, random));
  for (let wish = random.integer(0, 4); wish > 0; wish--)
    pieces.push(
      `${random.pick(['with', 'no', 'two', 'a'])} ${random.chance(0.4) ? `${random.pick(Object.keys(colours))} ` : ''}${word(parts, random)}`,
    );
  add(0.5, () => word(settings, random));
  add(0.5, () => word(times, random));
  add(0.4, () => word(weathers, random));
  add(0.4, () => word(seasons, random));
  add(0.15, () => word(cameras, random));
  add(0.08, () => word(media, random));
  add(0.1, () => random.pick(['zorblat', '!!!', 'ünïcode 家', '999999', '"; drop table']));
  return pieces.filter((piece) => piece !== '').join(', ');
}
