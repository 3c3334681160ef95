/** "A chapel on a hill", "a cottage on the back of a giant turtle": what the building stands on. */
import type { Item } from '../phrases.ts';
import { stem, words } from '../tokens.ts';
import { type Support, supports } from '../vocabulary/supports.ts';

interface ReadSupport {
  readonly support: Support;
  /** Its words are no longer unknown. */
  readonly taken: readonly string[];
}

const keys = Object.keys(supports) as Support[];
const phrases = keys
  .flatMap((key) =>
    supports[key].words.split('|').map((text) => ({ key, roots: words(text).map(stem) })),
  )
  .sort((a, b) => b.roots.length - a.roots.length);

const onWords: readonly string[] = ['on', 'atop', 'upon'];
/** Words between "on" and what it stands on: "on the very top of a tall rocky". */
const mostBetween = 6;
const describing: readonly Item['kind'][] = [
  'article',
  'silent',
  'unknown',
  'copula',
  'breaker',
  'number',
];
const isHead = (item: Item) =>
  item.kind === 'meaning' && ['building', 'view', 'room'].includes(item.slot);

/** Whether the items are of a building: "a cat on a rock" says nothing about the house. */
const isOfBuilding = (items: readonly Item[]) => {
  const last = items.findLast(
    (item) =>
      item.kind === 'meaning' && ['building', 'view', 'room', 'part', 'tree'].includes(item.slot),
  );
  return last !== undefined && isHead(last);
};

export function readSupport(items: readonly Item[]): ReadSupport | undefined {
  for (const [index, item] of items.entries()) {
    // "Over a rocky cliff" is at its edge; over a hill is elsewhere.
    const isOver =
      item.text === 'over' &&
      items.slice(index, index + 4).some(({ text }) => /cliff|crag|precipice/.test(text));
    if (!(isOver || onWords.includes(item.text)) || !isOfBuilding(items.slice(0, index))) continue;
    const after: { root: string; isOpen: boolean }[] = items.slice(index + 1).flatMap((next) =>
      words(next.text).map((word) => ({
        root: stem(word),
        isOpen:
          describing.includes(next.kind) ||
          (next.kind === 'meaning' &&
            ['size', 'colour', 'material', 'form', 'trait'].includes(next.slot)),
      })),
    );
    for (let at = 0; at <= Math.min(mostBetween, after.length - 1); at++) {
      const found = phrases.find(({ roots }) =>
        roots.every((root, offset) => after[at + offset]?.root === root),
      );
      if (found !== undefined)
        return {
          support: found.key,
          taken: after.slice(0, at + found.roots.length).map(({ root }) => root),
        };
      if (!after[at]!.isOpen) break;
    }
  }
  return undefined;
}
