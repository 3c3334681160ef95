/** Duration of each statement of this process, from sending to response. */
import pg from 'pg';

interface TimedStatement {
  readonly text: string;
  readonly ms: number;
}

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string })?.text ?? '');

export const middleOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export interface TimedStatements {
  forget(): void;
  /** By median: a busy machine delays any statement once. */
  slowest(most: number): TimedStatement[];
  /** Number of executions, most frequent first. */
  counts(): { readonly text: string; readonly count: number }[];
}

export function timedStatements(): TimedStatements {
  const taken: TimedStatement[] = [];
  const original = pg.Client.prototype.query as Query;
  const timed: Query = function query(...parameters) {
    const startedAt = performance.now();
    const text = textOf(parameters[0]).replaceAll(/\s+/g, ' ').trim();
    const end = () => taken.push({ text, ms: performance.now() - startedAt });
    const callback = parameters.at(-1);
    if (typeof callback === 'function') {
      return original.call(this, ...parameters.slice(0, -1), (...answer: unknown[]) => {
        end();
        callback(...answer);
      });
    }
    const answer = original.call(this, ...parameters);
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  };
  pg.Client.prototype.query = timed as typeof pg.Client.prototype.query;
  return {
    forget: () => void taken.splice(0),
    slowest(most) {
      const byText = Map.groupBy(taken, ({ text }) => text);
      return [...byText]
        .map(([text, all]) => ({ text, ms: middleOf(all.map(({ ms }) => ms)) }))
        .sort((left, right) => right.ms - left.ms)
        .slice(0, most);
    },
    counts() {
      const byText = Map.groupBy(taken, ({ text }) => text);
      return [...byText]
        .map(([text, all]) => ({ text, count: all.length }))
        .sort((left, right) => right.count - left.count);
    },
  };
}
