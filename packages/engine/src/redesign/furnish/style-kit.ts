import { linearFromHex } from '../../colour/hex.ts';
import type { Random } from '../../random/random.ts';
import type { SceneBuilder } from '../../visuals/scene/builder.ts';
import { clothScale, coat, type TileKind } from '../../visuals/scene/finishes.ts';
import type { FlowerMaterials } from '../../visuals/scene/furniture/flowers.ts';
import type { MaterialHandle } from '../../visuals/scene-model.ts';
import type { Cloth, StyleRecord } from './style-record.ts';

export interface StyleKit {
  readonly record: StyleRecord;
  readonly wood: MaterialHandle;
  /** The same with upright grain: legs and posts. */
  readonly uprightWood: MaterialHandle;
  readonly darkWood: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly brass: MaterialHandle;
  readonly black: MaterialHandle;
  readonly white: MaterialHandle;
  readonly steel: MaterialHandle;
  readonly porcelain: MaterialHandle;
  /** Porcelain inside a basin, which its rim shades. */
  readonly basin: MaterialHandle;
  readonly mirror: MaterialHandle;
  readonly glass: MaterialHandle;
  /** A clear pane, and its sides, where the glass is green. */
  readonly pane: MaterialHandle;
  readonly paneEdge: MaterialHandle;
  readonly shade: MaterialHandle;
  readonly bulb: MaterialHandle;
  /** Inside of an opaque lamp shade. */
  readonly lining: MaterialHandle;
  /** Thin white fabric in front of a window by day. */
  readonly sheer: MaterialHandle;
  readonly stone: MaterialHandle;
  readonly leaf: MaterialHandle;
  cloth(cloth: Cloth, creases?: number): MaterialHandle;
  plain(hex: string, roughness?: number): MaterialHandle;
  tiled(tile: TileKind | 'plain', hex: string, roughness?: number): MaterialHandle;
  of(name: 'wood' | 'darkWood' | 'metal' | 'black' | 'white' | 'brass'): MaterialHandle;
  accent(index: number): MaterialHandle;
  readonly flowers: FlowerMaterials;
  readonly vases: readonly MaterialHandle[];
  /** Where this room begins in lists of small things. */
  readonly turn: number;
}

/** Brightness of lamp shades in neon-lit rooms. */
const neonShare = 0.5;
/** Maximum reflectance of fabric: white linen is darker than paper. */
const clothLevel = 0.9;
/** Bedding is creased, quilts are held by their seams, upholstery is stretched. */
export const creased = {
  ...{ bedding: 0.7, quilted: 0.45, cushions: 0.45, upholstery: 0.12 },
} as const;
/** Exponent per channel: metal colours are given as they look in a room, the raw metal is lighter. */
const metalPower = 0.6;
/** Texture scales: worktops have smaller grains than floors, and furniture has narrow boards. */
const fine: Partial<Record<TileKind, number>> = {
  ...{ terrazzo: 0.5, furnitureWood: 0.55 },
  woolWeave: 0.4,
};

