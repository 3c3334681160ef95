/**
 * Notifications to listeners in this process and, through PostgreSQL's LISTEN, in all others. They can be
 * lost, so listeners poll now and then as well. The listening connection also holds the presence lock.
 */
import { EventEmitter } from 'node:events';
import type { Listener, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { listenFar } from './listen-far.ts';
import { newPresence } from './presence.ts';

const channels = ['maquette_generation', 'maquette_answer', 'maquette_models'] as const;
export type Channel = (typeof channels)[number];

/** Without its line for this long, a process can no longer be sure that it counts as present. */
export const lostAfterMs = 3_000;

export interface Notices {
  /** The presence of this process, as others see it. */
  readonly presence: number;
  /** Whether other processes may use the database. */
  readonly reachOthers: boolean;
  /** Resolves when it was sent; never rejects. */
  publish(channel: Channel, text: string): Promise<void>;
  /** Notifies this process only, for changes whose statement notifies the others itself. */
  publishHere(channel: Channel, text: string): void;
  /** Also receives its own notices, possibly twice. Returns the unsubscribe function. */
  subscribe(channel: Channel, onNotice: (text: string) => void): () => void;
  /** Listens on the queue's connection of this process. Undefined with the embedded database, which has its own. */
  readonly listen: ((listener: Listener) => Promise<() => void>) | undefined;
  /** Called when notices may have been lost. Returns the unsubscribe function. */
  whenMissed(onMissed: () => void): () => void;
  /** Called when its line has been gone for `lostAfterMs`. */
  whenLost(onLost: () => void): void;
  close(): Promise<void>;
}

export async function openNotices(database: OpenDatabase, log: Log): Promise<Notices> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const missed = new EventEmitter().setMaxListeners(0);
  const presence = newPresence();
  const far =
    database.home === 'server'
      ? await listenFar(database, {
          channels,
          presence,
          log,
          onNotice: (channel, text) => emitter.emit(channel, text),
          onMissed: () => missed.emit('missed'),
          lostAfterMs,
          onLost: () => missed.emit('lost'),
        })
      : undefined;
  return {
    presence,
    reachOthers: far !== undefined,
    async publish(channel, text) {
      emitter.emit(channel, text);
      await far?.publish(channel, text);
    },
    publishHere: (channel, text) => void emitter.emit(channel, text),
    subscribe(channel, onNotice) {
      emitter.on(channel, onNotice);
      return () => emitter.off(channel, onNotice);
    },
    listen: far?.listen,
    whenMissed(onMissed) {
      missed.on('missed', onMissed);
      return () => missed.off('missed', onMissed);
    },
    whenLost: (onLost) => void missed.on('lost', onLost),
    async close() {
      await far?.close();
    },
  };
}
