/** The lamps of a room, and where they are seen in its photo. */
import { luminance } from '../../../../ops/ramps.ts';
import type { SceneLight, Vector3 } from '../../../../visuals/scene-model.ts';
import type { PhotoShell } from '../../../shell/photo-shell.ts';

type Lamp = Extract<SceneLight, { kind: 'point' }>;

/** Lamps are warm; only a part of that shows by day. */
const colourShare = 0.75;
/** The white balance takes warmth from their pools of light, which is given back beforehand (power of each channel). */
const warmth = 1.5;

/** The same lights, with warmer lamps. */
export const warmLamps = (lights: readonly SceneLight[]): SceneLight[] =>
  lights.map((light) => {
    if (light.kind !== 'point' || light.when === 'always') return light;
    const bright = luminance(light.intensity);
    const [red, green, blue] = light.intensity.map((level) => (level / bright) ** warmth) as [
      number,
      number,
      number,
    ];
    const scale = bright / luminance([red, green, blue]);
    return { ...light, intensity: [red * scale, green * scale, blue * scale] };
  });

export const lampColour = (intensity: readonly number[]) => {
  const bright = luminance(intensity);
  const of = (c: number) => Math.max(1e-3, intensity[c]! / bright) ** colourShare;
  return [of(0), of(1), of(2)] as [number, number, number];
};

export const dot = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function rayOf({ right, up, forward, focalPx, centreX, centreY }: PhotoShell['camera']) {
  return (x: number, y: number): Vector3 => {
    const [a, b] = [(x + 0.5 - centreX) / focalPx, (y + 0.5 - centreY) / focalPx];
    const of = (k: 0 | 1 | 2) => forward[k] + right[k] * a - up[k] * b;
    return [of(0), of(1), of(2)];
  };
}

export interface LampsOfRoom {
  readonly shell: PhotoShell;
  readonly lights: readonly SceneLight[];
}

export const lampsOf = (lights: readonly SceneLight[]): Lamp[] =>
  lights.filter((light): light is Lamp => light.kind === 'point' && light.when !== 'always');
