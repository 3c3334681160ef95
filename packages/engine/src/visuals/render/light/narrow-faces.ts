/**
 * Light on narrow faces: edges of boards, frames, grooves. A cell of the light grid falls on them here and there, so
 * each gets samples of its own along its length, between which light is interpolated: no pixel differs from the next.
 */
import { fraction } from '../../../ops/ramps.ts';
import { type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import type { Hit } from '../surface/surface-point.ts';
import type { LightTransport } from './light-transport.ts';
import type { PointLight } from './point-light.ts';

/** Width in cells of the light grid below which a face is narrow, its least length in widths, and in pixels. */
const narrow = { cells: 1.6, lengths: 4, leastPx: 12 } as const;
const sampleEveryPx = 7;
/** Samples on each side of a point that count: a few rays each are noisy. */
const blended = 3;
const rays = 20;
const mirrorRays = 4;
const nearMetres = 0.05;
const liftMetres = 0.006;
/** Openness of a free surface in a furnished room. */
const usualOpenness = 0.9;
/** Light, then the mirrored light. */
const numbers = 6;

interface Face {
  /** Ends of the longest edge, from the one to the other. */
  readonly from: readonly [number, number, number];
  readonly along: readonly [number, number, number];
  readonly lengthMetres: number;
  /** From the longest edge to the corner opposite, which stands at `footMetres`. */
  readonly across: readonly [number, number, number];
  readonly footMetres: number;
  readonly stepMetres: number;
  readonly samples: Map<number, Float64Array>;
}

export interface NarrowFaces {
  /**
   * False if the face is not narrow; then nothing is written.
   * @param gloss three colours and their weight
   */
  light(hit: Hit, light: Float64Array, gloss: Float64Array): boolean;
}

interface NarrowInput {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly camera: Camera;
  readonly stepPx: number;
  readonly transport: LightTransport;
  readonly pointLight: PointLight;
  /** Exponent on the openness that deepens shade. */
  readonly deepened: number;
}

export function createNarrowFaces(input: NarrowInput): NarrowFaces {
  const { soup, materials, camera, stepPx, transport, pointLight, deepened } = input;
  const faces = new Map<number, Face | undefined>();
  const mirrored = new Float64Array(3);

  const sampleAt = (face: Face, place: number, hit: Hit): Float64Array => {
    const known = face.samples.get(place);
    if (known) return known;
    const sample = new Float64Array(numbers);
    face.samples.set(place, sample);
    const end = face.lengthMetres;
    const t = Math.min(0.98 * end, Math.max(0.02 * end, place * face.stepMetres));
    const foot = Math.min(0.999 * end, Math.max(0.001 * end, face.footMetres));
    const rise = (t < foot ? t / foot : (end - t) / (end - foot)) / 2;
    const at = (c: 0 | 1 | 2) => face.from[c] + face.along[c] * t + face.across[c] * rise;
    const side = hit.dx * hit.faceX + hit.dy * hit.faceY + hit.dz * hit.faceZ > 0 ? -1 : 1;
    const [nx, ny, nz] = [hit.faceX * side, hit.faceY * side, hit.faceZ * side];
    const point = { x: at(0), y: at(1), z: at(2), nx, ny, nz };
    const randomA = fraction(place * 0.618034 + 0.5);
    const randomB = fraction(place * 0.754878 + 0.25);
    const light = sample.subarray(0, 3) as Float64Array;
    const open = pointLight(point, rays, randomA, randomB, light);
    const kept = deepened > 0 ? Math.min(1, open / usualOpenness) ** deepened : 1;
    for (let c = 0; c < 3; c++) light[c]! *= kept;
    mirror(point, materials[soup.materials[hit.triangle]!]!.roughness, randomB, sample);
    return sample;
  };

  /** Mean of rays around the mirror direction, jittered by the roughness. */
  const mirror = (
    { x, y, z, nx, ny, nz }: Parameters<PointLight>[0],
    roughness: number,
    random: number,
    sample: Float64Array,
  ): void => {
    const [ex, ey, ez] = camera.position;
    const length = Math.hypot(x - ex, y - ey, z - ez);
    const [dx, dy, dz] = [(x - ex) / length, (y - ey) / length, (z - ez) / length];
    for (let ray = 0; ray < mirrorRays; ray++) {
      const spread = roughness * roughness * 0.7;
      const turn = 6.2831853 * fraction(random + ray / mirrorRays);
      const [jx, jy, jz] = [
        Math.cos(turn) * spread,
        Math.sin(turn) * spread,
        Math.sin(turn + 2) * spread,
      ];
      const wide = Math.hypot(nx + jx, ny + jy, nz + jz);
      const [mx, my, mz] = [(nx + jx) / wide, (ny + jy) / wide, (nz + jz) / wide];
      const along = 2 * (dx * mx + dy * my + dz * mz);
      let [rx, ry, rz] = [dx - along * mx, dy - along * my, dz - along * mz];
      const inwards = Math.min(0, rx * nx + ry * ny + rz * nz);
      [rx, ry, rz] = [rx - 2 * inwards * nx, ry - 2 * inwards * ny, rz - 2 * inwards * nz];
      const [ox, oy, oz] = [x + nx * liftMetres, y + ny * liftMetres, z + nz * liftMetres];
      transport.reflected(ox, oy, oz, rx, ry, rz, 0.03, mirrored);
      for (let c = 0; c < 3; c++) sample[3 + c]! += mirrored[c]! / mirrorRays;
    }
  };

  return {
    light(hit, light, gloss) {
      let face = faces.get(hit.triangle);
      if (!face && !faces.has(hit.triangle)) {
        face = narrowFace(soup, camera, stepPx, hit.triangle);
        faces.set(hit.triangle, face);
      }
      if (!face) return false;
      const { from, along, stepMetres } = face;
      const t =
        ((hit.x - from[0]) * along[0] +
          (hit.y - from[1]) * along[1] +
          (hit.z - from[2]) * along[2]) /
        stepMetres;
      const first = Math.floor(t) - blended + 1;
      light.fill(0, 0, 3);
      gloss.fill(0, 0, 3);
      for (let place = first; place < first + 2 * blended; place++) {
        const sample = sampleAt(face, place, hit);
        const share = (1 - Math.abs(place - t) / blended) / blended;
        for (let c = 0; c < 3; c++) {
          light[c]! += sample[c]! * share;
          gloss[c]! += sample[3 + c]! * share;
        }
      }
      const material = materials[soup.materials[hit.triangle]!]!;
      gloss[3] = (material.isGlossy || material.isMetal) && material.roughness >= 0.05 ? 1 : 0;
      return true;
    },
  };
}

/** Triangles of one flat face follow each other this closely. */
const neighbourhood = 2;
const coplanarFacing = 0.999;

/** Triangles that continue this one in its plane: one in a rectangle, two within a disc. */
function continuations(soup: TriangleSoup, triangle: number): number[] {
  const found: number[] = [];
  for (let other = triangle - neighbourhood; other <= triangle + neighbourhood; other++) {
    if (other === triangle || other < 0 || other >= soup.count) continue;
    if (soup.objects[other] !== soup.objects[triangle]) continue;
    if (continues(soup, triangle, other)) found.push(other);
  }
  return found;
}

/** Whether two triangles share an edge and a plane. */
function continues({ positions, normals }: TriangleSoup, one: number, two: number): boolean {
  const [a, b] = [one * 9, two * 9];
  const facing =
    normals[a]! * normals[b]! +
    normals[a + 1]! * normals[b + 1]! +
    normals[a + 2]! * normals[b + 2]!;
  if (Math.abs(facing) < coplanarFacing) return false;
  let shared = 0;
  for (let k = 0; k < 9; k += 3) {
    for (let m = 0; m < 9; m += 3) {
      const isSame =
        positions[a + k] === positions[b + m] &&
        positions[a + k + 1] === positions[b + m + 1] &&
        positions[a + k + 2] === positions[b + m + 2];
      if (isSame) shared++;
    }
  }
  return shared >= 2;
}

/** A triangle alone, or a rectangle: not a slice of a disc or strip, which is wide as a whole. */
function isWhole(soup: TriangleSoup, triangle: number): boolean {
  const beside = continuations(soup, triangle);
  return beside.every((other) => continuations(soup, other).length === 1) && beside.length < 2;
}

/** Undefined for curved, short and wide faces, and such that reach behind the eye. */
function narrowFace(
  soup: TriangleSoup,
  { position, right, up, forward, focalPx }: Camera,
  stepPx: number,
  triangle: number,
): Face | undefined {
  if (soup.flags[triangle]! & triangleFlags.smooth) return undefined;
  const corner = (k: number): [number, number, number] => {
    const at = triangle * 9 + k * 3;
    return [soup.positions[at]!, soup.positions[at + 1]!, soup.positions[at + 2]!];
  };
  const corners = [corner(0), corner(1), corner(2)] as const;
  const seen = corners.map((place) => {
    const [x, y, z] = [place[0] - position[0], place[1] - position[1], place[2] - position[2]];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    return {
      depth,
      x: (focalPx * (x * right[0] + y * right[1] + z * right[2])) / depth,
      y: (focalPx * (x * up[0] + y * up[1] + z * up[2])) / depth,
    };
  });
  if (seen.some(({ depth }) => depth < nearMetres)) return undefined;
  const lengths = [0, 1, 2].map((k) => {
    const [a, b] = [seen[k]!, seen[(k + 1) % 3]!];
    return Math.hypot(a.x - b.x, a.y - b.y);
  });
  const longestPx = Math.max(...lengths);
  const [a, b, c] = seen as [(typeof seen)[0], (typeof seen)[0], (typeof seen)[0]];
  const widthPx = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / longestPx;
  if (widthPx > narrow.cells * stepPx) return undefined;
  if (longestPx < narrow.leastPx || longestPx < narrow.lengths * widthPx) return undefined;
  if (!isWhole(soup, triangle)) return undefined;
  const edge = lengths.indexOf(longestPx);
  const [from, to, other] = [corners[edge]!, corners[(edge + 1) % 3]!, corners[(edge + 2) % 3]!];
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  const lengthMetres = Math.hypot(...way);
  if (!(lengthMetres > 0)) return undefined;
  const along = [way[0] / lengthMetres, way[1] / lengthMetres, way[2] / lengthMetres] as const;
  const beside = [other[0] - from[0], other[1] - from[1], other[2] - from[2]] as const;
  const footMetres = beside[0] * along[0] + beside[1] * along[1] + beside[2] * along[2];
  const across = [0, 1, 2].map((k) => beside[k]! - along[k]! * footMetres);
  return {
    from,
    along,
    lengthMetres,
    across: across as [number, number, number],
    footMetres,
    stepMetres: (lengthMetres * sampleEveryPx) / longestPx,
    samples: new Map(),
  };
}
