/** The request as procedures see it. */
import type { Readable } from 'node:stream';
import type { PaymentStatus } from '@maquette/contract';
import { Problem } from '../platform/problem.ts';
import { newVisitor, visitorCookie, visitorOf } from './visitor.ts';

/** A signed-in person, as the database knows them at this moment. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly paymentStatus: PaymentStatus;
  readonly sessionId: string;
  readonly signedInAt: Date;
}

export type Doing = 'sends' | 'looks';

export interface RequestContext {
  readonly requestId: string;
  /** The address to count rates by; see `client-address.ts`. */
  readonly clientAddress: string;
  readonly headers: Headers;
  /** The body as the network brings it; undefined for a request that came from nowhere, as in tests. */
  readonly incoming: Readable | undefined;
  /** Aborted when the visitor goes away and when the server is about to stop. */
  readonly signal: AbortSignal;
  /** Asked for once a request; never remembered longer. */
  person(): Promise<Person | undefined>;
  /**
   * Random number of a browser without a sign-in, handed out when it first sends something. Reads get none: a
   * page reads several things at once, each answer would set another number, and the last would orphan what was
   * sent under the first.
   */
  visitor(doing?: Doing): string;
  /** Cookies the answer must carry. */
  readonly newCookies: readonly string[];
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

export interface KnownOnArrival {
  readonly requestId: string;
  readonly clientAddress: () => string;
  readonly stopping: AbortSignal;
  readonly overHttps?: boolean;
  readonly incoming?: Readable | undefined;
}

export const createContext = (
  request: Request,
  known: KnownOnArrival,
  identify: Identify,
): RequestContext => new ArrivedRequest(request, known, identify);

/**
 * Rarely needed parts of a request are made lazily. A class, because an object literal with getters gets a
 * hidden class of its own, which lives until the next full garbage collection and keeps all that the request
 * made alive with it: that cost every answer as much as producing it.
 */
class ArrivedRequest implements RequestContext {
  readonly requestId: string;
  readonly headers: Headers;
  readonly incoming: Readable | undefined;
  readonly newCookies: string[] = [];
  readonly #request: Request;
  readonly #known: KnownOnArrival;
  readonly #identify: Identify;
  #person: Promise<Person | undefined> | undefined;
  #visitor: string | undefined;
  #signal: AbortSignal | undefined;

  constructor(request: Request, known: KnownOnArrival, identify: Identify) {
    this.requestId = known.requestId;
    this.headers = request.headers;
    this.incoming = known.incoming;
    this.#request = request;
    this.#known = known;
    this.#identify = identify;
  }

  get clientAddress(): string {
    return this.#known.clientAddress();
  }

  get signal(): AbortSignal {
    this.#signal ??= AbortSignal.any([this.#request.signal, this.#known.stopping]);
    return this.#signal;
  }

  visitor(doing: Doing = 'sends'): string {
    this.#visitor ??= visitorOf(this.headers);
    if (!this.#visitor && doing === 'looks') return newVisitor();
    if (!this.#visitor) {
      this.#visitor = newVisitor();
      this.newCookies.push(visitorCookie(this.#visitor, this.#known.overHttps ?? false));
    }
    return this.#visitor;
  }

  person(): Promise<Person | undefined> {
    this.#person ??= this.#identify(this.headers);
    return this.#person;
  }
}
