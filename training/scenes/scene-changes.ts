/**
 * Additions of what photos have and our scenes have too seldom: doors, tall and low things before walls, a
 * worktop before the camera, sloping ceilings, a flash.
 */
import type { Random } from '../../packages/engine/src/random/random.ts';
import type {
  Box3,
  MaterialHandle,
  Scene,
  SceneLight,
  Vector3,
} from '../../packages/engine/src/visuals/scene-model.ts';
import { TriangleList } from '../../packages/engine/src/visuals/triangle-list.ts';
import { drawColour, lit } from './scene-paint.ts';

function listOf(scene: Scene): TriangleList {
  if (scene.triangles instanceof TriangleList) return scene.triangles;
  throw new Error('A scene that was not built here.');
}

/** One side of the room lower than the other, the more the higher up. */
export function slope(scene: Scene, random: Random): void {
  const { positions, count } = scene.triangles;
  const { min, max } = scene.camera.subject;
  const axis = random.chance(0.6) ? 0 : 2;
  const rise = random.between(0.25, 0.6) * (random.chance(0.5) ? 1 : -1);
  const knee = random.between(1, 1.9);
  const reach = (max[axis] - min[axis]) / 2;
  for (let at = 0; at < count * 9; at += 3) {
    const height = positions[at + 1]!;
    if (height <= knee) continue;
    const side = Math.max(-1.2, Math.min(1.2, positions[at + axis]! / reach));
    positions[at + 1] = height + (height - knee) * rise * side;
  }
}

/** A flash, or a lamp beside the photographer. */
export function flash(scene: Scene, at: Vector3, random: Random): Scene {
  const level = random.between(1.5, 6);
  const light: SceneLight = {
    kind: 'point',
    position: at,
    radiusMetres: 0.15,
    intensity: [level, level * 0.97, level * 0.92],
    when: 'always',
  };
  return { ...scene, lights: [...scene.lights, light] };
}

/** Doors in walls and boxes that stand before them, as wardrobes, fridges, chests and cartons do. */
export function addThings(scene: Scene, random: Random): void {
  const { min, max } = scene.camera.subject;
  const doors = random.pick([0, 1, 1, 2]);
  const things = random.pick([0, 0, 1, 2, 4]);
  for (let k = 0; k < doors; k++) {
    const width = random.between(0.7, 1.1);
    const top = random.between(1.95, 2.2);
    standAtWall(scene, random, { label: 'door', width, depth: 0.04, bottom: 0, top });
  }
  for (let k = 0; k < things; k++) {
    const isTall = random.chance(0.45);
    const top = isTall ? random.between(1.5, max[1] - min[1]) : random.between(0.35, 1.1);
    const depth = random.between(0.3, 0.75);
    const width = random.between(0.4, 1.9);
    standAtWall(scene, random, { label: 'furniture', width, depth, bottom: 0, top });
  }
  if (random.chance(0.3)) {
    const bottom = random.between(1.3, 1.6);
    const depth = random.between(0.25, 0.4);
    const width = random.between(0.6, 2.5);
    standAtWall(scene, random, { label: 'furniture', width, depth, bottom, top: max[1] - 0.2 });
  }
}

interface WallThing {
  readonly label: 'door' | 'furniture';
  readonly width: number;
  readonly depth: number;
  readonly bottom: number;
  readonly top: number;
}

function standAtWall(scene: Scene, random: Random, thing: WallThing): void {
  const { label, width, depth, bottom, top } = thing;
  const { min, max } = scene.camera.subject;
  const side = random.pick(['back', 'left', 'right'] as const);
  const along =
    side === 'back'
      ? random.between(min[0], max[0] - width)
      : random.between(min[2], max[2] + 0.6 - width);
  const box: Record<typeof side, Box3> = {
    back: { min: [along, bottom, min[2]], max: [along + width, top, min[2] + depth] },
    left: { min: [min[0], bottom, along], max: [min[0] + depth, top, along + width] },
    right: { min: [max[0] - depth, bottom, along], max: [max[0], top, along + width] },
  };
  addFronted(scene, random, label, box[side], side);
}

