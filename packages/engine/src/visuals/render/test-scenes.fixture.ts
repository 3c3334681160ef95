/** Two small scenes with everything the renderer must cope with: a villa with a pool, and a room. */
import type { LinearRgb } from '../../colour/oklab.ts';
import { createRandom } from '../../random/random.ts';
import type { Scene, SceneLight, SceneSetting, Vector3 } from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import { TriangleList } from '../triangle-list.ts';

function box(
  list: TriangleList,
  low: Vector3,
  high: Vector3,
  material: number,
  object: number,
  role: (typeof triangleRoles)[keyof typeof triangleRoles] = triangleRoles.solid,
): void {
  const [x0, y0, z0] = low;
  const [x1, y1, z1] = high;
  const quad = (a: Vector3, b: Vector3, c: Vector3, d: Vector3) =>
    list.addQuad(a, b, c, d, material, object, role);
  quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
  quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]);
  quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]);
  quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
  quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]);
  quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
}

const opaque = (
  list: TriangleList,
  name: string,
  albedo: LinearRgb,
  more: Partial<Parameters<TriangleList['material']>[0]> = {},
) => list.material({ name, surface: 'opaque', albedo, ...more });

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

export const dayOutside: SceneSetting = {
  time: 'day',
  weather: 'clear',
  season: 'summer',
  sunAzimuthRad: -0.7,
  snowCover: false,
  indoors: false,
};

