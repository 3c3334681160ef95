/** Whether a bathroom would lose what its photo plainly shows: without its toilet, bath or shower it is another room. */
import type { ThingsFound } from '../../analysis/seen-things.ts';
import type { FloorPlan } from '../furnish/floor-plan.ts';

interface Fixture {
  readonly seenAs: readonly string[];
  readonly drawnAs: readonly string[];
  /** Likelihood from which it is surely the room's; mirrors show others. */
  readonly sure: number;
}

const fixtures: readonly Fixture[] = [
  { seenAs: ['toilet'], drawnAs: ['Toilet'], sure: 0.9 },
  { seenAs: ['bathtub', 'shower'], drawnAs: ['Bath tub', 'Shower'], sure: 0.8 },
];

export function losesFixture(
  { things, likelihoods }: Pick<ThingsFound, 'things' | 'likelihoods'>,
  { placed }: Pick<FloorPlan, 'placed'>,
): boolean {
  return fixtures.some(({ seenAs, drawnAs, sure }) => {
    const isSeen = seenAs.some(
      (name) => (likelihoods.get(name) ?? 0) >= sure && things.some((one) => one.name === name),
    );
    return isSeen && !placed.some(({ piece }) => drawnAs.includes(piece.name));
  });
}
