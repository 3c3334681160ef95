/**
 * Short texts to whoever listens: at once in this process, and in every other on the same database through
 * PostgreSQL's LISTEN. One that was missed is lost, so listeners look by themselves now and then. The
 * connection that listens also shows that this process is there.
 */
import { EventEmitter } from 'node:events';
import type { OpenDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { listenFar } from './listen-far.ts';
import { newPresence } from './presence.ts';

const channels = ['maquette_generation', 'maquette_answer', 'maquette_models'] as const;
export type Channel = (typeof channels)[number];

export interface Notices {
  /** How this process shows others that it is there. */
  readonly presence: number;
  /** Other processes may work on the same database. */
  readonly reachOthers: boolean;
  /** Resolves when it is on its way; never rejects. */
  publish(channel: Channel, text: string): Promise<void>;
  /** In this process alone: of what a statement tells the others itself. */
  publishHere(channel: Channel, text: string): void;
  /** Hears the own notices too, maybe twice. Returns how to stop. */
  subscribe(channel: Channel, onNotice: (text: string) => void): () => void;
  /** Called when notices may have been missed. Returns how to stop. */
  whenMissed(onMissed: () => void): () => void;
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
    whenMissed(onMissed) {
      missed.on('missed', onMissed);
      return () => missed.off('missed', onMissed);
    },
    async close() {
      await far?.close();
    },
  };
}
