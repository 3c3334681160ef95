/** Activities of the second person, their pace, and their bars. */
export type Bar = 'read' | 'work' | 'picture';

/** Reads take at most this long, and what is as quick as a read is never called slow. */
export const readMs = 250;
const mostTimes = 3;
/** The attacker and the second person. */
const owners = 2;

export interface Usual {
  readonly quietMs: number;
  /** A picture of the attacker's, where it has some drawn. */
  readonly attackersPictureMs: number;
}

/** The longest that each may take while somebody attacks. */
export const limitMs: Readonly<Record<Bar, (usual: Usual) => number>> = {
  read: () => readMs,
  work: ({ quietMs }) => Math.max(readMs, mostTimes * quietMs),
  // A fair share: the machine divided by its owners, after one picture that was begun before.
  picture: ({ quietMs, attackersPictureMs }) =>
    owners * quietMs + Math.max(quietMs, attackersPictureMs),
};

export const legend = `Limits: health and reads ${readMs} ms. Uploads, answers, voice and sign-ins ${mostTimes} times their quiet time, or ${readMs} ms where that is more. A picture its fair share: its quiet time for each of ${owners} owners, and one picture that was begun before (the attacker's own, timed alone before its row, or one like it). It stands behind the time.`;

/** Background requests of a page, beside the work. */
export const pageReads = [
  { name: 'health', everyMs: 50, bar: 'read' },
  { name: 'read', everyMs: 100, bar: 'read' },
] as const satisfies readonly {
  readonly name: string;
  readonly everyMs: number;
  readonly bar: Bar;
}[];

/** Steps of a person's work, one after the other. */
export const work = [
  { name: 'upload', bar: 'work' },
  { name: 'chat', bar: 'work' },
  { name: 'voice', bar: 'work' },
  { name: 'sign-in', bar: 'work' },
  { name: 'picture', bar: 'picture' },
] as const satisfies readonly { readonly name: string; readonly bar: Bar }[];

/** Rates of the server are kept: who goes round as fast as this is never sent away. */
export const roundMs = 2_500;

export const activities = [...pageReads, ...work];

export type Activity = (typeof activities)[number]['name'];

/** Of what the server held at rest before the first attack, when it rests after the last. */
export const mostMemoryAfter = 1.1;
