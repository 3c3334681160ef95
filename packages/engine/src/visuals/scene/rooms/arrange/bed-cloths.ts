/** Cloths of a bed that words colour: "white bedding, a rust throw and green pillows" are one part with three names. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { finished } from '../finished.ts';
import type { Room } from '../room.ts';

const names = {
  cover:
    /bedding|duvet|quilt|bedspread|coverlet|comforter|bed linen|sheets?|linens?(?=\s*(?:,|and\b|with\b|$))/,
  blanket: /throws?(?! pillow| cushion)|blankets?/,
  cushion: /cushions?|pillows?/,
} as const;
type Cloth = keyof typeof names;

const cloths = Object.keys(names) as Cloth[];

/** In the order of the words. */
function namedCloths(prompt: string): Cloth[] {
  const said = cloths.map((cloth) => ({ cloth, at: prompt.toLowerCase().search(names[cloth]) }));
  return said
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ cloth }) => cloth);
}

/** Its colour, if it is named and colours are. */
export function clothNamed(room: Room, cloth: Cloth, usual: MaterialHandle): MaterialHandle {
  const named = namedCloths(room.design.brief.prompt);
  // Bedding of one colour is all of it.
  const isOfCover = cloth === 'blanket' && !named.includes(cloth);
  const index = named.indexOf(isOfCover ? 'cover' : cloth);
  return index < 0 ? usual : finished(room, 'cushions', usual, index);
}
