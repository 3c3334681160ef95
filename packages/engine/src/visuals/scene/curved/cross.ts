import type { Vector3 } from '../../scene-model.ts';

export const cross = (a: Vector3, c: Vector3): Vector3 => [
  a[1] * c[2] - a[2] * c[1],
  a[2] * c[0] - a[0] * c[2],
  a[0] * c[1] - a[1] * c[0],
];
