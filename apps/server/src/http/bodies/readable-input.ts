/**
 * Refuses input that cannot be stored: databases reject NUL and lone surrogates. A body that breaks off
 * is reported as a lost connection, not as a fault of the server.
 */
import { Problem } from '../../platform/problem.ts';

const expected = 'text without NUL and without broken characters';

/** The parsed body, or the problem. */
export async function readable<Body>(reading: Promise<Body>): Promise<Body> {
  const body = await reading.catch((error: unknown) => {
    throw isBrokenOff(error) ? new Problem('BROKEN_OFF', {}, { cause: error }) : error;
  });
  refuseUnreadable(body);
  return body;
}

export async function readJson(request: Request): Promise<unknown> {
  const text = await readable(request.text());
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Problem('BAD_REQUEST', { expected: 'a JSON body' });
  }
  refuseUnreadable(body);
  return body;
}

/** Error codes of sockets and aborted streams; only used for bodies. */
const brokenOff = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ABORT_ERR',
]);

function isBrokenOff(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    if (cause instanceof Problem) return false;
    const { code } = cause as NodeJS.ErrnoException;
    if (cause.name === 'AbortError' || (typeof code === 'string' && brokenOff.has(code)))
      return true;
    cause = cause.cause;
  }
  return false;
}

interface Place {
  readonly field: string;
  readonly value: unknown;
}

/** Iterative: deep nesting must not overflow the stack. */
function refuseUnreadable(body: unknown): void {
  const waiting: Place[] = [{ field: '', value: body }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { field, value } = place;
    if (typeof value === 'string' && !isKeepable(value)) {
      throw new Problem('BAD_REQUEST', { field, expected });
    }
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    const entries = value instanceof FormData ? [...value.entries()] : Object.entries(value);
    for (const [name, inner] of entries) {
      if (!isKeepable(name)) throw new Problem('BAD_REQUEST', { field, expected });
      waiting.push({
        field: field === '' ? name : `${field}.${name}`.slice(-fieldEnd),
        value: inner,
      });
    }
  }
}

/** Long enough to find it. */
const fieldEnd = 100;

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The same for query parameters. */
export function refuseUnreadableAddress({ pathname, search }: URL): void {
  if (/%00/.test(pathname) || /%00/.test(search)) {
    throw new Problem('BAD_REQUEST', { expected });
  }
  try {
    decodeURIComponent(pathname);
  } catch {
    throw new Problem('BAD_REQUEST', { expected });
  }
}
