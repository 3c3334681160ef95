/**
 * Two decoding lanes by estimated cost: small photos never wait for large ones, and large ones run at the
 * lowest priority.
 */
import { decodeWorkOf, isTooMuchWork } from './decode-work.ts';

export type DecodeLane = 'quick' | 'slow';

/** A few megapixels in common encodings: a tenth of a second. */
const mostQuickBytes = 2 * 1024 * 1024;
const mostQuickSamples = 12_000_000;

/** Undefined when it is too costly, which is refused without starting a decoder. */
export async function decodeLaneOf(sent: Uint8Array | Blob): Promise<DecodeLane | undefined> {
  const size = sent instanceof Blob ? sent.size : sent.length;
  if (size > mostQuickBytes) return 'slow';
  const bytes = sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : sent;
  if (isTooMuchWork(bytes)) return undefined;
  return decodeWorkOf(bytes).samples <= mostQuickSamples ? 'quick' : 'slow';
}
