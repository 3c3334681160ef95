import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { createEgress, type EgressOptions } from './egress.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer = (_request, response) => response.end();
let hits = 0;
let server: Server;
let port: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    hits++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hits = 0;
  answer = (_request, response) => {
    response.setHeader('content-type', 'image/png');
    response.end('pixels');
  };
});

/** Names of the tests lead to our own server, which counts as public here and only here. */
const opened = (more: EgressOptions = {}) =>
  createEgress({
    lookup: async () => ['127.0.0.1'],
    isPublic: (address) => address === '127.0.0.1',
    extraPorts: [port],
    // More than the product allows: a busy machine may take its time.
    totalTimeoutMs: 25_000,
    ...more,
  });

const outcome = (work: Promise<Uint8Array>) =>
  work.then(
    (bytes) => Buffer.from(bytes).toString(),
    (error: { code: string }) => error.code,
  );

/** S-14: every address goes in as a user would type it; the egress itself reads it with `new URL`. */
describe('blocked addresses in any notation (S-14)', () => {
  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://localhost.',
    'http://LOCALHOST',
    'http://0.0.0.0',
    'http://[::]',
    'http://[::1]',
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0177.0.0.1',
    'http://①②⑦.⓪.⓪.①',
    'http:127.0.0.1',
    'http://169.254.169.254/latest/meta-data',
    'http://169.254.169.254.',
    'http://0251.0376.0251.0376',
    'http://[::ffff:a9fe:a9fe]',
    'http://[::ffff:169.254.169.254]',
    'http://[64:ff9b::a9fe:a9fe]',
    'http://[2002:a9fe:a9fe::]',
    'http://[fd00:ec2::254]',
    'http://metadata.google.internal',
    'http://100.100.100.200',
    'http://10.0.0.1',
    'http://172.31.255.255',
    'http://192.168.1.1',
    'http://198.18.0.1',
    'http://router',
    'file:///etc/passwd',
    'ftp://example.org/a.png',
    'gopher://example.org',
    'data:image/png;base64,AAAA',
    'blob:https://example.org/1',
    'javascript:alert(1)',
    '//pictures.example.org/a.png',
    'not an address',
    'http://ok.example.org@127.0.0.1/',
    'http://127.0.0.1#@ok.example.org',
    'http://ok.example.org\\@127.0.0.1',
    'http://user:secret@pictures.dev/a.png',
    'http://pictures.dev:22/',
    'http://pictures.dev:25/',
    'http://pictures.dev:5432/',
    'http://pictures.dev:6379/',
    'http://our-own-host.dev/api/files/1',
  ])('%s (S-01, S-02, S-06, S-07, S-08)', async (address) => {
    const egress = createEgress({ ownHosts: ['our-own-host.dev'], lookup: async () => [] });
    expect(await outcome(egress.fetchPicture(address))).toBe('URL_NOT_ALLOWED');
    expect(hits).toBe(0);
  });

  test.each([
    ['::ffff:0:7f00:1', false],
    ['::ffff:0:a00:1', false],
    ['8.8.8.8', true],
    ['2606:4700:4700::1111', true],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b:1::1', false],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', false],
    ['not-an-address', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));
});

describe('names (S-03, S-04)', () => {
  test.each([
    ['a private answer', ['10.0.0.7']],
    ['a public and a private answer', ['93.184.216.34', '10.0.0.7']],
    ['a private IPv6 answer', ['fd12::1']],
  ])('%s is refused, as if the name led nowhere', async (_name, addresses) => {
    const egress = createEgress({ lookup: async () => addresses });
    expect(await outcome(egress.fetchPicture('http://pictures.dev/a.png'))).toBe('URL_UNREACHABLE');
  });

  test.each([
    ['127.0.0.1', '10.0.0.7'],
    ['10.0.0.7', '127.0.0.1'],
  ])('of %s and %s neither is asked, though the public one would answer', async (...answers) => {
    const egress = opened({ lookup: async () => answers });
    expect(await outcome(egress.fetchPicture(`http://pictures.dev:${port}/`))).toBe(
      'URL_UNREACHABLE',
    );
    expect(hits).toBe(0);
  });

  test('no answer, and an answer that takes too long', async () => {
    const none = createEgress({ lookup: async () => [] });
    expect(await outcome(none.fetchPicture('http://pictures.dev/'))).toBe('URL_UNREACHABLE');
    const slow = createEgress({
      lookup: () => new Promise(() => undefined),
      lookupTimeoutMs: 20,
    });
    expect(await outcome(slow.fetchPicture('http://pictures.dev/'))).toBe('URL_UNREACHABLE');
  });

  test('the checked address is the connected one, however often the name is asked', async () => {
    let asked = 0;
    const egress = opened({
      lookup: async () => {
        asked++;
        return asked === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
      },
    });
    expect(await outcome(egress.fetchPicture(`http://rebinding.dev:${port}/`))).toBe('pixels');
    expect({ asked, hits }).toEqual({ asked: 1, hits: 1 });
  });
});

