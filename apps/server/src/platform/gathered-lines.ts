/** Log output, buffered briefly: one write per line costs a third of a simple response. */
import { pino } from 'pino';

const gatheringMs = 20;

const standardOutput = () => pino.destination({ dest: 1, sync: false });

export interface LogOutput {
  write(line: string): void;
  /** Flushes at once. */
  handOn?(): void;
}

export function gatheredLines(output: LogOutput = standardOutput()): LogOutput {
  let lines = '';
  const handOn = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  // Runs before the output's own exit handler.
  process.prependListener('exit', handOn);
  return {
    write(line) {
      if (lines === '') setTimeout(handOn, gatheringMs).unref();
      lines += line;
    },
    handOn,
  };
}
