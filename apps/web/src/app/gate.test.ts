import { expect, test } from 'vitest';
import type { Session } from '../lib/session/session.ts';
import { redirectFor } from './gate.tsx';
import { gates } from './gates.ts';

const person = { id: '1', email: 'a@b.c', firstName: 'A', lastName: 'B' };
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
