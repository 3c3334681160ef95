/**
 * Looks that a style gives a building of a kind that is not its own: "a Japandi villa" keeps the plan of a
 * villa and takes the walls, roofs, frames, doors and panes of Japandi.
 */

import type { Style as StyleRecord } from '../../styles/style.ts';
import { styles } from '../../styles/styles.ts';
import type { Style } from '../brief/vocabulary/styles.ts';
import type { Grammar } from './buildings/house.ts';
import type { Look } from './palette.ts';
import type { Opening } from './wall-parts.ts';

type Layouts = NonNullable<StyleRecord['drawn']['layouts']>;

export interface StyleLook extends Partial<Look> {
  /** How the style divides its windows. */
  readonly panes?: Pick<Opening, 'columns' | 'bars'>;
  /** Also worn by the kinds that stand for the style: theirs alone would not say it. */
  readonly always?: true;
}

/** How buildings of this kind are built in the style; undefined where it leaves that open. */
export function layoutOfStyle<Kind extends keyof Layouts>(
  style: Style | undefined,
  kind: Kind,
): Layouts[Kind] | undefined {
  return style === undefined ? undefined : styles[style].drawn.layouts?.[kind];
}

/** Whether a building of this kind shows the style, by its own look or by the style's. */
export function showsStyle(grammar: Grammar, style: Style): boolean {
  return (
    styles[style].drawn.kinds.includes(grammar.kind) || lookOfStyle(grammar, style) !== undefined
  );
}

/** Look that this kind of building takes from a style; undefined where its own look stands for it. */
export function lookOfStyle(grammar: Grammar, style: Style | undefined): StyleLook | undefined {
  const row = style === undefined ? undefined : styles[style].drawn.building;
  if (style === undefined || row === undefined || grammar.wearsStyles === false) return undefined;
  const own = styles[style].drawn.kinds.includes(grammar.kind);
  return own && row.always !== true ? undefined : row;
}
