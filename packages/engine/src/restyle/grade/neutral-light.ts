/** A room's style shows in materials and furniture; its light stays as white as in the photo. */
import type { AestheticRow, GradeRow } from '../looks/look.ts';

/** Aesthetics with a light colour of their own. */
const otherLights: readonly string[] = ['Warm', 'Dark', 'Gotham', 'Vintage'];

export const isOfAnotherLight = ({ name }: Pick<AestheticRow, 'name'>): boolean =>
  otherLights.includes(name);

/** Limit, since stronger saturation would bring the cast back. */
const mostSaturation = 1.1;

/** The same grade without its light colour. */
export function neutral(row: GradeRow): GradeRow {
  const { warmth: _, tint: __, shadows: ___, lights: ____, ...rest } = row;
  return { ...rest, saturation: Math.min(mostSaturation, row.saturation ?? 1) };
}
