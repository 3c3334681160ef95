/**
 * The visibility buffer: for four samples a pixel, which triangle the camera sees and how far it
 * is. Shading comes later and only for what is seen (Burns and Hunt 2013).
 *
 * The four samples of a pixel lie behind one another in memory, on a rotated grid, which gives
 * near-level and near-upright edges four steps instead of two.
 */
import type { Camera } from '../camera/camera.ts';
import { leafMaskCell } from '../surface/leaf-masks.ts';

export const samplesPerPixel = 4;

/** Sample positions relative to the pixel's middle. */
export interface SamplePattern {
  readonly x: readonly [number, number, number, number];
  readonly y: readonly [number, number, number, number];
}

/** For pictures: four steps on near-level and on near-upright edges. */
export const rotatedGrid: SamplePattern = {
  x: [-0.125, 0.375, -0.375, 0.125],
  y: [-0.375, -0.125, 0.125, 0.375],
};
/** For shadow maps: an even grid of twice the width and height. */
export const evenGrid: SamplePattern = {
  x: [-0.25, 0.25, -0.25, 0.25],
  y: [-0.25, -0.25, 0.25, 0.25],
};

/** Nothing nearer is drawn, metres. */
export const nearPlaneMetres = 0.08;

export interface VisibilityBuffer {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 1 / distance along the view axis; 0 where nothing is. */
  readonly inverseDepth: Float32Array;
  /** Triangle index, -1 where nothing is. */
  readonly triangles: Int32Array | undefined;
}

/** The triangles as the rasteriser wants them. */
export interface RasterSource {
  readonly count: number;
  /** 9 floats a triangle. */
  readonly positions: Float32Array;
  readonly roles: Uint8Array;
  /** Per triangle the place of its cut-out in the atlas, or -1. */
  readonly cutOuts: Int32Array;
  readonly cutOutAtlas: Uint8Array;
}

export interface RasterView {
  readonly camera: Camera;
  /** Bit set of the triangle roles to draw. */
  readonly roleBits: number;
  readonly pattern: SamplePattern;
  /**
   * 0 for perspective. Otherwise the projection is parallel, `focalPx` is pixels per metre, and
   * the buffer holds this number minus the distance along the view axis.
   */
  readonly parallelDepth: number;
}

function fillTriangle(
  target: VisibilityBuffer,
  pattern: SamplePattern,
  triangle: number,
  atlas: Uint8Array,
  cutOut: number,
  corners: Float64Array,
): void {
  const { widthPx, heightPx, inverseDepth, triangles } = target;
  const x0 = corners[0]!;
  const y0 = corners[1]!;
  const w0 = corners[2]!;
  const x1 = corners[3]!;
  const y1 = corners[4]!;
  const w1 = corners[5]!;
  const x2 = corners[6]!;
  const y2 = corners[7]!;
  const w2 = corners[8]!;
  const left = Math.max(0, Math.floor(Math.min(x0, x1, x2)));
  const right = Math.min(widthPx - 1, Math.floor(Math.max(x0, x1, x2)));
  const top = Math.max(0, Math.floor(Math.min(y0, y1, y2)));
  const bottom = Math.min(heightPx - 1, Math.floor(Math.max(y0, y1, y2)));
  if (left > right || top > bottom) return;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const inverse = 1 / area;
  const aX = (y1 - y2) * inverse;
  const aY = (x2 - x1) * inverse;
  const bX = (y2 - y0) * inverse;
  const bY = (x0 - x2) * inverse;
  const wX = aX * (w0 - w2) + bX * (w1 - w2);
  const wY = aY * (w0 - w2) + bY * (w1 - w2);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const aMiddle = (px - x1) * aX + (py - y1) * aY;
      const bMiddle = (px - x2) * bX + (py - y2) * bY;
      const wMiddle = w2 + aMiddle * (w0 - w2) + bMiddle * (w1 - w2);
      for (let sample = 0; sample < samplesPerPixel; sample++) {
        const dx = pattern.x[sample]!;
        const dy = pattern.y[sample]!;
        const a = aMiddle + dx * aX + dy * aY;
        const b = bMiddle + dx * bX + dy * bY;
        if (a < 0 || b < 0 || a + b > 1) continue;
        const at = (y * widthPx + x) * samplesPerPixel + sample;
        const w = wMiddle + dx * wX + dy * wY;
        if (w <= inverseDepth[at]!) continue;
        if (cutOut >= 0 && atlas[cutOut + leafMaskCell(a, b)] === 0) continue;
        inverseDepth[at] = w;
        if (triangles) triangles[at] = triangle;
      }
    }
  }
}

