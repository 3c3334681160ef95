/** A scene material prepared for shading: options resolved to numbers, tile baked. */
import { materialTile, type TileSizePx } from '../../../materials/cache.ts';
import type { MaterialKind } from '../../../materials/catalogue.ts';
import type { MaterialTile } from '../../../materials/tile.ts';
import type { SceneMaterial, SurfaceKind } from '../../scene-model.ts';
import type { Environment } from '../sky/environment.ts';
import { leafMaskOffset } from './leaf-masks.ts';

/** Permeable tiles: darker when wet, but without a film of water. */
const drainingTiles: ReadonlySet<MaterialKind> = new Set([
  'grass',
  'gravel',
  'thatch',
  'carpet',
  'sisal',
  'deck',
]);

const dullContrast = 1.2;

export class PreparedMaterial {
  readonly source: SceneMaterial;
  readonly surface: SurfaceKind;
  readonly isFoliage: boolean;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly accentRed: number;
  readonly accentGreen: number;
  readonly accentBlue: number;
  readonly tile: MaterialTile | undefined;
  /** Factors that scale a tile's mean colour to the albedo. */
  readonly toneRed: number;
  readonly toneGreen: number;
  readonly toneBlue: number;
  readonly isTurned: boolean;
  readonly roughness: number;
  readonly specular: number;
  readonly isMetal: boolean;
  readonly creases: number;
  readonly emitRed: number;
  readonly emitGreen: number;
  readonly emitBlue: number;
  readonly isGlossy: boolean;
  readonly takesSnow: boolean;
  readonly takesRain: boolean;
  readonly holdsPuddles: boolean;
  /** Contrast of growth: under a grey sky only its tones distinguish a lawn from felt. */
  readonly growthContrast: number;
  /** Offset of the leaf mask's first variant in the atlas. */
  readonly maskOffset: number;

  /** Without a tile size the material has its plain colour. */
  constructor(source: SceneMaterial, environment: Environment, tileSizePx?: TileSizePx) {
    this.source = source;
    this.surface = source.surface;
    this.isFoliage = source.surface === 'leaf' || source.surface === 'blade';
    [this.red, this.green, this.blue] = source.albedo;
    [this.accentRed, this.accentGreen, this.accentBlue] = source.accent ?? source.albedo;
    const reference = source.tile;
    const tile =
      reference && tileSizePx
        ? materialTile(
            { kind: reference.kind, ...(reference.scale ? { scale: reference.scale } : {}) },
            reference.variant ?? 0,
            tileSizePx,
          )
        : undefined;
    this.tile = tile?.isPlain ? undefined : tile;
    const darkest = 0.004;
    this.toneRed = tile ? this.red / Math.max(darkest, tile.mean[0]) : 1;
    this.toneGreen = tile ? this.green / Math.max(darkest, tile.mean[1]) : 1;
    this.toneBlue = tile ? this.blue / Math.max(darkest, tile.mean[2]) : 1;
    this.isTurned = reference?.turned ?? false;
    this.roughness = Math.max(0.03, source.roughness ?? (tile ? 1 - 0.75 * tile.gloss : 0.85));
    this.specular = source.specular ?? 0.04;
    this.isMetal = source.metal ?? false;
    this.creases = source.creases ?? 0;
    const lit = source.emissionWhen === 'always' ? 1 : environment.lampLevel;
    const emission = source.emission ?? [0, 0, 0];
    this.emitRed = emission[0] * lit;
    this.emitGreen = emission[1] * lit;
    this.emitBlue = emission[2] * lit;
    this.isGlossy = this.roughness < 0.62 && this.surface === 'opaque';
    this.takesSnow =
      environment.setting.snowCover && !source.neverSnow && source.surface !== 'glass';
    this.takesRain = environment.weather.wetness > 0 && !source.neverWet;
    this.maskOffset = leafMaskOffset(source.leafMask ?? 'broad', 0);
    this.growthContrast = 1 + dullContrast * environment.weather.veil;
    const drains = reference !== undefined && drainingTiles.has(reference.kind);
    this.holdsPuddles =
      this.takesRain && !this.isFoliage && (source.holdsWater === true || !drains);
  }
}
