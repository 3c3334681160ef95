/** How long each statement of this process took, from its sending to its answer. */
import pg from 'pg';

interface TimedStatement {
  readonly text: string;
  readonly ms: number;
}

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string })?.text ?? '');

export interface TimedStatements {
  forget(): void;
  /** The slowest time of each of the slowest statements. */
  slowest(most: number): TimedStatement[];
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
      const byText = new Map<string, number>();
      for (const { text, ms } of taken) byText.set(text, Math.max(ms, byText.get(text) ?? 0));
      return [...byText]
        .map(([text, ms]) => ({ text, ms }))
        .sort((left, right) => right.ms - left.ms)
        .slice(0, most);
    },
  };
}
