/** Reads layout words in a separate pass: other readers still see them. */
import type { Item } from '../phrases.ts';
import { stem, type Token, words } from '../tokens.ts';
import { numberWords } from '../vocabulary/grammar-words.ts';
import {
  households,
  type LayoutWish,
  layoutWord,
  layoutWords,
} from '../vocabulary/layout-words.ts';

export interface LayoutBrief {
  readonly wishes: readonly LayoutWish[];
  /** Number of people who live, sit or sleep here. */
  readonly persons?: number;
}

export interface ReadLayout extends LayoutBrief {
  /** Stems of the used words, so that they are not reported as not understood. */
  readonly taken: ReadonlySet<string>;
  /** One "twin bed" is a single bed, "twin beds" are two. */
  readonly hasTwinBeds: boolean;
}

const passed: readonly string[] = ['a', 'an', 'the', 'my', 'our', 'its', 'their', 'your'];
const refusals: readonly string[] = ['no', 'not', 'without', 'never'];
const mostPersons = 12;

const wishKeys = Object.keys(layoutWords) as LayoutWish[];
const phrases = wishKeys.flatMap((key) =>
  layoutWords[key].words
    .split('|')
    .map((text) => ({ key, roots: words(text).map(stem).filter(isSaid) })),
);
const longest = Math.max(...phrases.map(({ roots }) => roots.length));

function isSaid(root: string): boolean {
  return !passed.includes(root);
}

/** "A long room", "kitchen, narrow": the word describes the room, not a thing in it. */
function describesRoom(items: readonly Item[], last: string): boolean {
  return items.some((item, index) => {
    const own = words(item.text).map(stem);
    if (own.at(-1) !== last && own[0] !== last) return false;
    if (item.kind === 'meaning' && item.slot === 'part') return own.at(-1) === 'ceiling';
    for (const next of items.slice(index + 1)) {
      if (next.kind === 'silent' || next.kind === 'article') continue;
      if (next.kind === 'breaker' && next.text === 'and') continue;
      if (next.kind !== 'meaning') return next.kind === 'comma' || next.kind === 'stop';
      if (next.slot === 'room' || next.slot === 'view') return true;
      if (next.slot === 'part' || next.slot === 'building') return false;
    }
    return true;
  });
}

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : numberWords[text];

/** "For a family of five", "for two", "seats six". */
function personsOf(said: readonly { readonly text: string; readonly root: string }[]) {
  for (const [at, { root }] of said.entries()) {
    const next = said[at + 1];
    const after = said[at + 2];
    if (root === 'family' && next?.root === 'of') {
      const count = numberOf(after?.text);
      if (count !== undefined) return count;
    }
    if (root !== 'for' && root !== 'seat' && root !== 'sleep') continue;
    const household = households[`${next?.root} ${after?.root}`] ?? households[next?.root ?? ''];
    const isCounted = next?.root === 'family' && after?.root === 'of';
    if (household !== undefined && !isCounted) return household;
    const count = numberOf(next?.text);
    const counts = after === undefined || countedWith.includes(after.root) || after.root === ',';
    if (count !== undefined && counts) return count;
  }
  return undefined;
}

const countedWith: readonly string[] = [
  ...['people', 'person', 'child', 'children', 'kid', 'guest', 'girl', 'boy', 'teenager', 'with'],
  ...['and', 'in', 'at', 'by', 'adult', 'friend', 'student', 'sibling', 'brother', 'sister', '.'],
];

export function readLayout(tokens: readonly Token[], items: readonly Item[]): ReadLayout {
  const said = tokens
    .map(({ text, stem: root }) => ({ text, root }))
    .filter(({ root }) => isSaid(root));
  const wishes = new Set<LayoutWish>();
  const taken = new Set<string>();
  for (let at = 0; at < said.length; at++) {
    for (let length = Math.min(longest, said.length - at); length > 0; length--) {
      const roots = said.slice(at, at + length).map(({ root }) => root);
      const found = phrases.find(
        (phrase) =>
          phrase.roots.length === length && phrase.roots.every((one, i) => one === roots[i]),
      );
      if (found === undefined) continue;
      const isRefused = said
        .slice(Math.max(0, at - 2), at)
        .some(({ root }) => refusals.includes(root));
      const isMeant = layoutWord(found.key).isShape !== true || describesRoom(items, roots.at(-1)!);
      if (isMeant && !isRefused) {
        wishes.add(found.key);
        for (const root of roots) taken.add(root);
      }
      at += length - 1;
      break;
    }
  }
  const persons = personsOf(said);
  return {
    wishes: [...wishes],
    taken,
    hasTwinBeds: said.some(({ root }, at) => root === 'twin' && said[at + 1]?.text === 'beds'),
    ...(persons === undefined || persons < 1 || persons > mostPersons ? {} : { persons }),
  };
}
