/** Finishes of every style, as named rows. */
import { exteriorStyles, interiorStyles } from '../../styles/styles.ts';
import type { ExteriorLook, InteriorLook } from './look.ts';

export const interiorLooks: readonly InteriorLook[] = interiorStyles.map(({ name, finishes }) => ({
  name,
  ...finishes,
}));

export const exteriorLooks: readonly ExteriorLook[] = exteriorStyles.map(({ name, finishes }) => ({
  name,
  ...finishes,
}));
