/**
 * Limits open response streams, of progress and of answers, per person (or visitor's address) and per address. Counted before any lookup,
 * so that excess requests cost next to nothing.
 */
import { createHash } from 'node:crypto';
import { limits } from '@maquette/contract';
import { Problem } from '../problem.ts';
import { countBy } from './count-by.ts';

export interface StreamSender {
  readonly address: string;
  /** The cookie as sent, not yet resolved to a person. */
  readonly cookie: string | null;
}

export interface OpenStream {
  /** Set after the lookup; ends the stream where this person has too many. */
  belongsTo(subject: string): void;
  /** Idempotent. */
  end(): void;
}

export interface OpenStreams {
  /** Counts one more stream, or refuses it. */
  open(sender: StreamSender): OpenStream;
  /** How many are open. */
  count(): number;
}

const refusal = () => new Problem('TOO_MANY_STREAMS');

export function countOpenStreams(): OpenStreams {
  const byAddress = countBy(limits.eventStreamsPerAddress, refusal);
  const byCookie = countBy(limits.eventStreamsEach, refusal);
  const bySubject = countBy(limits.eventStreamsEach, refusal);
  let openNow = 0;
  return {
    open({ address, cookie }) {
      const releases = [byAddress.add(address)];
      openNow += 1;
      releases.push(() => {
        openNow -= 1;
      });
      const end = () => {
        for (const release of releases.splice(0)) release();
      };
      const add = (one: () => () => void) => {
        try {
          releases.push(one());
        } catch (error) {
          end();
          throw error;
        }
      };
      if (cookie !== null) add(() => byCookie.add(digestOf(cookie)));
      return {
        belongsTo: (subject) => {
          // Released meanwhile.
          if (releases.length > 0) add(() => bySubject.add(subject));
        },
        end,
      };
    },
    count: () => openNow,
  };
}

/** Hashed: cookies may be long, and are secrets. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
