import { expect, test } from 'vitest';
import { analysisJson } from './analysis-json.ts';

const places = Array.from({ length: 40 }, (_, at) => ({ x: at / 40, y: 0.5 }));
const report = { things: [{ name: 'bed', outline: places }], notes: ['one', 'two'] };

test('an outline takes one line, the rest is indented, and nothing is lost', () => {
  const json = analysisJson(report);
  expect(json.split('\n').length).toBeLessThan(14);
  expect(json).toContain('\n    "one",\n');
  expect(JSON.parse(json)).toEqual(report);
});
