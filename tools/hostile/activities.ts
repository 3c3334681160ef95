/** The second person's activities, their pace and their limits. */
export type Bar = 'read' | 'work' | 'picture';

/** Limit for reads; also the least limit for anything else. */
export const readMs = 250;
const mostTimes = 3;
/** The attacker and the second person. */
const owners = 2;

export interface Usual {
  readonly quietMs: number;
  /** One of the attacker's pictures, if it orders some. */
  readonly attackersPictureMs: number;
}

/** Limits for each kind of activity during an attack. */
export const limitMs: Readonly<Record<Bar, (usual: Usual) => number>> = {
  read: () => readMs,
  work: ({ quietMs }) => Math.max(readMs, mostTimes * quietMs),
  // A fair share: the machine divided by its users, after one picture that had already started.
  picture: ({ quietMs, attackersPictureMs }) =>
    owners * quietMs + Math.max(quietMs, attackersPictureMs),
};

export const legend = `Limits: health and reads ${readMs} ms. Uploads, answers, voice and sign-ins ${mostTimes} times their quiet time, or ${readMs} ms where that is more: three times 30 ms is less than one turn of a busy scheduler. A picture its fair share: its quiet time for each of ${owners} owners, and one picture that was begun before (the attacker's own, timed alone before its row, or one like it). It stands behind the time.`;

/** Background requests of a page. */
export const pageReads = [
  { name: 'health', everyMs: 50, bar: 'read' },
  { name: 'read', everyMs: 100, bar: 'read' },
] as const satisfies readonly {
  readonly name: string;
  readonly everyMs: number;
  readonly bar: Bar;
}[];

/** Steps of a person's work, in sequence. */
export const work = [
  { name: 'upload', bar: 'work' },
  { name: 'chat', bar: 'work' },
  { name: 'voice', bar: 'work' },
  { name: 'sign-in', bar: 'work' },
  { name: 'picture', bar: 'picture' },
] as const satisfies readonly { readonly name: string; readonly bar: Bar }[];

/** Keeps within the server's rate limits. */
export const roundMs = 2_500;

export const activities = [...pageReads, ...work];

export type Activity = (typeof activities)[number]['name'];

/** Idle memory after all attacks, relative to that after as much ordinary work without them. */
export const mostMemoryAfter = 1.1;
