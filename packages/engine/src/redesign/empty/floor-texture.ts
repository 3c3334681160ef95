/**
 * Synthesises the hidden floor's texture by copying visible floor over the floor's periods, so that boards and
 * tiles line up. Undefined if too little is visible; then a similar material is used.
 */
import { luminanceAt } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import type { Camera, ScenePlane } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler, projectPoint } from '../../sense/surfaces/plane-point.ts';
import { type FloorStep, floorSteps, type Step } from './floor-steps.ts';

/** Detail finer than this share of the width is texture, coarser is light. */
const fineShare = 0.022;
const strongest = 0.45;
const darkest = 0.006;
/** Block size; textures of neighbouring blocks are blended. */
const blockPx = 18;
/** Cost of a step that differs from a neighbour's, relative to the cost of dissimilarity. */
const change = 0.25;
const rounds = 3;
/** Share of a block that must be visible at its source. */
const mostlySeen = 0.8;
/** With more hidden blocks without a source, the floor is unknown. */
const mostWithout = 0.3;

/** Logarithm of each pixel's light relative to its neighbourhood. */
function fineLight({ widthPx: w, heightPx: h, data }: RgbImage): Float32Array {
  const logs = new Float32Array(w * h);
  for (let at = 0; at < logs.length; at++) logs[at] = Math.log(luminanceAt(data, at * 3) + darkest);
  const mean = boxMean(logs, w, h, Math.max(4, Math.round(w * fineShare)));
  for (let at = 0; at < logs.length; at++)
    logs[at] = Math.min(strongest, Math.max(-strongest, logs[at]! - mean[at]!));
  return logs;
}

/** Translations for floors without a pattern, such as carpet and stone. */
const plainSteps: readonly FloorStep[] = [0.4, 0.8, 1.3, 1.9, 2.6, 3.4, 4.5].flatMap((reach) =>
  Array.from({ length: 16 }, (_, k): FloorStep => {
    const turn = (k * Math.PI) / 8;
    return { step: [reach * Math.cos(turn), reach * Math.sin(turn)], unlike: 1.1 + 0.04 * reach };
  }),
);

interface Block {
  readonly column: number;
  readonly row: number;
  readonly points: readonly Step[];
  /** Cost of each step here; Infinity where its source is not visible. */
  readonly costs: Float64Array;
  chosen: number;
}

export function floorTexture(
  photo: RgbImage,
  camera: Camera,
  plane: ScenePlane,
  wants: (at: number) => boolean,
  isSeen: (at: number) => boolean,
): Float32Array | undefined {
  const { widthPx: w, heightPx: h } = photo;
  const fine = fineLight(photo);
  const steps = [...floorSteps(fine, camera, plane, w, h, isSeen), ...plainSteps];
  const sample = planeSampler(camera, plane);
  const place = createPlanePoint();
  const { uAxis, vAxis, normal, distance } = plane;
  const sourceOf = (u: number, v: number): number => {
    const at = (c: 0 | 1 | 2) => normal[c] * distance + uAxis[c] * u + vAxis[c] * v;
    const seen = projectPoint(camera, at(0), at(1), at(2));
    if (!seen) return -1;
    const [x, y] = [Math.floor(seen.x), Math.floor(seen.y)];
    if (x < 0 || y < 0 || x >= w || y >= h) return -1;
    return isSeen(y * w + x) ? y * w + x : -1;
  };
  const columns = Math.ceil(w / blockPx) + 1;
  const rows = Math.ceil(h / blockPx) + 1;
  const blocks: (Block | undefined)[] = Array.from({ length: columns * rows });
  let without = 0;
  let wanted = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const points = pointsAround(column * blockPx, row * blockPx);
      if (points.length === 0) continue;
      wanted++;
      const costs = Float64Array.from(steps, ({ step, unlike }) => {
        const found = points.filter(([u, v]) => sourceOf(u + step[0], v + step[1]) >= 0).length;
        return found < mostlySeen * points.length ? Infinity : unlike - found / points.length;
      });
      const best = cheapest(costs);
      if (best < 0) without++;
      else blocks[row * columns + column] = { column, row, points, costs, chosen: best };
    }
  }
  if (without > mostWithout * wanted) return undefined;
  agree(blocks, columns, rows);
  return laid(blocks, columns, steps);

  function pointsAround(x0: number, y0: number): Step[] {
    const points: Step[] = [];
    for (let y = y0 - blockPx + 3; y < y0 + blockPx; y += 6) {
      for (let x = x0 - blockPx + 3; x < x0 + blockPx; x += 6) {
        if (x < 0 || y < 0 || x >= w || y >= h || !wants(y * w + x)) continue;
        if (sample(x + 0.5, y + 0.5, place)) points.push([place.u, place.v]);
      }
    }
    return points;
  }

  function laid(
    chosen: readonly (Block | undefined)[],
    across: number,
    all: readonly FloorStep[],
  ): Float32Array {
    const texture = new Float32Array(w * h);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const at = y * w + x;
        if (!wants(at) || !sample(x + 0.5, y + 0.5, place)) continue;
        const [u, v] = [place.u, place.v];
        const [bx, by] = [Math.floor(x / blockPx), Math.floor(y / blockPx)];
        const [fx, fy] = [x / blockPx - bx, y / blockPx - by];
        let sum = 0;
        let weight = 0;
        let square = 0;
        for (let k = 0; k < 4; k++) {
          const block = chosen[(by + (k >> 1)) * across + bx + (k & 1)];
          if (!block) continue;
          const [du, dv] = all[block.chosen]!.step;
          const source = sourceOf(u + du, v + dv);
          if (source < 0) continue;
          const share = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) + 1e-3;
          sum += fine[source]! * share;
          weight += share;
          square += share * share;
        }
        // averaging several textures lowers contrast
        if (weight > 0)
          texture[at] = Math.max(
            -strongest,
            Math.min(strongest, sum / Math.sqrt(Math.max(square, 0.6 * weight * weight))),
          );
      }
    }
    return texture;
  }
}

function cheapest(costs: Float64Array): number {
  let best = -1;
  for (let k = 0; k < costs.length; k++)
    if (costs[k]! < (best < 0 ? Infinity : costs[best]!)) best = k;
  return best;
}

/** Iteratively makes neighbours use the same step. */
function agree(blocks: readonly (Block | undefined)[], columns: number, rows: number): void {
  for (let round = 0; round < rounds; round++) {
    for (const block of blocks) {
      if (!block) continue;
      const { column, row, costs } = block;
      const votes = new Map<number, number>();
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const) {
        const [x, y] = [column + dx, row + dy];
        const other =
          x < 0 || y < 0 || x >= columns || y >= rows ? undefined : blocks[y * columns + x];
        if (other) votes.set(other.chosen, (votes.get(other.chosen) ?? 0) + change);
      }
      const judged = costs.map((cost, k) => cost - (votes.get(k) ?? 0));
      block.chosen = cheapest(judged);
    }
  }
}