export function villaScene(setting: SceneSetting = dayOutside): Scene {
  const list = new TriangleList();
  const plaster = opaque(list, 'plaster', [0.72, 0.7, 0.66], { tile: { kind: 'plaster' } });
  const timber = opaque(list, 'timber', [0.36, 0.2, 0.1], { tile: { kind: 'timberBoards' } });
  const paving = opaque(list, 'paving', [0.42, 0.4, 0.36], { tile: { kind: 'pavers' } });
  const lawn = opaque(list, 'lawn', [0.09, 0.16, 0.04], { tile: { kind: 'grass' } });
  const frame = opaque(list, 'frame', [0.02, 0.02, 0.022], { roughness: 0.4 });
  const inside = opaque(list, 'inside wall', [0.55, 0.45, 0.33], {
    roomGlow: 0.5,
    neverSnow: true,
    neverWet: true,
  });
  const boards = opaque(list, 'inside floor', [0.28, 0.18, 0.1], {
    roomGlow: 0.4,
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
  box(
    list,
    [-2, 0.14, -1],
    [0.4, 0.8, 0],
    opaque(list, 'sofa', [0.3, 0.3, 0.28], { roomGlow: 0.4 }),
    room,
  );
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

export function roomScene(setting: SceneSetting = { ...dayOutside, indoors: true }): Scene {
  const list = new TriangleList();
  const paint = opaque(list, 'paint', [0.7, 0.68, 0.63], { tile: { kind: 'plaster' } });
  const green = opaque(list, 'green wall', [0.2, 0.26, 0.17], { tile: { kind: 'limewash' } });
  const floor = opaque(list, 'floor', [0.42, 0.28, 0.16], {
    tile: { kind: 'oakPlanks' },
    roughness: 0.4,
  });
  const cloth = opaque(list, 'cloth', [0.55, 0.5, 0.43], { tile: { kind: 'linen' } });
  const wood = opaque(list, 'wood', [0.3, 0.17, 0.08], {
    tile: { kind: 'walnutPlanks' },
    roughness: 0.4,
  });
  const rug = opaque(list, 'rug', [0.5, 0.46, 0.4], { tile: { kind: 'woolWeave' } });
  const white = opaque(list, 'white', [0.75, 0.75, 0.74]);
  const shade = opaque(list, 'lamp shade', [0.8, 0.7, 0.5], { emission: [3, 2, 1] });
  const glass = list.material({ name: 'glass', surface: 'glass', albedo: [0.92, 0.95, 0.94] });
  const lawn = opaque(list, 'lawn', [0.1, 0.17, 0.05], { tile: { kind: 'grass' } });
  const shell = list.object('wall', 'walls', { subject: true });
  const ground = list.object('floor', 'floor');
  const ceiling = list.object('ceiling', 'ceiling');
  const sofa = list.object('furniture', 'sofa');
  const table = list.object('furniture', 'table');
  const carpet = list.object('rug', 'rug');
  const lamp = list.object('lamp', 'standing lamp');
  const window = list.object('window', 'window', { storey: 0 });
  const garden = list.object('grass', 'garden');
  list.addQuad([-3, 0, 2.6], [3, 0, 2.6], [3, 0, -2.6], [-3, 0, -2.6], floor, ground);
  list.addQuad([-3, 2.7, -2.6], [3, 2.7, -2.6], [3, 2.7, 2.6], [-3, 2.7, 2.6], white, ceiling);
  list.addQuad([-3, 0, -2.6], [3, 0, -2.6], [3, 2.7, -2.6], [-3, 2.7, -2.6], green, shell);
  list.addQuad([3, 0, -2.6], [3, 0, 2.6], [3, 2.7, 2.6], [3, 2.7, -2.6], paint, shell);
  list.addQuad([3, 0, 2.6], [-3, 0, 2.6], [-3, 2.7, 2.6], [3, 2.7, 2.6], paint, shell);
  // Left wall with a window 0.9..2.3 by -1.6..1.4.
  const left = (y0: number, y1: number, z0: number, z1: number) =>
    box(list, [-3.2, y0, z0], [-3, y1, z1], paint, shell);
  left(0, 2.7, -2.6, -1.6);
  left(0, 2.7, 1.4, 2.6);
  left(0, 0.6, -1.6, 1.4);
  left(2.4, 2.7, -1.6, 1.4);
  box(list, [-3.12, 0.6, -0.13], [-3.06, 2.4, -0.07], white, window);
  list.addQuad(
    [-3.1, 0.6, 1.4],
    [-3.1, 0.6, -1.6],
    [-3.1, 2.4, -1.6],
    [-3.1, 2.4, 1.4],
    glass,
    window,
    triangleRoles.pane,
  );
  list.addQuad(
    [-3.2, -0.3, 40],
    [-3.2, -0.3, -40],
    [-80, -0.3, -40],
    [-80, -0.3, 40],
    lawn,
    garden,
  );
  box(list, [-1.1, 0, -2.4], [1.3, 0.42, -1.5], cloth, sofa);
  box(list, [-1.1, 0.42, -2.4], [1.3, 0.85, -2.15], cloth, sofa);
  box(list, [-0.5, 0.3, -0.8], [0.7, 0.36, -0.2], wood, table);
  for (const [x, z] of [
    [-0.45, -0.75],
    [0.6, -0.75],
    [-0.45, -0.3],
    [0.6, -0.3],
  ] as const) {
    box(list, [x, 0, z], [x + 0.05, 0.3, z + 0.05], wood, table);
  }
  box(list, [-1.5, 0.002, -1.6], [1.8, 0.012, 0.5], rug, carpet);
  box(list, [1.78, 0, -2.2], [1.82, 1.4, -2.16], wood, lamp);
  box(list, [1.62, 1.4, -2.36], [1.98, 1.7, -2], shade, lamp);
  return {
    title: 'test room',
    triangles: list,
    materials: list.materialTable,
    objects: list.objectTable,
    lights: [
      {
        kind: 'portal',
        corner: [-3.02, 0.6, -1.6],
        edgeU: [0, 0, 3],
        edgeV: [0, 1.8, 0],
        normal: [1, 0, 0],
      },
      {
        kind: 'point',
        position: [1.8, 1.55, -2.18],
        radiusMetres: 0.12,
        intensity: [1.6, 1.1, 0.6],
      },
    ],
    setting,
    camera: {
      subject: { min: [-3, 0, -2.6], max: [3, 2.7, 2.6] },
      azimuthRad: 0,
      heightMetres: 1.3,
      horizontalFovDeg: 74,
      standAt: [1.1, 1.3, 2.4],
      lookAt: [-0.2, 1.15, -2.6],
    },
    facts: {},
  };
}
