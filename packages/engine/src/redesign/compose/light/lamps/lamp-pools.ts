/** Pools of lamp light on walls, floor and ceiling. */
import type { Vector3 } from '../../../../visuals/scene-model.ts';
import { behind } from '../../../empty/planes-behind.ts';
import type { PhotoShell } from '../../../shell/photo-shell.ts';
import { dot, type LampsOfRoom, lampLight, rayOf } from './lamp-light.ts';

/** Inward normal of the plane, and its distance from the origin. */
function planeOf({ width, depth, height }: PhotoShell, plane: number): [Vector3, number] {
  if (plane === behind.floor) return [[0, 1, 0], 0];
  if (plane === behind.ceiling) return [[0, -1, 0], -height];
  if (plane === behind.left) return [[1, 0, 0], -width / 2];
  if (plane === behind.right) return [[-1, 0, 0], -width / 2];
  return [[0, 0, 1], -depth / 2];
}

/** In place: adds to each channel's light at the room's pixels. @param spared 0..1 per pixel */
export function addLampPools(
  factors: Float32Array,
  { shell, lights }: LampsOfRoom,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  planes: Uint8Array,
  spared: (at: number) => number,
): void {
  const lamps = lampLight(lights);
  if (lamps.count === 0) return;
  const ray = rayOf(shell.camera);
  const eye = shell.camera.position;
  const added = new Float32Array(factors.length);
  const geometry = [0, 1, 2, 3, 4].map((plane) => planeOf(shell, plane));
  const reckon = (x: number, y: number): void => {
    const pixel = y * widthPx + x;
    const [normal, offset] = geometry[planes[pixel]!]!;
    const way = ray(x, y);
    const along = (offset - dot(eye, normal)) / dot(way, normal);
    if (!(along > 0)) return;
    const at: Vector3 = [eye[0] + way[0] * along, eye[1] + way[1] * along, eye[2] + way[2] * along];
    added.set(lamps.at(at, normal), pixel * 3);
  };
  /** Interpolates between two pixels of one plane: the light varies slowly. */
  const between = (x: number, y: number, step: number, isInside: boolean): void => {
    const pixel = y * widthPx + x;
    const [one, other] = [pixel - step, pixel + step];
    if (!isInside || planes[one] !== planes[pixel] || planes[other] !== planes[pixel]) reckon(x, y);
    else
      for (let c = 0; c < 3; c++)
        added[pixel * 3 + c] = (added[one * 3 + c]! + added[other * 3 + c]!) / 2;
  };
  for (let y = 0; y < heightPx; y += 2) {
    for (let x = 0; x < widthPx; x += 2) reckon(x, y);
    for (let x = 1; x < widthPx; x += 2) between(x, y, 1, x + 1 < widthPx);
  }
  for (let y = 1; y < heightPx; y += 2)
    for (let x = 0; x < widthPx; x++) between(x, y, widthPx, y + 1 < heightPx);
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const felt = 1 - spared(pixel);
    for (let c = 0; c < 3; c++) added[pixel * 3 + c]! *= felt;
  }
  addSoftly(factors, added, widthPx, heightPx, planes);
}

/** Blends pixels along corners of the room, where two surfaces meet in a hard edge. */
function addSoftly(
  factors: Float32Array,
  added: Float32Array,
  w: number,
  h: number,
  planes: Uint8Array,
): void {
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      const inside = x > 0 && y > 0 && x < w - 1 && y < h - 1;
      const isCorner =
        inside && (planes[at - 1] !== planes[at + 1] || planes[at - w] !== planes[at + w]);
      for (let c = 0; c < 3; c++) {
        let value = added[at * 3 + c]!;
        if (isCorner) {
          value = 0;
          for (const row of [at - w, at, at + w])
            for (let u = -1; u <= 1; u++) value += added[(row + u) * 3 + c]! / 9;
        }
        factors[at * 3 + c]! += value;
      }
    }
  }
}
