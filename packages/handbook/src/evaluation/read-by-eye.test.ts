import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const rowsOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../evaluation/${name}`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));

const rows = rowsOf('read-by-eye.txt');
const fresh = rowsOf('read-by-eye-fresh.txt');
const unseen = rowsOf('read-by-eye-unseen.txt');
const shut = rowsOf('read-by-eye-shut.txt');
const innocent = rowsOf('read-by-eye-innocent.txt');
const choice = rowsOf('read-by-eye-choice.txt');

const rightOf = (set: string, column: number, among = rows) =>
  among.filter((row) => row[0] === set && row[column] === 'right').length;

test('two sets of sixty questions, each with two verdicts and the truth', () => {
  const verdicts = new Set(['right', 'partly', 'beside', 'warned of needlessly']);
  expect(rows.filter((row) => row.length !== 6)).toEqual([]);
  expect(new Set(rows.flatMap((row) => [row[3]!, row[4]!]))).toEqual(verdicts);
  expect(rows.filter(([set]) => set === 'A').length).toBe(60);
  expect(rows.filter(([set]) => set === 'B').length).toBe(60);
});

test("the note's figures follow from the verdicts", () => {
  expect([rightOf('A', 3), rightOf('A', 4)]).toEqual([36, 57]);
  expect([rightOf('B', 3), rightOf('B', 4)]).toEqual([25, 31]);
});

test('the fresh ones, without those with names of their round', () => {
  expect(fresh.filter((row) => row.length !== 6)).toEqual([]);
  expect(fresh.length).toBe(160);
  expect([rightOf('X', 3, fresh), rightOf('X', 4, fresh)]).toEqual([31, 77]);
  expect(fresh.filter(([set]) => set === 'Y').length).toBe(60);
  expect([rightOf('Y', 3, fresh), rightOf('Y', 4, fresh)]).toEqual([29, 29]);
});

test('those unseen by entry writers', () => {
  expect(unseen.filter((row) => row.length !== 6)).toEqual([]);
  expect(unseen.length).toBe(160);
  expect([rightOf('W', 3, unseen), rightOf('W', 4, unseen)]).toEqual([41, 48]);
  expect([rightOf('Z', 3, unseen), rightOf('Z', 4, unseen)]).toEqual([38, 38]);
});

test('the half held out until answers combined several lines', () => {
  expect(shut.filter((row) => row.length !== 6)).toEqual([]);
  expect(shut.length).toBe(80);
  expect([rightOf('Z2', 3, shut), rightOf('Z2', 4, shut)]).toEqual([38, 38]);
});

test('everyday questions and innocent-sounding dangers, half of them shut until the end', () => {
  expect(innocent.filter((row) => row.length !== 6)).toEqual([]);
  expect(innocent.length).toBe(140);
  expect([rightOf('V', 3, innocent), rightOf('V', 4, innocent)]).toEqual([38, 69]);
  expect([rightOf('V2', 3, innocent), rightOf('V2', 4, innocent)]).toEqual([46, 47]);
});

test('questions in five voices and dangers, before and after the choice of entry was tried anew', () => {
  expect(choice.filter((row) => row.length !== 6)).toEqual([]);
  expect(choice.length).toBe(86);
  expect([rightOf('C', 3, choice), rightOf('C', 4, choice)]).toEqual([23, 24]);
  expect([rightOf('C2', 3, choice), rightOf('C2', 4, choice)]).toEqual([16, 16]);
  expect([rightOf('C3', 3, choice), rightOf('C3', 4, choice)]).toEqual([11, 11]);
});
