/** A small room with everything the renderer must handle indoors: window, lamps, wood, fabric and a rug. */
import type { Scene } from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import type { SceneSetting } from '../scene-setting.ts';
import { TriangleList } from '../triangle-list.ts';
import { box, dayOutside, opaque } from './test-solids.fixture.ts';

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
  const { pane } = triangleRoles;
  list.add([-3.1, 0.6, 1.4], [-3.1, 0.6, -1.6], [-3.1, 2.4, -1.6], glass, window, pane);
  list.add([-3.1, 0.6, 1.4], [-3.1, 2.4, -1.6], [-3.1, 2.4, 1.4], glass, window, pane);
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
