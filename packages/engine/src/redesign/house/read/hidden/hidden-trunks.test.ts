import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import type { Analysis } from '../../../../sense/analysis.ts';
import { classNumber } from '../house-outline.ts';
import { withWholeTrunks } from './hidden-trunks.ts';

const [w, h] = [300, 240];

/** A pale house under a blue sky, and a dark cactus before it whose middle is named house; `ends` is its foot. */
function cactus(ends: number, top = 40) {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h);
  const paint = (
    [x0, x1, y0, y1]: readonly [number, number, number, number],
    kind: number,
    colour: readonly [number, number, number],
  ) => {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        classOf[y * w + x] = kind;
        photo.data.set(
          colour.map((own) => own + ((x * 7 + y * 13) % 9)) as number[],
          (y * w + x) * 3,
        );
      }
  };
  const dark = [70, 80, 60] as const;
  paint([0, w, 0, 100], classNumber.sky, [120, 150, 220]);
  paint([20, 280, 90, 180], classNumber.facade, [210, 180, 150]);
  paint([0, w, 180, h], classNumber.ground, [150, 140, 120]);
  paint([140, 149, top, 110], classNumber.vegetation, dark);
  paint([140, 149, Math.max(110, top), ends], classNumber.facade, dark);
  if (ends === 180) paint([140, 149, 180, 212], classNumber.vegetation, dark);
  const plane = () => ({ widthPx: w, heightPx: h, data: new Float32Array(w * h) });
  const surfaces = ['vegetation', 'facade'].map((className) => ({ className, matte: plane() }));
  const whole = withWholeTrunks({ photo, classOf, surfaces } as unknown as Analysis);
  const named = whole.classOf.filter((kind) => kind === classNumber.vegetation).length;
  const matte = whole.surfaces[0]!.matte.data[150 * w + 144];
  return { at: whole.classOf[150 * w + 144], beside: whole.classOf[150 * w + 160], named, matte };
}

test('a cactus whose middle is named house is one plant from its top to the ground', () => {
  const { at, beside, named, matte } = cactus(180);
  expect([at, beside, matte]).toEqual([classNumber.vegetation, classNumber.facade, 1]);
  expect(named).toBeGreaterThan(9 * 165);
  expect(named).toBeLessThan(9 * 185);
});

test('a plant over the roof with a wall below it is not carried on', () => {
  expect(cactus(120).at).toBe(classNumber.facade);
});

test('a cactus that ends before the wall is followed up from its stump', () => {
  const { named, beside } = cactus(180, 130);
  expect(beside).toBe(classNumber.facade);
  expect(named).toBeGreaterThan(9 * 72);
  expect(named).toBeLessThan(9 * 92);
});
