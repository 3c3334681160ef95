/** Implied meanings of names: "beach house" implies a setting, "tuscan villa" a style. */
import { type LexiconSlot, lexicon, type Meaning } from './lexicon.ts';
import type { MeaningItem } from './sentence.ts';
import { stem, words } from './tokens.ts';
import { impliedByPhrase } from './vocabulary/implications.ts';
import { impliedByPlace } from './vocabulary/place-implications.ts';

export const impliedBy = ({ text }: MeaningItem) => {
  const roots = words(text).map(stem).join(' ');
  return impliedByPhrase[roots] ?? impliedByPlace[roots];
};

/** Meanings of shorter phrases within a name, longest first. */
export function hiddenMeanings(item: MeaningItem, slots: readonly LexiconSlot[]): Meaning[] {
  const roots = words(item.text).map(stem);
  const found: Meaning[] = [];
  for (let length = roots.length - 1; length > 0; length--) {
    for (let at = 0; at + length <= roots.length; at++) {
      const hidden = lexicon.get(roots.slice(at, at + length).join(' '));
      if (hidden !== undefined && slots.includes(hidden.slot)) found.push(hidden);
    }
  }
  return found;
}
