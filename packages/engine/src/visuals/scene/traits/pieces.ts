/** Tops, legs and backs that words describe on their own: a thing's triangles at that height get another finish. */
import type { PartWish } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { PieceWish } from '../../brief/vocabulary/pieces.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { coat, finishOf } from '../finishes.ts';
import { addDecals } from './decals.ts';
import { surfaceTraits } from './surface-traits.ts';
import { groupsOf, idsOf, type TraitKit, trianglesOf } from './trait-groups.ts';

/** Height of the seat or the top, as a share of the whole. */
const seatShare: Partial<Record<PartKey, number>> = {
  chairs: 0.48,
  armchair: 0.3,
  sofa: 0.22,
  bed: 0.25,
  stools: 0.72,
  bench: 0.5,
};
const topShare = 0.86;

export const pieceFact = (key: string, { piece }: PieceWish) => `${key} has own ${piece}`;

function finishFor(b: SceneBuilder, { colours, materials }: PieceWish): MaterialHandle | undefined {
  const [material] = materials ?? [];
  const [colour] = colours ?? [];
  if (material !== undefined)
    return b.material({
      ...finishOf(material, 'floor', colour === undefined ? {} : { colour }),
      name: `piece ${material} ${colour ?? ''}`,
      neverSnow: true,
      neverWet: true,
    });
  if (colour === undefined) return undefined;
  return b.material(coat(colour, { name: `piece ${colour}`, roughness: 0.5, indoors: true }));
}

function isOfPiece(
  { piece }: PieceWish,
  key: PartKey,
  [low, high]: readonly [low: number, high: number],
): boolean {
  const seat = seatShare[key] ?? topShare;
  if (piece === 'legs') return low < seat * 0.8 && (seat >= topShare || high <= seat + 0.02);
  if (piece === 'back') return (low + high) / 2 > seat + 0.1;
  return high > seat && low > seat - 0.12;
}

/** Whether any part of the thing has this piece. */
function wear(kit: TraitKit, key: PartKey, wish: PieceWish): boolean {
  const { b } = kit;
  const { triangles } = b;
  const finish = finishFor(b, wish);
  const found = groupsOf(kit, idsOf(kit, key), false).flatMap(({ ids, bounds: { low, high } }) => {
    const whole = Math.max(0.02, high[1] - low[1]);
    return trianglesOf(kit, ids).filter((triangle) => {
      const heights = [1, 4, 7].map((at) => triangles.positions[triangle * 9 + at]!);
      return isOfPiece(wish, key, [
        (Math.min(...heights) - low[1]) / whole,
        (Math.max(...heights) - low[1]) / whole,
      ]);
    });
  });
  if (finish !== undefined) for (const triangle of found) triangles.materials[triangle] = finish;
  for (const trait of wish.traits ?? []) {
    const decals = surfaceTraits[trait]?.decals;
    if (decals === undefined) continue;
    const finishes = decals.hexes.map((hex) =>
      b.material(coat(hex, { name: `${trait} ${hex}`, roughness: 0.95 })),
    );
    const random = kit.random(`${trait} ${key} ${wish.piece}`);
    addDecals(triangles, found, decals, finishes, { isBuilding: false, random });
  }
  return found.length > 0;
}

export function wearPieces(kit: TraitKit, key: PartKey, { pieces = [] }: PartWish): void {
  for (const piece of pieces) if (wear(kit, key, piece)) kit.b.facts[pieceFact(key, piece)] = true;
}
