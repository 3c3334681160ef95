import { describe, expect, test } from 'vitest';
import { refuseForeignRead } from './same-site-read.ts';

const refused = (headers: Record<string, string>) => {
  try {
    refuseForeignRead(new Headers({ host: 'home.example', ...headers }));
    return false;
  } catch (error) {
    return (error as { code: string }).code === 'CROSS_SITE';
  }
};

describe('where a browser does not say where a request comes from', () => {
  test.each([
    ['another site in Referer', { referer: 'https://evil.example/page' }, true],
    ['another site in Origin', { origin: 'https://evil.example' }, true],
    ['an origin without a name', { origin: 'null' }, true],
    ['a page opened with a cookie', { accept: 'text/html', cookie: 'a=b' }, true],
    ['our own page', { referer: 'http://home.example/DashboardChatbot' }, false],
    ['a program with a cookie', { accept: '*/*', cookie: 'a=b' }, false],
    ['a page opened without a cookie', { accept: 'text/html' }, false],
    ['a browser that vouches for it', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, false],
  ])('%s', (_name, headers, expected) => expect(refused(headers)).toBe(expected));
});
