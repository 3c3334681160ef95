/** A room's style is told by its materials and things: its light stays as white as it was. */
import type { AestheticRow, GradeRow } from './looks/look.ts';

/** Aesthetics that ask for another light. */
const otherLights: readonly string[] = ['Warm', 'Dark', 'Gotham', 'Vintage'];

export const isOfAnotherLight = ({ name }: Pick<AestheticRow, 'name'>): boolean =>
  otherLights.includes(name);

/** The same grade without what colours its light. */
export function neutral({
  warmth: _,
  tint: __,
  shadows: ___,
  lights: ____,
  ...rest
}: GradeRow): GradeRow {
  return rest;
}
