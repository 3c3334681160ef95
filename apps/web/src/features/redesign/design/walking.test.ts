import { expect, test } from 'vitest';
import { eyeMetres, type Step, stepOfKey, turnOfKey, walked } from './walking.ts';

const room = { halfWidth: 2, halfDepth: 3 };
const step = (...steps: Step[]) => new Set(steps);

test('walking goes in the direction of view', () => {
  expect(walked({ x: 0, z: 0 }, 0, step('forward'), 1, room)).toEqual({ x: 0, z: -1 });
  const left = walked({ x: 0, z: 0 }, Math.PI / 2, step('forward'), 1, room);
  expect([left.x.toFixed(2), Math.abs(left.z).toFixed(2)]).toEqual(['-1.00', '0.00']);
  expect(walked({ x: 0, z: 0 }, 0, step('right'), 1, room)).toEqual({ x: 1, z: 0 });
});

test.each([
  [['forward'], { x: -1, z: 0 }],
  [['back'], { x: 1, z: 0 }],
  [['right'], { x: 0, z: -1 }],
  [['left'], { x: 0, z: 1 }],
  [['forward', 'right'], { x: -Math.SQRT1_2, z: -Math.SQRT1_2 }],
] as const)('facing -x, a metre %j', (steps, { x, z }) => {
  const stand = walked({ x: 0, z: 0 }, Math.PI / 2, step(...steps), 1, room);
  expect(stand.x).toBeCloseTo(x, 4);
  expect(stand.z).toBeCloseTo(z, 4);
});

test('stops at walls, and with opposite keys', () => {
  expect(walked({ x: 0, z: 0 }, 0, step('forward'), 9, room).z).toBe(-2.7);
  expect(walked({ x: 1, z: 1 }, 0, step('left', 'right'), 1, room)).toEqual({ x: 1, z: 1 });
});

test('the left arrow turns to the left, letters walk, and eyes are at 1.6 m', () => {
  expect(turnOfKey).toEqual({ ArrowLeft: 1, ArrowRight: -1 });
  expect(stepOfKey).toEqual({
    ...{ KeyW: 'forward', ArrowUp: 'forward', KeyS: 'back', ArrowDown: 'back' },
    ...{ KeyA: 'left', KeyD: 'right' },
  });
  expect(eyeMetres).toBe(1.6);
});

test('each wall stops a walk at 30 cm, and a room that is too small keeps its middle', () => {
  expect(walked({ x: 0, z: 0 }, 0, step('back'), 9, room).z).toBe(2.7);
  expect(walked({ x: 0, z: 0 }, 0, step('right'), 9, room).x).toBe(1.7);
  expect(walked({ x: 0, z: 0 }, 0, step('left'), 9, room).x).toBe(-1.7);
  const small = { halfWidth: 0.2, halfDepth: 0.2 };
  expect(Math.abs(walked({ x: 0.1, z: 0 }, 0, step('left'), 9, small).x)).toBe(0);
});
