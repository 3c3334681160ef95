/**
 * `npm run hostile`: one person attacks, another works; a row for each attack says what was felt and
 * what the server held. `-- --database postgres` runs on PostgreSQL, `-- --only chat` the rows whose
 * name holds the word, `-- --seconds 20` looks longer. Ends with 1 when a row is outside its bar.
 */
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { attacks } from './attacks.ts';
import { mostAnswerMs, slowestAnswer } from './fuzz-answers.ts';
import { headLine, quietLine, rowLines } from './print-row.ts';
import { runAttacks } from './run-attacks.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
  },
});

/** Threads of our engines that have no work end after a minute. */
const settleMs = 75_000;

const postgres = values.database === 'postgres' ? await ofPostgres() : undefined;
try {
  console.log(`Database: ${postgres?.described ?? 'embedded'}\n`);
  const rows = await runAttacks({
    attacks: attacks.filter(({ name }) => name.includes(values.only)),
    databaseUrl: postgres?.url,
    lookMs: Number(values.seconds) * 1_000,
    settleMs,
    onQuiet: (quiet) => console.log(`${headLine()}\n${quietLine(quiet)}`),
    onRow: (row) => console.log(rowLines(row).join('\n')),
  });
  const outside = rows.filter((row) => row.outside.length > 0);
  const { asked, slowestMs, kind } = await slowestAnswer();
  const isQuick = slowestMs <= mostAnswerMs;
  console.log(
    `${isQuick ? '✓' : '✗'} any text: the slowest of ${asked} answers took ${slowestMs.toFixed(0)} ms of a processor (${kind}), at most ${mostAnswerMs}`,
  );
  console.log(`\n${rows.length} attacks, ${outside.length} outside their bar.`);
  process.exitCode = outside.length === 0 && isQuick ? 0 : 1;
} finally {
  await postgres?.stop();
}

function ofPostgres() {
  const source = findPostgres(process.env);
  if (!source) throw new Error('No PostgreSQL here: install one or set TEST_DATABASE_URL.');
  return startPostgres(source);
}
