import { expect, test } from 'vitest';
import { enlargeAnalysis } from './enlarge-analysis.ts';
import { syntheticScene } from './synthetic-room.fixture.ts';

const analysis = syntheticScene({ widthPx: 200 });
const larger = enlargeAnalysis(analysis, 500);

test("every plane has the picture's size, and positions are scaled", () => {
  const { widthPx, heightPx } = larger.photo;
  expect([widthPx, heightPx]).toEqual([500, 360]);
  expect(larger.photo.data.length).toBe(500 * 360 * 3);
  expect(larger.classOf.length).toBe(500 * 360);
  expect(larger.planeOf.length).toBe(500 * 360);
  expect(larger.certainty.data.length).toBe(500 * 360);
  expect(larger.surfaces[0]!.matte.data.length).toBe(500 * 360);
  expect(larger.camera.focalPx).toBeCloseTo(analysis.camera.focalPx * 2.5);
  expect(larger.camera.principal.x).toBeCloseTo(analysis.camera.principal.x * 2.5);
});

test('the glass between curtains is scaled with its window', () => {
  const at = (x: number, y: number) => ({ x, y });
  const corners = [at(20, 30), at(80, 30), at(80, 70), at(20, 70)] as const;
  const dressing = { corners, drop: 0, between: [], isClosed: false, glass: [30, 70] } as const;
  const window = { kind: 'window', corners, plane: 0, confidence: 1, dressing } as const;
  const [scaled] = enlargeAnalysis({ ...analysis, openings: [window] }, 500).openings;
  expect(scaled!.dressing!.corners[1].x).toBe(200);
  expect(scaled!.dressing!.glass).toEqual([75, 175]);
});

test('classes stay: nearly all centres of old pixels keep theirs', () => {
  let same = 0;
  for (let y = 0; y < 144; y++)
    for (let x = 0; x < 200; x++) {
      const at = Math.floor((y + 0.5) * 2.5) * 500 + Math.floor((x + 0.5) * 2.5);
      if (larger.classOf[at] === analysis.classOf[y * 200 + x]) same++;
    }
  expect(same / (200 * 144)).toBeGreaterThan(0.97);
});

test('the photo keeps its brightness', () => {
  const mean = (data: ArrayLike<number>) => {
    let sum = 0;
    for (let at = 0; at < data.length; at++) sum += data[at]!;
    return sum / data.length;
  };
  expect(mean(larger.photo.data)).toBeCloseTo(mean(analysis.photo.data), 0);
});
