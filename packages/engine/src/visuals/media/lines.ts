/** Outlines of a drawing, from discontinuities of geometry, not of the photograph. */
import type { ObjectLabel } from '../scene-model.ts';
import type { Drawing } from './drawing.ts';

/** Strength of each kind of line, 0..1. */
const strength = { silhouette: 1, jump: 0.95, crease: 0.75, part: 0.65 } as const;

const softLabels: ReadonlySet<ObjectLabel> = new Set([
  'leaf',
  'grass',
  'plant',
  'backdrop',
  'hill',
]);
/** Relative depth difference at which neighbours are on different objects. */
const depthJump = 0.035;
const creaseCosine = 0.86;

export interface LineField {
  /** 0 no line .. 1 strong line, on the pixel left of or above the discontinuity. */
  readonly firmness: Float32Array;
}

/**
 * Finds lines between each pixel and its right and lower neighbours.
 * @param foliage strength of outlines of leaves and grass
 */
export function findLines(drawing: Drawing, foliage = 0.42): LineField {
  const { widthPx, heightPx, scene, triangles, ids, depth, pool } = drawing;
  const { normals, materials } = scene.triangles;
  const isSoft = Uint8Array.from(scene.objects, (object) => (softLabels.has(object.label) ? 1 : 0));
  const firmness = pool.passing.floats(widthPx * heightPx).fill(0);

  const between = (a: number, b: number): number => {
    const first = triangles[a]!;
    const second = triangles[b]!;
    if (first === second) return 0;
    const softA = isSoft[ids[a]!]!;
    const softB = isSoft[ids[b]!]!;
    if (first < 0 || second < 0) {
      return (first < 0 ? softB : softA) ? foliage : strength.silhouette;
    }
    const jump = Math.abs(depth[a]! - depth[b]!) / Math.min(depth[a]!, depth[b]!);
    if (softA && softB) return ids[a] !== ids[b] && jump > 0.2 ? foliage * 0.7 : 0;
    if (softA || softB) return foliage;
    const facing =
      normals[first * 9]! * normals[second * 9]! +
      normals[first * 9 + 1]! * normals[second * 9 + 1]! +
      normals[first * 9 + 2]! * normals[second * 9 + 2]!;
    if (jump > depthJump) return facing > 0.999 && ids[a] === ids[b] ? 0 : strength.jump;
    if (Math.abs(facing) < creaseCosine) return strength.crease;
    if (materials[first] !== materials[second] || ids[a] !== ids[b]) return strength.part;
    return 0;
  };

  for (let y = 0; y < heightPx - 1; y++) {
    for (let x = 0; x < widthPx - 1; x++) {
      const at = y * widthPx + x;
      firmness[at] = Math.max(between(at, at + 1), between(at, at + widthPx));
    }
  }
  return { firmness };
}

const blur = [0.27, 0.46, 0.27] as const;

/** A slight blur smooths one-pixel steps into strokes. */
export function softenLines(drawing: Drawing, field: LineField): Float32Array {
  const { widthPx, heightPx, pool } = drawing;
  const { firmness } = field;
  const out = pool.passing.floats(firmness.length).fill(0);
  const spare = pool.passing.floats(firmness.length).fill(0);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 1; x < widthPx - 1; x++) {
      const at = y * widthPx + x;
      spare[at] =
        firmness[at - 1]! * blur[0] + firmness[at]! * blur[1] + firmness[at + 1]! * blur[2];
    }
  }
  for (let y = 1; y < heightPx - 1; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      out[at] =
        spare[at - widthPx]! * blur[0] + spare[at]! * blur[1] + spare[at + widthPx]! * blur[2];
    }
  }
  return out;
}

/** Bilinear look-up, 0 outside. */
export function lineAt(lines: Float32Array, widthPx: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= widthPx - 1) return 0;
  const at = row * widthPx + column;
  if (at + widthPx + 1 >= lines.length) return 0;
  const fx = x - column;
  const fy = y - row;
  const top = lines[at]! + (lines[at + 1]! - lines[at]!) * fx;
  const low = lines[at + widthPx]! + (lines[at + widthPx + 1]! - lines[at + widthPx]!) * fx;
  return top + (low - top) * fy;
}
