/**
 * From a requested material to a paint: bakes the tile, applies the confidence ladder, measures the light.
 */
import { linearFromHex } from '../../colour/hex.ts';
import type { LinearRgb } from '../../colour/oklab.ts';
import { materialTile, type TileSizePx } from '../../materials/cache.ts';
import { materials } from '../../materials/catalogue.ts';
import type { MaterialSpec, MaterialTile } from '../../materials/tile.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Analysis, ScenePlane, Surface } from '../../sense/analysis.ts';
import { planeRays } from '../../sense/surfaces/plane-point.ts';
import { allowedContrast } from '../masks/object-contrast.ts';
import { coverOf, ownPlanes, planeTrust, wholeness } from '../masks/surface-cover.ts';
import type { LadderStep, SurfaceOutcome, SurfaceOverride } from '../request.ts';
import { allowedStep } from './border-uncertainty.ts';
import { boldness, ladderStep, ladderStepByHand, reliefLines } from './confidence-ladder.ts';
import { preservedDetail } from './preserved-detail.ts';
import type { PlaneFinish, SurfacePaint } from './surface-paint.ts';
import { ornamentation } from './surface-texture.ts';
import { trustInMatte } from './surface-trust.ts';

/** The same for all surfaces of one picture. */
export interface PaintSettings {
  readonly analysis: Analysis;
  readonly seed: number;
  readonly amount: number;
  /** Opacity of a new material: higher than the amount, or both would be visible. */
  readonly cover: number;
  /** Contrast of patterns, from cfgScale. */
  readonly pattern: number;
  readonly maxTaps: number;
  readonly tilePx: TileSizePx;
  /** Luminance of a white surface in this photo. */
  readonly whiteLevel: number;
  /** World metres per measured metre. */
  readonly worldScale: number;
}

export interface SurfaceWish {
  readonly surface: Surface;
  readonly spec: MaterialSpec;
  readonly accent?: { readonly plane: number; readonly spec: MaterialSpec } | null;
  /** Typical albedo of such a surface. */
  readonly usualAlbedo: number;
  readonly isTurned?: boolean;
  readonly amount?: number;
  readonly override?: SurfaceOverride | undefined;
  /** Paint for a recolour, instead of the material's mean colour. */
  readonly quiet?: string;
  /** How much lines in relief count as a bold pattern, 0..1. */
  readonly linesCount?: number;
  /** Reduce it if the surface is fragmented. */
  readonly whole?: boolean;
  /** Upper limit of the ladder. */
  readonly limit?: LadderStep;
}

const reliefStrength = 0.4;
/** Texels that suffice for a material's mean colour. */
const meanTilePx = 128;

function finishOn(
  settings: PaintSettings,
  plane: ScenePlane,
  tile: MaterialTile,
  isTurned: boolean,
): PlaneFinish | null {
  if (tile.isPlain) return null;
  const { analysis, seed, worldScale } = settings;
  const { direction, directionality } = analysis.light;
  // Light from above and slightly from the side, unless the photo shows otherwise.
  const lean = directionality * 0.7;
  const towards = [
    -0.45 * (1 - lean) + direction[0] * lean,
    -0.8 * (1 - lean) + direction[1] * lean,
    direction[2] * lean,
  ] as const;
  const dot = (axis: readonly [number, number, number]) =>
    axis[0] * towards[0] + axis[1] * towards[1] + axis[2] * towards[2];
  return {
    tile,
    rays: planeRays(analysis.camera, plane),
    isTurned,
    shiftU: (seed % 7) * 0.37 + 0.13,
    shiftV: (seed % 5) * 0.29,
    perMetre: worldScale,
    lightU: dot(plane.uAxis) * reliefStrength,
    lightV: dot(plane.vAxis) * reliefStrength,
  };
}

/**
 * Preserved share of faint marks on an ornamented surface; near white, where the film curve flattens them,
 * they are deepened first.
 */
const workedDetail = { shadow: 1, pale: 0.9, highlight: 1 } as const;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** Additional shadows preserved on a pale surface, whose shape shows by shadows alone. */
const paleShadow = 0.36;
/** Colour of the new light: most of the photo's cast is removed, some of its mood stays. */
const castKept = 0.3;

