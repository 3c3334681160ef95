/**
 * Foreign pictures in two lanes, by what their decoding costs: a small photo never waits for a large
 * one, and the large ones have the lowest priority of all work.
 */
import { decodeWorkOf, isTooMuchWork } from './decode-work.ts';
import { sniff } from './sniff.ts';

export type DecodeLane = 'quick' | 'slow';

/** A few million pixels in the scans and sizes that are usual: a tenth of a second. */
const mostQuickBytes = 2 * 1024 * 1024;
const mostQuickSamples = 12_000_000;

/** Undefined when it is too much work: it is refused without starting a decoder. */
export async function decodeLaneOf(sent: Uint8Array | Blob): Promise<DecodeLane | undefined> {
  const size = sent instanceof Blob ? sent.size : sent.length;
  if (size > mostQuickBytes) return 'slow';
  const bytes = sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : sent;
  // Of a WebP the work is not known.
  if (sniff(bytes) === 'webp') return 'slow';
  if (isTooMuchWork(bytes)) return undefined;
  return decodeWorkOf(bytes).samples <= mostQuickSamples ? 'quick' : 'slow';
}