/** A worktop, table or bed end that the lower edge of the picture cuts off. */
export function addForeground(scene: Scene, eye: Vector3, look: Vector3, random: Random): void {
  const list = listOf(scene);
  const away = Math.hypot(look[0] - eye[0], look[2] - eye[2]);
  const ahead = random.between(0.7, 1.3);
  const x = eye[0] + ((look[0] - eye[0]) / away) * ahead;
  const z = eye[2] + ((look[2] - eye[2]) / away) * ahead;
  const [wide, deep] = [random.between(0.5, 1.6), random.between(0.25, 0.6)];
  const top = eye[1] - random.between(0.35, 0.9);
  if (top < 0.3) return;
  const material = newMaterial(list, random);
  const object = list.object('furniture', 'worktop');
  addBox(
    list,
    { min: [x - wide, top - 0.05, z - deep], max: [x + wide, top, z + deep] },
    material,
    object,
  );
  const inset = 0.04;
  addBox(
    list,
    {
      min: [x - wide + inset, 0, z - deep + inset],
      max: [x + wide - inset, top - 0.05, z + deep - inset],
    },
    newMaterial(list, random),
    object,
  );
}

/** A box whose front is divided into leaves, with a gap around each. */
function addFronted(
  scene: Scene,
  random: Random,
  label: 'door' | 'furniture',
  box: Box3,
  side: 'back' | 'left' | 'right',
): void {
  const list = listOf(scene);
  const carcass = newMaterial(list, random);
  const front = random.chance(0.6) ? newMaterial(list, random, carcass) : carcass;
  const object = list.object(label, label === 'door' ? 'door' : 'cupboard');
  addBox(list, box, carcass, object);
  const axis = side === 'back' ? 0 : 2;
  const leaves = label === 'door' ? 1 : random.integer(1, 3);
  const rows = label === 'door' ? random.integer(1, 3) : random.pick([1, 1, 2, 3]);
  const span = (box.max[axis] - box.min[axis]) / leaves;
  const rise = (box.max[1] - box.min[1]) / rows;
  const gap = label === 'door' ? random.between(0.08, 0.15) : random.between(0.008, 0.03);
  for (let leaf = 0; leaf < leaves; leaf++) {
    for (let row = 0; row < rows; row++) {
      const low = [...box.min] as [number, number, number];
      const high = [...box.max] as [number, number, number];
      low[axis] = box.min[axis] + leaf * span + gap;
      high[axis] = box.min[axis] + (leaf + 1) * span - gap;
      low[1] = box.min[1] + row * rise + gap;
      high[1] = box.min[1] + (row + 1) * rise - gap;
      const other = axis === 0 ? 2 : 0;
      if (side === 'right') [low[0], high[0]] = [box.min[0] - 0.02, box.min[0]];
      else [low[other], high[other]] = [box.max[other], box.max[other] + 0.02];
      addBox(list, { min: low, max: high }, front, object);
    }
  }
}

function newMaterial(list: TriangleList, random: Random, like?: number): MaterialHandle {
  const albedo =
    like !== undefined && random.chance(0.7)
      ? lit(list.materialTable[like]!.albedo, () => random.between(0.85, 1))
      : drawColour(random);
  const name = `drawn ${list.materialTable.length}`;
  return list.material({ name, surface: 'opaque', albedo, roughness: random.between(0.2, 0.9) });
}

function addBox(
  list: TriangleList,
  { min, max }: Box3,
  material: MaterialHandle,
  object: number,
): void {
  const corner = (bits: number): Vector3 => [
    bits & 1 ? max[0] : min[0],
    bits & 2 ? max[1] : min[1],
    bits & 4 ? max[2] : min[2],
  ];
  for (const face of [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
  ] as const) {
    const [a, b, c, d] = face.map(corner) as [Vector3, Vector3, Vector3, Vector3];
    list.addQuad(a, b, c, d, material, object);
  }
}
