import { expect, test } from 'vitest';
import { seenView } from './seen-view.ts';

/** A level camera at a window over a lake: light grey above the horizon, dark below, a brown bar in between. */
const [w, h] = [120, 120];
const camera = {
  rotation: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  principal: { x: w / 2, y: h / 2 },
  focalPx: 100,
} as unknown as Parameters<typeof seenView>[0]['camera'];
const photo = { widthPx: w, heightPx: h, data: new Uint8ClampedArray(w * h * 3) };

const blind = [180, 150, 90];

function lake(above: readonly number[], below: readonly number[]) {
  const share = new Float32Array(w * h);
  const view = new Uint8ClampedArray(w * h * 3);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    if (x < 20 || x >= 60) continue;
    share[at] = 1;
    view.set(x > 35 && x < 42 ? [90, 50, 30] : y < 25 ? blind : y < h / 2 ? above : below, at * 3);
  }
  return { share, view };
}

const lightOf = (kept: ReturnType<typeof lake>, elevationRad: number, isClear = true) => {
  const out = new Float32Array(3);
  const view = seenView({ camera, photo }, kept, () => isClear);
  view?.(elevationRad, out, 0);
  return view && [...out];
};

test('a redrawn window shows the lake of the window beside it, without its bars and blind', () => {
  const kept = lake([220, 222, 225], [120, 125, 130]);
  const [sky, water] = [lightOf(kept, 0.2)!, lightOf(kept, -0.2)!];
  expect(sky[0]).toBeCloseTo(0.72, 1);
  expect(water[0]).toBeCloseTo(0.19, 1);
  expect(lightOf(kept, 1.5)).toEqual(lightOf(kept, 0.5));
});

test('gardens are replaced by ours, and unclear windows tell nothing', () => {
  expect(lightOf(lake([120, 160, 90], [90, 140, 60]), 0)).toBeUndefined();
  expect(lightOf(lake([220, 222, 225], [120, 125, 130]), 0, false)).toBeUndefined();
});

test('a wall next door is no view', () => {
  expect(lightOf(lake([220, 210, 180], [205, 195, 168]), 0)).toBeUndefined();
});
