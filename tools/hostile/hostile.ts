/**
 * `npm run hostile`: one person attacks, another works; a row per attack shows latencies and memory. Options:
 * `-- --database postgres`, `-- --only chat` for rows that contain the word (without idle memory), `--
 * --seconds 20` for longer runs. Exits with 1 if a row is outside its limits.
 */
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/databases/postgres.ts';
import { legend, mostMemoryAfter } from './activities.ts';
import { attacks } from './attacks.ts';
import { mostAnswerMs, slowestAnswer } from './fuzz-answers.ts';
import { headLine, quietLine, rowLines } from './print-row.ts';
import { runAttacks } from './run-attacks.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '15' },
  },
});

const attackerNiceness = 10;

const postgres = values.database === 'postgres' ? await ofPostgres() : undefined;
try {
  console.log(`Database: ${postgres?.described ?? 'embedded'}\n${legend}\n`);
  const { rows, restingMb } = await runAttacks({
    attacks: attacks.filter(({ name }) => name.includes(values.only)),
    databaseUrl: postgres?.url,
    lookMs: Number(values.seconds) * 1_000,
    rests: values.only === '',
    attackerNiceness,
    onQuiet: (quiet) => console.log(`${headLine()}\n${quietLine(quiet)}`),
    onRow: (row) => console.log(rowLines(row).join('\n')),
  });
  const isBack = !restingMb || restingMb.afterAttacks <= restingMb.afterWork * mostMemoryAfter;
  if (restingMb) {
    const { fresh, afterWork, afterAttacks } = restingMb;
    console.log(
      `${isBack ? '✓' : '✗'} memory at rest: ${fresh.toFixed(0)} MB fresh, ${afterWork.toFixed(0)} MB after ordinary work alone, ${afterAttacks.toFixed(0)} MB after it beside all attacks (at most ${((mostMemoryAfter - 1) * 100).toFixed(0)} % above ordinary work)`,
    );
  }
  const outside = rows.filter((row) => row.outside.length > 0);
  const { asked, slowestMs, kind } = await slowestAnswer();
  const isQuick = slowestMs <= mostAnswerMs;
  console.log(
    `${isQuick ? '✓' : '✗'} any text: the slowest of ${asked} answers took ${slowestMs.toFixed(0)} ms of a processor (${kind}), at most ${mostAnswerMs}`,
  );
  console.log(`\n${rows.length} attacks, ${outside.length} outside their bar.`);
  process.exitCode = outside.length === 0 && isQuick && isBack ? 0 : 1;
} finally {
  await postgres?.stop();
}

function ofPostgres() {
  const source = findPostgres(process.env);
  if (!source) throw new Error('No PostgreSQL here: install one or set TEST_DATABASE_URL.');
  return startPostgres(source);
}
