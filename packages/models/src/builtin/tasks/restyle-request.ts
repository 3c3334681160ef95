/** The words and numbers of a render as the engine takes them. */
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

/** By the name that a recipe has; undefined where the engine knows none of that name. */
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
