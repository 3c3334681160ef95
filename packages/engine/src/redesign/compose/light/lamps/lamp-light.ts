/** Analytic light of lamps in a room by day, free of sampling noise. */
import { luminance, smoothStep } from '../../../../ops/ramps.ts';
import type { SceneLight, Vector3 } from '../../../../visuals/scene-model.ts';
import type { PhotoShell } from '../../../shell/photo-shell.ts';

type Lamp = Extract<SceneLight, { kind: 'point' }>;

/** Lamp light relative to daylight, and the most that all lamps add. */
const level = 24;
const mostAdded = 1.3;
/** Ceiling lamps are dimmed by day. */
const highShare = 0.8;
const highMetres = 1.9;
/** Ceiling lamps with shades closed above send this share upwards. */
const upwardShare = 0.35;
/** A shade emits through its top and bottom (between these cosines); this share passes through the fabric. */
const shade = { through: 0.4, from: 0.45, to: 0.8 } as const;
/** Spots emit a cone with a soft edge (cosines), and this share outside it. */
const spotTimes = 2.2;
const gatheredSpread = 1.4;
const cone = { outer: 0.82, inner: 0.97, beside: 0.1 } as const;
/** Closer light would burn out the wall. */
const nearestMetres = 0.22;
/** Lamps are warm; only a part of that shows by day. */
const colourShare = 0.45;
/** Lamps farther away have no effect by day. */
const furthestMetres = 3.6;

interface LampLight {
  readonly position: Vector3;
  readonly strength: number;
  readonly colour: readonly [number, number, number];
  readonly isShaded: boolean;
  readonly direction: Vector3 | undefined;
  readonly lobe: number;
}

export const lampColour = (intensity: readonly number[]) => {
  const bright = luminance(intensity);
  const of = (c: number) => Math.max(1e-3, intensity[c]! / bright) ** colourShare;
  return [of(0), of(1), of(2)] as [number, number, number];
};

const lightOf = (lamp: Lamp): LampLight => {
  const isHigh = lamp.position[1] > highMetres;
  return {
    position: lamp.position,
    strength:
      level *
      luminance(lamp.intensity) *
      (isHigh ? highShare : 1) *
      (lamp.direction ? spotTimes : 1),
    colour: lampColour(lamp.intensity),
    isShaded: !isHigh,
    direction: lamp.direction,
    lobe: lamp.lobe ?? 1,
  };
};

export const dot = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function rayOf({ right, up, forward, focalPx, centreX, centreY }: PhotoShell['camera']) {
  return (x: number, y: number): Vector3 => {
    const [a, b] = [(x + 0.5 - centreX) / focalPx, (y + 0.5 - centreY) / focalPx];
    const of = (k: 0 | 1 | 2) => forward[k] + right[k] * a - up[k] * b;
    return [of(0), of(1), of(2)];
  };
}

const inCone = (cosine: number, lobe: number) =>
  cone.beside * cosine ** lobe + (1 - cone.beside) * smoothStep(cone.outer, cone.inner, cosine);

/** Share of a lamp's light that reaches a point on a surface. */
function arriving(pool: LampLight, at: Vector3, normal: Vector3): number {
  const way: Vector3 = [
    at[0] - pool.position[0],
    at[1] - pool.position[1],
    at[2] - pool.position[2],
  ];
  const metres = Math.hypot(...way);
  if (metres > furthestMetres) return 0;
  const facing = -dot(way, normal) / Math.max(1e-6, metres);
  if (facing <= 0) return 0;
  const near = Math.max(nearestMetres, metres);
  const fade = 1 - (metres / furthestMetres) ** 2;
  const steep = Math.abs(way[1]) / Math.max(1e-6, metres);
  const open = smoothStep(shade.from, shade.to, steep);
  const up = Math.max(0, way[1] / Math.max(1e-6, metres));
  const out = pool.isShaded
    ? shade.through + (1 - shade.through) * open
    : 1 - (1 - upwardShare) * up;
  const aimed = pool.direction
    ? inCone(Math.max(0, dot(way, pool.direction) / Math.max(1e-6, metres)), pool.lobe)
    : 1;
  // a beam spreads less than a point light
  const spread = pool.direction ? near ** gatheredSpread : near * near;
  return (pool.strength * facing * out * aimed * fade) / spread;
}

export interface LampsOfRoom {
  readonly shell: PhotoShell;
  readonly lights: readonly SceneLight[];
}

/** Neon burns always. */
export const isLamp = (light: SceneLight): light is Lamp =>
  light.kind === 'point' && light.when !== 'always';

export const lampsOf = (lights: readonly SceneLight[]): Lamp[] => lights.filter(isLamp);

/** Light per channel that all lamps add at a point, relative to daylight. */
export function lampLight(lights: readonly SceneLight[]) {
  const lamps = lampsOf(lights).map(lightOf);
  const sum = new Float64Array(3);
  return {
    count: lamps.length,
    /** Returns the same array each time. */
    at(place: Vector3, normal: Vector3): Float64Array {
      sum.fill(0);
      for (const lamp of lamps) {
        const light = arriving(lamp, place, normal);
        if (light > 1e-4) for (let c = 0; c < 3; c++) sum[c]! += light * lamp.colour[c]!;
      }
      const all = luminance(sum);
      if (all > 0) {
        const pressed = (mostAdded * (1 - Math.exp(-all / mostAdded))) / all;
        for (let c = 0; c < 3; c++) sum[c]! *= pressed;
      }
      return sum;
    },
  };
}
