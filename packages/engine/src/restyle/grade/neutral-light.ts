/** A room's style shows in its materials and furniture; its light stays as white as in the photo. */
import type { AestheticRow, GradeRow } from '../looks/look.ts';

/** Aesthetics that ask for another light. */
const otherLights: readonly string[] = ['Warm', 'Dark', 'Gotham', 'Vintage'];

export const isOfAnotherLight = ({ name }: Pick<AestheticRow, 'name'>): boolean =>
  otherLights.includes(name);

/** Louder colours would bring back as a cast what the light gave up. */
const mostSaturation = 1.1;

/** The same grade without what colours its light. */
export function neutral(row: GradeRow): GradeRow {
  const { warmth: _, tint: __, shadows: ___, lights: ____, ...rest } = row;
  return { ...rest, saturation: Math.min(mostSaturation, row.saturation ?? 1) };
}
