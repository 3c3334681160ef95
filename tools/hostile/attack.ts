/** An attack: one person, their requests, and the concurrency. */
import type { Client } from './client.ts';

export interface Attack {
  /** Label in the printed table. */
  readonly name: string;
  readonly actor: 'anonymous' | 'free';
  /** Concurrent requests. */
  readonly parallel: number;
  /**
   * Prepares the payload, untimed. The returned function is repeated until the end; it resolves with the
   * response's status.
   */
  readonly prepare: (attacker: Client) => Promise<Send> | Send;
  /** Draws one of its pictures to the end: others may have to wait for it. */
  readonly picture?: (attacker: Client) => Promise<unknown>;
  /** Also runs briefly in `npm test`. */
  readonly isInTests?: boolean;
}

export type Send = () => Promise<number>;
