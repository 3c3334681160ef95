/** Names of surfaces and things that a person gave a paint or material. */
import {
  finishMaterials,
  finishPaints,
  type Generation,
  type PaintedThing,
  thingMaterials,
} from '@maquette/contract';

type Chosen = Pick<PaintedThing, 'material' | 'colour'>;
type Offered = Readonly<Record<string, readonly { kind: string; label: string }[]>>;

/** @param on the surface or thing it is applied to */
export function finishLabel(offered: Offered, on: string, { material, colour }: Chosen): string {
  const named = material
    ? offered[on]?.find((one) => one.kind === material)?.label
    : finishPaints.find((paint) => paint.colour === colour)?.label;
  return named ?? colour ?? material ?? '';
}

/** Such as "wall in limewash", "cabinets in ink blue", without duplicates. */
export function finishedByHand(recipe: Generation['recipe']): string[] {
  if (recipe.from !== 'photo') return [];
  const surfaces = recipe.finishes.map((finish) => ({
    on: finish.surface,
    label: finishLabel(finishMaterials[recipe.kind], finish.surface, finish),
  }));
  const things = recipe.paintedThings.map((thing) => ({
    on: thing.name,
    label: finishLabel(thingMaterials, thing.name, thing),
  }));
  return [
    ...new Set([...surfaces, ...things].map(({ on, label }) => `${on} in ${label.toLowerCase()}`)),
  ];
}
