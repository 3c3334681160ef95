import { expect, test } from 'vitest';
import { endedVisitorCookie, newVisitor, visitorCookie, visitorOf } from './visitor.ts';

const number = 'AbCdEfGhIjKlMnOpQr-_12';
const from = (cookie: string) => visitorOf(new Headers({ cookie }));

test('a browser is told from others by its number for thirty days', () => {
  expect(visitorCookie(number, false)).toBe(
    `maquette_visitor=${number}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
  );
  expect(visitorCookie(number, true)).toMatch(/; Secure$/);
  expect(endedVisitorCookie(false)).toBe(
    'maquette_visitor=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  );
});

test('the number is read among other cookies, and no other text is one', () => {
  expect(from(`theme=dark; maquette_visitor=${number}; a=b`)).toBe(number);
  expect(visitorOf(new Headers())).toBeUndefined();
  for (const value of ['', number.slice(1), `${number}x`, `${number.slice(1)}%`]) {
    expect(from(`maquette_visitor=${value}`), value).toBeUndefined();
  }
  expect(from(`other_maquette_visitor=${number}`)).toBeUndefined();
});

test('each number is another one, in the form that is read', () => {
  const many = Array.from({ length: 100 }, newVisitor);
  expect(new Set(many).size).toBe(100);
  expect(many.filter((one) => from(`maquette_visitor=${one}`) !== one)).toEqual([]);
});
