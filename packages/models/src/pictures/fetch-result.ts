/**
 * Pictures that an engine leaves at an address: fetched at once, before they are deleted there, and
 * without the key. What opens connections decides whether the address may be fetched at all.
 */
import { ProviderProblem } from '../transport/provider-problem.ts';
import { fromBase64, type Line } from './ask.ts';

export async function fetchResult(
  line: Line,
  address: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (address.startsWith('data:')) return fromBase64(line, address);
  try {
    const response = await line.fetch(address, { signal });
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    signal.throwIfAborted();
    throw new ProviderProblem('RESULT_LOST', line.provider);
  }
}
