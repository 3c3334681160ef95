/** Words and numbers of a render in the engine's terms. */
import {
  type MaterialKind,
  type MaterialSpec,
  materials,
  type RestyleRequest,
  type SurfaceClass,
  type SurfaceOverride,
} from '@maquette/engine/restyle';
import type { RestyleRecipe } from './messages/restyle.ts';

export function requestOf(recipe: RestyleRecipe, seed: number): RestyleRequest {
  const { style, roomType, propertyType, aesthetic, strength, cfgScale, steps, decor } = recipe;
  const words = { style, roomType, propertyType, aesthetic };
  return { ...words, strength, cfgScale, steps, seed, decor, overrides: overridesOf(recipe) };
}

/** Looks up a recipe's name; undefined if the engine doesn't have it. */
export const materialOf = (name: string | undefined): MaterialSpec | undefined =>
  name && Object.hasOwn(materials, name) ? { kind: name as MaterialKind } : undefined;

function overridesOf({ finishes = [] }: RestyleRecipe): SurfaceOverride[] {
  return finishes.map(({ surface, material, colour }) => {
    const known = materialOf(material);
    return {
      surface: surface as SurfaceClass,
      ...(known ? { material: known } : {}),
      ...(colour ? { paint: colour } : {}),
    };
  });
}
