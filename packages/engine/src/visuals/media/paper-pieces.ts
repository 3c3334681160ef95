/** Pieces of a paper cut-out: connected areas of one object facing one way, with rounded outlines. */
import type { ObjectLabel } from '../scene-model.ts';
import { type Drawing, pixelScale } from './drawing.ts';

/** Objects cut from one sheet each, regardless of faces. */
const roundLabels: ReadonlySet<ObjectLabel> = new Set([
  'leaf',
  'grass',
  'plant',
  'hill',
  'backdrop',
  'ground',
  'snow',
  'trunk',
]);
const skyBands = 5;

/** Key of a pixel's piece: object, orientation, and for the sky a band of height. */
function pieceKeys(drawing: Drawing): Int32Array {
  const { widthPx, heightPx, scene, triangles, ids, seed, pool, depth } = drawing;
  const keys = pool.passing.integers(widthPx * heightPx);
  const scale = pixelScale(drawing);
  const { normals, materials } = scene.triangles;
  const isRound = Uint8Array.from(scene.objects, (object) =>
    roundLabels.has(object.label) ? 1 : 0,
  );
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const triangle = triangles[at]!;
      if (triangle < 0) {
        // Layers of sky with gently curved edges.
        const u = x / (1024 * scale);
        const wave =
          Math.sin(u * 5.1 + seed * 1.7) * 0.05 +
          Math.sin(u * 11.3 + seed * 0.9 + y / heightPx) * 0.018;
        const band = Math.floor((y / heightPx + wave) * skyBands * 1.35 + 1);
        keys[at] = -1 - Math.max(0, Math.min(skyBands * 2, band));
        continue;
      }
      const id = ids[at]!;
      if (isRound[id]) {
        // Near and far trees of one kind are different sheets.
        const far = Math.floor(Math.log2(Math.max(1, depth[at]!)) * 1.5);
        keys[at] = (id * 64 + far) * 8;
        continue;
      }
      const nx = Math.round(normals[triangle * 9]! * 1.4);
      const ny = Math.round(normals[triangle * 9 + 1]! * 1.4);
      const nz = Math.round(normals[triangle * 9 + 2]! * 1.4);
      const side = ((nx + 1) * 3 + (ny + 1)) * 3 + nz + 1;
      keys[at] = ((materials[triangle]! * 512 + (id % 512)) * 32 + side) * 8 + 1;
    }
  }
  return keys;
}

/** Majority filter within a few pixels, applied twice: rounds outlines and removes specks. */
function roundOff(drawing: Drawing, keys: Int32Array): Int32Array {
  const { widthPx, heightPx, pool } = drawing;
  const scale = pixelScale(drawing);
  let source = keys;
  let target = pool.passing.integers(keys.length);
  const offsets: [number, number][] = [];
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke / 8) * 2 * Math.PI;
    offsets.push([Math.cos(angle), Math.sin(angle)]);
  }
  for (const radius of [2.6, 1.8, 1.2]) {
    const steps = offsets.map(([dx, dy]) => [
      Math.round(dx * radius * scale),
      Math.round(dy * radius * scale),
    ]);
    for (let y = 0; y < heightPx; y++) {
      for (let x = 0; x < widthPx; x++) {
        const at = y * widthPx + x;
        const own = source[at]!;
        let votes = 2;
        let winner = own;
        for (let a = 0; a < 8; a++) {
          const ax = Math.min(widthPx - 1, Math.max(0, x + steps[a]![0]!));
          const ay = Math.min(heightPx - 1, Math.max(0, y + steps[a]![1]!));
          const candidate = source[ay * widthPx + ax]!;
          if (candidate === winner) continue;
          let count = 0;
          for (let b = 0; b < 8; b++) {
            const bx = Math.min(widthPx - 1, Math.max(0, x + steps[b]![0]!));
            const by = Math.min(heightPx - 1, Math.max(0, y + steps[b]![1]!));
            if (source[by * widthPx + bx] === candidate) count++;
          }
          // Thin straight parts (frames, posts) survive: a pixel changes only with five of eight votes.
          if (count >= 5 && count > votes) {
            votes = count;
            winner = candidate;
          }
        }
        target[at] = winner;
      }
    }
    [source, target] = [target, source];
  }
  return source;
}

export interface PaperPieces {
  /** Piece index per pixel. */
  readonly numbers: Int32Array;
  readonly colours: Float32Array;
  /** Mean distance from the eye. */
  readonly depths: Float32Array;
}

/** Connected areas of equal keys, with mean colour and distance. */
function cutPieces(drawing: Drawing, keys: Int32Array): PaperPieces {
  const { widthPx, heightPx, photograph, depth, pool } = drawing;
  const count = widthPx * heightPx;
  const numbers = pool.passing.integers(count).fill(-1);
  const queue = pool.passing.integers(count);
  const colours: number[] = [];
  const depths: number[] = [];
  for (let start = 0; start < count; start++) {
    if (numbers[start]! >= 0) continue;
    const key = keys[start]!;
    const number = depths.length;
    let head = 0;
    let tail = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    let far = 0;
    queue[tail++] = start;
    numbers[start] = number;
    while (head < tail) {
      const at = queue[head++]!;
      red += photograph.data[at * 3]!;
      green += photograph.data[at * 3 + 1]!;
      blue += photograph.data[at * 3 + 2]!;
      far += Math.min(2000, depth[at]!);
      const x = at % widthPx;
      const take = (next: number) => {
        if (numbers[next] !== -1 || keys[next] !== key) return;
        numbers[next] = number;
        queue[tail++] = next;
      };
      if (x > 0) take(at - 1);
      if (x < widthPx - 1) take(at + 1);
      if (at >= widthPx) take(at - widthPx);
      if (at < count - widthPx) take(at + widthPx);
    }
    colours.push(red / tail / 255, green / tail / 255, blue / tail / 255);
    // Sky bands are layered, the lowest in front.
    depths.push(key < 0 ? 4000 + key * 100 : far / tail);
  }
  return { numbers, colours: Float32Array.from(colours), depths: Float32Array.from(depths) };
}

export const paperPieces = (drawing: Drawing): PaperPieces =>
  cutPieces(drawing, roundOff(drawing, pieceKeys(drawing)));
