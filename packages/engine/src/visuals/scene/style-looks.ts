/**
 * Looks that a style gives to buildings of other kinds: "a Japandi villa" has the plan of a villa with the walls,
 * roofs, frames, doors and panes of Japandi.
 */

import type { Style as StyleRecord } from '../../styles/style.ts';
import { styles } from '../../styles/styles.ts';
import type { Style } from '../brief/vocabulary/styles.ts';
import type { Grammar } from './buildings/house.ts';
import type { Look } from './palette.ts';
import type { Opening } from './wall-parts.ts';

type Layouts = NonNullable<StyleRecord['drawn']['layouts']>;

export interface StyleLook extends Partial<Look> {
  /** How the style divides windows. */
  readonly panes?: Pick<Opening, 'columns' | 'bars'>;
  /** Also used by the kinds that stand for the style, which alone would not show it. */
  readonly always?: true;
}

/** Layout of a kind of building in the style; undefined if the style leaves it open. */
export function layoutOfStyle<Kind extends keyof Layouts>(
  style: Style | undefined,
  kind: Kind,
): Layouts[Kind] | undefined {
  return style === undefined ? undefined : styles[style].drawn.layouts?.[kind];
}

/** Whether a kind of building shows the style, by its own look or the style's. */
export function showsStyle(grammar: Grammar, style: Style): boolean {
  return (
    styles[style].drawn.kinds.includes(grammar.kind) || lookOfStyle(grammar, style) !== undefined
  );
}

/** Look that a kind of building takes from a style; undefined if its own look stands for it. */
export function lookOfStyle(grammar: Grammar, style: Style | undefined): StyleLook | undefined {
  const row = style === undefined ? undefined : styles[style].drawn.building;
  if (style === undefined || row === undefined || grammar.wearsStyles === false) return undefined;
  const own = styles[style].drawn.kinds.includes(grammar.kind);
  return own && row.always !== true ? undefined : row;
}