export function paintSurface(
  settings: PaintSettings,
  wish: SurfaceWish,
): { paint: SurfacePaint | null; outcome: SurfaceOutcome } {
  const { analysis, seed, tilePx, whiteLevel } = settings;
  const { surface, override } = wish;
  const spec: MaterialSpec = override?.paint
    ? { kind: 'paint', colours: [override.paint] }
    : (override?.material ?? wish.spec);
  const certainty = {
    matte: trustInMatte(analysis, surface),
    plane: planeTrust(analysis, surface),
    area: surface.area,
  };
  const ask = override ? ladderStepByHand : ladderStep;
  // If even the plainest material is ruled out, only its mean colour is needed.
  const mayBeLaid = wish.limit !== 'recolour' && ask(certainty, 0) === 'material';
  const tile = materialTile(spec, seed, mayBeLaid ? tilePx : meanTilePx);
  const dared = ask(
    certainty,
    Math.max(boldness(tile), (wish.linesCount ?? 0) * reliefLines(tile)),
  );
  const step = wish.limit === 'recolour' && dared === 'material' ? 'recolour' : dared;
  const name = surface.className;
  if (step === 'keep') return { paint: null, outcome: { surface: name, step, finish: null } };
  const accent = override ? null : wish.accent;
  const accentTile = accent ? materialTile(accent.spec, seed, tilePx) : null;
  const isAccentDared =
    accentTile !== null &&
    ask(certainty, boldness(accentTile)) === 'material' &&
    step === 'material';
  const finishes = analysis.planes.map((plane, index) => {
    if (step !== 'material') return null;
    if (isAccentDared && accent?.plane === index) {
      return (
        finishOn(settings, plane, accentTile, false) ?? plainFinish(settings, plane, accentTile)
      );
    }
    return finishOn(settings, plane, tile, wish.isTurned ?? false);
  });
  const own = surface.luminance / wish.usualAlbedo;
  const wanted = Math.sqrt(Math.max(0.02, own) * Math.max(0.1, whiteLevel));
  const brightest = (3.2 * surface.luminance) / Math.max(0.05, luminanceOf(tile.mean));
  const level = Math.min(wanted, Math.max(brightest, own * 0.6), whiteLevel * 1.25);
  const { cast } = analysis.light;
  const gloss = tile.gloss;
  const pale = smoothStep(0.4, 0.75, luminanceOf(tile.mean));
  const flatHex = override?.paint ?? (step === 'recolour' && !override ? wish.quiet : undefined);
  const flat = flatHex ? linearFromHex(flatHex) : tile.mean;
  const cover = coverOf(analysis, surface);
  const rough = ornamentation(analysis, cover);
  // The user confirms the border of a surface finished by hand.
  const wantedLight = level * luminanceOf(flat);
  const bearable = override ? 1 : bearableLight(analysis, surface, cover, wantedLight);
  return {
    paint: {
      surface,
      step,
      finishes,
      flat,
      energy: level * bearable,
      tint: [cast[0] ** castKept, cast[1] ** castKept, cast[2] ** castKept],
      detail:
        step === 'material'
          ? preservedDetail(
              mix(0.46 + paleShadow * pale, workedDetail.shadow + workedDetail.pale * pale, rough),
              mix(0.16 + 0.3 * gloss, workedDetail.highlight, rough),
            )
          : preservedDetail(
              mix(0.9, workedDetail.shadow + workedDetail.pale * pale, rough),
              mix(0.8, workedDetail.highlight, rough),
            ),
      pattern: settings.pattern,
      amount:
        (wish.amount ?? 1) *
        settings.cover *
        (wish.whole && !override ? inOnePiece(surface, cover) : 1),
      cover,
      onPlane: ownPlanes(analysis, surface.className),
      maxTaps: settings.maxTaps,
    },
    outcome: {
      surface: name,
      step,
      finish: override?.paint ?? (step === 'material' ? materials[spec.kind].label : 'Recoloured'),
    },
  };
}

/** Factor on the new light that hides errors of the mask and keeps things in front visible. */
function bearableLight(
  analysis: Analysis,
  surface: Surface,
  cover: Uint8Array,
  wanted: number,
): number {
  const step = allowedStep(surface, cover, wanted);
  const gain = Math.log((wanted * step) / Math.max(0.004, surface.luminance));
  return step * allowedContrast(analysis, cover, gain);
}

/** Wholeness below which a surface is left to the grade, and from which it takes its full finish. */
const pieces = { many: 0.5, few: 0.8 } as const;

const inOnePiece = (surface: Surface, cover: Uint8Array) =>
  smoothStep(pieces.many, pieces.few, wholeness(surface, cover));

/** A plain accent still needs its own colour: a tile without relief. */
function plainFinish(settings: PaintSettings, plane: ScenePlane, tile: MaterialTile): PlaneFinish {
  return {
    tile,
    rays: planeRays(settings.analysis.camera, plane),
    isTurned: false,
    shiftU: 0,
    shiftV: 0,
    perMetre: settings.worldScale,
    lightU: 0,
    lightV: 0,
  };
}

const luminanceOf = (colour: LinearRgb) =>
  0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
