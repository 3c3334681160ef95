/**
 * Structured log that cannot contain prompts, e-mails or tokens: only the fields below are written, and of an
 * error its name, codes and location, never the message, because messages of databases and parsers quote their
 * input.
 */
import { type Logger, pino } from 'pino';
import { describeError } from './errors/describe-error.ts';
import { gatheredLines, type LogOutput } from './gathered-lines.ts';

export interface LogFields {
  readonly requestId?: string | undefined;
  readonly method?: string;
  /** Route pattern such as `/chat/{prompt}`, never the requested path. */
  readonly route?: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly problem?: string;
  readonly job?: string;
  readonly stage?: string;
  readonly engine?: string;
  readonly count?: number;
  readonly port?: number;
  readonly folder?: string;
  readonly database?: string;
  readonly version?: string;
  readonly error?: unknown;
}

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const safeFields = new Set<string>([
  'requestId',
  'method',
  'route',
  'status',
  'durationMs',
  'problem',
  'job',
  'stage',
  'engine',
  'count',
  'port',
  'folder',
  'database',
  'version',
]);

export function createLog(level: string, output: LogOutput = gatheredLines()): Log {
  const logger = pino({ level, base: null, timestamp: isoTimes() }, output);
  const error = write(logger, 'error');
  return {
    debug: write(logger, 'debug'),
    info: write(logger, 'info'),
    warn: write(logger, 'warn'),
    error(message, fields) {
      error(message, fields);
      output.flush?.();
    },
  };
}

/** Formatted once per millisecond and reused. */
function isoTimes(): () => string {
  let atMs = 0;
  let text = '';
  return () => {
    const nowMs = Date.now();
    if (nowMs !== atMs) text = `,"time":"${new Date(nowMs).toISOString()}"`;
    atMs = nowMs;
    return text;
  };
}

function write(logger: Logger, level: 'debug' | 'info' | 'warn' | 'error') {
  return (message: string, fields: LogFields = {}) => {
    const line: Record<string, unknown> = {};
    for (const name in fields) {
      if (safeFields.has(name)) line[name] = fields[name as keyof LogFields];
    }
    if (fields.error !== undefined) line.error = describeError(fields.error);
    logger[level](line, message);
  };
}
