import { expect, test } from 'vitest';
import { deviceCookie, deviceOf, isKnownTo } from './known-device.ts';

const secret = 'a secret of tests';
const overHttp = { secret, overHttps: false };
const people = ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay'].map((name) => `${name}@example.com`);

/** The Cookie header of a browser after a Set-Cookie. */
const sent = (cookie: string) => new Headers({ cookie: `theme=dark; ${cookie.split(';')[0]}` });

/** A browser in which these people signed in, in order. */
const browserOf = (emails: readonly string[]) =>
  emails.reduce<Headers>(
    (headers, email) => sent(deviceCookie(deviceOf(headers), email, overHttp)),
    new Headers(),
  );
const knownTo = (headers: Headers) =>
  people.filter((email) => isKnownTo(deviceOf(headers)!, email, secret));

test('a browser is known for the last five people who signed in with it', () => {
  expect(deviceOf(new Headers())).toBeUndefined();
  expect(knownTo(browserOf(people.slice(0, 5)))).toEqual(people.slice(0, 5));
  expect(knownTo(browserOf(people))).toEqual(people.slice(1));
  // Signing in again moves a person to the end without a second entry.
  const [ada, ...others] = people;
  expect(knownTo(browserOf([...people.slice(0, 5), ada!, others.at(-1)!]))).toEqual(
    people.filter((email) => email !== 'bob@example.com'),
  );
});

test('a mark is valid only for its address, its browser and this secret', () => {
  const device = deviceOf(browserOf(['ada@example.com']))!;
  expect(isKnownTo(device, 'ada@example.com', secret)).toBe(true);
  expect(isKnownTo(device, 'ada@example.com', 'another secret')).toBe(false);
  const other = deviceOf(browserOf(['bob@example.com']))!;
  expect(isKnownTo({ ...other, marks: device.marks }, 'ada@example.com', secret)).toBe(false);
});

test('the cookie lasts a year, is HttpOnly, and Secure with https', () => {
  const attributes = 'Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=31536000';
  const rest = (cookie: string) => cookie.slice(cookie.indexOf(';') + 2);
  expect(rest(deviceCookie(undefined, 'ada@example.com', overHttp))).toBe(attributes);
  expect(rest(deviceCookie(undefined, 'ada@example.com', { secret, overHttps: true }))).toBe(
    `${attributes}; Secure`,
  );
});

test.each(['', 'short.short', `${'a'.repeat(22)}`, Array(7).fill('a'.repeat(22)).join('.')])(
  'a forged cookie is ignored: %s',
  (value) => {
    expect(deviceOf(new Headers({ cookie: `maquette_device=${value}` }))).toBeUndefined();
  },
);
