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

test('a line break in a field cannot forge a second line, nor a terminal be painted (L-03)', () => {
  const log = testLog();
  log.info('answered', { route: 'x\n{"level":60,"msg":"forged"}\u001b[31m' });
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]?.trimEnd()).not.toContain('\n');
  expect(log.lines[0]).not.toContain('\u001b');
});
