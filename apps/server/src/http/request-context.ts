/** Context of procedures. */
import type { Readable } from 'node:stream';
import type { PaymentStatus } from '@maquette/contract';
import { Problem } from '../platform/problem.ts';
import { newVisitor, visitorCookie, visitorOf } from './visitor.ts';

/** The signed-in person, read from the database for this request. */
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
  /** Address for rate limits; see `client-address.ts`. */
  readonly clientAddress: string;
  readonly headers: Headers;
  /** The socket's stream; undefined for requests without one, as in tests. */
  readonly incoming: Readable | undefined;
  /** Aborted on disconnect and on shutdown. */
  readonly signal: AbortSignal;
  /** Loaded once per request, never cached longer. */
  person(): Promise<Person | undefined>;
  /**
   * Random number of a browser without a sign-in, handed out when it first sends something. Reads get none: a
   * page reads several things at once, each answer would set another number, and the last would orphan what was
   * sent under the first.
   */
  visitor(doing?: Doing): string;
  /** Cookies for the response. */
  readonly newCookies: readonly string[];
}

/** Resolves a request's session. Throws if that fails. */
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
