/** An attack: one person, the requests they send, and how many at a time. */
import type { Client } from './client.ts';

export interface Attack {
  /** As it stands in the table that is printed. */
  readonly name: string;
  readonly actor: 'anonymous' | 'free';
  /** How many of its requests are under way at the same time. */
  readonly parallel: number;
  /**
   * Makes what is sent while the clock does not run yet. What it gives back is done again and again
   * until the end; it resolves with the status of the answer.
   */
  readonly prepare: (attacker: Client) => Promise<Send> | Send;
  /** One of the pictures it has drawn, to its end: the others' pictures may have to wait for it. */
  readonly picture?: (attacker: Client) => Promise<unknown>;
  /** Also runs in `npm test`, for a short time. */
  readonly isInTests?: boolean;
}

export type Send = () => Promise<number>;
