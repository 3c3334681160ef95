/** Duration of each statement of this process, from sending to response. */
import pg from 'pg';

interface TimedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly ms: number;
}

export interface SlowStatement {
  readonly text: string;
  readonly middleMs: number;
  /** 95 of 100 were quicker. */
  readonly lateMs: number;
}

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string })?.text ?? '');

const valuesOf = (statement: unknown, second: unknown): readonly unknown[] => {
  const own =
    typeof statement === 'string' ? undefined : (statement as Partial<pg.QueryConfig>)?.values;
  return own ?? (Array.isArray(second) ? second : []);
};

const partOf = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
export const middleOf = (values: readonly number[]): number => partOf(values, 0.5);
export const lateOf = (values: readonly number[]): number => partOf(values, 0.95);

export interface TimedStatements {
  forget(): void;
  slowest(most: number): SlowStatement[];
  /** One execution of each. */
  examples(): { readonly text: string; readonly values: readonly unknown[] }[];
  /** Number of executions, most frequent first. */
  counts(): { readonly text: string; readonly count: number }[];
  stop(): void;
}

export function timedStatements(): TimedStatements {
  const taken: TimedStatement[] = [];
  const original = pg.Client.prototype.query as Query;
  const timed: Query = function query(...parameters) {
    const startedAt = performance.now();
    const text = textOf(parameters[0]).replaceAll(/\s+/g, ' ').trim();
    const values = valuesOf(parameters[0], parameters[1]);
    const end = () => taken.push({ text, values, ms: performance.now() - startedAt });
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
        .map(([text, all]) => {
          const allMs = all.map(({ ms }) => ms);
          return { text, middleMs: middleOf(allMs), lateMs: lateOf(allMs) };
        })
        .sort((left, right) => right.lateMs - left.lateMs)
        .slice(0, most);
    },
    examples: () => [...new Map(taken.map((one) => [one.text, one])).values()],
    counts() {
      const byText = Map.groupBy(taken, ({ text }) => text);
      return [...byText]
        .map(([text, all]) => ({ text, count: all.length }))
        .sort((left, right) => right.count - left.count);
    },
    stop() {
      pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
    },
  };
}
