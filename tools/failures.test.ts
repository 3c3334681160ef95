import { describe, expect, test } from 'vitest';
import { journeyFailures, unitFailures } from './failures.mjs';

describe('failures are listed at the end', () => {
  test('unit tests by their full names, and files that cannot be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'stairs.test.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'stairs climb', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'stairs end',
              failureMessages: ['\u001b[31mexpected 16 to be 15\u001b[39m'],
            },
          ],
        },
        { name: 'ramp.test.ts', message: 'Cannot find ramp.ts', assertionResults: [] },
      ],
    };
    expect(unitFailures(report)).toEqual([
      '✗ stairs end\n    expected 16 to be 15',
      '✗ ramp.test.ts\n    Cannot find ramp.ts',
    ]);
  });

  test('journeys with their width, however deep they lie', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'door.spec.ts',
      tests: [
        {
          projectName: 'phone',
          status,
          results: [{ errors: [{ message: 'The door is shut', snippet: '> 7 | open()' }] }],
        },
      ],
    });
    const report = {
      suites: [
        {
          specs: [spec('opens', 'unexpected')],
          suites: [{ specs: [spec('shuts', 'expected'), spec('creaks', 'flaky')] }],
        },
      ],
    };
    expect(journeyFailures(report)).toEqual([
      '✗ [phone] door.spec.ts › opens\n    The door is shut\n    > 7 | open()',
      '✗ [phone] door.spec.ts › creaks\n    The door is shut\n    > 7 | open()',
    ]);
  });
});
