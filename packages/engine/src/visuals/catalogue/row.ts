/**
 * One row a thing: its words in six languages, the room it takes, its usual colour and the solids it is made of
 * (`scene/things/draw-solids.ts` says how these are written), about its own middle on its support, facing +z.
 */
import type { Entry } from '../brief/vocabulary/entry.ts';

/** Height of the lower edge of a thing on a wall; length of one that hangs from the ceiling. */
export type Stand =
  | { readonly on: 'floor' | 'wall-foot' | 'table' }
  | { readonly on: 'wall'; readonly lowMetres: number }
  | { readonly on: 'ceiling'; readonly dropMetres: number };

export interface CatalogueRow extends Entry {
  /** German | French | Spanish | Italian | Portuguese, each with its words between slashes. */
  readonly others: string;
  readonly stand: Stand;
  readonly size: readonly [width: number, depth: number, high: number];
  readonly hex: string;
  readonly solids: string;
}

type Rest = readonly [
  label: string,
  words: string,
  others: string,
  size: CatalogueRow['size'],
  hex: string,
  solids: string,
];

const row = (stand: Stand, [label, words, others, size, hex, solids]: Rest): CatalogueRow => ({
  ...{ label, words, others, stand, size, hex, solids },
});

/** Anywhere on the floor, seen from all sides. */
export const onFloor = (...rest: Rest): CatalogueRow => row({ on: 'floor' }, rest);
/** On the floor with its back to a wall. */
export const atWallFoot = (...rest: Rest): CatalogueRow => row({ on: 'wall-foot' }, rest);
export const onTable = (...rest: Rest): CatalogueRow => row({ on: 'table' }, rest);
/** Its middle is in the wall, and its solids begin at its lower edge. */
export const hung = (lowMetres: number, ...rest: Rest): CatalogueRow =>
  row({ on: 'wall', lowMetres }, rest);
/** Its solids go down from the ceiling at 0. */
export const fromCeiling = (dropMetres: number, ...rest: Rest): CatalogueRow =>
  row({ on: 'ceiling', dropMetres }, rest);
