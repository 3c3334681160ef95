/** A browser: an address, cookies, and same-origin requests. */
import { randomUUID } from 'node:crypto';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Sent {
  readonly method?: string;
  readonly json?: object;
  readonly form?: FormData;
  /** For one request, instead of the client's own. */
  readonly signal?: AbortSignal;
}

export class Client {
  readonly #cookies = new Map<string, string>();

  readonly origin: string;
  /** Client address, which the server accepts from this machine. */
  readonly address: string;
  readonly signal: AbortSignal | undefined;

  constructor(origin: string, address: string, signal?: AbortSignal) {
    this.origin = origin;
    this.address = address;
    this.signal = signal;
  }

  /** The same address without a cookie: a new person to the server. */
  stranger(): Client {
    return new Client(this.origin, this.address, this.signal);
  }

  /** The same person without the abort signal. */
  afterwards(): Client {
    const later = new Client(this.origin, this.address);
    for (const [name, value] of this.#cookies) later.#cookies.set(name, value);
    return later;
  }

  /** The same person on another host. */
  on(origin: string): Client {
    const there = new Client(origin, this.address, this.signal);
    for (const [name, value] of this.#cookies) there.#cookies.set(name, value);
    return there;
  }

  async request(path: string, { json, form, signal, ...sent }: Sent = {}): Promise<Response> {
    const body = json ? JSON.stringify(json) : form;
    const ends = signal ?? this.signal;
    const answer = await fetch(`${this.origin}${path}`, {
      method: sent.method ?? (body ? 'POST' : 'GET'),
      headers: {
        origin: this.origin,
        'x-forwarded-for': this.address,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
      ...(ends ? { signal: ends } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Reads the whole response. */
  async status(path: string, sent?: Sent): Promise<number> {
    const answer = await this.request(path, sent);
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Throws unless it succeeds. */
  async json<Body>(path: string, sent?: Sent): Promise<Body> {
    const answer = await this.request(path, sent);
    if (!answer.ok)
      throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 400)}`);
    return (await answer.json()) as Body;
  }

  async signUp(): Promise<Account> {
    const account = { email: `${randomUUID()}@example.com`, password: `Long-${randomUUID()}` };
    const json = { ...account, firstName: 'Hal', lastName: 'Low', name: 'Hal Low' };
    await this.json('/api/auth/sign-up/email', { json });
    return account;
  }

  /** Orders pictures and waits until they are done. */
  async picture(path: string, json: object): Promise<void> {
    const { id } = await this.json<{ id: string }>(path, { json });
    await this.status(`/api/generations/${id}/events`);
  }

  async uploadPhoto(picture: Uint8Array<ArrayBuffer>, sent: Sent = {}): Promise<string> {
    const form = new FormData();
    form.set('file', new File([picture], 'photo.jpg'));
    return (await this.json<{ id: string }>('/api/photos', { ...sent, form })).id;
  }
}

/** A question of a temporary chat, as its page sends it. */
export const temporaryQuestion = (
  text: string,
  earlier: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[] = [],
) => ({
  trigger: 'submit-message',
  id: randomUUID(),
  temporary: true,
  message: { id: randomUUID(), role: 'user', parts: [{ type: 'text', text }] },
  earlier,
});
