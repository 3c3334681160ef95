import {
  builtInTub,
  cornerShower,
  showerDepthMetres,
  tubDepthMetres,
  walkInShower,
} from '../../../visuals/scene/furniture/bath/built-in-bath.ts';
import { toilet } from '../../../visuals/scene/furniture/bath/toilet.ts';
import {
  bathtub,
  towelLadder,
  towels,
} from '../../../visuals/scene/furniture/bath/tubs-and-towels.ts';
import { vanity } from '../../../visuals/scene/furniture/bath/vanity.ts';
import { scaled, warm } from '../../../visuals/scene/furniture/lamps.ts';
import { box } from '../../../visuals/scene/solids.ts';
import { atWall, type Piece } from '../piece.ts';
import type { StyleKit } from '../style-kit.ts';
import type { StyleRecord } from '../style-record.ts';
import { dressBathShelf, dressVanity } from './still-life.ts';

export function vanityPiece({ bath, kitchen }: StyleRecord, width: number): Piece {
  const basins = width > 1.3 ? 2 : 1;
  return atWall('Vanity with basin', [width, 0.52, 1.12], (context) => {
    const { b, kit } = context;
    vanity(b, {
      width,
      basins,
      style: bath.vanity,
      basin: bath.basin,
      body: kit.tiled(...(bath.body ?? kitchen.cabinet), 0.4),
      isFramed: kitchen.front === 'shaker',
      top: kit.tiled(...kitchen.top),
      porcelain: kit.porcelain,
      inside: kit.basin,
      metal: kit.metal,
      black: kit.black,
    });
    if (bath.vanity !== 'pedestal') dressVanity(context, width, basins);
  });
}

/** @param isTight with no more floor beside it than in old bathrooms */
export function toiletPiece({ bath }: StyleRecord, isTight = false): Piece {
  const style = bath.vanity === 'floating' ? 'wall' : 'close';
  return atWall('Toilet', [isTight ? 0.48 : 0.8, 0.55, 0.82], ({ b, kit }) =>
    toilet(b, style, kit.porcelain, kit.metal, { hasPaper: !isTight }),
  );
}

/** Free-standing, in front of a wall. */
export function freeTubPiece({ bath, kitchen }: StyleRecord): Piece {
  return atWall('Bath tub', [1.75, 0.98, 1.02], ({ b, kit }) => {
    const outside = bath.tub === 'slab' ? kit.tiled(...kitchen.cabinet) : kit.porcelain;
    b.place({ at: [0, 0, 0.56] }, () => bathtub(b, bath.tub, kit.porcelain, kit.metal, outside));
  });
}

/** Dark metal frames its panes, bright metal only holds them. */
const wetMaterials = ({ record, porcelain, metal, pane, paneEdge }: StyleKit) => ({
  porcelain,
  metal,
  glass: pane,
  edge: paneEdge,
  isFramed: !record.isMetalBright,
});

/** Built in along a wall, with a pane if it has a shower. */
export function builtInTubPiece(
  { bath, kitchen }: StyleRecord,
  width: number,
  { hasScreen, depth = tubDepthMetres }: { readonly hasScreen: boolean; readonly depth?: number },
): Piece {
  const height = hasScreen ? 2.05 : 1.36;
  const build: Piece['build'] = ({ b, kit }) => {
    const apron =
      kitchen.front === 'flat' ? kit.porcelain : kit.tiled(...(bath.body ?? kitchen.cabinet));
    builtInTub(b, { ...wetMaterials(kit), width, depth, hasScreen, apron });
  };
  return atWall('Bath tub', [width, depth, height], build, { wetsWalls: true });
}

const cabin = { width: 0.95, depth: 1.05 } as const;

export function showerPiece(ceilingMetres: number): Piece {
  const { width, depth } = cabin;
  const height = Math.min(2.1, ceilingMetres - 0.2);
  const build: Piece['build'] = ({ b, kit }) =>
    cornerShower(b, { ...wetMaterials(kit), width, depth, height });
  return atWall('Shower', [width, depth, 2.2], build, { wetsWalls: true });
}

/** Wall to wall. */
export function walkInShowerPiece(
  width: number,
  ceilingMetres: number,
  isOpenLeft: boolean,
): Piece {
  const height = Math.min(2.05, ceilingMetres - 0.2);
  const build: Piece['build'] = ({ b, kit }) =>
    walkInShower(b, { ...wetMaterials(kit), width, height, isOpenLeft });
  return atWall('Shower', [width, showerDepthMetres, height + 0.08], build, { wetsWalls: true });
}

export function towelPiece(): Piece {
  return atWall(
    'Towels on a rail',
    [0.7, 0.12, 0.62],
    ({ b, kit, random }) =>
      towels(b, kit.metal, [kit.cloth(['#e4dfd5', 'linen']), kit.accent(0)], random),
    { low: 0.61 },
  );
}

export function towelLadderPiece(): Piece {
  return atWall('Towels on a ladder', [0.54, 0.5, 1.82], ({ b, kit, random }) =>
    towelLadder(b, kit.wood, kit.cloth(['#e4dfd5', 'linen']), random),
  );
}

const shelf = { heights: [1.32, 1.66], half: 0.3, thick: 0.03, depth: 0.22 } as const;

/** Shelves with towels, baskets and bottles, mostly above a toilet. */
export function bathShelvesPiece(): Piece {
  return atWall(
    'Wall shelves',
    [0.62, 0.28, 0.75],
    (context) => {
      const { b, kit, random } = context;
      const { heights, half, thick, depth } = shelf;
      const isTurned = random.chance(0.5);
      for (const [row, y] of heights.entries()) {
        b.begin('furniture', 'wall shelf');
        box(b, [-half, y, 0], [half, y + thick, depth], kit.wood);
        dressBathShelf(context, y + thick, (row === 0) === isTurned);
      }
    },
    { low: 1.3 },
  );
}

const mirrorLampMetres = { low: 2.06, high: 0.07, out: 0.1 } as const;

/** A linear light above a mirror. */
export function mirrorLampPiece(width: number): Piece {
  const { low, high, out } = mirrorLampMetres;
  return atWall(
    'Wall lamp',
    [width, out, high],
    ({ b, kit }) => {
      const half = width / 2;
      b.begin('lamp', 'mirror lamp');
      box(b, [-half * 0.2, low + 0.018, 0], [half * 0.2, low + high, 0.035], kit.metal);
      box(b, [-half, low + 0.02, 0.03], [half, low + 0.055, out - 0.02], kit.metal);
      box(b, [-half + 0.02, low + 0.012, 0.035], [half - 0.02, low + 0.0195, out - 0.03], kit.bulb);
      b.lights.push({
        kind: 'point',
        position: b.world([0, low - 0.03, out]),
        radiusMetres: width / 4,
        intensity: scaled(warm, 0.6),
      });
    },
    { low },
  );
}
