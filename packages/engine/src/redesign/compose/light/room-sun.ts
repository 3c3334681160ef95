/**
 * A hazy sun through the windows of a furnished room: its direction, and its strength relative to the room's light.
 */
import type { SceneSetting } from '../../../visuals/scene-setting.ts';
import { behind } from '../../empty/planes-behind.ts';
import type { PhotoShell, ShellOpening } from '../../shell/photo-shell.ts';
import type { BareSurface } from './shell-light.ts';

type Side = ShellOpening['side'];

/**
 * Radiance of white facing the sun, in multiples of the floor's level. A clear sun would be hundreds, beyond
 * any tone map.
 */
const timesFloor = 1.6;
/** With less glass there is no sun: its patches on the floor would belong to no window in view. */
const leastGlassSquareMetres = 0.5;

/** Low enough to reach the visible part, and to one side of its windows. */
const suns: Readonly<
  Record<Side, Pick<SceneSetting, 'sunAzimuthRad'> & { readonly elevationRad: number }>
> = {
  left: { sunAzimuthRad: -Math.PI / 2 + 0.5, elevationRad: 0.65 },
  right: { sunAzimuthRad: Math.PI / 2 - 0.5, elevationRad: 0.65 },
  back: { sunAzimuthRad: Math.PI + 0.5, elevationRad: 0.65 },
};

export interface BareRender {
  readonly width: number;
  readonly height: number;
  readonly radiance: Float32Array;
}

export type RoomSun = Pick<SceneSetting, 'sunAzimuthRad' | 'sunElevationRad' | 'sunLevel'>;

/** The side with most glass. */
function sunnySide({ openings }: Pick<PhotoShell, 'openings'>): Side | undefined {
  const area = new Map<Side, number>();
  for (const { side, kind, u0, u1, v0, v1 } of openings)
    if (kind === 'window') area.set(side, (area.get(side) ?? 0) + (u1 - u0) * (v1 - v0));
  const [most] = [...area].sort((one, other) => other[1] - one[1]);
  return most && most[1] >= leastGlassSquareMetres ? most[0] : undefined;
}

const luminance = (light: Float32Array, at: number) =>
  0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!;

type SurfaceAt = (at: number) => BareSurface | undefined;

function medianOf(
  { width, height, radiance }: BareRender,
  surfaceAt: SurfaceAt,
  isIn: (surface: BareSurface) => boolean,
): number | undefined {
  const levels: number[] = [];
  for (let at = 0; at < width * height; at++) {
    const surface = surfaceAt(at);
    if (surface && isIn(surface))
      levels.push(luminance(radiance, at * 3) / Math.max(0.02, surface.albedo));
  }
  levels.sort((one, other) => one - other);
  return levels[levels.length >> 1];
}

/** Median radiance of a white floor; undefined if no floor is visible. */
const floorLevelOf = (bare: BareRender, surfaceAt: SurfaceAt): number | undefined =>
  medianOf(bare, surfaceAt, ({ plane }) => plane === behind.floor);

/** The same, of the walls where no floor is visible. */
export const usualLevel = (bare: BareRender, surfaceAt: SurfaceAt): number | undefined =>
  floorLevelOf(bare, surfaceAt) ?? medianOf(bare, surfaceAt, () => true);

/** Undefined if no floor or no window is visible. */
export function roomSun(
  shell: Pick<PhotoShell, 'openings'>,
  bare: BareRender,
  surfaceAt: SurfaceAt,
): RoomSun | undefined {
  const floorLevel = floorLevelOf(bare, surfaceAt);
  const side = sunnySide(shell);
  if (!floorLevel || !side) return undefined;
  const { sunAzimuthRad, elevationRad } = suns[side];
  return { sunAzimuthRad, sunElevationRad: elevationRad, sunLevel: timesFloor * floorLevel };
}
