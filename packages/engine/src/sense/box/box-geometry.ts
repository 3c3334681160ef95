/** A room as a box around the camera: the face that a ray hits, and projections of the corners. */

import { type RunRow, walkRuns } from '../../ops/runs.ts';
import { unclearedScratch } from '../../ops/scratch-arrays.ts';
import type { ManhattanFrame } from '../camera/manhattan-frame.ts';

/** Lengths in units of the camera's height above the floor: X -left..right, Y -ceiling..1, Z ..depth. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  readonly ceiling: number;
}

export const floorFace = 0;
export const ceilingFace = 1;
export const leftFace = 2;
export const rightFace = 3;
export const backFace = 4;

/** The face that the ray (dx, dy, dz) hits first. */
export function faceOfRay(dx: number, dy: number, dz: number, box: Box): number {
  let face = backFace;
  let nearest = dz > 1e-6 ? box.depth / dz : 1e9;
  if (dy > 1e-6) {
    if (1 / dy < nearest) {
      nearest = 1 / dy;
      face = floorFace;
    }
  } else if (dy < -1e-6 && -box.ceiling / dy < nearest) {
    nearest = -box.ceiling / dy;
    face = ceilingFace;
  }
  if (dx > 1e-6) {
    if (box.right / dx < nearest) face = rightFace;
  } else if (dx < -1e-6 && -box.left / dx < nearest) face = leftFace;
  return face;
}

/** The ray through working pixel (x, y) in world axes, written to `out`. */
export function rayThrough(frame: ManhattanFrame, x: number, y: number, out: Float64Array): void {
  const m = frame.rotation;
  const a = (x - frame.centreX) / frame.focal;
  const b = (y - frame.centreY) / frame.focal;
  out[0] = m[0]! * a + m[3]! * b + m[6]!;
  out[1] = m[1]! * a + m[4]! * b + m[7]!;
  out[2] = m[2]! * a + m[5]! * b + m[8]!;
}

/** Projection of a world point, in working pixels; null at or behind the camera. */
export function projectToWorking(
  frame: ManhattanFrame,
  x: number,
  y: number,
  z: number,
): { x: number; y: number } | null {
  const m = frame.rotation;
  const depth = m[6]! * x + m[7]! * y + m[8]! * z;
  if (depth < 0.05) return null;
  return {
    x: frame.centreX + (frame.focal * (m[0]! * x + m[1]! * y + m[2]! * z)) / depth,
    y: frame.centreY + (frame.focal * (m[3]! * x + m[4]! * y + m[5]! * z)) / depth,
  };
}

/** Face of every working pixel. */
export function faceMap(frame: ManhattanFrame, box: Box, width: number, height: number) {
  const faces = unclearedScratch(Uint8Array, width * height);
  const row = new FaceRow(frame, box, faces, width);
  for (; row.y < height; row.y++) walkRuns(row, width);
  return faces;
}

class FaceRow implements RunRow {
  y = 0;
  private readonly frame: ManhattanFrame;
  private readonly box: Box;
  private readonly faces: Uint8Array;
  private readonly width: number;
  private readonly ray = new Float64Array(3);

  constructor(frame: ManhattanFrame, box: Box, faces: Uint8Array, width: number) {
    this.frame = frame;
    this.box = box;
    this.faces = faces;
    this.width = width;
  }

  valueAt(x: number): number {
    const { ray } = this;
    rayThrough(this.frame, x + 0.5, this.y + 0.5, ray);
    return faceOfRay(ray[0]!, ray[1]!, ray[2]!, this.box);
  }

  visit(face: number, from: number, to: number): void {
    this.faces.fill(face, this.y * this.width + from, this.y * this.width + to);
  }
}
