/**
 * Where the log goes: lines are gathered for a moment and written together. One write a line costs as
 * much as a third of a simple answer.
 */
import { pino } from 'pino';

const gatheringMs = 20;

const standardOutput = () => pino.destination({ dest: 1, sync: false });

export interface LogOutput {
  write(line: string): void;
  /** Says that what was written must not wait. */
  handOn?(): void;
}

export function gatheredLines(output: LogOutput = standardOutput()): LogOutput {
  let lines = '';
  const handOn = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  // Before the output's own last look.
  process.prependListener('exit', handOn);
  return {
    write(line) {
      if (lines === '') setTimeout(handOn, gatheringMs).unref();
      lines += line;
    },
    handOn,
  };
}
