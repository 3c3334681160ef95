/**
 * `npm test`: every check. Static checks, unit and contract tests, the browser journeys; the last
 * line holds the true totals of all of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, getPriority, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { runChecks } from './check.mjs';
import { journeyFailures, unitFailures } from './failures.mjs';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';
import { memoryFolder } from './testing/memory-folder.mjs';

/**
 * Unit tests take what journeys leave. Threads that draw for a journey stand twelve ranks below its browser, and
 * waited for unit tests that stood above them.
 */
const ranksBelowJourneys = 13;

/** The project of vitest.config.ts whose tests wait for nothing: those of the others leave cores idle. */
const computing = 'packages';

ensureInstalled();
const reports = mkdtempSync(path.join(tmpdir(), 'maquette-reports-'));
const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;
const totals = { passed: 0, failed: 0 };
const failures = [];

function add(name, { passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
}

/**
 * Runs a program, as many ranks below this one as `niceness` says; with `isHeld`, what it prints is shown when
 * it has ended, in one piece.
 */
async function run(parameters, { extra = {}, isHeld = false, niceness = 0 } = {}) {
  const child = spawn(nodeBinary(), parameters, {
    cwd: root,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: environment(extra),
  });
  if (niceness > 0 && child.pid) setPriority(child.pid, Math.min(getPriority() + niceness, 19));
  const held = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => held.push(part));
  const [status] = await once(child, 'close');
  return { status, print: () => process.stdout.write(Buffer.concat(held)) };
}

/** A runner that ended without a report has failed as a whole: that counts as one failure. */
function readReport(file, count, failuresOf) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    failures.push(...failuresOf(report));
    return count(report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Tests of the projects that a filter of vitest names. */
async function runUnitTests(name, { filter, workers }) {
  const report = path.join(reports, `${name}.json`);
  const { status } = await run(
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      `--project=${filter}`,
      `--maxWorkers=${workers}`,
      '--reporter=./tools/testing/progress-reporter.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { niceness: ranksBelowJourneys },
  );
  const counted = readReport(
    report,
    ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    unitFailures,
  );
  // An unhandled rejection or a file that cannot be loaded fails the run without a failed test.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

async function runJourneys() {
  const report = path.join(reports, 'journeys.json');
  const { status, print } = await run(
    [
      path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--reporter=dot,json',
    ],
    { extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: report }, isHeld: true },
  );
  print();
  const counted = readReport(
    report,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    journeyFailures,
  );
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

// All side by side, so that no core is idle from the first second to the last.
const cores = availableParallelism();
const ofPackages = runUnitTests('computing', {
  filter: computing,
  workers: Math.max(1, cores - 1),
});
const checks = runChecks().then((counted) => add('static checks', counted));
// Journeys build again what could not be built, and say so.
await run([path.join(root, 'tools', 'build.mjs')]);
const journeys = runJourneys().then((counted) => add('browser journeys', counted));
const ofProduct = runUnitTests('waiting', { filter: `!${computing}`, workers: cores });
const unit = await Promise.all([ofPackages, ofProduct]);
add('unit and contract tests', {
  passed: unit[0].passed + unit[1].passed,
  failed: unit[0].failed + unit[1].failed,
});
await Promise.all([checks, journeys]);

rmSync(reports, { recursive: true, force: true });
process.exitCode = totals.failed === 0 ? 0 : 1;
for (const failure of failures) console.log(`\n${failure}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
