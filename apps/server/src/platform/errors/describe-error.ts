/** Describes an error for the log: kind, codes, location, and only messages that cannot contain a person's text. */
import { libraryMessages } from './library-messages.ts';

/** Messages of these error types are about code and files, not user data. */
const kindsWithSafeMessages = new Set(['TypeError', 'ReferenceError', 'RangeError', 'ConfigError']);

export function describeError(error: unknown): Record<string, unknown> {
  const details = asError(error);
  if (!details) return { kind: typeof error };
  const { message, stack = '', cause } = details;
  const kind = error instanceof Error ? error.name : (/^\w*Error\b/.exec(stack)?.[0] ?? 'Error');
  const described: Record<string, unknown> = { kind };
  for (const field of ['code', 'syscall', 'constraint', 'table', 'severity', 'status', 'problem']) {
    if (typeof details[field] === 'string' || typeof details[field] === 'number') {
      described[field] = details[field];
    }
  }
  Object.assign(described, replyOf(details));
  if (kindsWithSafeMessages.has(kind) || libraryMessages.has(message)) {
    described.message = message;
  }
  described.at = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
  if (cause !== undefined) described.cause = describeError(cause);
  return described;
}

/** Undefined for other values. The queue hands on copies of errors, as plain objects. */
function asError(error: unknown): (Error & Record<string, unknown>) | undefined {
  const { message, stack } = (error ?? {}) as Partial<Error>;
  const isOne =
    error instanceof Error || (typeof message === 'string' && typeof stack === 'string');
  return isOne ? (error as Error & Record<string, unknown>) : undefined;
}

/** Reply of a mail server: the step, its code, and the code of the reason. Its words may quote the address. */
function replyOf({ command, responseCode, response }: Record<string, unknown>) {
  const [, reason] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(String(response)) ?? [];
  return {
    ...(/^[A-Z]+( [A-Z]+)?$/.test(String(command)) ? { command } : {}),
    ...(typeof responseCode === 'number' ? { reply: responseCode } : {}),
    ...(reason ? { reason } : {}),
  };
}
