import { expect, test } from 'vitest';
import type { Scene, SceneMaterial } from '../scene-model.ts';
import { toClayModel } from './clay.ts';

const opaque = (albedo: SceneMaterial['albedo']) =>
  ({ name: 'paint', surface: 'opaque', roughness: 0.3, albedo }) as SceneMaterial;

/** Clay version of a painted object. */
function clayOf(material: SceneMaterial) {
  const triangles = { count: 0, roles: new Uint8Array(0), materials: new Uint16Array(0) };
  const scene = { triangles, materials: [material], lights: [], setting: {} };
  return toClayModel(scene as unknown as Scene).materials[0]!;
}

// 0.78 × (0.82 + 0.18 × min(1, 2.2 × weighted luminance of the paint)), calculated by hand.
test.each([
  ['black', [0, 0, 0], 0.6396],
  ['blue', [0, 0, 1], 0.67358],
  ['red', [1, 0, 0], 0.73226],
  ['green', [0, 1, 0], 0.78],
  ['half a grey', [0.25, 0.25, 0.25], 0.71682],
  ['white', [1, 1, 1], 0.78],
] as const)('%s becomes clay of a distinct shade', (_name, albedo, red) => {
  const clay = clayOf(opaque(albedo));
  expect(clay.albedo[0]).toBeCloseTo(red, 4);
  // The clay is slightly warm, whatever the paint.
  expect(clay.albedo[1] / clay.albedo[0]).toBeCloseTo(0.98077, 4);
  expect(clay.albedo[2] / clay.albedo[0]).toBeCloseTo(0.94872, 4);
  expect(clay.roughness).toBe(0.95);
});
