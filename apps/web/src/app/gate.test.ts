import { expect, test } from 'vitest';
import type { Session } from '../lib/session/session.ts';
import { redirectFor } from './gate.tsx';
import { gates } from './gates.ts';

const person = { id: '1', email: 'a@b.c', firstName: 'A', lastName: 'B', isAddressConfirmed: true };
const sessions = {
  unknown: { status: 'unknown' },
  unreachable: { status: 'unreachable' },
  out: { status: 'signed-out' },
  free: { status: 'signed-in', person: { ...person, paymentStatus: 'free' } },
  premium: { status: 'signed-in', person: { ...person, paymentStatus: 'completed' } },
} as const satisfies Record<string, Session>;

test.each([
  ['launcher', 'out', '/login'],
  ['launcher', 'free', undefined],
  ['account', 'out', '/'],
  ['account', 'premium', undefined],
  ['premium', 'out', '/login'],
  ['premium', 'free', '/UpgradePremium'],
  ['premium', 'premium', undefined],
  ['premium', 'unknown', undefined],
  ['account', 'unreachable', undefined],
] as const)('%s gate, %s: %s', (gate, state, to) => {
  expect(redirectFor(gates[gate], sessions[state])?.to).toBe(to);
});

const toLogin = { to: '/login', notice: 'NOT_AUTHENTICATED' };

test.each([
  ['launcher', 'out', { to: '/login' }],
  ['account', 'out', { to: '/', dialog: 'sign-up' }],
  ['billing', 'out', toLogin],
  ['billing', 'free', undefined],
  ['billing', 'premium', undefined],
  ['premium', 'out', toLogin],
  ['premium', 'free', { to: '/UpgradePremium', notice: 'PREMIUM_REQUIRED' }],
] as const)('%s gate, %s: where to, and what is said', (gate, state, redirect) => {
  expect(redirectFor(gates[gate], sessions[state])).toEqual(redirect);
});

test.each(['launcher', 'account', 'billing', 'premium'] as const)(
  'the %s gate sends nobody away while it is not known who asks',
  (gate) => {
    expect(redirectFor(gates[gate], sessions.unknown)).toBeUndefined();
    expect(redirectFor(gates[gate], sessions.unreachable)).toBeUndefined();
  },
);
