/** Samples of one piece: triangles with a z-buffer, shaded when they pass the depth test. */
import { hashLattice } from '../../random/random.ts';
import type { Vector3 } from '../../sense/analysis.ts';
import type { Mesh } from './solids.ts';

export interface PieceLight {
  /** Luminance of a white surface there, and the light's colour. */
  readonly level: number;
  readonly tint: readonly [number, number, number];
  /** Direction to the light. */
  readonly direction: Vector3;
  /** Height of the floor (world Y), for contact darkening. */
  readonly floorY: number;
}

/** A vertex in sample coordinates, with its inverse distance. */
export interface Corner {
  x: number;
  y: number;
  inverse: number;
}

/** Vertex attributes: position, normal, (u, v) and one unused. */
export const cornerValues = 9;

/** Samples of one piece: inverse distance, and light. */
export interface Target {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  readonly colour: Float32Array;
}

const mixed = new Float64Array(cornerValues);
const painted = new Float64Array(3);

/** Draws a triangle's samples that pass the depth test. */
export function fillTriangle(
  { width, height, depth, colour }: Target,
  [p, q, r]: readonly [Corner, Corner, Corner],
  mesh: Mesh,
  meshIndex: number,
  at: number,
  light: PieceLight,
) {
  const area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  if (Math.abs(area) < 1e-6) return;
  const y0 = Math.max(0, Math.floor(Math.min(p.y, q.y, r.y)));
  const y1 = Math.min(height - 1, Math.ceil(Math.max(p.y, q.y, r.y)));
  const leftmost = Math.max(0, Math.floor(Math.min(p.x, q.x, r.x)));
  const rightmost = Math.min(width - 1, Math.ceil(Math.max(p.x, q.x, r.x)));
  // Increment of each vertex's weight per sample to the right.
  const aStep = (q.y - r.y) / area;
  const bStep = (r.y - p.y) / area;
  const cStep = -aStep - bStep;
  const v = mesh.vertices;
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5;
    const aStart = ((q.x - 0.5) * (r.y - py) - (q.y - py) * (r.x - 0.5)) / area;
    const bStart = ((r.x - 0.5) * (p.y - py) - (r.y - py) * (p.x - 0.5)) / area;
    const cStart = 1 - aStart - bStart;
    const x0 = Math.max(
      leftmost,
      spanStart(aStart, aStep),
      spanStart(bStart, bStep),
      spanStart(cStart, cStep),
    );
    const x1 = Math.min(
      rightmost,
      spanEnd(aStart, aStep),
      spanEnd(bStart, bStep),
      spanEnd(cStart, cStep),
    );
    let shaded = -1;
    for (let x = x0; x <= x1; x++) {
      const a = aStart + aStep * x;
      const b = bStart + bStep * x;
      const inverse = a * p.inverse + b * q.inverse + (1 - a - b) * r.inverse;
      const index = y * width + x;
      if (inverse <= depth[index]!) continue;
      depth[index] = inverse;
      // Two adjacent samples of a pixel share their shading; coverage uses all four.
      const pair = index >> 1;
      if (pair !== shaded) {
        shaded = pair;
        // Perspective-correct weights.
        const wa = (a * p.inverse) / inverse;
        const wb = (b * q.inverse) / inverse;
        const wc = 1 - wa - wb;
        for (let k = 0; k < 8; k++) {
          mixed[k] =
            v[at + k]! * wa + v[at + cornerValues + k]! * wb + v[at + 2 * cornerValues + k]! * wc;
        }
        shade(mesh, light, meshIndex);
      }
      colour[index * 3] = painted[0]!;
      colour[index * 3 + 1] = painted[1]!;
      colour[index * 3 + 2] = painted[2]!;
    }
  }
}

/** First and last sample of a row at which a linear weight isn't negative. */
function spanStart(start: number, step: number): number {
  if (step > 0) return Math.ceil(-start / step);
  return step < 0 || start >= 0 ? 0 : Number.POSITIVE_INFINITY;
}
function spanEnd(start: number, step: number): number {
  if (step < 0) return Math.floor(-start / step);
  return step > 0 || start >= 0 ? Number.POSITIVE_INFINITY : -1;
}

/** Writes the light for the attributes in `mixed` to `painted`. */
function shade({ finish }: Mesh, light: PieceLight, meshIndex: number) {
  const x = mixed[0]!;
  const y = mixed[1]!;
  const z = mixed[2]!;
  let nx = mixed[3]!;
  let ny = mixed[4]!;
  let nz = mixed[5]!;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  // Surfaces are seen from outside: a normal facing away belongs to the back of a thin leaf.
  const facing = nx * x + ny * y + nz * z > 0 ? -1 : 1;
  nx *= facing / length;
  ny *= facing / length;
  nz *= facing / length;
  const { direction, tint } = light;
  const side = nx * direction[0] + ny * direction[1] + nz * direction[2];
  const wrapped = Math.max(0, 0.5 + 0.5 * side);
  const above = 0.5 - 0.5 * ny;
  const near = Math.min(1, Math.max(0, (light.floorY - y) / 0.4));
  const open = 0.62 + 0.38 * near;
  let strength = (0.3 + 0.3 * above + 0.5 * wrapped * wrapped) * open;
  if (finish.cloth) {
    const grain = hashLattice(Math.round(x * 420), Math.round((y + z) * 420), meshIndex) - 0.5;
    strength *= 1 + finish.cloth * grain;
  }
  if (finish.paint) finish.paint(mixed[6]!, mixed[7]!, painted);
  else {
    painted[0] = finish.colour[0];
    painted[1] = finish.colour[1];
    painted[2] = finish.colour[2];
  }
  const level = light.level * strength;
  const glow = finish.glow ?? 0;
  painted[0]! *= level * tint[0] + glow;
  painted[1]! *= level * tint[1] + glow;
  painted[2]! *= level * tint[2] + glow;
}
