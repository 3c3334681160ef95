/**
 * A surface being refinished: its new albedo (a tile in perspective or one colour) times the light
 * the photo shows on it. What the smooth light does not explain (small shadows, reflections, the old
 * texture) is kept in part under a new material and whole under a new colour.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import { createMaterialSample, sampleMaterial } from '../materials/sample.ts';
import type { MaterialTile } from '../materials/tile.ts';
import type { Surface } from '../sense/analysis.ts';
import type { PlanePoint, PlaneSampler } from '../sense/plane-point.ts';
import { createPlanePoint } from '../sense/plane-point.ts';
import { type KeptDetail, readDetail } from './kept-detail.ts';
import type { LadderStep } from './request.ts';

/** A tile laid on one plane. */
export interface PlaneFinish {
  readonly tile: MaterialTile;
  readonly sampler: PlaneSampler;
  /** The tile's u runs along the plane's v. */
  readonly isTurned: boolean;
  readonly shiftU: number;
  readonly shiftV: number;
  /** Metres of the world to one metre of the tile. */
  readonly perMetre: number;
  /** Where the light comes from, along the plane, times the strength of the relief. */
  readonly lightU: number;
  readonly lightV: number;
}

export interface SurfacePaint {
  readonly surface: Surface;
  readonly step: LadderStep;
  /** One an analysis plane, null where only the flat colour is dared. */
  readonly finishes: readonly (PlaneFinish | null)[];
  readonly flat: LinearRgb;
  /** New light level: luminance that a white surface would have here. */
  readonly energy: number;
  /** Colour of the light. */
  readonly tint: readonly [number, number, number];
  /** What stays of the shadow and highlight that the smooth light does not explain. */
  readonly detail: KeptDetail;
  /** Contrast of the pattern about its mean. */
  readonly pattern: number;
  /** 0..1. */
  readonly amount: number;
  /** Final cover of each pixel, 0..255. */
  readonly cover: Uint8Array;
  /** Plane behind each pixel by geometry alone. */
  readonly boxPlanes: Uint8Array;
  /** 1 for the planes that are this surface's own, by index in the analysis. */
  readonly onPlane: Uint8Array;
  readonly maxTaps: number;
}

const point: PlanePoint = createPlanePoint();
const sample = createMaterialSample();

/**
 * Adds the refinished surface to `row[at..at+2]` and answers the share of the pixel it took, at most
 * `rest`.
 */
export function addSurface(
  paint: SurfacePaint,
  rest: number,
  plane: number,
  x: number,
  y: number,
  index: number,
  red: number,
  green: number,
  blue: number,
  row: Float32Array,
  at: number,
): number {
  const cover = paint.cover[index]!;
  if (cover === 0) return 0;
  const taken = Math.min(rest, cover / 255) * paint.amount;
  if (taken < 0.002) return 0;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Beyond its own mask a surface's light is not known; the pixel's own is a floor under it.
  const own = Math.min(1.6, luminance / Math.max(0.02, paint.surface.luminance));
  const known = paint.surface.shading ? paint.surface.shading.data[index]! : 1;
  const shading = known < own * 0.6 ? own * 0.6 : known;
  // Glare is light too, but a painted wall in glare keeps its colour: the new light eases off.
  const shone = shading < 1.25 ? shading : 1.25 + (shading - 1.25) * 0.5;
  const smooth = Math.max(0.004, shading * paint.surface.luminance);
  const ratio = luminance / smooth;
  let light = paint.energy * shone * readDetail(paint.detail, ratio);
  let newRed = paint.flat[0];
  let newGreen = paint.flat[1];
  let newBlue = paint.flat[2];
  let shine = 0;
  // A pixel that came to this surface by the box lies on the box's plane, whatever the mask said.
  const behind = paint.boxPlanes[index]!;
  const on = paint.onPlane[plane] !== 1 && paint.onPlane[behind] === 1 ? behind : plane;
  const finish = on < paint.finishes.length ? paint.finishes[on] : null;
  if (finish?.sampler(x + 0.5, y + 0.5, point)) {
    const k = finish.perMetre;
    if (finish.isTurned) {
      sampleMaterial(
        finish.tile,
        point.v * k + finish.shiftU,
        point.u * k + finish.shiftV,
        point.dvdx * k,
        point.dudx * k,
        point.dvdy * k,
        point.dudy * k,
        paint.maxTaps,
        sample,
      );
      light *= relief(sample[3]! * finish.lightV + sample[4]! * finish.lightU);
    } else {
      sampleMaterial(
        finish.tile,
        point.u * k + finish.shiftU,
        point.v * k + finish.shiftV,
        point.dudx * k,
        point.dvdx * k,
        point.dudy * k,
        point.dvdy * k,
        paint.maxTaps,
        sample,
      );
      light *= relief(sample[3]! * finish.lightU + sample[4]! * finish.lightV);
    }
    const mean = finish.tile.mean;
    newRed = mean[0] + (sample[0]! - mean[0]) * paint.pattern;
    newGreen = mean[1] + (sample[1]! - mean[1]) * paint.pattern;
    newBlue = mean[2] + (sample[2]! - mean[2]) * paint.pattern;
    shine = ratio > 1.1 ? Math.min(0.5, (ratio - 1.1) * smooth) * sample[5]! * 0.5 : 0;
  }
  row[at]! += taken * (Math.max(0.002, newRed) * light * paint.tint[0] + shine);
  row[at + 1]! += taken * (Math.max(0.002, newGreen) * light * paint.tint[1] + shine);
  row[at + 2]! += taken * (Math.max(0.002, newBlue) * light * paint.tint[2] + shine);
  return taken;
}

/** Light on a slope, held within what a matt surface can do. */
function relief(facing: number): number {
  const factor = 1 - facing;
  return factor < 0.45 ? 0.45 : Math.min(factor, 1.5);
}
