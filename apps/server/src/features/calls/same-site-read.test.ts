import { describe, expect, test } from 'vitest';
import { refuseForeignRead } from './same-site-read.ts';

const outcome = (headers: Record<string, string>, publicUrl?: string) => {
  try {
    refuseForeignRead(new Headers({ host: 'home.lan', ...headers }), publicUrl);
    return 'answered';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('calls that cost something', () => {
  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 'answered'],
    ['a page of ours, over plain http', { origin: 'http://home.lan', cookie: 'a=b' }, 'answered'],
    ['the same by Referer', { referer: 'http://home.lan/Launcher', cookie: 'a=b' }, 'answered'],
    ['another site in Referer', { referer: 'https://evil.example/page' }, 'CROSS_SITE'],
    ['another site in Origin', { origin: 'https://evil.example' }, 'CROSS_SITE'],
    ['an origin without a name', { origin: 'null' }, 'CROSS_SITE'],
    ['a page opened with a cookie', { accept: 'text/html', cookie: 'a=b' }, 'OWN_PAGE_NEEDED'],
    [
      'a picture of another port, with a cookie',
      { accept: 'image/*', cookie: 'a=b' },
      'OWN_PAGE_NEEDED',
    ],
    ['a link in a mail', { 'sec-fetch-site': 'none', cookie: 'a=b' }, 'OWN_PAGE_NEEDED'],
    [
      'a program with a cookie and nothing else',
      { accept: '*/*', cookie: 'a=b' },
      'OWN_PAGE_NEEDED',
    ],
    [
      'a program with a cookie that names us',
      { origin: 'http://home.lan', cookie: 'a=b' },
      'answered',
    ],
    [
      'a page of ours, at its port',
      { host: 'home.lan:3000', origin: 'http://home.lan:3000', cookie: 'a=b' },
      'answered',
    ],
    [
      'a page of another port',
      { host: 'home.lan:3000', origin: 'http://home.lan:8080' },
      'CROSS_SITE',
    ],
    ['a page without a port', { host: 'home.lan:3000', referer: 'http://home.lan/' }, 'CROSS_SITE'],
    [
      'Origin before Referer',
      { origin: 'http://x.example', referer: 'http://home.lan/' },
      'CROSS_SITE',
    ],
    ['a program without a cookie', { accept: '*/*' }, 'answered'],
    ['an address that was typed, without a cookie', { 'sec-fetch-site': 'none' }, 'answered'],
    [
      'a foreign name that leads here',
      { host: 'rebind.evil.example', 'sec-fetch-site': 'same-origin' },
      'HOST_UNKNOWN',
    ],
  ])('%s', (_name, headers, expected) => expect(outcome(headers)).toBe(expected));

  test('behind a proxy the public address is ours', () => {
    const headers = { host: '127.0.0.1:3000', origin: 'https://plans.dev', cookie: 'a=b' };
    expect(outcome(headers, 'https://plans.dev')).toBe('answered');
    expect(outcome({ ...headers, host: 'plans.dev' }, 'https://plans.dev')).toBe('answered');
    expect(outcome({ ...headers, host: 'evil.dev' }, 'https://plans.dev')).toBe('HOST_UNKNOWN');
  });
});
