import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const vitest = path.resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const config = path.join(import.meta.dirname, 'left-faked.fixture.config.ts');

interface Outcome {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

test('a test that leaves timers faked fails by its name, and those after it have real ones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-strict-'));
  const file = path.join(folder, 'report.json');
  const options = [`--config=${config}`, '--reporter=json', `--outputFile.json=${file}`];
  spawnSync(process.execPath, [vitest, 'run', ...options]);
  const report: { testResults: { assertionResults: Outcome[] }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  const outcomes = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(outcomes.map(({ title, status }) => [title, status])).toEqual([
    ['leaves fake timers', 'failed'],
    ['leaves a spy on a faked timer, which is restored after the real one', 'failed'],
    ['leaves another time', 'failed'],
    ['leaves a timer of its own', 'failed'],
    ['finds real timers, and puts back what it fakes', 'passed'],
  ]);
  for (const { failureMessages, status } of outcomes) {
    if (status === 'failed')
      expect(failureMessages.join()).toContain('a test puts back the timers');
  }
});
