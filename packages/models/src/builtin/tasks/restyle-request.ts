/** The words and numbers of a render as the engine takes them. */
import {
  type MaterialKind,
  materials,
  type RestyleRequest,
  type SurfaceClass,
  type SurfaceOverride,
} from '@maquette/engine/restyle';
import type { RestyleRecipe } from './task-table.ts';

export function requestOf(recipe: RestyleRecipe, seed: number): RestyleRequest {
  const { style, roomType, propertyType, aesthetic, strength, cfgScale, steps, decor } = recipe;
  const words = { style, roomType, propertyType, aesthetic };
  return { ...words, strength, cfgScale, steps, seed, decor, overrides: overridesOf(recipe) };
}

function overridesOf({ finishes = [] }: RestyleRecipe): SurfaceOverride[] {
  return finishes.map(({ surface, material, colour }) => ({
    surface: surface as SurfaceClass,
    ...(material && Object.hasOwn(materials, material)
      ? { material: { kind: material as MaterialKind } }
      : {}),
    ...(colour ? { paint: colour } : {}),
  }));
}
