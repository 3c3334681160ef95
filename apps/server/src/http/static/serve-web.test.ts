import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packWebBuild } from './pack-web-build.ts';
import { type ServeWeb, serveWeb } from './serve-web.ts';
import { readWebBuild } from './web-build.ts';

let folder: string;
let serve: ServeWeb;

const inline = 'window.__context = {"a": 1};';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><style>p{color:red}</style><script>${inline}</script><script type="module" src="/assets/root-AbCd1234.js"></script>`;
const script = `export const words = ${JSON.stringify('house '.repeat(400))};`;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'maquette build-'));
  for (const name of ['AboutUs', 'assets']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.html'), page('Home'));
  writeFileSync(path.join(folder, '__spa-fallback.html'), page('Shell'));
  writeFileSync(path.join(folder, 'AboutUs/index.html'), page('About'));
  writeFileSync(path.join(folder, 'assets/root-AbCd1234.js'), script);
  writeFileSync(path.join(folder, 'assets/root-AbCd1234.js.map'), '{}');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  serve = serveWeb(readWebBuild(folder));
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (pathname: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await serve(new Request(`http://localhost${pathname}`, { method, headers }));
  if (!response) throw new Error(`Expected an answer to ${pathname}`);
  return response;
};

test.each([
  ['/', 'Home', 200],
  ['/AboutUs', 'About', 200],
  ['/AboutUs/', 'About', 200],
  ['/Launcher', 'Shell', 200],
  ['/launcher', 'Shell', 200],
  ['/Result/some-id', 'Shell', 200],
  ['/nowhere', 'Shell', 404],
  ['/Launcher/deeper', 'Shell', 404],
  ['/Launcher?next=/x', 'Shell', 200],
])('%s shows %s with status %i', async (pathname, title, status) => {
  const response = await get(pathname);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test.each(['/assets/gone-AbCd1234.js', '/wp-login.php', '/assets/root-AbCd1234.js.map', '/.env'])(
  '%s is no page and no file',
  async (pathname) => {
    const response = await serve(new Request(`http://localhost${pathname}`));
    expect(response?.status ?? 404).toBe(404);
  },
);

test('our own origin alone, inline scripts and styles by their hash, and nothing else (X-05)', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash(inline)};`);
  expect(policy).toContain(`style-src 'self' ${hash('p{color:red}')};`);
  for (const directive of [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
});

test('files whose name holds their hash are kept for good, others are asked for again', async () => {
  const hashed = await get('/assets/root-AbCd1234.js');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = await get('/favicon.svg');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  const etag = plain.headers.get('etag') ?? '';
  const again = await get('/favicon.svg', { 'if-none-match': `W/"x", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/nowhere', { 'if-none-match': etag })).status).toBe(404);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ['deflate', null, (body: Buffer) => body],
  ['', null, (body: Buffer) => body],
])('accept-encoding %j is answered with %s', async (accepted, packing, unpack) => {
  const response = await get('/assets/root-AbCd1234.js', { 'accept-encoding': accepted });
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-encoding')).toBe(packing);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(unpack(body).toString()).toBe(script);
  if (packing) expect(body.length).toBeLessThan(script.length / 10);
});

test('HEAD has the headers without the body', async () => {
  const response = await get('/', {}, 'HEAD');
  expect(response.headers.get('content-length')).toBe(String(page('Home').length));
  expect(await response.text()).toBe('');
  expect(await serve(new Request('http://localhost/', { method: 'POST' }))).toBeUndefined();
});

test('files packed at build time are used, unless they are older than what they pack', async () => {
  const packed = await packWebBuild(folder);
  expect(packed).toBeGreaterThan(0);
  expect(await packWebBuild(folder)).toBe(0);
  const file = path.join(folder, 'assets/root-AbCd1234.js');
  const told = 'packed beforehand';
  writeFileSync(`${file}.gz`, gzipSync(told));
  const read = async () => {
    const response = await serveWeb(readWebBuild(folder))(
      new Request('http://localhost/assets/root-AbCd1234.js', {
        headers: { 'accept-encoding': 'gzip' },
      }),
    );
    return gunzipSync(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())).toString();
  };
  expect(await read()).toBe(told);
  utimesSync(`${file}.gz`, new Date(0), new Date(0));
  expect(await read()).toBe(script);
});

test('with a public address a page names its preview picture in full', async () => {
  const preview = (address: string) => `<meta property="og:image" content="${address}">`;
  const file = path.join(folder, 'AboutUs/index.html');
  writeFileSync(
    file,
    `${page('About')}${preview('/pictures/social-preview.jpg')}${' '.repeat(600)}`,
  );
  await packWebBuild(folder);
  const read = async (publicUrl?: string) => {
    const response = await serveWeb(readWebBuild(folder, publicUrl))(
      new Request('http://localhost/AboutUs', { headers: { 'accept-encoding': 'gzip' } }),
    );
    return gunzipSync(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer())).toString();
  };
  expect(await read('https://houses.example')).toContain(
    preview('https://houses.example/pictures/social-preview.jpg'),
  );
  expect(await read()).toContain(preview('/pictures/social-preview.jpg'));
});

test('without a build there is nothing to serve, and no failure', async () => {
  const empty = serveWeb(readWebBuild(path.join(folder, 'none')));
  expect(await empty(new Request('http://localhost/'))).toBeUndefined();
});
