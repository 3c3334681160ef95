/** Order in which layouts are tried: first those that satisfy the words, then by words and seed. */
import { createRandom, hashText } from '../../../../random/random.ts';
import type { Design } from '../../design.ts';
import { openSide, type Room, type Side } from '../room.ts';
import type { Layout, MainWall } from './layout.ts';
import { hasGlass } from './place-layout.ts';
import { opposite } from './place-of.ts';

interface Candidate {
  readonly layout: Layout;
  readonly main: Side;
  readonly worth: number;
}

const weights = { answer: 3, asked: 2, lastMain: -1, spare: -100 } as const;

function worthOf({ brief }: Design, { answers = [], brings = [], isSpare }: Layout): number {
  if (isSpare === true) return weights.spare;
  const answered = answers.filter((wish) => brief.layout?.wishes.includes(wish)).length;
  const asked = brings.filter((part) => brief.parts[part]?.wanted === true).length;
  return answered * weights.answer + asked * weights.asked;
}

function isOpen({ brief }: Design, { answers = [], brings = [], onlyAsked }: Layout): boolean {
  if (brings.some((part) => brief.parts[part]?.wanted === false)) return false;
  return onlyAsked !== true || answers.some((wish) => brief.layout?.wishes.includes(wish));
}

const shuffled = <Item>(items: readonly Item[], hash: number): Item[] => {
  const random = createRandom(hash);
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, c) => a.at - c.at)
    .map(({ item }) => item);
};

/** Each layout once, then each on its next wall, so that neighbours in the sequence differ. */
function interleaved(items: readonly Candidate[]): Candidate[] {
  const seen = new Map<Layout, number>();
  return items
    .map((item) => {
      const before = seen.get(item.layout) ?? 0;
      seen.set(item.layout, before + 1);
      return { item, before };
    })
    .sort((a, c) => a.before - c.before)
    .map(({ item }) => item);
}

/**
 * Rotates equally good candidates by seed. The order of fallbacks differs per seed too, or all seeds would end with
 * the same layout.
 */
function inTurn(items: readonly Candidate[], words: number, seed: number): Candidate[] {
  const round = interleaved(shuffled(items, words));
  const first = round[seed % round.length];
  if (first === undefined) return [];
  const rest = shuffled(round, (words ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0);
  return [first, ...rest.filter((one) => one !== first)];
}

const sideOf = (room: Room, main: MainWall): Side => {
  const free = openSide(room);
  if (main === 'back') return 'back';
  return main === 'free' ? free : opposite(free)!;
};

export function candidates(room: Room, layouts: readonly Layout[]): Candidate[] {
  const { design } = room;
  const open = layouts
    .filter((one) => isOpen(design, one))
    .flatMap((layout) => {
      const worth = worthOf(design, layout);
      const { mains, lastMains = [], atWindow } = layout;
      return [...mains, ...lastMains]
        .map((main) => ({
          layout,
          main: sideOf(room, main),
          worth: worth + (lastMains.includes(main) ? weights.lastMain : 0),
        }))
        .filter(({ main }) => atWindow !== true || hasGlass(room, main));
    });
  const ranks = [...new Set(open.map(({ worth }) => worth))].sort((a, c) => c - a);
  const words = hashText(design.words);
  return ranks.flatMap((rank) =>
    inTurn(
      open.filter(({ worth }) => worth === rank),
      words,
      design.seed,
    ),
  );
}
