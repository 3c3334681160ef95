/** Shade on the new house as deep as the photo's: drawn walls in shade are eight tenths as light as those in the sun. */
import type { Scene } from '../../../visuals/scene-model.ts';

/** Spread of tones of most photos around a house: the light of their bright parts over that of their dark quarter, as a logarithm. */
const usualSpread = 2.1;
/** Exponent on a surface's share of the full light for each unit of spread more, and its limits. */
const depth = { each: 0.8, most: 2.2 } as const;
/** Shade never loses more than this factor. */
const deepest = 0.4;
/** Photos with a wider spread than this have dark tones pressed: exponent for each unit more, its limit, and the share of white below which it works. */
const pressed = { from: 2.6, each: 0.24, most: 1.4, below: 0.75 } as const;
const leastAlbedo = 0.02;

const luminance = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Mean luminance of each object's materials, by area. */
export function albedosOf({
  triangles,
  materials,
  objects,
}: Pick<Scene, 'triangles' | 'materials' | 'objects'>): Float32Array {
  const sums = new Float64Array(objects.length);
  const areas = new Float64Array(objects.length);
  const { positions: p } = triangles;
  for (let t = 0; t < triangles.count; t++) {
    const at = t * 9;
    const edge = (k: number, c: number) => p[at + k * 3 + c]! - p[at + c]!;
    const area = Math.hypot(
      edge(1, 1) * edge(2, 2) - edge(1, 2) * edge(2, 1),
      edge(1, 2) * edge(2, 0) - edge(1, 0) * edge(2, 2),
      edge(1, 0) * edge(2, 1) - edge(1, 1) * edge(2, 0),
    );
    const [red, green, blue] = materials[triangles.materials[t]!]!.albedo;
    const object = triangles.objects[t]!;
    sums[object]! += area * luminance(red, green, blue);
    areas[object]! += area;
  }
  return Float32Array.from(sums, (sum, object) =>
    Math.max(leastAlbedo, areas[object]! > 0 ? sum / areas[object]! : leastAlbedo),
  );
}

/** Exponent on shares of light, above 1 for photos with deep shade. */
export function shadeDepth(spread: number): number {
  return Math.max(1, Math.min(depth.most, 1 + depth.each * (spread - usualSpread)));
}

/** Powers of shares from 0 to 1, looked up: a picture needs millions. */
function powersOf(exponent: number): (share: number) => number {
  const steps = 2048;
  const table = Float32Array.from({ length: steps + 1 }, (_, k) => (k / steps) ** exponent);
  return (share) => table[Math.round(share * steps)]!;
}

/** Factor on a surface in this light, against the full light of the front. */
export function surfaceLight(full: number, exponent: number): (light: number) => number {
  if (exponent === 1) return () => 1;
  const powers = powersOf(exponent - 1);
  return (light) => {
    const share = Math.min(1, Math.max(0, light / Math.max(1e-6, full)));
    return Math.max(deepest, powers(share));
  };
}

/** The photo's contrast on linear light, channel by channel, so that dark colours get purer too; `white` is that of a white wall. */
export function tonesOf(spread: number, white: number): (value: number) => number {
  const exponent = Math.min(pressed.most, Math.max(1, 1 + pressed.each * (spread - pressed.from)));
  const pivot = white * pressed.below;
  if (exponent === 1) return (value) => value;
  const powers = powersOf(exponent - 1);
  return (value) => (value >= pivot || value <= 0 ? value : value * powers(value / pivot));
}
