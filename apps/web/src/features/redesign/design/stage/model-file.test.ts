import { DoubleSide, FrontSide, Group, Mesh, MeshBasicMaterial, MeshStandardMaterial } from 'three';
import { expect, test } from 'vitest';
import { prepareModel } from './model-file.ts';

function named(name: string): Mesh {
  const mesh = new Mesh();
  mesh.name = name;
  mesh.material = new MeshStandardMaterial({ side: DoubleSide });
  return mesh;
}

function prepared(kind: 'room' | 'house', parts: readonly Mesh[]) {
  const grounds: MeshStandardMaterial[] = [];
  const things: Mesh[] = [];
  const model = new Group();
  model.add(...parts);
  prepareModel(model, kind, {
    onGround: (material) => void grounds.push(material),
    onThing: (mesh) => void things.push(mesh),
  });
  return { grounds, things: things.map(({ name }) => name) };
}

test('everything throws and takes shadows; the ground is none of the things', () => {
  const parts = ['ground', 'sofa', 'back_wall'].map(named);
  const ground = parts[0]!.material;
  const { grounds, things } = prepared('house', parts);
  expect(parts.map(({ castShadow, receiveShadow }) => [castShadow, receiveShadow])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
  expect(grounds).toHaveLength(1);
  expect(grounds[0]).toBe(ground);
  expect(things).toEqual(['sofa', 'back_wall']);
});

test('walls and ceiling of a room are seen from inside alone, and still throw shadows', () => {
  const parts = ['back_wall', 'left_wall', 'right_wall', 'near_wall', 'ceiling'].map(named);
  const [shared] = parts.map(({ material }) => material);
  prepared('room', [...parts, named('wall_clock')]);
  const sides = parts.map(({ material }) => {
    const { side, shadowSide } = material as MeshStandardMaterial;
    return [side, shadowSide];
  });
  expect(sides).toEqual(parts.map(() => [FrontSide, DoubleSide]));
  // Other meshes may share the material of a wall.
  expect((shared as MeshStandardMaterial).side).toBe(DoubleSide);
});

test('a house keeps its walls, and a room its things and foreign materials, from both sides', () => {
  const [wall, clock, plain] = ['back_wall', 'wall_clock', 'ceiling'].map(named);
  plain!.material = new MeshBasicMaterial({ side: DoubleSide });
  prepared('house', [wall!]);
  prepared('room', [clock!, plain!]);
  for (const mesh of [wall, clock, plain])
    expect((mesh!.material as MeshStandardMaterial).side).toBe(DoubleSide);
});

test('a part has the name of what it belongs to', () => {
  const [leg, part] = ['leg', 'part'].map(named);
  const lawn = new Group();
  lawn.userData.name = 'ground';
  lawn.add(part!);
  const model = new Group();
  model.add(lawn, leg!);
  const things: string[] = [];
  let grounds = 0;
  prepareModel(model, 'house', {
    onGround: () => {
      grounds += 1;
    },
    onThing: ({ name }) => void things.push(name),
  });
  expect({ things, grounds }).toEqual({ things: ['leg'], grounds: 1 });
});
