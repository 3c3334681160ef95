/** Orders pictures and receives events, as a screen does. */
import type { Generation, GenerationEvent } from '@maquette/contract';
import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

export interface TestEvent {
  readonly id: string | undefined;
  readonly data: GenerationEvent;
}

export async function json<Body>(answer: Response | Promise<Response>): Promise<Body> {
  return (await answer).json() as Promise<Body>;
}

/** The app is created before the tests run, but after they are defined. */
export function ordersAt(app: () => TestApp) {
  /** Reads an event stream, to its end or to the given number of events. */
  async function eventsOf(
    id: string,
    as: TestPerson,
    options: { readonly after?: string; readonly most?: number } = {},
  ): Promise<TestEvent[]> {
    const stop = new AbortController();
    const answer = await app().request(`/api/generations/${id}/events`, {
      as,
      signal: stop.signal,
      headers: options.after ? { 'last-event-id': options.after } : {},
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toContain('no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const events: TestEvent[] = [];
    let text = '';
    const decoder = new TextDecoder();
    const reader = answer.body!.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (!data || /^event: (?!message)/m.test(block)) continue;
        events.push({ id: /^id: (.*)$/m.exec(block)?.[1], data: JSON.parse(data) });
        if (options.most && events.length >= options.most) {
          stop.abort();
          await reader.cancel().catch(() => undefined);
          return events;
        }
      }
    }
    return events;
  }

  async function orderVisual(as: TestPerson, body: object = {}): Promise<string> {
    const order = { prompt: 'a quiet house', variations: 1, ...body };
    return (await json<{ id: string }>(app().request('/api/visuals', { as, body: order }))).id;
  }

  async function madeVisual(as: TestPerson, body: object = {}): Promise<Generation> {
    const id = await orderVisual(as, body);
    await eventsOf(id, as);
    return json(app().request(`/api/generations/${id}`, { as }));
  }

  return { eventsOf, orderVisual, madeVisual };
}
