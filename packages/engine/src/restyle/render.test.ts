import { expect, test } from 'vitest';
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';
import { createRgbImage } from '../image/image.ts';
import { meanColour } from '../image/mean-colour.fixture.ts';
import type { Analysis } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { restyleWithGuard } from './guarded.ts';
import { exteriorStyles, interiorStyles } from './looks/names.ts';
import { exteriorMeans, interiorMeans } from './looks/style-means.fixture.ts';
import { renderRestyle } from './render.ts';
import type { RestyleRequest } from './request.ts';
import { syntheticScene } from './synthetic-room.fixture.ts';

// Renders many pictures.
const room = syntheticScene();
const house = syntheticScene({ kind: 'exterior' });

function ask(change: Partial<RestyleRequest> = {}): RestyleRequest {
  return {
    style: 'Rustic',
    roomType: 'Living Room',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    strength: 0.45,
    cfgScale: 10.5,
    steps: 50,
    seed: 0,
    decor: 'off',
    ...change,
  };
}
const outside = (change: Partial<RestyleRequest> = {}) => ask({ roomType: 'Exterior', ...change });

/** OKLab of every seventh pixel. */
const labsOf = (image: RgbImage) =>
  Array.from({ length: Math.ceil(image.data.length / 21) }, (_, index) =>
    okLabFromLinear(...lightAt(image, index * 21)),
  );
type Labs = ReturnType<typeof labsOf>;

/** Mean OKLab distance, times 100. */
const labDistance = (p: Labs, q: Labs): number =>
  (100 *
    p.reduce(
      (sum, [l, a, b], at) => sum + Math.hypot(l - q[at]![0], a - q[at]![1], b - q[at]![2]),
      0,
    )) /
  p.length;

const distance = (p: RgbImage, q: RgbImage): number => labDistance(labsOf(p), labsOf(q));
function lightAt(image: RgbImage, at: number) {
  return [
    linearFromSrgb8[image.data[at]!]!,
    linearFromSrgb8[image.data[at + 1]!]!,
    linearFromSrgb8[image.data[at + 2]!]!,
  ] as const;
}

/** Mean distance on one surface. */
function changeOn(analysis: Analysis, name: 'window' | 'wall' | 'object', image: RgbImage): number {
  const matte = surfaceOf(analysis, name).matte.data;
  let sum = 0;
  let count = 0;
  for (let index = 0; index < matte.length; index += 3) {
    if (matte[index]! < 0.5) continue;
    const a = okLabFromLinear(...lightAt(analysis.photo, index * 3));
    const b = okLabFromLinear(...lightAt(image, index * 3));
    sum += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    count++;
  }
  return (100 * sum) / count;
}

test("strength 0 returns the photo's bytes", () => {
  const { image } = renderRestyle(room, ask({ strength: 0 }));
  expect(image.data).toEqual(room.photo.data);
  expect(image.data).not.toBe(room.photo.data);
});

test.each([
  ['room', room, ask()],
  ['house', house, outside({ style: 'Mediterranean' })],
])(
  'the change of a %s grows strictly with strength and is visible at .45',
  (_, analysis, request) => {
    const changes = [0.1, 0.3, 0.45, 1].map((strength) =>
      distance(analysis.photo, renderRestyle(analysis, { ...request, strength }).image),
    );
    for (let step = 1; step < changes.length; step++) {
      expect(changes[step]).toBeGreaterThan(changes[step - 1]!);
    }
    expect(changes[2]).toBeGreaterThan(7);
  },
);

test('the same request gives the same bytes, another seed another picture', () => {
  const first = renderRestyle(room, ask()).image;
  expect(renderRestyle(room, ask()).image.data).toEqual(first.data);
  expect(distance(first, renderRestyle(room, ask({ seed: 1 })).image)).toBeGreaterThan(1);
});

test('all interior styles are distinguishable', () => {
  const images = interiorStyles.map((style) => renderRestyle(room, ask({ style })).image);
  expect(interiorStyles.map((style, at) => [style, meanColour(images[at]!)])).toEqual(
    interiorMeans,
  );
  const labs = images.map(labsOf);
  for (let a = 0; a < images.length; a++) {
    for (let b = a + 1; b < images.length; b++) {
      // their light is the same: only materials differ, and pale woods are similar
      const gap = labDistance(labs[a]!, labs[b]!);
      expect(gap, `${interiorStyles[a]} / ${interiorStyles[b]}`).toBeGreaterThan(2.5);
    }
  }
});

test('all exterior styles are distinguishable', () => {
  const images = exteriorStyles.map((style) => renderRestyle(house, outside({ style })).image);
  expect(exteriorStyles.map((style, at) => [style, meanColour(images[at]!)])).toEqual(
    exteriorMeans,
  );
  const labs = images.map(labsOf);
  for (let a = 0; a < images.length; a++) {
    for (let b = a + 1; b < images.length; b++) {
      const gap = labDistance(labs[a]!, labs[b]!);
      expect(gap, `${exteriorStyles[a]} / ${exteriorStyles[b]}`).toBeGreaterThan(4.5);
    }
  }
});

test('certain surfaces get a material, doubtful ones a colour, unknown ones nothing', () => {
  const steps = (confidence: number) =>
    renderRestyle(syntheticScene({ confidence }), ask()).surfaces.map((one) => one.step);
  expect(steps(0.96)).toEqual(['material', 'material', 'material']);
  expect(steps(0.6)).toEqual(['recolour', 'recolour', 'recolour']);
  expect(steps(0.3)).toEqual(['keep', 'keep', 'keep']);
});

