/**
 * Paint of one surface: its new albedo (a tile in perspective or one colour) times the photo's shading. What
 * smooth shading doesn't explain (small shadows, reflections, old texture) is partly kept under a new
 * material, and entirely under a new colour.
 */
import type { LinearRgb } from '../../colour/oklab.ts';
import type { MaterialTile } from '../../materials/tile.ts';
import type { Surface } from '../../sense/analysis.ts';
import type { PlaneRays } from '../../sense/surfaces/plane-point.ts';
import type { RowCanvas } from '../paint/row-canvas.ts';
import type { LadderStep } from '../request.ts';
import type { PreservedDetail } from './preserved-detail.ts';

export interface PlaneFinish {
  readonly tile: MaterialTile;
  readonly rays: PlaneRays;
  /** Whether the tile's u runs along the plane's v. */
  readonly isTurned: boolean;
  readonly shiftU: number;
  readonly shiftV: number;
  /** World metres per tile metre. */
  readonly perMetre: number;
  /** Direction of the light along the plane, times the relief's strength. */
  readonly lightU: number;
  readonly lightV: number;
}

export interface SurfacePaint {
  readonly surface: Surface;
  readonly step: LadderStep;
  /** One per plane of the analysis, null for a flat colour. */
  readonly finishes: readonly (PlaneFinish | null)[];
  readonly flat: LinearRgb;
  /** New light level: luminance of a white surface here. */
  readonly energy: number;
  /** Colour of the light. */
  readonly tint: readonly [number, number, number];
  /** Preserved share of shadows and highlights that smooth shading doesn't explain. */
  readonly detail: PreservedDetail;
  /** Contrast of the pattern around its mean. */
  readonly pattern: number;
  /** 0..1. */
  readonly amount: number;
  /** Final cover of each pixel, 0..255. */
  readonly cover: Uint8Array;
  /** 1 for this surface's own planes, by index in the analysis. */
  readonly onPlane: Uint8Array;
  readonly maxTaps: number;
}

export interface LaidPaint {
  readonly paint: number;
  readonly onPlane: number;
  readonly cover: number;
  readonly shading: number;
}

export function layPaint(canvas: RowCanvas, paint: SurfacePaint): LaidPaint {
  const { surface, finishes } = paint;
  const { shading } = surface;
  const addresses = finishes.map((finish) => (finish ? layFinish(canvas, finish) : 0));
  const onPlane = canvas.put(paint.onPlane);
  return {
    onPlane,
    paint: canvas.block('ffffffffffiiiiifi', [
      ...paint.flat,
      paint.energy,
      ...paint.tint,
      surface.luminance,
      paint.amount,
      paint.pattern,
      paint.maxTaps,
      canvas.put(paint.detail),
      canvas.put(Uint32Array.from(addresses)),
      finishes.length,
      onPlane,
      shading ? shading.widthPx / canvas.widthPx : 0,
      shading ? shading.widthPx - 1 : 0,
    ]),
    cover: canvas.follow(paint.cover),
    shading: shading ? canvas.followPlane(shading) : 0,
  };
}

function layFinish(canvas: RowCanvas, { rays, ...finish }: PlaneFinish): number {
  return canvas.block('dddddddddddddddffii', [
    ...rays.normal,
    ...rays.u,
    ...rays.v,
    rays.principal.x,
    rays.principal.y,
    rays.distance,
    finish.perMetre,
    finish.shiftU,
    finish.shiftV,
    finish.lightU,
    finish.lightV,
    finish.isTurned ? 1 : 0,
    canvas.putTile(finish.tile),
  ]);
}

/** Adds the surface to the current row, where no other surface has painted. */
export function addSurface(
  { kernel }: RowCanvas,
  { paint, cover, shading }: LaidPaint,
  y: number,
  step: number,
  count: number,
): void {
  kernel.surface(paint, cover, shading, y, step, count);
}
