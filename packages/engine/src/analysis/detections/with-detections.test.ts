import { expect, test } from 'vitest';
import type { Detection } from '../../detector/detect-things.ts';
import type { ThingsFound } from '../seen-things.ts';
import { withDetections } from './with-detections.ts';

const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
const elsewhere = { x: 0.6, y: 0.6, width: 0.2, height: 0.2 };

const byHead = (...told: [name: string, likelihood: number][]): ThingsFound => ({
  things: told
    .filter(([, likelihood]) => likelihood >= 0.6)
    .map(([name, likelihood]) => ({ name, likelihood, box })),
  lookedFor: ['bed', 'cabinets'],
  likelihoods: new Map(told),
});
const detected = (kind: string, score: number, at = elsewhere): Detection => ({
  kind,
  score,
  box: at,
});
const names = ({ things }: ThingsFound) => things.map(({ name }) => name);

test('a thing found by both has one box, from the detector', () => {
  const found = withDetections(byHead(['bed', 0.8]), [detected('bed', 0.6)], 'interior');
  expect(found.things).toEqual([{ name: 'bed', likelihood: 1, box: elsewhere }]);
});

test('things found only by the detector are named, with positions', () => {
  const chairs = [detected('chair', 0.6), detected('chair', 0.5, box), detected('chair', 0.1)];
  const found = withDetections(byHead(['cabinets', 0.9]), chairs, 'interior');
  expect(names(found)).toEqual(['chair', 'chair', 'cabinets']);
  expect(found.lookedFor).toContain('chair');
});

test('a bed without a detection is dropped', () => {
  const found = withDetections(byHead(['bed', 0.92], ['cabinets', 0.7]), [], 'interior');
  expect(names(found)).toEqual(['cabinets']);
  expect(found.likelihoods.get('bed')).toBeLessThan(0.05);
});

test('an uncertain bed needs both', () => {
  const faint = [detected('bed', 0.2)];
  expect(names(withDetections(byHead(['bed', 0.1]), faint, 'interior'))).toEqual([]);
  expect(names(withDetections(byHead(['bed', 0.7]), faint, 'interior'))).toEqual(['bed']);
});

test("cars count in front of houses, beds don't", () => {
  const seen = [detected('car', 0.7), detected('bed', 0.7)];
  const front = { ...byHead(), lookedFor: ['lawn'] };
  expect(names(withDetections(front, seen, 'exterior'))).toEqual(['car']);
  expect(names(withDetections(byHead(), seen, 'interior'))).toEqual(['bed']);
});

test('a dining table is not listed as a table, but indicates the room', () => {
  const found = withDetections(byHead(), [detected('dining table', 0.7)], 'interior');
  expect(names(found)).toEqual([]);
  expect(found.likelihoods.get('dining table')).toBe(0.7);
});

test('a fireplace detected as a microwave is dropped if nothing else indicates a kitchen', () => {
  const black = [detected('microwave', 0.6)];
  const hall = withDetections(byHead(['cabinets', 0.7], ['worktop', 0.05]), black, 'interior');
  expect(names(hall)).toEqual(['cabinets']);
  expect(hall.likelihoods.get('microwave')).toBeLessThan(0.3);
  const kitchen = withDetections(byHead(['worktop', 0.9]), black, 'interior');
  expect(names(kitchen)).toContain('microwave');
});

test('a sofa is named, and less so beside what looks like a bed', () => {
  const sofa = detected('sofa', 0.4);
  const alone = withDetections(byHead(), [sofa], 'interior');
  expect(names(alone)).toEqual(['sofa']);
  expect(alone.lookedFor).toContain('sofa');
  const beside = withDetections(byHead(), [sofa, detected('bed', 0.5, box)], 'interior');
  expect(names(beside)).toEqual(['bed']);
});
