import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { readRoom } from './read-room.ts';
import { roomClass } from './room-class.ts';
import { shellLines } from './shell-lines.ts';

/** Columns at which a line bends. */
const bendsOf = (line: Float32Array) =>
  line.reduce(
    (count, row, x) =>
      x > 1 && Math.abs(row - 2 * line[x - 1]! + line[x - 2]!) > 0.05 ? count + 1 : count,
    0,
  );

test('floors and ceilings of synthetic rooms have few straight edges', () => {
  const [floor, ceiling] = [roomClass('floor'), roomClass('ceiling')];
  for (const seed of [1, 2, 3, 4]) {
    const { photo, truth } = syntheticRoom(seed, undefined, 320);
    const { top, foot } = readRoom(analysePhoto(photo, 'interior'))!.lines;
    let wrong = 0;
    truth.forEach((kind, at) => {
      const [x, y] = [at % photo.widthPx, Math.floor(at / photo.widthPx)];
      const isFloor = y + 0.5 > foot[x]!;
      const isCeiling = y + 0.5 < top[x]!;
      if (isFloor !== (kind === floor) || isCeiling !== (kind === ceiling)) wrong++;
    });
    expect(wrong / truth.length, `room ${seed}`).toBeLessThan(0.05);
    expect(bendsOf(top), `room ${seed}`).toBeLessThanOrEqual(10);
    expect(bendsOf(foot), `room ${seed}`).toBeLessThanOrEqual(4);
  }
});

test('follows a ceiling that rises to a ridge, whatever the box says', () => {
  const { photo } = syntheticRoom(3, undefined, 320);
  const reading = readRoom(analysePhoto(photo, 'interior'))!;
  const { widthPx: w, heightPx: h } = photo;
  const ridge = (x: number) => 20 + (60 * Math.abs(x - w / 2)) / (w / 2);
  const [floor, wall, ceiling] = [roomClass('floor'), roomClass('wall'), roomClass('ceiling')];
  const classOf = Uint8Array.from({ length: w * h }, (_, at) => {
    const y = Math.floor(at / w);
    return y < ridge(at % w) ? ceiling : y > h * 0.8 ? floor : wall;
  });
  const certainty = { widthPx: w, heightPx: h, data: new Float32Array(w * h).fill(1) };
  const analysis: Analysis = { ...reading.analysis, classOf, certainty };
  const { top } = shellLines(analysis, reading.box);
  for (const x of [10, 80, 160, 240, 310]) expect(Math.abs(top[x]! - ridge(x))).toBeLessThan(5);
});
