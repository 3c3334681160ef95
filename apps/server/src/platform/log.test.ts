import { expect, test } from 'vitest';
import { testLog } from '../testing/test-log.ts';

const secret = 'ada@example.com wants a villa';

test('unlisted fields are never logged', () => {
  const log = testLog();
  const fields = { route: '/chat/{prompt}', email: secret, body: { prompt: secret } };
  log.info('answered', fields);
  expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
    route: '/chat/{prompt}',
    msg: 'answered',
  });
  expect(log.lines.join()).not.toContain('villa');
});

test('an error is told by kind, codes and place, and so are its causes, but not by its words', () => {
  const log = testLog();
  const cause = Object.assign(new Error(`Key (email)=(${secret}) already exists.`), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: secret,
  });
  log.error('A request failed', { error: new Error(`Failed query: ${secret}`, { cause }) });
  const { error } = JSON.parse(log.lines[0] ?? '');
  expect(error).toMatchObject({
    kind: 'Error',
    cause: { code: '23505', constraint: 'users_email_unique' },
  });
  expect(error.at[0]).toContain('log.test.ts');
  expect(log.lines.join()).not.toContain('villa');
});

test('a reason without a code is told where a library gives it in constant words', () => {
  const log = testLog();
  log.error('The queue', { error: new Error('timeout exceeded when trying to connect') });
  // As the queue hands errors on.
  const error = new TypeError('pool is not there');
  log.error('The queue', { error: { ...error, message: error.message, stack: error.stack } });
  log.error('The queue', {
    error: { message: secret, stack: `Error: ${secret}\n    at x (y.ts:1:1)` },
  });
  const told = log.lines.map((line) => JSON.parse(line).error);
  expect(told).toMatchObject([
    { kind: 'Error', message: 'timeout exceeded when trying to connect' },
    { kind: 'TypeError', message: 'pool is not there' },
    { kind: 'Error', at: ['at x (y.ts:1:1)'] },
  ]);
  expect(log.lines.join()).not.toContain('villa');
});

test('of the reply of a mail server its step and codes are told, not its words', () => {
  const log = testLog();
  const reply = { command: 'RCPT TO', responseCode: 550 };
  const response = `550 5.1.1 <${secret}> is unknown`;
  log.error('A mail', { error: Object.assign(new Error(response), { ...reply, response }) });
  const odd = { command: secret, response: `550 5.1.1${secret}` };
  log.error('A mail', { error: Object.assign(new Error(response), odd) });
  const told = log.lines.map((line) => JSON.parse(line).error);
  expect(told[0]).toMatchObject({ command: 'RCPT TO', reply: 550, reason: '5.1.1' });
  expect(Object.keys(told[1])).toEqual(['kind', 'at']);
  expect(log.lines.join()).not.toContain('villa');
});

test('a line break in a field cannot forge a second line, nor a terminal be painted (L-03)', () => {
  const log = testLog();
  log.info('answered', { route: 'x\n{"level":60,"msg":"forged"}\u001b[31m' });
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]?.trimEnd()).not.toContain('\n');
  expect(log.lines[0]).not.toContain('\u001b');
});
