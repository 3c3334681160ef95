/** Division of windows that their names give them: sashes, small panes of steel. */
import type { Brief } from '../../../brief/brief.ts';
import type { Opening } from '../../wall-parts.ts';

const divisions: Readonly<Record<string, Pick<Opening, 'columns' | 'bars'>>> = {
  sash: { columns: 3, bars: [0.25, 0.5, 0.75] },
  steel: { columns: 4, bars: [0.25, 0.5, 0.75] },
  french: { columns: 2, bars: [0.33, 0.66] },
};

/** Undefined where the words leave it to the house. */
export function panesAsked({ parts }: Brief): Pick<Opening, 'columns' | 'bars'> | undefined {
  const kind = parts.windows?.kind;
  return kind === undefined ? undefined : divisions[kind];
}
