/** A small scene with everything the renderer must handle outdoors: a villa, a pool, glass and trees. */
import { createRandom } from '../../random/random.ts';
import type { Scene, SceneLight, Vector3 } from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import type { SceneSetting } from '../scene-setting.ts';
import { TriangleList } from '../triangle-list.ts';
import { box, dayOutside, opaque } from './test-solids.fixture.ts';

function tree(list: TriangleList, x: number, z: number, height: number, seed: number): void {
  const random = createRandom(seed);
  const bark = opaque(list, 'bark', [0.1, 0.075, 0.05]);
  const leaves = list.material({
    name: 'leaves',
    surface: 'leaf',
    albedo: [0.05, 0.11, 0.025],
    accent: [0.13, 0.22, 0.06],
    leafMask: 'broad',
  });
  const trunk = list.object('trunk', 'trunk');
  const crown = list.object('leaf', 'crown');
  box(list, [x - 0.15, 0, z - 0.15], [x + 0.15, height * 0.5, z + 0.15], bark, trunk);
  const radius = height * 0.36;
  const spot = () => random.next() + random.next() + random.next() - 1.5;
  for (let cluster = 0; cluster < 1400; cluster++) {
    const dx = spot() * radius * 0.9;
    const dy = spot() * radius * 0.8;
    const dz = spot() * radius * 0.9;
    const middle: Vector3 = [x + dx, height * 0.66 + dy, z + dz];
    const size = random.between(0.35, 0.7);
    const corner = (): Vector3 => [
      middle[0] + (random.next() - 0.5) * size * 2,
      middle[1] + (random.next() - 0.5) * size * 2,
      middle[2] + (random.next() - 0.5) * size * 2,
    ];
    const index = list.add(corner(), corner(), corner(), leaves, crown, triangleRoles.detail);
    const length = Math.hypot(dx, dy, dz) || 1;
    const out: Vector3 = [dx / length, dy / length, dz / length];
    list.setNormals(index, out, out, out);
    list.openness[index] = 60 + 195 * Math.min(1, length / radius);
    list.tints[index] = random.integer(0, 255);
    if (cluster % 5 === 0)
      list.add(corner(), corner(), corner(), leaves, crown, triangleRoles.proxy);
  }
}

