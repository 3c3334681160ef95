import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { detectionsOn, handOnDetections } from './photo-detections.ts';

test('detections that are handed on are not looked for again', () => {
  const smaller = createRgbImage(8, 6);
  const found = [{ kind: 'bed', score: 0.5, box: { x: 0.1, y: 0.4, width: 0.5, height: 0.4 } }];
  handOnDetections(smaller, found);
  expect(detectionsOn(smaller)).toBe(found);
  handOnDetections(smaller, null);
  expect(detectionsOn(smaller)).toBeNull();
});

test('a photo is looked at once', () => {
  const photo = createRgbImage(96, 64);
  expect(detectionsOn(photo)).toBe(detectionsOn(photo));
});
