import type { RequestContext } from '../../http/request-context.ts';

/** Whose answers these are: a person's, or those of a visitor at this address. */
export async function ownerOf(context: RequestContext): Promise<string> {
  const person = await context.person();
  return person?.id ?? `visitor ${context.clientAddress}`;
}
