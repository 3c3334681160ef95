/**
 * `npm test`: every check. Static checks, unit and contract tests, the browser journeys; the last
 * line holds the true totals of all of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { journeyFailures, unitFailures } from './failures.mjs';
import { ensureInstalled, environment, nodeBinary, root } from './install.mjs';

/**
 * Unit tests take what journeys leave. Threads that draw for a journey stand twelve ranks below its browser, and
 * waited for unit tests that stood above them.
 */
const ranksBelowJourneys = 13;

ensureInstalled();
const reports = mkdtempSync(path.join(tmpdir(), 'maquette-reports-'));
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

add('static checks', await runChecks());
ensureBuilt();

// Side by side: journeys wait for servers and pages, and leave cores idle. They go first, so that unit tests,
// which never wait, have all cores to themselves at the end.
const journeyReport = path.join(reports, 'journeys.json');
const journeysRunning = run(
  [path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=dot,json'],
  { extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport }, isHeld: true },
);
const unitReport = path.join(reports, 'unit.json');
const unit = await run(
  [
    path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=./tools/testing/progress-reporter.ts',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  { niceness: ranksBelowJourneys },
);
const unitTotals = readReport(
  unitReport,
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  unitFailures,
);
// An unhandled rejection or a file that cannot be loaded fails the run without a failed test.
if (unit.status !== 0 && unitTotals.failed === 0) unitTotals.failed = 1;
add('unit and contract tests', unitTotals);

const journeys = await journeysRunning;
journeys.print();
const journeyTotals = readReport(
  journeyReport,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  journeyFailures,
);
if (journeys.status !== 0 && journeyTotals.failed === 0) journeyTotals.failed = 1;
add('browser journeys', journeyTotals);

rmSync(reports, { recursive: true, force: true });
process.exitCode = totals.failed === 0 ? 0 : 1;
for (const failure of failures) console.log(`\n${failure}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
