import { expect, test } from 'vitest';
import { invitationCookie, invitationIn, invitationInCookie } from './invitation-code.ts';

const code = 'a-code_of-22-letters-x';

test('a code in the body is taken as it is', () => {
  expect(invitationIn({ invitation: code })).toBe(code);
});

test.each([[`${code}y`], [code.slice(1)], [`${code.slice(1)};`], [22], [[code]], [undefined]])(
  '%j is no code',
  (invitation) => {
    expect(invitationIn({ invitation })).toBeUndefined();
  },
);

test.each([null, undefined, code, {}])('a body of %j has none', (body) => {
  expect(invitationIn(body)).toBeUndefined();
});

test('the cookie lasts for ten minutes of signing in, and no script reads it', () => {
  expect(invitationCookie(code, false)).toBe(
    `maquette_invitation=${code}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=600`,
  );
  expect(invitationCookie(code, true)).toMatch(/; Secure$/);
});

test.each([
  [`maquette_invitation=${code}`, code],
  [`other=1; maquette_invitation=${code}; another=2`, code],
  ['maquette_invitation=short', undefined],
  [`my_maquette_invitation=${code}`, undefined],
  ['', undefined],
])('from the cookies %j', (cookie, found) => {
  expect(invitationInCookie(new Headers(cookie ? { cookie } : {}))).toBe(found);
});