test("a doubtful surface keeps the photo's texture", () => {
  const detail = (analysis: Analysis) => {
    const { image } = renderRestyle(analysis, ask({ style: 'Farmhouse' }));
    const matte = surfaceOf(analysis, 'wall').matte.data;
    const width = image.widthPx;
    let sum = 0;
    let count = 0;
    for (let index = width; index < matte.length - width; index++) {
      if (matte[index - 1]! < 1 || matte[index + 1]! < 1 || matte[index - width]! < 1) continue;
      sum += Math.abs(image.data[index * 3]! - image.data[(index - width) * 3]!);
      count++;
    }
    return sum / count;
  };
  expect(detail(syntheticScene())).toBeGreaterThan(2 * detail(syntheticScene({ confidence: 0.6 })));
});

test('the view through a window hardly changes', () => {
  for (const style of ['MidCentury', 'Bohemian', 'Industrial']) {
    const { image } = renderRestyle(room, ask({ style, aesthetic: 'Warm' }));
    expect(changeOn(room, 'window', image)).toBeLessThan(changeOn(room, 'wall', image) * 0.65);
    expect(changeOn(room, 'window', image)).toBeLessThan(9);
  }
});

test('protected pixels are unchanged', () => {
  const { widthPx, heightPx, data } = room.photo;
  const protect = new Float32Array(widthPx * heightPx);
  for (let at = 0; at < protect.length; at += 3) protect[at] = 1;
  const { image } = renderRestyle(room, ask({ protect }));
  const isProtected = (_: number, c: number) => protect[Math.floor(c / 3)] === 1;
  const kept = data.filter(isProtected);
  expect(kept).toHaveLength(3 * Math.ceil(protect.length / 3));
  expect(image.data.filter(isProtected)).toEqual(kept);
});

test("a wall gets the user's paint", () => {
  const overrides = [{ surface: 'wall', paint: '#2f6fb0' } as const];
  const { image, surfaces } = renderRestyle(room, ask({ style: 'Minimal', overrides }));
  const matte = surfaceOf(room, 'wall').matte.data;
  let red = 0;
  let blue = 0;
  for (let index = 0; index < matte.length; index++) {
    if (matte[index] !== 1) continue;
    red += image.data[index * 3]!;
    blue += image.data[index * 3 + 2]!;
  }
  expect(blue).toBeGreaterThan(red * 1.4);
  expect(surfaces.find((one) => one.surface === 'wall')?.finish).toBe('#2f6fb0');
});

test('a preview is smaller and looks like the large picture', () => {
  const large = renderRestyle(room, ask()).image;
  const small = renderRestyle(room, ask({ widthPx: 160 })).image;
  expect(small.widthPx).toBe(160);
  const shrunk = createRgbImage(160, small.heightPx);
  for (let y = 0; y < small.heightPx; y++) {
    for (let x = 0; x < 160; x++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const row = Math.min(large.heightPx - 1, y * 2 + dy);
          sum += large.data[(row * large.widthPx + x * 2 + dx) * 3 + k]!;
        }
        shrunk.data[(y * 160 + x) * 3 + k] = sum / 4;
      }
    }
  }
  expect(distance(shrunk, small)).toBeLessThan(3);
});

test('the guard accepts our own results', () => {
  for (const style of ['Modern', 'Farmhouse']) {
    const result = restyleWithGuard(room, ask({ style }));
    expect(result.structure.verdict).toBe('kept');
    expect(result.attempts).toBe(1);
  }
});

test('an aborted restyle stops, an unknown style is reported', () => {
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  expect(() => renderRestyle(room, ask({ signal: stop.signal }))).toThrow('enough');
  expect(() => renderRestyle(room, ask({ style: 'Baroque' }))).toThrow(/Baroque/);
});

test('no accent wall in bathrooms, where it may be shower tiles, nor with uncertain corners', () => {
  const guessed = { ...room, planes: room.planes.map((one) => ({ ...one, confidence: 0.5 })) };
  const wallColours = (roomType: string, analysis: Analysis = room) => {
    const { image } = renderRestyle(analysis, ask({ style: 'MidCentury', roomType }));
    const { widthPx } = image;
    const at = (x: number, y: number) => {
      const code = (y * widthPx + x) * 3;
      return okLabFromLinear(...lightAt(image, code));
    };
    // The back wall, above and beside its window, and the left wall.
    return { back: at(widthPx / 2, 70), left: at(12, 100) };
  };
  const apart = ({ back, left }: ReturnType<typeof wallColours>) =>
    Math.hypot(back[1] - left[1], back[2] - left[2]);
  expect(apart(wallColours('Living Room'))).toBeGreaterThan(0.05);
  expect(apart(wallColours('Bathroom'))).toBeLessThan(0.03);
  expect(apart(wallColours('Living Room', guessed))).toBeLessThan(0.03);
});

test("a picture doesn't depend on the previous one", () => {
  const furnished = ask({ style: 'Bohemian', decor: 'full' });
  const first = renderRestyle(room, furnished).image;
  renderRestyle(syntheticScene({ widthPx: 90 }), ask({ style: 'Industrial', decor: 'full' }));
  renderRestyle(house, outside({ style: exteriorStyles[0]! }));
  expect(renderRestyle(room, furnished).image.data).toEqual(first.data);
});