export function styleKit(b: SceneBuilder, record: StyleRecord, random: Random): StyleKit {
  const own = (hex: string, options: Parameters<typeof coat>[1] = {}) =>
    b.material(coat(hex, { indoors: true, ...options }));
  const cloth = ([hex, weave]: Cloth, creases: number = creased.upholstery) => {
    const base = coat(hex, {
      ...{ indoors: true, tile: weave, roughness: 0.95 },
      scale: clothScale[weave],
    });
    const [red, green, blue] = base.albedo;
    return b.material({
      ...base,
      name: `${base.name} cloth ${creases}`,
      creases,
      albedo: [red * clothLevel, green * clothLevel, blue * clothLevel],
    });
  };
  const polished = (hex: string, name?: string) => {
    const base = coat(hex, {
      indoors: true,
      roughness: 0.24,
      metal: true,
      ...(name ? { name } : {}),
    });
    const [red, green, blue] = base.albedo;
    return b.material({
      ...base,
      albedo: [red ** metalPower, green ** metalPower, blue ** metalPower],
    });
  };
  const lit = (name: string, hex: string, [red, green, blue]: readonly [number, number, number]) =>
    b.material({ ...coat(hex, { name, indoors: true }), emission: [red, green, blue] });
  const neonShade = (hex: string) => {
    const [red, green, blue] = linearFromHex(hex);
    return lit('lamp shade', hex, [red * neonShare, green * neonShare, blue * neonShare]);
  };
  const turn = random.integer(0, record.accents.length - 1);
  const kit = {
    record,
    wood: own(record.wood, { tile: 'furnitureWood', scale: 0.55, roughness: 0.45 }),
    uprightWood: own(record.wood, {
      ...{ tile: 'furnitureWood', scale: 0.55, roughness: 0.45, turned: true },
    }),
    darkWood: own(record.darkWood, { tile: 'furnitureWood', scale: 0.55, roughness: 0.42 }),
    metal: record.isMetalBright ? polished(record.metal) : own(record.metal, { roughness: 0.35 }),
    brass: polished('#b98f4a', 'brass'),
    black: own('#222326', { name: 'black lacquer', roughness: 0.4 }),
    white: own('#e6e3dc', { name: 'white lacquer', roughness: 0.4 }),
    steel: own('#a9adb0', { name: 'steel', roughness: 0.3, metal: true }),
    porcelain: own('#e0dfdb', { name: 'porcelain', roughness: 0.15, specular: 0.05 }),
    basin: own('#c6c5c0', { name: 'shaded porcelain', roughness: 0.2 }),
    mirror: b.material({
      name: 'mirror',
      surface: 'mirror',
      albedo: [0.8, 0.82, 0.82],
      roughness: 0.03,
    }),
    glass: own('#0f1012', { name: 'dark glass', roughness: 0.06 }),
    pane: b.material({
      name: 'clear pane',
      surface: 'glass',
      albedo: [0.9, 0.945, 0.925],
      roughness: 0.02,
      specular: 0.075,
    }),
    paneEdge: own('#a8c8ba', { name: 'pane edge', roughness: 0.12, specular: 0.08 }),
    shade: record.neon
      ? neonShade(record.neon.back)
      : lit('lamp shade', '#e6dfd0', [0.14, 0.125, 0.1]),
    lining: lit('lamp lining', '#efe2c6', [0.42, 0.34, 0.21]),
    bulb: lit('bulb', '#f2e8d2', [1.6, 1.4, 1.1]),
    sheer: lit('sheer', '#e4e1da', [0.015, 0.015, 0.0145]),
    stone: own('#b0a898', { name: 'hearth stone', tile: 'ashlar' }),
    leaf: own('#6f8a5a', { name: 'stems' }),
    cloth,
    plain: (hex: string, roughness = 0.6) => own(hex, { roughness }),
    tiled: (tile: TileKind | 'plain', hex: string, roughness = 0.4) =>
      tile === 'plain'
        ? own(hex, { roughness })
        : own(hex, { tile, roughness, ...(tile in fine ? { scale: fine[tile]! } : {}) }),
    accent: (index: number) =>
      cloth([record.accents[(index + turn) % record.accents.length]!, 'linen']),
  };
  const flowers = {
    vase: own('#d8d2c6', { roughness: 0.6 }),
    leaf: kit.leaf,
    straw: own('#c2a878', { name: 'straw' }),
    twig: own('#5d4632', { name: 'twig' }),
    bloom: own(record.accents[turn]!, { name: 'bloom', roughness: 0.7 }),
  };
  const vases = [
    flowers.vase,
    own(record.accents[(turn + 1) % record.accents.length]!, { name: 'glaze', roughness: 0.3 }),
    own('#4a4540', { name: 'dark stoneware', roughness: 0.55 }),
    own('#b98d6a', { name: 'terracotta', roughness: 0.8 }),
  ];
  const first = random.fork('small things').integer(0, 59);
  return { ...kit, flowers, vases, turn: first, of: (name) => kit[name] };
}
