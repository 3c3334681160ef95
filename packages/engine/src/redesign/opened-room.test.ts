import { expect, test } from 'vitest';
import { analysePhoto } from '../sense/analyse-photo.ts';
import type { Analysis } from '../sense/analysis.ts';
import { syntheticRoom } from '../sense/testing/synthetic-room.ts';
import { openShell } from './opened-room.ts';
import { roomClass } from './shell/room-class.ts';

test("new rooms end at the box's straight edges, new finishes at the visible slope", () => {
  const drawn = analysePhoto(syntheticRoom(3, undefined, 320).photo, 'interior');
  const { widthPx: w, heightPx: h } = drawn.photo;
  const ceiling = roomClass('ceiling');
  const ridge = (x: number) => 10 + (50 * Math.abs(x - w / 2)) / (w / 2);
  const sloping: Analysis = {
    ...drawn,
    classOf: drawn.classOf.map((kind, at) => {
      const isAbove = Math.floor(at / w) < ridge(at % w);
      return isAbove ? ceiling : kind === ceiling ? roomClass('wall') : kind;
    }),
    certainty: { widthPx: w, heightPx: h, data: new Float32Array(w * h).fill(1) },
  };
  const top = (edges: 'seen' | 'box') => openShell(sloping, w, edges)!.reading.lines.top;
  const seen = top('seen');
  const straight = top('box');
  const middle = w >> 1;
  const bendOf = (line: Float32Array) =>
    Math.abs(line[middle]! - (line[middle - 40]! + line[middle + 40]!) / 2);
  expect(bendOf(seen)).toBeGreaterThan(6);
  expect(bendOf(straight)).toBeLessThan(1);
});

test('what is drawn smaller still has the photo that things are detected on', () => {
  const analysis = analysePhoto(syntheticRoom(3, undefined, 320).photo, 'interior');
  const { reading } = openShell(analysis, 160, 'box')!;
  expect(reading.analysis.photo.widthPx).toBe(160);
  expect(reading.photographed).toBe(analysis.photo);
});
