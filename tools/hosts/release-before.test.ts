import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installReleaseBefore } from './release-before.ts';

test('without a release before, none is made, and why is told', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-no-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const install = () => installReleaseBefore((line) => said.push(line), folder);
  execFileSync('git', ['init', '--quiet', folder]);
  expect(await install()).toBeUndefined();
  expect(said.join()).toContain('could not be installed');
});
