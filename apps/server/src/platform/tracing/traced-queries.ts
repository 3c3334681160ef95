/** Questions of one connection to the database as parts of what asked them, by their first word alone. */
import type { ClientBase } from 'pg';
import { tracedWithin } from './traced.ts';

type Query = (...asked: unknown[]) => unknown;

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown })?.text ?? '');

export function traceQueries(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const tracedQuery: Query = (...asked) => {
    // Those with a callback come from the pool, which waits for it alone.
    const callback = asked.at(-1);
    const operation = /[a-z]+/i.exec(textOf(asked[0]))?.[0].toLowerCase() ?? 'query';
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
    if (typeof callback !== 'function') {
      return tracedWithin(operation, attributes, async () => query(...asked));
    }
    // The callback has the error already; the promise only ends the span with it.
    tracedWithin(
      operation,
      attributes,
      () =>
        new Promise((resolve, reject) => {
          query(...asked.slice(0, -1), (error: unknown, result: unknown) => {
            callback(error, result);
            if (error) reject(error);
            else resolve(result);
          });
        }),
    ).catch(() => undefined);
    return undefined;
  };
  Object.assign(client, { query: tracedQuery });
}
