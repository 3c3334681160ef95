/**
 * Pools of light that lamps throw on the room around them, and the glow of their shades: reckoned from where the
 * lamps are, without the noise of traced light. By day they are seen only near.
 */
import type { SceneLight, Vector3 } from '../../../visuals/scene-model.ts';
import { behind } from '../../empty/planes-behind.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';

type Lamp = Extract<SceneLight, { kind: 'point' }>;

/** Light of a lamp beside that of the day, and the most that all of them add to it. */
const level = 3;
const mostAdded = 0.6;
/** Those of the ceiling are dimmer by day. */
const highShare = 0.75;
const highMetres = 1.9;
/** A shade lets its light out above and below (from this cosine to that), and this share of it through the cloth. */
const shade = { through: 0.3, from: 0.45, to: 0.8 } as const;
/** Light this near would burn the wall. */
const nearestMetres = 0.22;
/** The lamps are warm; eyes by day see a part of that. */
const colourShare = 0.8;
/** Farther lamps are not felt by day. */
const furthestMetres = 2.4;

const luminance = ([red, green, blue]: readonly number[]) =>
  0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;

interface Pool {
  readonly position: Vector3;
  readonly strength: number;
  readonly colour: readonly [number, number, number];
  readonly isShaded: boolean;
  readonly direction: Vector3 | undefined;
  readonly lobe: number;
}

const colourOf = (intensity: readonly number[]) => {
  const bright = luminance(intensity);
  const of = (c: number) => Math.max(1e-3, intensity[c]! / bright) ** colourShare;
  return [of(0), of(1), of(2)] as [number, number, number];
};

const poolOf = (lamp: Lamp): Pool => {
  const isHigh = lamp.position[1] > highMetres;
  return {
    position: lamp.position,
    strength: level * luminance(lamp.intensity) * (isHigh ? highShare : 1),
    colour: colourOf(lamp.intensity),
    isShaded: !isHigh,
    direction: lamp.direction,
    lobe: lamp.lobe ?? 1,
  };
};

/** The plane's distance from the origin along its normal, which points into the room. */
function planeOf({ width, depth, height }: PhotoShell, plane: number): [Vector3, number] {
  if (plane === behind.floor) return [[0, 1, 0], 0];
  if (plane === behind.ceiling) return [[0, -1, 0], -height];
  if (plane === behind.left) return [[1, 0, 0], -width / 2];
  if (plane === behind.right) return [[-1, 0, 0], -width / 2];
  return [[0, 0, 1], -depth / 2];
}

const dot = (a: Vector3, b: Vector3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function rayOf({ right, up, forward, focalPx, centreX, centreY }: PhotoShell['camera']) {
  return (x: number, y: number): Vector3 => {
    const [a, b] = [(x + 0.5 - centreX) / focalPx, (y + 0.5 - centreY) / focalPx];
    const of = (k: 0 | 1 | 2) => forward[k] + right[k] * a - up[k] * b;
    return [of(0), of(1), of(2)];
  };
}

/** How much of a lamp arrives at a place on a surface. */
function arriving(pool: Pool, at: Vector3, normal: Vector3): number {
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
  const open = Math.min(1, Math.max(0, (steep - shade.from) / (shade.to - shade.from)));
  const out = pool.isShaded
    ? shade.through + (1 - shade.through) * open * open * (3 - 2 * open)
    : 1;
  const aimed = pool.direction
    ? Math.max(0, dot(way, pool.direction) / Math.max(1e-6, metres)) ** pool.lobe
    : 1;
  return (pool.strength * facing * out * aimed * fade) / (near * near);
}

export interface LampsOfRoom {
  readonly shell: PhotoShell;
  readonly lights: readonly SceneLight[];
}

export const lampsOf = (lights: readonly SceneLight[]): Lamp[] =>
  lights.filter((light): light is Lamp => light.kind === 'point' && light.when !== 'always');

/** In place: adds to the light of each channel at the pixels of the room. @param spared 0..1 of a pixel */
export function addLampPools(
  factors: Float32Array,
  { shell, lights }: LampsOfRoom,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  planes: Uint8Array,
  spared: (at: number) => number,
): void {
  const pools = lampsOf(lights).map(poolOf);
  if (pools.length === 0) return;
  const ray = rayOf(shell.camera);
  const eye = shell.camera.position;
  const geometry = [0, 1, 2, 3, 4].map((plane) => planeOf(shell, plane));
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      const felt = 1 - spared(pixel);
      if (felt <= 0) continue;
      const [normal, offset] = geometry[planes[pixel]!]!;
      const way = ray(x, y);
      const along = (offset - dot(eye, normal)) / dot(way, normal);
      if (!(along > 0)) continue;
      const at: Vector3 = [
        eye[0] + way[0] * along,
        eye[1] + way[1] * along,
        eye[2] + way[2] * along,
      ];
      const sum = [0, 0, 0];
      for (const pool of pools) {
        const light = arriving(pool, at, normal);
        if (light > 1e-4) for (let c = 0; c < 3; c++) sum[c]! += light * pool.colour[c]!;
      }
      const all = luminance(sum);
      if (all <= 0) continue;
      const pressed = (mostAdded * (1 - Math.exp(-all / mostAdded))) / all;
      for (let c = 0; c < 3; c++) factors[pixel * 3 + c]! += sum[c]! * pressed * felt;
    }
  }
}

/** Where the light shines through a shade it is brightest, and warm; towards its rims it falls off. */
const glow = { middle: 0.75, rim: 0.9, leastMetres: 0.11, ofRadius: 1.4 } as const;

/** In place: the shades of lamps that are on. @param isShade whether a pixel shows lit cloth or glass */
export function lightShades(
  cutOut: Float32Array,
  { shell, lights }: LampsOfRoom,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  isShade: (at: number) => boolean,
): void {
  const lamps = lampsOf(lights);
  if (lamps.length === 0) return;
  const ray = rayOf(shell.camera);
  const eye = shell.camera.position;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const pixel = y * widthPx + x;
      if (!isShade(pixel)) continue;
      const way = ray(x, y);
      const length = Math.hypot(...way);
      let nearest = Infinity;
      let reach: number = glow.leastMetres;
      let colour: readonly number[] = [1, 1, 1];
      for (const { position, intensity, radiusMetres } of lamps) {
        const to: Vector3 = [position[0] - eye[0], position[1] - eye[1], position[2] - eye[2]];
        const along = dot(to, way) / length;
        if (along <= 0) continue;
        const beside = Math.sqrt(Math.max(0, dot(to, to) - along * along));
        if (beside >= nearest) continue;
        nearest = beside;
        reach = Math.max(glow.leastMetres, glow.ofRadius * radiusMetres);
        colour = colourOf(intensity);
      }
      const hot = Math.exp(-((nearest / reach) ** 2));
      for (let c = 0; c < 3; c++)
        cutOut[pixel * 3 + c]! *= (glow.rim + glow.middle * hot) * colour[c]! ** 0.6;
    }
  }
}
