import { expect, test } from 'vitest';
import { surfaceOf } from '../../sense/analysis.ts';
import { renderRestyle } from '../render.ts';
import type { RestyleRequest } from '../request.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';

// Renders many pictures.
const room = syntheticScene();
const request: RestyleRequest = {
  style: 'Classic',
  roomType: 'Living Room',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  strength: 0.45,
  cfgScale: 10,
  steps: 50,
  seed: 0,
  decor: 'light',
};

/** Share of a surface that differs between two pictures. */
function changed(
  name: 'floor' | 'window' | 'object' | 'ceiling',
  p: Uint8ClampedArray,
  q: Uint8ClampedArray,
) {
  const matte = surfaceOf(room, name).matte.data;
  let all = 0;
  let off = 0;
  for (let index = 0; index < matte.length; index++) {
    if (matte[index]! < 1) continue;
    all++;
    if (Math.abs(p[index * 3]! - q[index * 3]!) > 12) off++;
  }
  return off / all;
}

test('a living room gets a rug behind existing things, and no change to the ceiling', () => {
  const bare = renderRestyle(room, { ...request, decor: 'off' });
  const full = renderRestyle(room, request);
  expect(bare.decor).toEqual([]);
  expect(full.decor).toContain('rug');
  expect(changed('floor', bare.image.data, full.image.data)).toBeGreaterThan(0.1);
  expect(changed('object', bare.image.data, full.image.data)).toBeLessThan(0.03);
  expect(changed('ceiling', bare.image.data, full.image.data)).toBeLessThan(0.03);
});

test('a garage gets nothing, a bathroom no rug', () => {
  expect(renderRestyle(room, { ...request, roomType: 'Garage' }).decor).toEqual([]);
  expect(renderRestyle(room, { ...request, roomType: 'Bathroom' }).decor).not.toContain('rug');
});

test('no picture overlaps the edges of a door or a cupboard', () => {
  expect(renderRestyle(room, { ...request, widthPx: 200 }).decor).toContain('picture');
  const edges = Array.from({ length: 40 }, (_, index) => {
    const x = (index + 0.5) * (room.photo.widthPx / 40);
    return { x1: x, y1: 0, x2: x, y2: room.photo.heightPx, axis: 1 } as const;
  });
  const doors = { ...room, segments: edges };
  expect(renderRestyle(doors, { ...request, widthPx: 200 }).decor).not.toContain('picture');
});

test('a picture on a dim wall is no brighter than paper there', () => {
  const dim = {
    ...room,
    photo: { ...room.photo, data: room.photo.data.map((code) => code * 0.35) },
  };
  // A bright window must not affect the room's white level.
  for (let at = 0; at < 40 * room.photo.widthPx * 3; at++) dim.photo.data[at] = 255;
  const brightest = (scene: typeof room) => {
    const bare = renderRestyle(scene, { ...request, style: 'Minimal', decor: 'off' });
    const hung = renderRestyle(scene, { ...request, style: 'Minimal' });
    expect(hung.decor).toContain('picture');
    const wall = surfaceOf(scene, 'wall').matte.data;
    let most = 0;
    for (let index = 0; index < wall.length; index++) {
      if (wall[index]! < 1) continue;
      const added = hung.image.data[index * 3]! - bare.image.data[index * 3]!;
      if (added > 12) most = Math.max(most, hung.image.data[index * 3]!);
    }
    return most;
  };
  expect(brightest(room)).toBeGreaterThan(brightest(dim) + 20);
});

test('nothing is added on uncertain surfaces', () => {
  expect(renderRestyle(syntheticScene({ confidence: 0.5 }), request).decor).toEqual([]);
});

test('full decor furnishes an empty room, small things included', () => {
  const { decor } = renderRestyle(room, { ...request, decor: 'full' });
  expect(decor).toContain('sofa');
  expect(decor.length).toBeGreaterThan(2);
});

test('no rug on rubble', () => {
  const rubble = syntheticScene();
  const { data, widthPx } = rubble.photo;
  const floor = surfaceOf(rubble, 'floor').matte.data;
  for (let index = 0; index < floor.length; index++) {
    const isStone = Math.floor(index / widthPx / 3) % 2 === Math.floor((index % widthPx) / 3) % 2;
    if (floor[index] === 1 && isStone) data.fill(30, index * 3, index * 3 + 3);
  }
  expect(renderRestyle(room, request).decor).toContain('rug');
  expect(renderRestyle(rubble, request).decor).not.toContain('rug');
});
