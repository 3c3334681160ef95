/**
 * Serves the web app: its files, its prerendered pages, the app's shell for its other pages, and
 * the same shell with status 404 for addresses that are none.
 */
import { pagePolicy } from '../content-security-policy.ts';
import { isPage } from './pages.ts';
import type { BuiltFile, Packing, WebBuild } from './web-build.ts';

export type ServeWeb = (request: Request) => Promise<Response | undefined>;

/** React Router's names for the shell; the second is used when `/` is not prerendered. */
const shellNames = ['/__spa-fallback.html', '/index.html'];

export function serveWeb(build: WebBuild): ServeWeb {
  const shell = shellNames.map((name) => build.get(name)).find((file) => file !== undefined);
  const pages = new Map<string, BuiltFile>();
  const policies = new Map<BuiltFile, string>();
  for (const [name, file] of build) {
    if (!name.endsWith('.html')) continue;
    policies.set(file, pagePolicy(file.body.toString('utf8')));
    if (name.endsWith('/index.html')) pages.set(name.slice(0, -'/index.html'.length) || '/', file);
  }
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const pathname = readPath(request.url);
    const page = pathname === undefined ? undefined : pages.get(pathname);
    const file = page ?? (pathname?.endsWith('.html') ? undefined : build.get(pathname ?? ''));
    if (file) return answer(request, file, 200, policies.get(file));
    if (!shell) return undefined;
    const known = pathname !== undefined && isPage(pathname);
    // Missing assets get a plain 404 instead of the app's page.
    if (!known && /\.\w{1,11}$/.test(pathname ?? '')) return undefined;
    return answer(request, shell, known ? 200 : 404, policies.get(shell));
  };
}

/** Undefined for invalid percent-encoding. */
function readPath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(new URL(url).pathname);
    return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  } catch {
    return undefined;
  }
}

async function answer(
  request: Request,
  file: BuiltFile,
  status: number,
  policy: string | undefined,
): Promise<Response> {
  const headers = new Headers({
    'content-type': file.mediaType,
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${file.etag}"`,
    vary: 'accept-encoding',
  });
  if (policy) headers.set('content-security-policy', policy);
  if (status === 200 && isUnchanged(request, file)) {
    return new Response(null, { status: 304, headers });
  }
  const packing = bestPacking(request.headers.get('accept-encoding') ?? '');
  const packed = packing ? await file.packed(packing) : undefined;
  if (packing && packed) headers.set('content-encoding', packing);
  const body = packed ?? file.body;
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

function isUnchanged(request: Request, file: BuiltFile): boolean {
  const known = request.headers.get('if-none-match');
  return (
    known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${file.etag}"`) ?? false
  );
}

function bestPacking(accepted: string): Packing | undefined {
  const names = accepted
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
