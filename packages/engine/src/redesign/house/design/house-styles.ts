import type { ExteriorStyle, Style } from '../../../styles/style.ts';
import { exteriorStyles, type StyleName, styles } from '../../../styles/styles.ts';

export interface HouseStyle extends Pick<ExteriorStyle, 'house' | 'front'> {
  readonly name: StyleName;
}

/** Names of the presets that build a house. */
export const houseStyles: readonly string[] = exteriorStyles.map(({ name }) => name);

const records = Object.entries(styles) as readonly (readonly [StyleName, Style])[];

export function styleOf(preset: string): HouseStyle {
  for (const [name, { exterior }] of records) {
    if (exterior?.name === preset) return { name, house: exterior.house, front: exterior.front };
  }
  throw new RangeError(`No house is known in the style "${preset}".`);
}
