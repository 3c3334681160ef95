/**
 * A hazy sun through the windows of a furnished room: from where, how bright against the light of the room, and
 * what it adds to the light of floor and walls.
 */
import type { RenderedLight } from '../../../visuals/index.ts';
import type { SceneSetting } from '../../../visuals/scene-setting.ts';
import { behind } from '../../empty/planes-behind.ts';
import type { PhotoShell, ShellOpening } from '../../shell/photo-shell.ts';
import type { BareRender } from './room-shade.ts';
import type { BareSurface } from './shell-light.ts';

type Vector = readonly [x: number, y: number, z: number];
type Side = ShellOpening['side'];

/** Radiance of a white surface facing the sun, in usual floor levels. A clear sun would be hundreds: film cannot hold that. */
const timesFloor = 1.6;
/** Less glass than this lets no sun in that is worth its name: it comes from behind us. */
const leastGlassSquareMetres = 0.5;

/** The sun stands low enough to reach into what is seen, and to one side of its windows. */
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
  /** Usual radiance of a white floor without it. */
  readonly floorLevel: number;
  /** By plane of the room: radiance that the sun adds to a white one where all of it arrives, in floor levels. */
  readonly gains: ReadonlyMap<number, number>;
}

/** The side of the room with most of its glass. */
function sunnySide({ openings }: Pick<PhotoShell, 'openings'>): Side | 'behind' {
  const area = new Map<Side, number>();
  for (const { side, kind, u0, u1, v0, v1 } of openings)
    if (kind === 'window') area.set(side, (area.get(side) ?? 0) + (u1 - u0) * (v1 - v0));
  const [most] = [...area].sort((one, other) => other[1] - one[1]);
  return most && most[1] >= leastGlassSquareMetres ? most[0] : 'behind';
}

const luminance = (light: Float32Array, at: number) =>
  0.2126 * light[at]! + 0.7152 * light[at + 1]! + 0.0722 * light[at + 2]!;

/** Usual radiance of a white floor; undefined where none is seen. */
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

/** Undefined for a room whose floor is not seen. */
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

/** The furnished room as it would be without the sun on its shell: shade is told from it. */
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

/** Beside the light of the sky, which fills the shade, the sun is warm. */
const sunColour = [1.03, 1, 0.92] as const;

/** Adds the sun to the light of each pixel of the shell, by channel. @param spared 0..1: how much of a pixel gets none */
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
