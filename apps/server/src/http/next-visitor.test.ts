/** A browser that several people use: nobody sees what somebody before drew without an account. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { session } from '../platform/db/schema/people.ts';
import { createTestApp, type TestApp, type TestRequest } from '../testing/test-app.ts';
import { allBy, endlessMaker, tinyPng } from '../testing/test-makers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ makers: allBy(endlessMaker) });
});

const visitorCookie = 'maquette_visitor';
const ada = { firstName: 'Ada', lastName: 'Lovelace', password: 'brick by brick' };

class Browser {
  readonly cookies = new Map<string, string>();

  async request(path: string, request: TestRequest = {}): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await app.request(path, { ...request, headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** The address of the uploaded drawing. */
  async draw(): Promise<string> {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(tinyPng)], 'a.png'));
    const sent = await this.request('/api/photos', { body });
    const { id, url } = (await sent.json()) as { id: string; url: string };
    const order = { photoId: id, prompt: 'a house', seed: 0 };
    expect((await this.request('/api/sketches', { body: order })).status).toBe(202);
    return url;
  }

  async seen(drawing: string) {
    const running = await this.request('/api/generations/running');
    return [((await running.json()) as object[]).length, (await this.request(drawing)).status];
  }

  signUp = (email: string) => this.request('/api/auth/sign-up/email', { body: { ...ada, email } });
}

test('a visitor draws, signs in and signs out: the next visitor sees nothing', async () => {
  const browser = new Browser();
  const drawing = await browser.draw();
  expect(await browser.seen(drawing)).toEqual([1, 200]);
  // As a visitor still.
  await browser.request('/api/auth/get-session');
  expect(await browser.seen(drawing)).toEqual([1, 200]);
  expect((await browser.signUp('draws@example.com')).status).toBe(200);
  await browser.request('/api/auth/sign-out', { method: 'POST', body: {} });
  expect([...browser.cookies.keys()]).toEqual(['maquette_device']);
  expect(await browser.seen(drawing)).toEqual([0, 404]);
});

test('so it is with a number from before the sign-in, and when the session was ended elsewhere', async () => {
  for (const [email, end] of [
    [
      'leaves@example.com',
      (browser: Browser) => browser.request('/api/auth/sign-out', { method: 'POST', body: {} }),
    ],
    [
      'ended@example.com',
      async (browser: Browser, id: string) => {
        await app.database.db.delete(session).where(eq(session.userId, id));
        await browser.request('/api/auth/get-session');
      },
    ],
  ] as const) {
    const browser = new Browser();
    const drawing = await browser.draw();
    const number = browser.cookies.get(visitorCookie) ?? '';
    const answer = (await (await browser.signUp(email)).json()) as { user: { id: string } };
    browser.cookies.set(visitorCookie, number);
    await end(browser, answer.user.id);
    expect(browser.cookies.has(visitorCookie), email).toBe(false);
    expect(await browser.seen(drawing), email).toEqual([0, 404]);
  }
});
