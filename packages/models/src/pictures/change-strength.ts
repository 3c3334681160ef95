/** Minimum denoising strength for engines of others, by how much is to change. */
import { type Change, storedChangeDefault } from '@maquette/contract';
import type { RestyleRecipe } from '../builtin/tasks/messages/restyle.ts';

/** Below it an engine keeps too much of the photo to take furniture out or to raise another house. */
const leastStrength: Readonly<Record<Change, number>> = {
  finishes: 0,
  furniture: 0.65,
  empty: 0.65,
  shape: 0.75,
  everything: 0.8,
};

export const strengthOf = ({ strength, change = storedChangeDefault }: RestyleRecipe): number =>
  Math.max(strength, leastStrength[change]);

/** Enough to make a photograph of a rendering, too little to move what it shows. */
export const finishStrength = 0.35;

/** Only with new finishes does every line of the photo have to stay; otherwise a measure of lines says nothing. */
export const keepsEveryLine = ({ change = storedChangeDefault }: RestyleRecipe): boolean =>
  change === storedChangeDefault;
