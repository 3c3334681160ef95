/** Log output, buffered briefly: one write per line costs a third of a simple response. */
import { pino } from 'pino';

const gatheringMs = 20;

const standardOutput = () => pino.destination({ dest: 1, sync: false });

export interface LogOutput {
  write(line: string): void;
  /** Flushes at once. */
  flush?(): void;
}

export function gatheredLines(output: LogOutput = standardOutput()): LogOutput {
  let lines = '';
  const flush = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  // Runs before the output's own exit handler.
  process.prependListener('exit', flush);
  return {
    write(line) {
      if (lines === '') setTimeout(flush, gatheringMs).unref();
      lines += line;
    },
    flush,
  };
}
