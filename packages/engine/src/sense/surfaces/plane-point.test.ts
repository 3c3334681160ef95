import { expect, test } from 'vitest';
import type { Camera, ScenePlane, Vector3 } from '../analysis.ts';
import { createPlanePoint, planeSampler, projectPoint } from './plane-point.ts';

/** World to camera: turned to the right, then down, then rolled. */
function turnedCamera([yaw, pitch, roll]: Vector3): Camera {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  const level = [
    [cy, 0, -sy],
    [-sp * sy, cp, -sp * cy],
    [cp * sy, sp, cp * cy],
  ] as const;
  const [right, down, ahead] = level;
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)];
  const rows = [
    right.map((value, k) => cr * value - sr * down[k]!),
    right.map((value, k) => sr * value + cr * down[k]!),
    ahead,
  ];
  return {
    focalPx: 500,
    principal: { x: 320, y: 240 },
    rotation: Float64Array.from(rows.flat()),
    pitchDegrees: (pitch * 180) / Math.PI,
    rollDegrees: (roll * 180) / Math.PI,
    yawDegrees: (yaw * 180) / Math.PI,
    confidence: 1,
  };
}

const [floor, back, left]: readonly [ScenePlane, ScenePlane, ScenePlane] = [
  {
    id: 'floor',
    distance: 1.6,
    normal: [0, 1, 0],
    confidence: 1,
    uAxis: [1, 0, 0],
    vAxis: [0, 0, 1],
  },
  {
    id: 'wall-back',
    distance: 4,
    normal: [0, 0, 1],
    confidence: 1,
    uAxis: [1, 0, 0],
    vAxis: [0, 1, 0],
  },
  {
    id: 'wall-left',
    distance: -2,
    normal: [1, 0, 0],
    confidence: 1,
    uAxis: [0, 0, 1],
    vAxis: [0, 1, 0],
  },
];
const turns: readonly Vector3[] = [
  [0, 0, 0],
  [0.3, 0, 0],
  [0, 0.25, 0],
  [0, 0, 0.1],
  [-0.35, 0.2, -0.08],
];

test.each<[ScenePlane, Vector3, { readonly u: number; readonly v: number }]>([
  [floor, [0.4, 1.6, 3.1], { u: 0.4, v: 3.1 }],
  [back, [-0.7, 0.5, 4], { u: -0.7, v: 0.5 }],
  [left, [-2, -0.3, 3.5], { u: 3.5, v: -0.3 }],
])('a known place on $id is read where the camera shows it', (plane, point, seen) => {
  for (const turn of turns) {
    const camera = turnedCamera(turn);
    const at = projectPoint(camera, ...point)!;
    const sample = planeSampler(camera, plane);
    const out = createPlanePoint();
    expect(sample(at.x, at.y, out)).toBe(true);
    expect([out.u, out.v]).toEqual([expect.closeTo(seen.u, 9), expect.closeTo(seen.v, 9)]);
    const m = camera.rotation;
    const ahead = m[6]! * point[0] + m[7]! * point[1] + m[8]! * point[2];
    expect(out.depth).toBeCloseTo(ahead, 9);
    // By differences, over a hundredth of a pixel.
    const beside = createPlanePoint();
    sample(at.x + 0.01, at.y, beside);
    expect((beside.u - out.u) / 0.01).toBeCloseTo(out.dudx, 4);
    expect((beside.v - out.v) / 0.01).toBeCloseTo(out.dvdx, 4);
    sample(at.x, at.y + 0.01, beside);
    expect((beside.u - out.u) / 0.01).toBeCloseTo(out.dudy, 4);
    expect((beside.v - out.v) / 0.01).toBeCloseTo(out.dvdy, 4);
  }
});

test('nothing is read above the horizon, and nothing is shown behind the camera', () => {
  const camera = turnedCamera([0, 0, 0]);
  const sample = planeSampler(camera, floor);
  expect([239, 241, 243].map((y) => sample(320, y, createPlanePoint()))).toEqual([
    false,
    false,
    true,
  ]);
  expect(projectPoint(camera, 0, 0, -1)).toBeNull();
});