/** Corners in camera space: right, up, depth for each of three. */
const seen = new Float64Array(9);
const projected = new Float64Array(9);
const clipped = new Float64Array(12);

function projectCorner(camera: Camera, source: Float64Array, from: number, slot: number): void {
  const inverse = 1 / source[from + 2]!;
  projected[slot] = camera.centreX + camera.focalPx * source[from]! * inverse;
  projected[slot + 1] = camera.centreY - camera.focalPx * source[from + 1]! * inverse;
  projected[slot + 2] = inverse;
}

/** Cuts the part behind the near plane off; returns how many corners are left in `clipped`. */
function clipNear(): number {
  let count = 0;
  for (let corner = 0; corner < 3; corner++) {
    const from = corner * 3;
    const to = ((corner + 1) % 3) * 3;
    const depthFrom = seen[from + 2]!;
    const depthTo = seen[to + 2]!;
    if (depthFrom > nearPlaneMetres) {
      for (let axis = 0; axis < 3; axis++) clipped[count * 3 + axis] = seen[from + axis]!;
      count++;
    }
    if (depthFrom > nearPlaneMetres !== depthTo > nearPlaneMetres) {
      const share = (nearPlaneMetres - depthFrom) / (depthTo - depthFrom);
      for (let axis = 0; axis < 3; axis++) {
        clipped[count * 3 + axis] =
          seen[from + axis]! + (seen[to + axis]! - seen[from + axis]!) * share;
      }
      count++;
    }
  }
  return count;
}

/** Draws triangles in JavaScript; the kernel's twin is tools/render-kernel/rasterize.ts. */
export function rasterizePlain(
  source: RasterSource,
  view: RasterView,
  target: VisibilityBuffer,
): void {
  const { camera, pattern, parallelDepth } = view;
  const [px, py, pz] = camera.position;
  const [rx, ry, rz] = camera.right;
  const [ux, uy, uz] = camera.up;
  const [fx, fy, fz] = camera.forward;
  const { positions, cutOutAtlas } = source;
  for (let triangle = 0; triangle < source.count; triangle++) {
    if (!((view.roleBits >> source.roles[triangle]!) & 1)) continue;
    let inFront = 0;
    for (let corner = 0; corner < 9; corner += 3) {
      const x = positions[triangle * 9 + corner]! - px;
      const y = positions[triangle * 9 + corner + 1]! - py;
      const z = positions[triangle * 9 + corner + 2]! - pz;
      const depth = x * fx + y * fy + z * fz;
      seen[corner] = x * rx + y * ry + z * rz;
      seen[corner + 1] = x * ux + y * uy + z * uz;
      seen[corner + 2] = depth;
      if (depth > nearPlaneMetres) inFront++;
    }
    const cutOut = source.cutOuts[triangle]!;
    if (parallelDepth > 0) {
      for (let corner = 0; corner < 9; corner += 3) {
        projected[corner] = camera.centreX + camera.focalPx * seen[corner]!;
        projected[corner + 1] = camera.centreY - camera.focalPx * seen[corner + 1]!;
        projected[corner + 2] = parallelDepth - seen[corner + 2]!;
      }
      fillTriangle(target, pattern, triangle, cutOutAtlas, cutOut, projected);
      continue;
    }
    if (inFront === 0) continue;
    if (inFront === 3) {
      for (let corner = 0; corner < 9; corner += 3) projectCorner(camera, seen, corner, corner);
      fillTriangle(target, pattern, triangle, cutOutAtlas, cutOut, projected);
      continue;
    }
    const count = clipNear();
    for (let corner = 1; corner < count - 1; corner++) {
      projectCorner(camera, clipped, 0, 0);
      projectCorner(camera, clipped, corner * 3, 3);
      projectCorner(camera, clipped, corner * 3 + 3, 6);
      // A cut leaf has lost its barycentric frame; so near the camera it is drawn uncut.
      fillTriangle(target, pattern, triangle, cutOutAtlas, -1, projected);
    }
  }
}
