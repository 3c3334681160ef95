import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { classNumber } from '../read/house-outline.ts';
import { leavesInPlace } from './local-tone.ts';

test('leaves from shade are as light as the plants around them', () => {
  const [w, h] = [200, 100];
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  for (let y = 40; y < 64; y++)
    for (let x = 0; x < 60; x++) {
      classOf[y * w + x] = classNumber.vegetation;
      photo.data.set([90, 140, 60], (y * w + x) * 3);
    }
  const dark = (_x: number, _y: number, _plant: number, out: Float64Array) => {
    out.set([0.02, 0.03, 0.01]);
  };
  const place = leavesInPlace({ classOf, photo }, { base: 60, top: 20 }, () => false, dark);
  const greenAt = (x: number) => {
    const out = new Float64Array(3);
    place(x, 1, 10, 10)(0, 0, 1, out);
    return Number(out[1]!.toFixed(3));
  };
  // the plants' own green is .262; farther away leaves are as light as half of it where that is at most 3.2 times the light of theirs
  expect([greenAt(30), greenAt(190)]).toEqual([0.103, 0.101]);
});

test('blue-green leaves from deep shade get the hue of the plants around them', () => {
  const [w, h] = [200, 100];
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.vegetation);
  for (let i = 0; i < w * h; i++) photo.data.set([90, 140, 60], i * 3);
  const shaded = (_x: number, _y: number, _plant: number, out: Float64Array) => {
    out.set([0.002, 0.02, 0.012]);
  };
  const out = new Float64Array(3);
  const place = leavesInPlace({ classOf, photo }, { base: 60, top: 20 }, () => false, shaded);
  place(100, 1, 10, 10)(0, 0, 1, out);
  expect(out[0]! / out[1]!).toBeGreaterThan(0.28);
  expect(out[2]! / out[1]!).toBeLessThan(0.3);
});

test('pale leaves are no lighter than the plants of a dark photo', () => {
  const [w, h] = [200, 100];
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  for (let i = 40 * w; i < 64 * w; i += w) {
    classOf.fill(classNumber.vegetation, i, i + 60);
    for (let x = 0; x < 60; x++) photo.data.set([50, 70, 40], (i + x) * 3);
  }
  const pale = (_x: number, _y: number, _plant: number, out: Float64Array) => {
    out.set([0.3, 0.3, 0.2]);
  };
  const out = new Float64Array(3);
  leavesInPlace({ classOf, photo }, { base: 60, top: 20 }, () => false, pale)(190, 1, 10, 10)(
    0,
    0,
    1,
    out,
  );
  expect(out[1]).toBeLessThan(0.12);
});

test('leaves that are lit anew keep half of the contrast of those of the photo', () => {
  const [w, h] = [200, 100];
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.vegetation);
  photo.data.fill(120);
  const flecked = (x: number, _y: number, _plant: number, out: Float64Array) => {
    out.fill(x > 0 ? 0.4 : 0.02);
  };
  const place = leavesInPlace({ classOf, photo }, { base: 60, top: 20 }, () => false, flecked);
  const leaves = place(30, 1, 10, 10);
  const [light, dark] = [new Float64Array(3), new Float64Array(3)];
  leaves(5, 0, 1, light);
  leaves(-5, 0, 1, dark);
  expect(light[1]! / dark[1]!).toBeLessThan(5);
});

test('green leaves are no greener than all plants of a photo where none are near', () => {
  const [w, h] = [200, 100];
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h).fill(classNumber.ground);
  for (let i = 40 * w; i < 64 * w; i += w) {
    classOf.fill(classNumber.vegetation, i, i + 60);
    for (let x = 0; x < 60; x++) photo.data.set([170, 150, 80], (i + x) * 3);
  }
  const green = (_x: number, _y: number, _plant: number, out: Float64Array) => {
    out.set([0.045, 0.068, 0.026]);
  };
  const out = new Float64Array(3);
  const place = leavesInPlace({ classOf, photo }, { base: 60, top: 20 }, () => false, green);
  place(190, 1, 10, 10)(0, 0, 1, out);
  expect(out[1]! / out[0]!).toBeLessThan(1.2);
});