describe('redirects (S-05)', () => {
  test.each([301, 302, 303, 307, 308])(
    '%i to an inside address is not followed',
    async (status) => {
      answer = (_request, response) => {
        response.writeHead(status, { location: 'http://169.254.169.254/latest' });
        response.end();
      };
      expect(await outcome(opened().fetchPicture(`http://pictures.dev:${port}/`))).toBe(
        'URL_NOT_ALLOWED',
      );
      expect(hits).toBe(1);
    },
  );

  test.each(['file:///etc/passwd', 'http://pictures.dev:25/'])('nor to %s', async (location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    expect(await outcome(opened().fetchPicture(`http://pictures.dev:${port}/`))).toBe(
      'URL_NOT_ALLOWED',
    );
  });

  test('three are followed, relative ones too; a loop ends', async () => {
    answer = (request, response) => {
      const hop = Number(request.url?.slice(1));
      if (hop < 3) response.writeHead(302, { location: `/${hop + 1}` }).end();
      else response.setHeader('content-type', 'image/png').end('there');
    };
    expect(await outcome(opened().fetchPicture(`http://pictures.dev:${port}/0`))).toBe('there');
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    hits = 0;
    expect(await outcome(opened().fetchPicture(`http://pictures.dev:${port}/`))).toBe(
      'URL_NOT_ALLOWED',
    );
    expect(hits).toBe(4);
  });
});

describe('bodies (S-09, S-10, S-11)', () => {
  const fetched = (more?: EgressOptions) =>
    outcome(opened(more).fetchPicture(`http://pictures.dev:${port}/a.png`));

  test('a slow drip ends with the timeout', async () => {
    answer = (_request, response) => {
      response.setHeader('content-type', 'image/png');
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await fetched({ totalTimeoutMs: 150 })).toBe('URL_UNREACHABLE');
  });

  test('headers that never end', async () => {
    answer = () => undefined;
    expect(await fetched({ totalTimeoutMs: 150 })).toBe('URL_UNREACHABLE');
  });

  test('more bytes than allowed, whatever the header promised', async () => {
    answer = (_request, response) => {
      response.setHeader('content-type', 'image/png');
      for (let part = 0; part < 40; part++) response.write(Buffer.alloc(50_000));
      response.end();
    };
    expect(await fetched({ maxBytes: 1_000_000 })).toBe('TOO_LARGE');
    expect(await fetched({ maxBytes: 1_999_999 })).toBe('TOO_LARGE');
    expect(await fetched({ maxBytes: 2_000_000 })).toHaveLength(2_000_000);
  });

  test("a compressed body isn't decompressed", async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(5_000_000)));
    };
    expect(await fetched()).toBe('NOT_AN_IMAGE');
  });

  test.each(['text/html', 'image/svg+xml', 'application/pdf'])('%s is refused', async (type) => {
    answer = (_request, response) => response.setHeader('content-type', type).end('<b>inside</b>');
    expect(await fetched()).toBe('NOT_AN_IMAGE');
  });

  test.each([404, 500])('%i says nothing of what the other side wrote', async (status) => {
    answer = (_request, response) => response.writeHead(status).end('secret trace of 10.0.0.3');
    const error = await opened()
      .fetchPicture(`http://pictures.dev:${port}/`)
      .catch((caught: unknown) => caught);
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
    expect(error).toMatchObject({ code: 'URL_UNREACHABLE' });
  });
});

test('a proxy of the environment is not used (S-12)', async () => {
  const before = process.env.HTTP_PROXY;
  process.env.HTTP_PROXY = 'http://127.0.0.1:1';
  expect(await outcome(opened().fetchPicture(`http://pictures.dev:${port}/`))).toBe('pixels');
  if (before === undefined) delete process.env.HTTP_PROXY;
  else process.env.HTTP_PROXY = before;
});

test('at most two concurrent pictures per host (S-15)', async () => {
  const waiting: ServerResponse[] = [];
  answer = (_request, response) => {
    waiting.push(response);
    if (waiting.length === 2) {
      for (const each of waiting) each.setHeader('content-type', 'image/png').end('pixels');
    }
  };
  const egress = opened();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => outcome(egress.fetchPicture(`http://victim.dev:${port}/`))),
  );
  expect(outcomes.filter((each) => each === 'pixels')).toHaveLength(2);
  expect(outcomes.filter((each) => each === 'TOO_MANY_REQUESTS')).toHaveLength(48);
  expect(hits).toBe(2);
});
