/** Repeats failures at the end of a run's log. */
import { stripVTControlCharacters } from 'node:util';

const linesShown = 40;

/** @param {string} title @param {readonly (string | undefined)[]} messages */
function failure(title, messages) {
  const text = stripVTControlCharacters(messages.filter(Boolean).join('\n'));
  return [`✗ ${title}`, ...text.split('\n').slice(0, linesShown)].join('\n    ');
}

/** @param {any} report vitest's JSON report */
export function unitFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    // A file that fails to load has a message and no tests.
    if (failed.length === 0) return file.message ? [failure(file.name, [file.message])] : [];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages));
  });
}

/** @param {any} report playwright's JSON report */
export function journeyFailures(report) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).flatMap(failuresOfSpec),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return [
    ...(report.errors ?? []).map(({ message }) =>
      failure('before or after the journeys', [message]),
    ),
    ...report.suites.flatMap(inSuite),
  ];
}

function failuresOfSpec({ title, file, tests }) {
  return tests
    .filter(({ status }) => status !== 'expected' && status !== 'skipped')
    .map(({ projectName, results }) =>
      failure(
        `[${projectName}] ${file} › ${title}`,
        results.flatMap(({ errors }) =>
          errors.map(({ message, snippet }) => `${message}\n${snippet ?? ''}`),
        ),
      ),
    );
}
