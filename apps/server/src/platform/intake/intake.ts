/**
 * The only entry for pictures. Their type is detected by content; they are decoded in a separate process and
 * re-encoded. The original bytes are neither stored nor served.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type CropRectangle, limits } from '@maquette/contract';
import { Problem } from '../problem.ts';
import { createTurns, type TurnRules } from '../turns.ts';
import { type DecodeLane, decodeLaneOf } from './decode-lane.ts';
import type { Finished, Refused, TakenIn } from './decode-operations.ts';
import { createDecoderPool, type DecoderPool, type DecoderPoolOptions } from './decoder-pool.ts';
import { sniff } from './sniff.ts';

export interface Intake {
  /** Takes an upload. Senders are served round-robin: `sender` is an account or a visitor's address. */
  takeIn(sent: Uint8Array | Blob, sender: string, signal?: AbortSignal): Promise<TakenIn>;
  /** Takes a picture of an engine: PNG with its thumbnail. */
  finish(bytes: Uint8Array): Promise<Finished>;
  /** Crops a stored picture; counts as its sender's turn as well. */
  crop(bytes: Uint8Array, crop: CropRectangle, sender: string): Promise<Finished>;
  close(): Promise<void>;
}

/** Limit for engines; a foreign one might send a decompression bomb. */
const maxMadePixels = 36_000_000;
/** Attempts for pictures that we encoded, each in a new process. */
const ownTries = 5;
/** Enough to detect the type. */
const headBytes = 64;

export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** 128 random bits. */
export const randomId = (): string => randomBytes(16).toString('base64url');

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Read from disk when a decoder is free: queued files use no memory. */
const bytesOf = async (sent: Uint8Array | Blob): Promise<Uint8Array> =>
  sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : sent;

function accepted<Output extends Finished>(output: Output | Refused): Output {
  if ('refused' in output) throw new Problem(output.refused);
  return output;
}

/** One decoder per person for large photos; the other is for the next person. */
const slowProcesses = 2;

/** People wait for these; work that may take seconds has lower priority. */
const niceness = { quick: 0, ours: 3, slow: 12 } as const;

/** One decoder is reserved for other people; fifty photos of one person can queue. */
const turnsAt = (processes: number): TurnRules => ({
  places: processes,
  placesEach: Math.max(1, processes - 1),
  waiting: 160,
  waitingEach: 64,
});

export interface IntakeOptions extends DecoderPoolOptions {
  readonly turns?: Partial<TurnRules>;
}

export function createIntake(options: IntakeOptions = {}): Intake {
  const { processes = slowProcesses, turns: rules, ...pool } = options;
  const laneOf = (lane: DecodeLane, most: number) => ({
    decoders: createDecoderPool({ ...pool, processes: most, niceness: niceness[lane] }),
    turns: createTurns({ ...turnsAt(most), ...rules }),
  });
  const lanes = { quick: laneOf('quick', 1), slow: laneOf('slow', processes) };
  // Our own pictures skip the queue.
  const ours: DecoderPool = createDecoderPool({ ...pool, processes: 1, niceness: niceness.ours });
  return {
    async takeIn(sent, sender, signal) {
      if ((sent instanceof Blob ? sent.size : sent.length) > limits.uploadBytes) {
        throw new Problem('TOO_LARGE', { limit: megabytes(limits.uploadBytes) });
      }
      const kind = sniff(await bytesOf(sent.slice(0, headBytes)));
      if (kind === 'empty') throw new Problem('IMAGE_DAMAGED');
      if (kind === 'heic') throw new Problem('HEIC_NOT_READABLE');
      if (kind === 'unknown') throw new Problem('NOT_AN_IMAGE');
      const lane = await decodeLaneOf(sent);
      if (lane === undefined) throw new Problem('PICTURE_TOO_COMPLEX');
      const { turns, decoders } = lanes[lane];
      return accepted(
        await turns.run(
          sender,
          () => decoders.run('takeIn', { maxPixels: limits.imagePixels }, async () => sent),
          signal,
        ),
      );
    },
    async finish(bytes) {
      const settings = { maxPixels: maxMadePixels };
      return accepted(await ours.run('finish', settings, async () => bytes, ownTries));
    },
    async crop(bytes, crop, sender) {
      const { turns, decoders } = lanes[(await decodeLaneOf(bytes)) ?? 'slow'];
      return turns.run(sender, () => decoders.run('crop', { crop }, async () => bytes, ownTries));
    },
    async close() {
      await Promise.all(
        [lanes.quick.decoders, lanes.slow.decoders, ours].map((one) => one.close()),
      );
    },
  };
}
