import type { Random } from '../../../random/random.ts';
import { pottedPlant } from '../../../visuals/scene/furniture/house-plants.ts';
import { freeStanding, type Piece } from '../piece.ts';
import type { StyleRecord } from '../style-record.ts';

interface PlantRow {
  /** Tallest and shortest. */
  readonly metres: readonly [number, number];
  /** Width and top of the foliage, as shares of the height. */
  readonly wide: number;
  readonly tall: number;
}

const plantRows: Readonly<Record<NonNullable<StyleRecord['plant']>['style'], PlantRow>> = {
  arching: { metres: [0.9, 0.7], wide: 1.22, tall: 1.05 },
  swords: { metres: [0.9, 0.7], wide: 0.68, tall: 1.35 },
  fig: { metres: [1.3, 0.8], wide: 0.5, tall: 1.1 },
};
/** Least space for a pot. */
const leastPlantMetres = 0.5;

export function plantPieces({ plant: own }: StyleRecord, random: Random): readonly Piece[] {
  if (own === null) return [];
  const { metres, wide, tall } = plantRows[own.style];
  const share = random.between(0.9, 1.05);
  return metres.map((usual) => {
    const height = usual * share;
    const width = Math.max(leastPlantMetres, wide * height);
    const size = [width, width, tall * height] as const;
    const piece = freeStanding('House plant', size, ({ b, kit, random: leaves }) =>
      pottedPlant(b, height, kit.plain(own.pot), own.style, leaves),
    );
    return { ...piece, isLeafy: true };
  });
}
