import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { roomBox } from '../light/room-light.ts';
import { roomRules } from '../looks/rooms.ts';
import { interiorLooks } from '../looks/style-looks.ts';
import { renderRestyle } from '../render.ts';
import type { RestyleRequest } from '../request.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { decorate } from './decorate.ts';
import { emptyLayer } from './layer.ts';

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

const livingRoom = roomRules.find(({ name }) => name === 'Living Room')!;
const bareRoom = { ...livingRoom, hasArt: false, hasRug: false, hasPlant: false, staging: null };

test.each([
  ['picture', { hasArt: true }],
  ['rug', { hasRug: true }],
  ['plant', { hasPlant: true }],
])(
  'a %s is within its rows with its shadow, and leaves nothing for the next photo',
  (name, has) => {
    const { layer, names } = decorate({
      ...{ analysis: room, box: roomBox(room), level: 'light', whiteLevel: 0.8, seed: 1 },
      ...{ look: interiorLooks.find((look) => look.name === 'Minimal')! },
      ...{ room: { ...bareRoom, ...has }, random: createRandom(1) },
    })!;
    expect(new Set(names)).toEqual(new Set([name]));
    const { widthPx, heightPx, top, bottom } = layer;
    const rowsWith = (isThere: (index: number) => boolean) =>
      Array.from({ length: heightPx }, (_, y) => y).filter((y) =>
        Array.from({ length: widthPx }, (_, x) => y * widthPx + x).some(isThere),
      );
    const covered = rowsWith((index) => layer.cover[index]! > 0);
    const shaded = rowsWith((index) => layer.shade[index]! < 255);
    expect(shaded.at(-1)).toBeGreaterThanOrEqual(covered.at(-1)!);
    expect(top).toBeLessThanOrEqual(Math.min(covered[0]!, shaded[0]!));
    expect(bottom).toBeGreaterThanOrEqual(shaded.at(-1)!);
    const next = emptyLayer(widthPx, heightPx);
    expect(next.cover.every((value) => value === 0)).toBe(true);
    expect(next.shade.every((value) => value === 255)).toBe(true);
  },
);
