/** Context of a request, and lookups of its person. */
import { expect, test, vi } from 'vitest';
import { createContext, type Person, requirePerson, requirePremium } from './request-context.ts';

const ada = { id: 'ada', paymentStatus: 'free' } as Person;

function arrived(cookie: string | null, person?: Person, overHttps = false) {
  const leaving = new AbortController();
  const stopping = new AbortController();
  const identify = vi.fn(async (_headers: Headers) => person);
  const request = new Request('http://house.dev/api', {
    ...(cookie === null ? {} : { headers: { cookie } }),
    signal: leaving.signal,
  });
  const known = {
    ...{ requestId: 'r1', clientAddress: () => '192.0.2.7', stopping: stopping.signal, overHttps },
  };
  return { context: createContext(request, known, identify), identify, leaving, stopping };
}

test('a browser that sends gets one number, in one cookie', () => {
  const { context } = arrived(null);
  const visitor = context.visitor();
  expect([context.visitor(), context.visitor('looks')]).toEqual([visitor, visitor]);
  expect(context.newCookies).toEqual([
    `maquette_visitor=${visitor}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
  ]);
  const secure = arrived(null, undefined, true).context;
  secure.visitor('sends');
  expect(secure.newCookies[0]).toMatch(/; Secure$/);
});

test('one that looks gets none, one that has a number keeps it', () => {
  const { context } = arrived(null);
  expect(context.visitor('looks')).not.toBe(context.visitor('looks'));
  expect(context.newCookies).toEqual([]);
  const number = 'a'.repeat(22);
  const known = arrived(`maquette_visitor=${number}`).context;
  expect([known.visitor(), known.newCookies]).toEqual([number, []]);
});

test('the person is asked for once, with the headers of the request', async () => {
  const { context, identify } = arrived('session=s', ada);
  expect([await context.person(), await context.person()]).toEqual([ada, ada]);
  expect(identify.mock.calls.map(([headers]) => headers.get('cookie'))).toEqual(['session=s']);
  expect([context.requestId, context.clientAddress]).toEqual(['r1', '192.0.2.7']);
});

test.each(['leaving', 'stopping'] as const)('%s aborts it', (how) => {
  const arrival = arrived(null);
  expect(arrival.context.signal.aborted).toBe(false);
  arrival[how].abort();
  expect(arrival.context.signal.aborted).toBe(true);
});

test('without a sign-in nobody is let in, without premium nobody to what is premium', async () => {
  const visitor = arrived(null).context;
  await expect(requirePerson(visitor)).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  await expect(requirePremium(visitor)).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' });
  const free = arrived(null, ada).context;
  expect(await requirePerson(free)).toBe(ada);
  await expect(requirePremium(free)).rejects.toMatchObject({ code: 'PREMIUM_REQUIRED' });
  const paying = { ...ada, paymentStatus: 'completed' } as const;
  expect(await requirePremium(arrived(null, paying).context)).toBe(paying);
});
