/** One of our floors in the colour of the photo's, where too little of that is seen to continue it. */
import { materialTile } from '../../materials/cache.ts';
import { createMaterialSample, sampleMaterial, turnPoint } from '../../materials/sample.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { likeFloor } from './like-floor.ts';
import { behind } from './planes-behind.ts';
import { lightOfLog } from './seen-surfaces.ts';

const mostTaps = 6;
/** Our floors are made for brighter rooms. */
const laidContrast = 0.7;

/** Logarithm of light relative to the surface, per floor pixel. */
export function laidFloor(
  { photo, camera, planes: scenePlanes }: Analysis,
  planes: Uint8Array,
  usual: readonly [number, number, number],
): Float32Array {
  const { widthPx: w, heightPx: h } = photo;
  const [red, green, blue] = usual.map(lightOfLog) as [number, number, number];
  const tile = materialTile(likeFloor(red, green, blue), 1, 512);
  const sample = planeSampler(camera, scenePlanes[behind.floor]!);
  const point = createPlanePoint();
  const texel = createMaterialSample();
  const texture = new Float32Array(w * h);
  const level = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const middle = level(...(tile.mean as [number, number, number]));
  for (let at = 0; at < texture.length; at++) {
    if (planes[at] !== behind.floor) continue;
    if (!sample((at % w) + 0.5, Math.floor(at / w) + 0.5, point)) continue;
    // boards run away from the camera
    turnPoint(point, point);
    sampleMaterial(tile, point, mostTaps, texel);
    texture[at] =
      laidContrast * Math.log(Math.max(0.05, level(texel[0]!, texel[1]!, texel[2]!) / middle));
  }
  return texture;
}
