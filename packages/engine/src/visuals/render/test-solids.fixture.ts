/** Building blocks of test scenes: boxes, plain materials, weather. */
import type { LinearRgb } from '../../colour/oklab.ts';
import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import type { SceneSetting } from '../scene-setting.ts';
import type { TriangleList } from '../triangle-list.ts';

export function box(
  list: TriangleList,
  low: Vector3,
  high: Vector3,
  material: MaterialHandle,
  object: number,
  role: (typeof triangleRoles)[keyof typeof triangleRoles] = triangleRoles.solid,
): void {
  const [x0, y0, z0] = low;
  const [x1, y1, z1] = high;
  const quad = (a: Vector3, b: Vector3, c: Vector3, d: Vector3) => {
    list.add(a, b, c, material, object, role);
    list.add(a, c, d, material, object, role);
  };
  quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]);
  quad([x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]);
  quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]);
  quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]);
  quad([x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]);
  quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]);
}

export const opaque = (
  list: TriangleList,
  name: string,
  albedo: LinearRgb,
  more: Partial<Parameters<TriangleList['material']>[0]> = {},
) => list.material({ name, surface: 'opaque', albedo, ...more });

export const dayOutside: SceneSetting = {
  time: 'day',
  weather: 'clear',
  season: 'summer',
  sunAzimuthRad: -0.7,
  snowCover: false,
  indoors: false,
};
