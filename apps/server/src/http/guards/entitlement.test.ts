/** Owners of generations, and the quota that each counts against. */
import { expect, test } from 'vitest';
import type { Person, RequestContext } from '../request-context.ts';
import { entitle, holderOf } from './entitlement.ts';

function contextOf(paymentStatus?: 'free' | 'completed') {
  const doings: unknown[] = [];
  const context = {
    ...{ requestId: 'r1', clientAddress: '192.0.2.7' },
    person: async () => paymentStatus && ({ id: 'ada', paymentStatus } as Person),
    visitor: (doing: string) => {
      doings.push(doing);
      return 'v1';
    },
  } as unknown as RequestContext;
  return { context, doings };
}

test('a visitor owns by a number, and counts by address', async () => {
  const { context, doings } = contextOf();
  const holder = { subject: 'address:192.0.2.7', plan: 'visitor', address: '192.0.2.7' };
  expect(await entitle(context, 'anyone')).toEqual({
    ...{ owner: 'visitor:v1', plan: 'visitor', signedIn: false, requestId: 'r1', holder },
  });
  await entitle(context, 'anyone', 'looks');
  expect(doings).toEqual(['sends', 'looks']);
  expect(await holderOf(context)).toEqual(holder);
  // For its quota alone nobody gets a number.
  expect(doings).toHaveLength(2);
});

test.each([
  ['free', 'free'],
  ['completed', 'premium'],
] as const)('a person who is %s owns and counts by id', async (paymentStatus, plan) => {
  const { context, doings } = contextOf(paymentStatus);
  const holder = { subject: 'user:ada', plan, address: '192.0.2.7' };
  expect(await entitle(context, 'account')).toEqual({
    ...{ owner: 'ada', plan, signedIn: true, requestId: 'r1', holder },
  });
  expect([await holderOf(context), doings]).toEqual([holder, []]);
});

test('accounts and premium are asked for where a tool needs them', async () => {
  await expect(entitle(contextOf().context, 'account')).rejects.toMatchObject({
    code: 'NOT_AUTHENTICATED',
  });
  await expect(entitle(contextOf('free').context, 'premium')).rejects.toMatchObject({
    code: 'PREMIUM_REQUIRED',
  });
  expect((await entitle(contextOf('completed').context, 'premium')).plan).toBe('premium');
});