export function villaScene(setting: SceneSetting = dayOutside): Scene {
  const list = new TriangleList();
  const plaster = opaque(list, 'plaster', [0.72, 0.7, 0.66], { tile: { kind: 'plaster' } });
  const timber = opaque(list, 'timber', [0.36, 0.2, 0.1], { tile: { kind: 'timberBoards' } });
  const paving = opaque(list, 'paving', [0.42, 0.4, 0.36], { tile: { kind: 'pavers' } });
  const lawn = opaque(list, 'lawn', [0.09, 0.16, 0.04], { tile: { kind: 'grass' } });
  const frame = opaque(list, 'frame', [0.02, 0.02, 0.022], { roughness: 0.4 });
  const inside = opaque(list, 'inside wall', [0.55, 0.45, 0.33], {
    neverSnow: true,
    neverWet: true,
  });
  const boards = opaque(list, 'inside floor', [0.28, 0.18, 0.1], {
    tile: { kind: 'oakPlanks' },
    neverSnow: true,
    neverWet: true,
  });
  const glass = list.material({
    name: 'glass',
    surface: 'glass',
    albedo: [0.86, 0.9, 0.9],
    specular: 0.07,
  });
  const water = list.material({
    name: 'pool',
    surface: 'water',
    albedo: [0.05, 0.3, 0.36],
    rippleHeight: 0.35,
    poolGlow: 0.6,
    neverSnow: true,
  });
  const ground = list.object('grass', 'lawn');
  const terrace = list.object('terrace', 'terrace');
  const wall = list.object('wall', 'walls', { subject: true });
  const roof = list.object('roof', 'roof', { subject: true });
  const room = list.object('room', 'living room', { subject: true });
  const pool = list.object('water', 'pool');
  const window0 = list.object('window', 'glazing', { subject: true, storey: 0 });
  const window1 = list.object('window', 'upper glazing', { subject: true, storey: 1 });
  list.addQuad([-150, 0, 60], [150, 0, 60], [150, 0, -200], [-150, 0, -200], lawn, ground);
  box(list, [-11, -0.1, -6], [11, 0.1, 7.5], paving, terrace);
  // Ground floor: open to the front, a room behind the glass.
  box(list, [-8, 0.1, -5], [-7.7, 3.2, 4], plaster, wall);
  box(list, [7.7, 0.1, -5], [8, 3.2, 4], plaster, wall);
  box(list, [-8, 0.1, -5], [8, 3.2, -4.7], plaster, wall);
  box(list, [-8, 0.1, 3.7], [-4, 3.2, 4], timber, wall);
  list.addQuad(
    [-7.7, 0.14, 3.9],
    [7.7, 0.14, 3.9],
    [7.7, 0.14, -4.6],
    [-7.7, 0.14, -4.6],
    boards,
    room,
  );
  list.addQuad(
    [-7.7, 0.14, -4.6],
    [7.7, 0.14, -4.6],
    [7.7, 3.1, -4.6],
    [-7.7, 3.1, -4.6],
    inside,
    room,
  );
  list.addQuad(
    [-7.7, 3.1, -4.6],
    [7.7, 3.1, -4.6],
    [7.7, 3.1, 3.9],
    [-7.7, 3.1, 3.9],
    inside,
    room,
  );
  box(list, [-2, 0.14, -1], [0.4, 0.8, 0], opaque(list, 'sofa', [0.3, 0.3, 0.28]), room);
  box(list, [-4, 0.12, 3.8], [7.7, 3.1, 3.82], glass, window0, triangleRoles.pane);
  for (let x = -4; x <= 7.8; x += 2.34)
    box(list, [x - 0.03, 0.1, 3.76], [x + 0.03, 3.1, 3.86], frame, window0);
  box(list, [-8.6, 3.2, -5.4], [8.6, 3.55, 5.6], plaster, roof);
  // Upper floor.
  box(list, [-2, 3.55, -4.6], [7, 6.6, 4.4], timber, wall);
  const curtain = list.material({
    name: 'upper rooms',
    surface: 'curtainWall',
    albedo: [0.05, 0.05, 0.05],
    rooms: {
      roomWidthMetres: 3.6,
      storeyHeightMetres: 3.3,
      roomDepthMetres: 4.5,
      paneWidthMetres: 1.8,
      mullionMetres: 0.06,
      spandrelMetres: 0,
      litShare: 0.9,
      life: 'home',
      mullionColour: [0.02, 0.02, 0.022],
      seed: 4,
    },
    neverSnow: true,
  });
  list.addQuad([-1, 3.9, 4.42], [6, 3.9, 4.42], [6, 6.3, 4.42], [-1, 6.3, 4.42], curtain, window1);
  box(list, [-2.4, 6.6, -5], [7.4, 6.9, 5], plaster, roof);
  list.addQuad([-9, 0.06, 13], [7, 0.06, 13], [7, 0.06, 8.4], [-9, 0.06, 8.4], water, pool);
  box(list, [-9.6, -0.1, 8], [7.6, 0.1, 8.4], paving, terrace);
  box(list, [-9.6, -0.1, 13], [7.6, 0.1, 13.4], paving, terrace);
  const random = createRandom(5);
  for (let index = 0; index < 16; index++) {
    tree(list, random.between(-34, 34), random.between(-30, -10), random.between(7, 12), index);
  }
  tree(list, -14, 3, 8, 91);
  const lamps: SceneLight[] = [-5, 0, 5].map((x) => ({
    kind: 'point',
    position: [x, 3.1, 4.8],
    radiusMetres: 0.05,
    intensity: [1.1, 0.75, 0.4],
    direction: [0, -1, 0],
    lobe: 2,
  }));
  return {
    title: 'test villa',
    triangles: list,
    materials: list.materialTable,
    objects: list.objectTable,
    lights: lamps,
    setting,
    camera: {
      subject: { min: [-8.6, 0, -5.4], max: [8.6, 6.9, 5.6] },
      azimuthRad: 0.5,
      heightMetres: 1.65,
      horizontalFovDeg: 56,
      fill: 0.42,
    },
    facts: { storeys: 2, pool: true },
  };
}
