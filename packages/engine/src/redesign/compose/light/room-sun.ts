/**
 * A hazy sun through the windows of a furnished room: direction, strength relative to the room's light, and the
 * light it adds to floor and walls.
 */
import type { RenderedLight } from '../../../visuals/index.ts';
import type { SceneSetting } from '../../../visuals/scene-setting.ts';
import { behind } from '../../empty/planes-behind.ts';
import type { PhotoShell, ShellOpening } from '../../shell/photo-shell.ts';
import type { BareRender } from './room-shade.ts';
import type { BareSurface } from './shell-light.ts';

type Vector = readonly [x: number, y: number, z: number];
type Side = ShellOpening['side'];

/**
 * Radiance of white facing the sun, in multiples of the floor's level. A clear sun would be hundreds, beyond
 * any tone map.
 */
const timesFloor = 1.6;
/** With less glass the light comes from behind the camera, without a sun. */
const leastGlassSquareMetres = 0.5;

/** Low enough to reach the visible part, and to one side of its windows. */
const suns: Readonly<
  Record<Side | 'behind', Pick<SceneSetting, 'sunAzimuthRad'> & { readonly elevationRad: number }>
> = {
  left: { sunAzimuthRad: -Math.PI / 2 + 0.5, elevationRad: 0.65 },
  right: { sunAzimuthRad: Math.PI / 2 - 0.5, elevationRad: 0.65 },
  back: { sunAzimuthRad: Math.PI + 0.5, elevationRad: 0.65 },
  behind: { sunAzimuthRad: 0.55, elevationRad: 0.42 },
};

const normals: Readonly<Record<number, Vector>> = {
  [behind.floor]: [0, 1, 0],
  [behind.ceiling]: [0, -1, 0],
  [behind.left]: [1, 0, 0],
  [behind.right]: [-1, 0, 0],
  [behind.back]: [0, 0, 1],
};

export interface RoomSun {
  readonly setting: Pick<SceneSetting, 'sunAzimuthRad' | 'sunElevationRad' | 'sunLevel'>;
  /** Typical radiance of a white floor without sun. */
  readonly floorLevel: number;
  /** By plane: radiance that full sun adds to white, in floor levels. */
  readonly gains: ReadonlyMap<number, number>;
}

/** The side with most glass. */
function sunnySide({ openings }: Pick<PhotoShell, 'openings'>): Side | 'behind' {
  const area = new Map<Side, number>();
  for (const { side, kind, u0, u1, v0, v1 } of openings)
    if (kind === 'window') area.set(side, (area.get(side) ?? 0) + (u1 - u0) * (v1 - v0));
  const [most] = [...area].sort((one, other) => other[1] - one[1]);
  return most && most[1] >= leastGlassSquareMetres ? most[0] : 'behind';
}

const luminance = (light: Float32Array, at: number) =>
  0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!;

/** Median radiance of a white floor; undefined if no floor is visible. */
export function usualFloorLevel(
  { width, height, radiance }: BareRender,
  surfaceAt: (at: number) => BareSurface | undefined,
): number | undefined {
  const levels: number[] = [];
  for (let at = 0; at < width * height; at++) {
    const surface = surfaceAt(at);
    if (surface?.plane === behind.floor)
      levels.push(luminance(radiance, at * 3) / Math.max(0.02, surface.albedo));
  }
  levels.sort((one, other) => one - other);
  return levels[levels.length >> 1];
}

/** Undefined if no floor is visible. */
export function roomSun(
  shell: Pick<PhotoShell, 'openings'>,
  bare: BareRender,
  surfaceAt: (at: number) => BareSurface | undefined,
): RoomSun | undefined {
  const floorLevel = usualFloorLevel(bare, surfaceAt);
  if (!floorLevel) return undefined;
  const { sunAzimuthRad, elevationRad } = suns[sunnySide(shell)];
  const up = Math.sin(elevationRad);
  const flat = Math.cos(elevationRad);
  const towards: Vector = [Math.sin(sunAzimuthRad) * flat, up, Math.cos(sunAzimuthRad) * flat];
  const gains = new Map(
    Object.entries(normals).map(([plane, normal]): [number, number] => {
      const facing = normal.reduce((sum, n, k) => sum + n * towards[k]!, 0);
      return [Number(plane), Math.max(0, facing) * timesFloor];
    }),
  );
  const sunLevel = timesFloor * floorLevel;
  return {
    setting: { sunAzimuthRad, sunElevationRad: elevationRad, sunLevel },
    floorLevel,
    gains,
  };
}

type SunnyLight = Pick<RenderedLight, 'radiance' | 'coverage' | 'sun'>;

/** The furnished room without sun on its shell, for computing the shade. */
export function withoutSun<Light extends SunnyLight>(
  light: Light,
  { floorLevel, gains }: RoomSun,
  surfaceAt: (at: number) => BareSurface | undefined,
): Light {
  const radiance = light.radiance.slice();
  for (let at = 0; at < light.sun.length; at++) {
    const surface = light.sun[at]! > 0 ? surfaceAt(at) : undefined;
    if (!surface) continue;
    const gain = gains.get(surface.plane) ?? 0;
    const added = surface.albedo * light.sun[at]! * gain * floorLevel;
    for (let c = at * 3; c < at * 3 + 3; c++) radiance[c] = Math.max(0, radiance[c]! - added);
  }
  return { ...light, radiance };
}

/** Warm relative to the sky, which lights the shadows. */
const sunColour = [1.03, 1, 0.92] as const;

/** Adds sunlight to each pixel of the shell, per channel. @param spared 0..1: share of a pixel that gets none */
export function addSun(
  factors: Float32Array,
  { sun, coverage }: Pick<SunnyLight, 'sun' | 'coverage'>,
  { gains }: RoomSun,
  planes: Uint8Array,
  spared: (at: number) => number,
): void {
  for (let at = 0; at < sun.length; at++) {
    if (sun[at] === 0) continue;
    const share = Math.min(1, sun[at]! / Math.max(0.05, 1 - coverage[at]!));
    const added = share * (gains.get(planes[at]!) ?? 0) * (1 - spared(at));
    for (let c = 0; c < 3; c++) factors[at * 3 + c]! += added * sunColour[c]!;
  }
}
