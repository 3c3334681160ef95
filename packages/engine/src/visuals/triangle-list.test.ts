import { expect, test } from 'vitest';
import { triangleFlags } from './scene-model.ts';
import { TriangleList } from './triangle-list.ts';

const plain = { name: 'plain', surface: 'opaque', albedo: [0.5, 0.5, 0.5] } as const;

test('keeps every triangle while its arrays grow', () => {
  const list = new TriangleList();
  const stone = list.material({ name: 'stone', surface: 'opaque', albedo: [0.5, 0.5, 0.5] });
  const wall = list.object('wall', 'long wall', { subject: true });
  for (let x = 0; x < 5000; x++) list.add([x, 0, 0], [x + 1, 0, 0], [x, 1, 0], stone, wall);
  expect(list.count).toBe(5000);
  expect(list.positions[4999 * 9]).toBe(4999);
  expect([...list.normals.subarray(4999 * 9, 4999 * 9 + 3)]).toEqual([0, 0, 1]);
  expect(list.objects[4999]).toBe(wall);
});

test('a released list is empty', () => {
  const list = new TriangleList();
  list.add([0, 0, 0], [1, 0, 0], [0, 1, 0], list.material(plain), 0);
  const { positions } = list;
  list.release();
  expect([list.count, list.positions.length, positions.buffer.byteLength]).toEqual([0, 0, 0]);
});

test('gives a degenerate triangle a unit normal', () => {
  const list = new TriangleList();
  list.add([0, 0, 0], [0, 0, 0], [0, 0, 0], list.material(plain), 0);
  expect([...list.normals.subarray(0, 3)]).toEqual([0, 1, 0]);
});

test('marks refined triangles and keeps one entry per material name', () => {
  const list = new TriangleList();
  const first = list.material({ name: 'oak', surface: 'opaque', albedo: [0.3, 0.2, 0.1] });
  expect(list.material({ name: 'oak', surface: 'opaque', albedo: [1, 1, 1] })).toBe(first);
  const triangle = list.add([0, 0, 0], [1, 0, 0], [0, 1, 0], first, 0);
  list.setUvs(triangle, [0, 0, 1, 0, 0, 1]);
  expect(list.flags[triangle]).toBe(triangleFlags.ownUv);
  list.setNormals(triangle, [0, 0, 1], [0, 0, 1], [0, 1, 0]);
  expect(list.flags[triangle]).toBe(triangleFlags.ownUv | triangleFlags.smooth);
});
