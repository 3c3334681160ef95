import type { RequestContext } from '../../http/request-context.ts';

/** Owner of the answers: a person, or a visitor at this address. */
export async function ownerOf(context: RequestContext): Promise<string> {
  const person = await context.person();
  return person?.id ?? `visitor ${context.clientAddress}`;
}
