import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { buildScene } from '../scene/build-scene.ts';
import { drawScene } from './drawings.ts';
import { sceneToGlb } from './gltf.ts';

interface Report {
  readonly issues: {
    readonly numErrors: number;
    readonly numWarnings: number;
    readonly messages: readonly { readonly code: string; readonly message: string }[];
  };
  readonly info: { readonly totalTriangleCount: number };
}
const validator = createRequire(import.meta.url)('gltf-validator') as {
  validateBytes(bytes: Uint8Array, options: { maxIssues: number }): Promise<Report>;
};

test.each(['cottage with a hedge', 'modern villa with pool', 'kitchen with an island'])(
  'the model of a %s opens without warnings',
  async (prompt) => {
    const scene = buildScene(readBrief(prompt), 2);
    const { issues, info } = await validator.validateBytes(sceneToGlb(scene), { maxIssues: 10 });
    expect(issues.messages.slice(0, 3)).toEqual([]);
    expect(issues.numErrors + issues.numWarnings).toBe(0);
    expect(info.totalTriangleCount).toBeGreaterThan(3000);
  },
);

test('an elevation has the true width and height', () => {
  const scene = buildScene(readBrief('two storey farmhouse'), 2);
  const svg = drawScene(scene, 'elevation');
  const spoken = [...svg.matchAll(/>([\d.]+) m</g)].map(([, value]) => Number(value));
  let [left, right] = [Infinity, -Infinity];
  for (let index = 0; index < scene.triangles.count; index++) {
    if (!scene.objects[scene.triangles.objects[index]!]!.subject) continue;
    for (let corner = 0; corner < 9; corner += 3) {
      left = Math.min(left, scene.triangles.positions[index * 9 + corner]!);
      right = Math.max(right, scene.triangles.positions[index * 9 + corner]!);
    }
  }
  expect(spoken.some((value) => Math.abs(value - (right - left)) < 0.25)).toBe(true);
  expect(svg.startsWith('<svg')).toBe(true);
});

test('a plan shows cut walls and both dimensions', () => {
  const svg = drawScene(buildScene(readBrief('bedroom'), 3), 'plan');
  expect(svg).toContain('stroke-width=".14"');
  expect([...svg.matchAll(/>[\d.]+ m</g)].length).toBeGreaterThanOrEqual(2);
});
