/** What a procedure knows of the request it answers. */
import type { PaymentStatus } from '@maquette/contract';
import { Problem } from '../platform/problem.ts';
import { newVisitor, visitorCookie, visitorOf } from './visitor.ts';

/** Somebody who has signed in, as the database knows them at this moment. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly paymentStatus: PaymentStatus;
  readonly sessionId: string;
  readonly signedInAt: Date;
}

export interface RequestContext {
  readonly requestId: string;
  /** The address to count rates by; see `client-address.ts`. */
  readonly clientAddress: string;
  readonly headers: Headers;
  /** Aborted when the visitor goes away and when the server is about to stop. */
  readonly signal: AbortSignal;
  /** Asked for once a request; never remembered longer. */
  person(): Promise<Person | undefined>;
  /** The random number of a browser that has not signed in; given to it when first asked for. */
  visitor(): string;
  /** Cookies the answer must carry. */
  readonly newCookies: readonly string[];
  /** For answers that stay open: whether the sign-in still stands, asked anew each time. */
  stillSignedIn(): Promise<boolean>;
}

/** Finds who a request's cookie belongs to. Fails when it cannot be known. */
export type Identify = (headers: Headers) => Promise<Person | undefined>;

export async function requirePerson(context: RequestContext): Promise<Person> {
  const person = await context.person();
  if (!person) throw new Problem('NOT_AUTHENTICATED');
  return person;
}

export async function requirePremium(context: RequestContext): Promise<Person> {
  const person = await requirePerson(context);
  if (person.paymentStatus !== 'completed') throw new Problem('PREMIUM_REQUIRED');
  return person;
}

export function createContext(
  request: Request,
  known: {
    readonly requestId: string;
    readonly clientAddress: () => string;
    readonly stopping: AbortSignal;
    readonly overHttps?: boolean;
  },
  identify: Identify,
): RequestContext {
  let asked: Promise<Person | undefined> | undefined;
  let visitor: string | undefined;
  let signal: AbortSignal | undefined;
  const newCookies: string[] = [];
  return {
    requestId: known.requestId,
    headers: request.headers,
    newCookies,
    // What few requests need is made when it is asked for.
    get clientAddress() {
      return known.clientAddress();
    },
    get signal() {
      signal ??= AbortSignal.any([request.signal, known.stopping]);
      return signal;
    },
    visitor: () => {
      visitor ??= visitorOf(request.headers);
      if (!visitor) {
        visitor = newVisitor();
        newCookies.push(visitorCookie(visitor, known.overHttps ?? false));
      }
      return visitor;
    },
    person: () => {
      asked ??= identify(request.headers);
      return asked;
    },
    stillSignedIn: async () => (await identify(request.headers)) !== undefined,
  };
}
