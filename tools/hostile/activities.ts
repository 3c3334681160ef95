/** Activities of the second person, their pace, and their bars. */
export interface Bar {
  /** At most this long, whatever is usual. */
  readonly atMostMs?: number;
  /** At most this many times its quiet time; what is quicker than `readMs` is never called slow. */
  readonly times?: number;
}

export const readMs = 250;
const read: Bar = { atMostMs: readMs };
const work: Bar = { times: 3 };

/** Rates of the server are kept: who works as fast as this is never sent away. */
export const activities = [
  { name: 'health', everyMs: 50, bar: read },
  { name: 'read', everyMs: 100, bar: read },
  { name: 'upload', everyMs: 1_200, bar: work },
  { name: 'chat', everyMs: 2_200, bar: work },
  { name: 'voice', everyMs: 2_200, bar: work },
  { name: 'sign-in', everyMs: 1_000, bar: work },
  // Owners are served in turn: theirs and one of the attacker's before it.
  { name: 'picture', everyMs: 2_500, bar: work },
] as const satisfies readonly {
  readonly name: string;
  readonly everyMs: number;
  readonly bar: Bar;
}[];

export type Activity = (typeof activities)[number]['name'];

/** Of what the server held before an attack. */
export const mostMemoryAfter = 1.1;
