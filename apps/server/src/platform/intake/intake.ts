/**
 * The only door for pictures. Whatever comes in is judged by its content, decoded apart from the
 * server and encoded anew; what was sent is never kept or served.
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
  /**
   * A picture from outside, made safe. Senders are served in turn: `sender` is whose turn it takes,
   * an account or a visitor's address.
   */
  takeIn(sent: Uint8Array | Blob, sender: string, signal?: AbortSignal): Promise<TakenIn>;
  /** A picture an engine made: PNG with its thumbnail. */
  finish(bytes: Uint8Array): Promise<Finished>;
  /** Part of a picture that was taken in before; it takes its sender's turn as well. */
  crop(bytes: Uint8Array, crop: CropRectangle, sender: string): Promise<Finished>;
  close(): Promise<void>;
}

/** Engines give at most this much; a foreign one cannot send us a bomb either. */
const maxMadePixels = 36_000_000;
/** How often a picture that we encoded is given to a fresh process when one dies. */
const ownTries = 5;
/** Enough to tell the kind of a file. */
const headBytes = 64;

export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** 128 random bits, which cannot be guessed. */
export const randomId = (): string => randomBytes(16).toString('base64url');

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Files stay where they lie until a decoder is free: waiting ones cost no memory. */
const bytesOf = async (sent: Uint8Array | Blob): Promise<Uint8Array> =>
  sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : sent;

function accepted<Output extends Finished>(output: Output | Refused): Output {
  if ('refused' in output) throw new Problem(output.refused);
  return output;
}

/** Large photos of one person take one decoder; the other is for the next person. */
const slowProcesses = 2;

/** People wait for each of them; work that may take seconds yields most. */
const niceness = { quick: 0, ours: 3, slow: 12 } as const;

/** One decoder is left for the next person; fifty photos of one person find room in line. */
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
  // Our own pictures do not wait behind those of senders.
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
