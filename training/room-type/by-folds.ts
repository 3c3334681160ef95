/** What each look is told as by what was learned from houses of the other folds. */
import { likelihoodsByLook } from '../../packages/engine/src/analysis/rooms/room-by-look.ts';
import { learn, sharpened } from './learn.ts';
import { folds, type Look } from './looks.ts';

const sharpnesses = Array.from({ length: 31 }, (_, at) => 0.5 * 1.05 ** at);

export interface ToldByFolds {
  /** With it, what was said of other houses is as likely as it was said to be. */
  readonly sharpness: number;
  /** By name, of the rooms in their order and of anything else. */
  readonly likelihoods: ReadonlyMap<string, readonly number[]>;
}

export function tellByFolds(looks: readonly Look[]): ToldByFolds {
  const models = folds.map((fold) => learn(looks.filter((look) => look.fold !== fold)));
  const toldWith = (sharpness: number) => {
    const sharp = models.map((model) => sharpened(model, sharpness));
    return looks.map(({ numbers, fold }) => likelihoodsByLook(numbers, sharp[folds.indexOf(fold)]));
  };
  /** Weighted sum of the logarithms of what was given to the truth. */
  const missed = (sharpness: number) =>
    toldWith(sharpness).reduce(
      (sum, told, at) => sum - looks[at]!.weight * Math.log((told[looks[at]!.room] ?? 0) + 1e-9),
      0,
    );
  const tried = sharpnesses.map((sharpness) => ({ sharpness, loss: missed(sharpness) }));
  const { sharpness } = tried.reduce((best, one) => (one.loss < best.loss ? one : best));
  const told = toldWith(sharpness);
  return { sharpness, likelihoods: new Map(looks.map(({ name }, at) => [name, told[at]!])) };
}
