/** Traces the queries of one database connection as spans, named by their SQL keyword alone. */
import type { ClientBase } from 'pg';
import { tracedWithin } from './traced.ts';

type Query = (...args: unknown[]) => unknown;

const sqlOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown })?.text ?? '');

export function traceQueries(client: ClientBase): void {
  const query = client.query.bind(client) as Query;
  const tracedQuery: Query = (...args) => {
    // Calls with a callback come from the pool.
    const callback = args.at(-1);
    const operation = /[a-z]+/i.exec(sqlOf(args[0]))?.[0].toLowerCase() ?? 'query';
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
    if (typeof callback !== 'function') {
      return tracedWithin(operation, attributes, async () => query(...args));
    }
    // The callback gets the error; the promise only ends the span.
    tracedWithin(
      operation,
      attributes,
      () =>
        new Promise((resolve, reject) => {
          query(...args.slice(0, -1), (error: unknown, result: unknown) => {
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
