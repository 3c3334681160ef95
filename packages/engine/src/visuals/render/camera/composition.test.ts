import { expect, test } from 'vitest';
import type { CameraRequest, Scene } from '../../scene-model.ts';
import { villaScene } from '../villa.fixture.ts';
import { composeCamera, measureComposition } from './composition.ts';

function framed(change: Partial<CameraRequest>, widthPx = 768, heightPx = 512) {
  const scene = villaScene();
  const asked: Scene = { ...scene, camera: { ...scene.camera, ...change } };
  const camera = composeCamera(asked, { widthPx, heightPx });
  return { camera, composition: measureComposition(asked, camera, { widthPx, heightPx })! };
}

test('fills the requested share of the picture', () => {
  for (const fill of [0.3, 0.42, 0.5]) {
    expect(framed({ fill }).composition.areaShare).toBeCloseTo(fill, 2);
  }
});

test('keeps the margin on every side, in portrait format and from every direction', () => {
  for (const azimuthRad of [-2.4, -0.6, 0, 0.9, 3]) {
    for (const [widthPx, heightPx] of [
      [768, 512],
      [512, 768],
      [600, 600],
    ] as const) {
      const { composition } = framed({ azimuthRad, fill: 0.7 }, widthPx, heightPx);
      expect(Math.min(composition.left, composition.top)).toBeGreaterThan(0.04);
      expect(Math.max(composition.right, composition.bottom)).toBeLessThan(0.96);
    }
  }
});

test('shifts the lens instead of tilting it', () => {
  const { camera } = framed({ heightMetres: 1.6 });
  expect(camera.forward[1]).toBe(-0);
  expect(camera.up).toEqual([-0, 1, -0]);
  expect(camera.centreY).not.toBeCloseTo(256, 0);
});

test('uses a wider lens if the distance is limited', () => {
  const far = framed({});
  const near = framed({ distanceMetres: [8, 14] });
  expect(near.camera.focalPx).toBeLessThan(far.camera.focalPx);
  expect(near.composition.right).toBeLessThan(0.96);
});

test('uses a given camera unchanged, at any picture size', () => {
  const exact = {
    widthPx: 400,
    position: [1, 2, 20],
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
    focalPx: 300,
    centreX: 190,
    centreY: 140,
  } as const;
  const { camera } = framed({ exact }, 800, 512);
  expect(camera).toMatchObject({ position: [1, 2, 20], focalPx: 600, centreX: 380, centreY: 280 });
});
