/** Which floor of a style is laid over a photo: grey ones without a pattern look like fog there. */
import type { MaterialSpec } from '../../../materials/tile.ts';
import type { InteriorLook } from '../../../restyle/looks/look.ts';
import { variant } from '../../../restyle/variant.ts';

const foggy: readonly MaterialSpec['kind'][] = ['microcement', 'polishedConcrete', 'slabTile'];

export function floorOverPhoto(
  { floors }: Pick<InteriorLook, 'floors'>,
  own: MaterialSpec,
  seed: number,
): MaterialSpec {
  const plain = floors.filter(({ kind }) => !foggy.includes(kind));
  const isStyles = floors.includes(own);
  return isStyles && foggy.includes(own.kind) && plain.length > 0
    ? variant(plain, seed, 'floor')
    : own;
}
