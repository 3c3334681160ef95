/** A scripted customer: signs up, uploads a photo and orders renders. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

export interface Ended {
  readonly id: string;
  readonly status: string;
  readonly pictures: number;
  /** Final events in the stream; must be exactly one. */
  readonly endings: number;
}

const photoWidthPx = 360;
const photoHeightPx = 270;
const mostPatienceSeconds = 60;

/** A plain house front, small so that renders are quick. */
async function housePhoto(widthPx: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${photoWidthPx}" height="${photoHeightPx}">
<rect width="100%" height="100%" fill="#a9c6e4"/><rect y="200" width="100%" height="70" fill="#7c8f5c"/>
<rect x="60" y="90" width="240" height="120" fill="#d8cbb4"/><path d="M50 90 L180 30 L310 90 Z" fill="#8c4a3c"/>
<rect x="90" y="120" width="40" height="45" fill="#3d4c5c"/><rect x="230" y="120" width="40" height="45" fill="#3d4c5c"/>
<rect x="160" y="140" width="40" height="70" fill="#5c3d2c"/></svg>`;
  return sharp(Buffer.from(svg)).resize({ width: widthPx }).jpeg({ quality: 90 }).toBuffer();
}

export class Customer {
  readonly #origin: string;
  readonly #address: string;
  readonly #photoWidthPx: number;
  #cookie = '';
  #photoId = '';

  /**
   * `place`: a server's origin, or its port here; `address`: client address, sent as a proxy would; many
   * requests from one are rate limited.
   */
  constructor(place: number | string, address = '127.0.0.1', widthPx = photoWidthPx) {
    this.#photoWidthPx = widthPx;
    this.#origin = typeof place === 'string' ? place : `http://127.0.0.1:${place}`;
    this.#address = address;
  }

  /** For clients that send their own requests. */
  get cookie(): string {
    return this.#cookie;
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${this.#origin}${path}`, {
      ...init,
      headers: {
        origin: this.#origin,
        cookie: this.#cookie,
        'x-forwarded-for': this.#address,
        ...init.headers,
      },
    });
    const retryAfterSeconds = Number(answer.headers.get('retry-after'));
    // On a fast machine runs exceed one person's rate limit.
    if (
      answer.status === 429 &&
      retryAfterSeconds > 0 &&
      retryAfterSeconds <= mostPatienceSeconds
    ) {
      await answer.arrayBuffer();
      await wait(retryAfterSeconds * 1_000);
      return this.#ask(path, init);
    }
    if (!answer.ok) {
      throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    }
    return answer;
  }

  async #json<Body>(path: string, body?: object): Promise<Body> {
    const answer = await this.#ask(
      path,
      body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      },
    );
    return (await answer.json()) as Body;
  }

  async arrive(): Promise<void> {
    const answer = await this.#ask('/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${randomUUID()}@example.com`,
        password: `Quite-long-${randomUUID()}`,
        firstName: 'Fay',
        lastName: 'Ult',
        name: 'Fay Ult',
      }),
    });
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await housePhoto(this.#photoWidthPx))], 'house.jpg'));
    const sent = await this.#ask('/api/photos', { method: 'POST', body: form });
    this.#photoId = ((await sent.json()) as { id: string }).id;
  }

  /** Uploads a picture, ignoring failures. */
  async send(picture: Uint8Array<ArrayBuffer>): Promise<number> {
    const form = new FormData();
    form.set('file', new File([picture], 'photo.jpg'));
    const answer = await fetch(`${this.#origin}/api/photos`, {
      method: 'POST',
      body: form,
      headers: { origin: this.#origin, cookie: this.#cookie },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  async order(variations: number): Promise<string> {
    const { id } = await this.#json<{ id: string }>('/api/renders', {
      photoId: this.#photoId,
      kind: 'exterior',
      style: 'Coastal',
      roomType: 'Facade',
      propertyType: 'Residential',
      aesthetic: 'Bright',
      variations,
      idempotencyKey: randomUUID(),
    });
    return id;
  }

  async orderSketch(): Promise<string> {
    const { id } = await this.#json<{ id: string }>('/api/sketches', {
      photoId: this.#photoId,
      prompt: 'a house with a red roof',
      idempotencyKey: randomUUID(),
    });
    return id;
  }

  /** Whether nothing is queued or running. */
  async isDone(): Promise<boolean> {
    return (await this.#json<unknown[]>('/api/generations/running')).length === 0;
  }

  async ended(id: string): Promise<Ended> {
    const { status, pictures } = await this.#json<{ status: string; pictures: { url: string }[] }>(
      `/api/generations/${id}`,
    );
    const events = await (await this.#ask(`/api/generations/${id}/events`)).text();
    for (const { url } of pictures) await (await this.#ask(url)).arrayBuffer();
    return {
      id,
      status,
      pictures: pictures.length,
      endings: events.match(/^data: \{.*"type":"(done|failed)"/gm)?.length ?? 0,
    };
  }

  /** Current status of an order. */
  async peek(id: string): Promise<{ status: string; stage: string | null; percent: number }> {
    const { status, progress } = await this.#json<{
      status: string;
      progress: { stage: string | null; percent: number };
    }>(`/api/generations/${id}`);
    return { status, ...progress };
  }

  /** Follows an order to its end: time to the first event, and from the last stage to the end. */
  async story(id: string): Promise<{ firstEventMs: number; afterLastStageMs: number }> {
    const sentAt = performance.now();
    const answer = await this.#ask(`/api/generations/${id}/events`);
    let firstEventMs = Number.NaN;
    let lastStageAt = sentAt;
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      const text = decoder.decode(part, { stream: true });
      if (!text.includes('data: ')) continue;
      if (Number.isNaN(firstEventMs)) firstEventMs = performance.now() - sentAt;
      if (text.includes('"type":"stage"')) lastStageAt = performance.now();
    }
    return { firstEventMs, afterLastStageMs: performance.now() - lastStageAt };
  }

  async question(words: string): Promise<void> {
    await (await this.#ask(`/api/chat/${encodeURIComponent(words)}`)).arrayBuffer();
  }

  /** Opens an order's event stream and disconnects. */
  async breakOff(id: string): Promise<void> {
    const away = new AbortController();
    await this.#ask(`/api/generations/${id}/events`, { signal: away.signal });
    away.abort();
  }

  async used(): Promise<number> {
    return (await this.#json<{ used: number }>('/api/quota')).used;
  }

  /** Time until one of these orders progresses; undefined on timeout. */
  async untilMoving(ids: readonly string[], limitMs: number): Promise<number | undefined> {
    const startedAt = performance.now();
    const look = async () => JSON.stringify(await Promise.all(ids.map((id) => this.peek(id))));
    const before = await look();
    while (performance.now() - startedAt < limitMs) {
      if ((await look()) !== before || (await this.isDone())) return performance.now() - startedAt;
      await wait(100);
    }
    return undefined;
  }

  async untilDone(limitMs: number): Promise<number | undefined> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < limitMs) {
      if (await this.isDone()) return performance.now() - startedAt;
      await wait(100);
    }
    return undefined;
  }
}
