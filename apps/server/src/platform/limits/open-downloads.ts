/** Limits open downloads per address, until their last byte is read: each holds a connection of the file store. */
import type { Readable } from 'node:stream';
import { limits } from '@maquette/contract';
import { Problem } from '../problem.ts';
import { countBy } from './count-by.ts';

const retryAfterSeconds = 2;

/** Opens one more, or refuses it. */
export type OpenDownload = (address: string, open: () => Promise<Readable>) => Promise<Readable>;

export function countDownloads(): OpenDownload {
  const byAddress = countBy(
    limits.downloadsPerAddress,
    () => new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds }),
  );
  return async (address, open) => {
    const release = byAddress.add(address);
    try {
      return (await open()).once('close', release);
    } catch (error) {
      release();
      throw error;
    }
  };
}
