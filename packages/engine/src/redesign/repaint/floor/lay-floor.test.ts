import { expect, test } from 'vitest';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { projectPoint } from '../../../sense/surfaces/plane-point.ts';
import { camera, drawnFloor, shadow, size } from './floor-of-boards.fixture.ts';
import { floorShade } from './floor-shade.ts';
import { floorView } from './floor-view.ts';
import { layFloor } from './lay-floor.ts';

const { photo, view, kinds } = drawnFloor();
const share = Float32Array.from(kinds, (kind) => (kind === 'wall' || kind === 'thing' ? 0 : 1));
const cover = { share, colours: photo.data, freed: new Float32Array(share.length) };
const light = { colour: [1, 1, 1], white: 0.8 } as const;

function laid(seed: number) {
  const shade = floorShade(photo, share, view.metrePx);
  const image = { ...photo, data: photo.data.slice() };
  layFloor(
    image,
    photo,
    { view, cover, shade: shade! },
    { spec: { kind: 'rusticPlanks' }, seed, light },
  );
  return image;
}

test('the floor is new, in its old light, and things keep each pixel', () => {
  const { data } = laid(0);
  const sums = { floor: [0, 0], shadow: [0, 0] };
  for (let at = 0; at < share.length; at++) {
    const kind = kinds[at]!;
    if (!share[at]) {
      expect(data[at * 3]).toBe(photo.data[at * 3]);
      continue;
    }
    if (kind === 'joint' || at < size.w * 150) continue;
    const sum = sums[kind === 'shadow' ? 'shadow' : 'floor'];
    sum[0]! += linearFromSrgb8[data[at * 3 + 1]!]!;
    sum[1]! += 1;
  }
  const mean = ([sum, count]: number[]) => sum! / count!;
  expect(Math.abs(mean(sums.shadow) / mean(sums.floor) - shadow)).toBeLessThan(0.15);
});

test.each([
  [0, 'along the view'],
  [1, 'across the view'],
])('boards of seed %i run to a vanishing point: %s', (seed) => {
  const image = laid(seed);
  const codeAt = (u: number, v: number) => {
    const seen = projectPoint(camera, u, 1.4, v);
    const [x, y] = [Math.floor(seen?.x ?? -1), Math.floor(seen?.y ?? -1)];
    const at = y * size.w + x;
    const isIn = x >= 0 && y >= 0 && x < size.w && y < size.h && kinds[at] === 'floor';
    return isIn ? image.data[at * 3 + 1]! : undefined;
  };
  const steps = { u: 0, v: 0 };
  for (let u = -1; u < 1.5; u += 0.05)
    for (let v = 1.6; v < 3; v += 0.05) {
      const [here, right, ahead] = [codeAt(u, v), codeAt(u + 0.17, v), codeAt(u, v + 0.17)];
      if (here === undefined || right === undefined || ahead === undefined) continue;
      steps.u += Math.abs(right - here);
      steps.v += Math.abs(ahead - here);
    }
  const [along, over] = seed === 0 ? [steps.v, steps.u] : [steps.u, steps.v];
  expect(along).toBeLessThan(0.85 * over);
});

test('a camera that contradicts the floor, or is a guess, gives no view', () => {
  expect(floorView(camera, share, size.w)).toBeDefined();
  expect(floorView(camera, share.slice().fill(1), size.w)).toBeUndefined();
  expect(floorView({ ...camera, confidence: 0.05 }, share, size.w)).toBeUndefined();
});
