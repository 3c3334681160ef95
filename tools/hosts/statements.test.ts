import { expect, test } from 'vitest';
import { countStatements } from './statements.ts';

/** Messages of a client: startup, a simple query, and an extended one (parse, bind, execute, sync). */
const message = (type: string, text: string) => {
  const body = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const sent = Buffer.concat([
  message('', 'user ada, database EQE'),
  message('Q', 'select 1'),
  ...[message('P', 'select Q'), message('B', 'E'), message('E', ''), message('S', '')],
]);

test.each([1, 3, 1_000])('statements are counted in parts of %i bytes', (size) => {
  let statements = 0;
  const take = countStatements(() => {
    statements += 1;
  });
  for (let from = 0; from < sent.length; from += size) take(sent.subarray(from, from + size));
  expect(statements).toBe(2);
});
