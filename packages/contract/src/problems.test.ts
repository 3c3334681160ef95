import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { notices } from './notices.ts';
import { problemSentence, problems } from './problems.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The specification's error catalogue, literally. */
const catalogue = [
  'Passwords do not match!',
  'User not authenticated.',
  'You need to have a premium subscription to access this page.',
  'Unable to fetch payment status. Please try again.',
  'You need to be authenticated to access this page.',
  'Please enter a prompt and select a file.',
  'Please select an image first.',
  'Failed to analyze image.',
  'Failed to generate image.',
  'Upload failed: {message}',
  'Error analyzing image: {message}',
  'Error fetching response',
  'HTTP error! Status: {code}',
  'No image available to magnify.',
  'Names updated successfully',
  'Password updated successfully',
  'Unexpected Application Error!',
  'Loading chunk {id} failed',
  'You are already a premium customer. Press OK to access full premium features.',
];

test.each(catalogue)('the product can say: %s', (sentence) => {
  const sentences: string[] = [
    ...Object.values(problems).map((problem) => problem.message),
    ...Object.values(notices),
  ];
  expect(sentences.filter((known) => known === sentence)).toHaveLength(1);
});

test.each(Object.entries(problems))(
  '%s has a status and a sentence of its own',
  (code, problem) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(problem.status).toBeGreaterThanOrEqual(400);
    expect(problem.status).toBeLessThan(600);
    const same = Object.values(problems).filter((other) => other.message === problem.message);
    expect(same).toHaveLength(1);
  },
);

test('placeholders are filled from the details only', () => {
  expect(problemSentence('TOO_LARGE', { limit: '15 MB' })).toBe(
    'This file is larger than 15 MB. Please choose a smaller one.',
  );
  expect(problemSentence('TOO_MANY_REQUESTS', { retryAfterSeconds: 0 })).toContain('in 0 seconds');
  expect(problemSentence('ENGINE_REFUSED', { reason: '{limit}' })).toContain('{limit}');
  expect(problemSentence('TOO_LARGE', Object.create({ limit: 'inherited' }))).toContain('{limit}');
});

/** Sentences that screens show without the server. */
const saidByScreens = new Set([
  'SIGN_IN_NEEDED',
  'PAYMENT_STATUS_UNKNOWN',
  'PASSWORDS_DIFFER',
  'NOTHING_TO_MAGNIFY',
  'UNREACHABLE',
  'GOOGLE_SIGN_IN_FAILED',
  'GOOGLE_ACCOUNT_NOT_LINKED',
]);

const sourceOf = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
const server = sourceOf(['apps/server/src/**/*.ts', 'packages/models/src/**/*.ts']);
const screens = sourceOf(['apps/web/src/**/*.{ts,tsx}']);

test.each(Object.keys(problems))('%s is really used', (code) => {
  const named = new RegExp(`(['".])${code}\\b`);
  expect(saidByScreens.has(code) ? screens : server).toMatch(named);
});
