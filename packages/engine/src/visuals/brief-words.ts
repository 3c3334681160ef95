/** Vocabulary of briefs, for callers that ask a language model to write one. */
import { slots } from './brief/chips/chips.ts';
import { colours, materials, shades } from './brief/vocabulary/finishes.ts';
import { parts } from './brief/vocabulary/parts.ts';
import { pieces } from './brief/vocabulary/pieces.ts';
import { relations } from './brief/vocabulary/relations.ts';
import { forms, sizes } from './brief/vocabulary/surroundings.ts';
import { traits } from './brief/vocabulary/traits.ts';

const namesOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];

export const briefWords = {
  slots: Object.fromEntries(
    Object.entries(slots).map(([slot, { table }]) => [slot, Object.keys(table)]),
  ),
  parts: namesOf(parts),
  sizes: namesOf(sizes),
  forms: namesOf(forms),
  shades: namesOf(shades),
  colours: namesOf(colours),
  materials: namesOf(materials),
  traits: namesOf(traits),
  relations: namesOf(relations),
  pieces: namesOf(pieces),
} as const;
