import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import type { Analysis, Camera } from '../../sense/analysis.ts';
import { createPlanePoint, planeSampler } from '../../sense/surfaces/plane-point.ts';
import { roomPlanes } from '../../sense/surfaces/scene-planes.ts';
import { behind } from '../empty/planes-behind.ts';
import type { SeenSurfaces } from '../empty/seen-surfaces.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { boardedCeiling } from './boarded-ceiling.ts';

const [w, h] = [160, 120];
const camera: Camera = {
  ...{ focalPx: 120, principal: { x: 80, y: 100 }, confidence: 1 },
  rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
  ...{ pitchDegrees: 0, rollDegrees: 0, yawDegrees: 0 },
};
const wallRow = 62;
const lamp = { x0: 70, x1: 84, y0: 20, y1: 30 } as const;
const beams = { every: 0.9, wide: 0.18 } as const;

/** A boarded ceiling with dark beams over a white wall, and a white lamp before it. */
function room() {
  const planes = roomPlanes({ left: 2, right: 2, depth: 4, ceiling: 1.2 }, 1);
  const sample = planeSampler(camera, planes[behind.ceiling]!);
  const point = createPlanePoint();
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h);
  const planeOf = new Uint8Array(w * h);
  const isBeam = new Uint8Array(w * h);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const isAbove = y < wallRow && sample(x + 0.5, y + 0.5, point);
    planeOf[at] = isAbove ? behind.ceiling : behind.back;
    classOf[at] = roomClass(isAbove ? 'ceiling' : 'wall');
    const isLamp = x >= lamp.x0 && x < lamp.x1 && y >= lamp.y0 && y < lamp.y1;
    if (isLamp) classOf[at] = roomClass('object');
    const along = ((point.u % beams.every) + beams.every) % beams.every;
    isBeam[at] = isAbove && along < beams.wide ? 1 : 0;
    const colour = isLamp || !isAbove ? [220, 219, 216] : isBeam[at] ? [58, 38, 22] : [140, 98, 58];
    photo.data.set(colour, at * 3);
  }
  const analysis = { photo, classOf, camera, planes } as unknown as Analysis;
  const surfaces = { planes: planeOf } as unknown as SeenSurfaces;
  return { reading: { analysis } as RoomReading, surfaces, isBeam };
}

const luminanceAt = (ceiling: ReturnType<typeof boardedCeiling>, x: number, y: number): number => {
  const out = new Float64Array(3);
  ceiling!.at(x + 0.5, y + 0.5, out);
  return 0.2126 * out[0]! + 0.7152 * out[1]! + 0.0722 * out[2]!;
};

test('beams stay darker than boards, and where the lamp was it is neither white nor black', () => {
  const { reading, surfaces, isBeam } = room();
  const ceiling = boardedCeiling(reading, surfaces);
  const means = [0, 1].map((kind) => {
    const levels: number[] = [];
    for (let y = 4; y < 50; y += 3)
      for (let x = 4; x < w - 4; x += 3)
        if (isBeam[y * w + x] === kind) levels.push(luminanceAt(ceiling, x, y));
    return levels.reduce((sum, one) => sum + one, 0) / levels.length;
  });
  const [boards, beam] = means as [number, number];
  expect(beam).toBeLessThan(0.45 * boards);
  const behindLamp = luminanceAt(ceiling, 77, 25);
  expect(behindLamp).toBeGreaterThan(0.5 * beam);
  expect(behindLamp).toBeLessThan(1.4 * boards);
});

test('painted boards have the colour of the paint', () => {
  const { reading, surfaces } = room();
  const painted = boardedCeiling(reading, surfaces, '#fafaf8');
  expect(painted?.hex).toBe('#fafaf8');
  expect(luminanceAt(painted, 20, 40)).toBeGreaterThan(0.45);
});
