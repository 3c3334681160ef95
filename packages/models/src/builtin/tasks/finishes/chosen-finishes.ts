/** Materials chosen by the user for a room's surfaces, in the engine's terms. */
import type { ChosenFinishes } from '@maquette/engine/redesign';
import type { MaterialSpec } from '@maquette/engine/restyle';
import type { RestyleRecipe } from '../messages/restyle.ts';
import { materialOf } from '../restyle-request.ts';

const surfaces = ['floor', 'wall', 'ceiling'] as const;

export function chosenFinishes({ finishes = [] }: Pick<RestyleRecipe, 'finishes'>): ChosenFinishes {
  const specOf = (surface: string): MaterialSpec | undefined => {
    const one = finishes.find((finish) => finish.surface === surface);
    const known = materialOf(one?.material);
    return known ?? (one?.colour ? { kind: 'paint', colours: [one.colour] } : undefined);
  };
  return Object.fromEntries(
    surfaces.flatMap((surface) => {
      const spec = specOf(surface);
      return spec ? [[surface, spec]] : [];
    }),
  );
}
