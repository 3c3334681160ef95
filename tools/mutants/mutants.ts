/**
 * Runs mutation testing per folder and reports the score: `npm run mutants -- units colour`. Results are
 * cached in an incremental file in `.cache`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, environment, nodeBinary, root } from '../install.mjs';
import { type MutatedFolder, mutatedFolders } from './folders.ts';
import { type MutationReport, readSurvivors, scoreOf } from './report.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.join(root, '.cache', 'mutants');
/** Minimum mutation score. */
const bar = 0.8;

/** Stryker has its own packages, installed only for those who use it. */
function ensureTester() {
  if (existsSync(path.join(here, 'node_modules', '@stryker-mutator', 'vitest-runner'))) return;
  const { status } = spawnSync('npm', ['ci', '--prefix', here], {
    stdio: 'inherit',
    env: environment(),
  });
  if (status !== 0) throw new Error('The mutation tester could not be installed.');
}

const configurationOf = (name: string, { source, leftOut = [] }: MutatedFolder) => ({
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  mutate: [...source, '!**/*.test.ts', '!**/*.fixture.ts', '!**/*.generated.ts', '!**/testing/**'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: true },
  mutator: { excludedMutations: leftOut },
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 1),
  incremental: true,
  incrementalFile: path.join(cache, `${name}.incremental.json`),
  ignorePatterns: ['.cache', 'data', 'docs', 'e2e', 'apps/*/build', 'tools/mutants/node_modules'],
  tempDirName: '.cache/mutants/copies',
  // Stryker needs functions that TypeScript 7 lacks to rewrite this file, and the copy needs no rewriting.
  tsconfigFile: 'tools/mutants/no-tsconfig.json',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: path.join(cache, `${name}.json`) },
  allowConsoleColors: false,
});

function test(name: string, folder: MutatedFolder): boolean {
  const configuration = path.join(cache, `${name}.config.json`);
  writeFileSync(configuration, JSON.stringify(configurationOf(name, folder)));
  const tester = path.join(here, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { status } = spawnSync(nodeBinary(), [tester, 'run', configuration], {
    cwd: root,
    stdio: 'inherit',
    env: environment({ MUTANTS_TESTS: JSON.stringify(folder.tests) }),
  });
  if (status !== 0) throw new Error(`The tester ended early in ${name}.`);
  const report: MutationReport = JSON.parse(readFileSync(path.join(cache, `${name}.json`), 'utf8'));
  const { killed, all } = scoreOf(report);
  for (const line of readSurvivors(report)) console.log(line);
  console.log(`${name}: ${killed} of ${all} noticed (${((100 * killed) / all).toFixed(1)} %)`);
  return killed / all >= bar;
}

ensureInstalled();
ensureTester();
mkdirSync(cache, { recursive: true });
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in mutatedFolders));
if (unknown.length > 0) {
  console.error(`Expected ${Object.keys(mutatedFolders).join(', ')} but received ${unknown}.`);
  process.exit(1);
}
const passed = Object.entries(mutatedFolders)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .map(([name, folder]) => test(name, folder));
process.exitCode = passed.every(Boolean) ? 0 : 1;
