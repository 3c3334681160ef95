import type { RequestContext } from '../../http/request-context.ts';

/** Owner of answers: a person, or a visitor by address. */
export async function ownerOf(context: RequestContext): Promise<string> {
  const person = await context.person();
  return person?.id ?? `visitor ${context.clientAddress}`;
}
