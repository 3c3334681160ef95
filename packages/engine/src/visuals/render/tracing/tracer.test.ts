import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import { TriangleList } from '../../triangle-list.ts';
import { createBufferPool } from '../memory/buffer-pool.ts';
import { createWorkspace } from '../memory/workspace.ts';
import { buildHierarchy, countTraced, hierarchyBytes } from './hierarchy.ts';
import { Ray } from './ray.ts';
import { createTracer } from './tracer.ts';

const plain = { name: 'plain', surface: 'opaque', albedo: [0.5, 0.5, 0.5] } as const;

function tracerOver(list: TriangleList) {
  const workspace = createWorkspace();
  const count = countTraced(list);
  workspace.begin(hierarchyBytes(count));
  return createTracer(workspace, buildHierarchy(list, count, workspace, createBufferPool()));
}

function litter(count: number): TriangleList {
  const random = createRandom(4);
  const list = new TriangleList();
  for (let index = 0; index < count; index++) {
    const at: Vector3 = [random.between(-9, 9), random.between(-9, 9), random.between(-9, 9)];
    const corner = (): Vector3 => [
      at[0] + random.between(-1, 1),
      at[1] + random.between(-1, 1),
      at[2] + random.between(-1, 1),
    ];
    list.add(corner(), corner(), corner(), list.material(plain), 0);
  }
  return list;
}

/** Brute force over all triangles, as reference. */
function nearestByHand(list: TriangleList, o: Vector3, d: Vector3): { hit: number; at: number } {
  let hit = -1;
  let at = Infinity;
  for (let triangle = 0; triangle < list.count; triangle++) {
    const p = list.positions.subarray(triangle * 9, triangle * 9 + 9);
    const n = list.normals.subarray(triangle * 9, triangle * 9 + 3);
    const facing = n[0]! * d[0] + n[1]! * d[1] + n[2]! * d[2];
    const away = n[0]! * (p[0]! - o[0]) + n[1]! * (p[1]! - o[1]) + n[2]! * (p[2]! - o[2]);
    const distance = away / facing;
    if (!(distance > 1e-4) || distance >= at) continue;
    const x = [o[0] + d[0] * distance, o[1] + d[1] * distance, o[2] + d[2] * distance];
    const isInside = [0, 3, 6].every((from) => {
      const to = (from + 3) % 9;
      const ex = p[to]! - p[from]!;
      const ey = p[to + 1]! - p[from + 1]!;
      const ez = p[to + 2]! - p[from + 2]!;
      const qx = x[0]! - p[from]!;
      const qy = x[1]! - p[from + 1]!;
      const qz = x[2]! - p[from + 2]!;
      const side =
        (ey * qz - ez * qy) * n[0]! + (ez * qx - ex * qz) * n[1]! + (ex * qy - ey * qx) * n[2]!;
      return side >= 0;
    });
    if (!isInside) continue;
    hit = triangle;
    at = distance;
  }
  return { hit, at };
}

test('finds the nearest triangle', () => {
  const list = litter(600);
  const tracer = tracerOver(list);
  const random = createRandom(8);
  let hits = 0;
  for (let ray = 0; ray < 300; ray++) {
    const o: Vector3 = [random.between(-12, 12), random.between(-12, 12), random.between(-12, 12)];
    const raw = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)] as const;
    const length = Math.hypot(...raw);
    const d: Vector3 = [raw[0] / length, raw[1] / length, raw[2] / length];
    const expected = nearestByHand(list, o, d);
    const along = new Ray().from(...o).towards(...d);
    const hit = tracer.closest(along, 1000);
    // A ray through a shared edge may count either way; none of these does.
    expect(hit).toBe(expected.hit);
    if (hit < 0) continue;
    hits++;
    expect(tracer.distance).toBeCloseTo(expected.at, 3);
    expect(tracer.blocked(along, expected.at * 1.01)).toBe(true);
  }
  expect(hits).toBeGreaterThan(30);
});

test('traces rays along the axes', () => {
  const list = new TriangleList();
  list.addQuad([-1, -1, -3], [1, -1, -3], [1, 1, -3], [-1, 1, -3], list.material(plain), 0);
  const tracer = tracerOver(list);
  const ray = new Ray().from(0.2, 0.1, 0);
  expect(tracer.closest(ray.towards(0, 0, -1), 100)).toBeGreaterThanOrEqual(0);
  expect(tracer.distance).toBeCloseTo(3, 5);
  expect(tracer.closest(ray.towards(0, 1, 0), 100)).toBe(-1);
});

test('an empty scene stops no ray', () => {
  const tracer = tracerOver(new TriangleList());
  expect(tracer.closest(new Ray().towards(0, 0, 1), 100)).toBe(-1);
});
