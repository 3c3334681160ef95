import { createLog, type Log } from '../platform/log.ts';

export interface TestLog extends Log {
  /** All lines, as they would be written. */
  readonly lines: readonly string[];
}

export function testLog(): TestLog {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  return { ...log, lines };
}
