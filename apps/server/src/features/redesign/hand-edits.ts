/** Hand edits in the form that the engine takes. */
import type { RenderRecipe } from '@maquette/contract';
import type { RestyleRecipe } from '@maquette/models';

/** What was done by hand, as the engine's recipe has it. */
export const handsOf = ({
  surfaceHints,
  finishes,
  boxCorners,
}: Pick<RenderRecipe, 'surfaceHints' | 'finishes' | 'boxCorners'>): Pick<
  RestyleRecipe,
  'surfaceHints' | 'finishes' | 'boxCorners'
> => ({ surfaceHints, finishes, ...(boxCorners ? { boxCorners } : {}) });
