import { expect, test } from 'vitest';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { allowedContrast, allowedShift } from './object-contrast.ts';

const scene = syntheticScene();
const { widthPx, heightPx } = scene.photo;

/** An even wall with posts of the given code in front. */
function wallWithPosts(wall: number, posts: number) {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3);
  const cover = new Uint8Array(widthPx * heightPx);
  for (let index = 0; index < cover.length; index++) {
    const isPost = (index % widthPx) % 80 < 20;
    data.fill(isPost ? posts : wall, index * 3, index * 3 + 3);
    cover[index] = isPost ? 0 : 255;
  }
  const analysis = { ...scene, photo: { widthPx, heightPx, data } };
  return (gain: number) => gain + Math.log(allowedContrast(analysis, cover, gain));
}

test("a light wall doesn't get as dark as the posts in front", () => {
  const gainOf = wallWithPosts(180, 100);
  const left = 180 * Math.exp(gainOf(-1.4) / 2.3) - 100;
  expect(left).toBeGreaterThan(0.5 * 80);
});

test('nor as light as the white frames in front', () => {
  const gainOf = wallWithPosts(170, 240);
  expect(gainOf(0.7)).toBeLessThan(0.45);
});

test('in front of white things it may be as dark as requested, behind dark ones as light', () => {
  expect(wallWithPosts(180, 240)(-1.4)).toBeCloseTo(-1.4, 5);
  expect(wallWithPosts(150, 60)(0.7)).toBeCloseTo(0.7, 5);
});

test('a dark cupboard is lightened only while lighter things beside it stay visible', () => {
  const cupboard = 3;
  const steps = { nodes: [cupboard, 8, cupboard, -1], lightness: [0.3, 0.5, 0.3, 0.55] };
  expect(allowedShift(steps, [0.18, 0, 0.18, 0]) * 0.18).toBeLessThanOrEqual(0.1);
  expect(allowedShift(steps, [0.18, 0.18, 0.18, 0])).toBeLessThan(1);
  const among = { ...steps, nodes: [cupboard, 8, cupboard, 8] };
  expect(allowedShift(among, [0.18, 0.18, 0.18, 0.18])).toBe(1);
});
