/**
 * The built web app in memory, with cache headers and compressed variants. Precompressed files are used if
 * present; otherwise a file is compressed on first request.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Packing = 'br' | 'gzip';

export interface BuiltFile {
  readonly body: Buffer;
  readonly mediaType: string;
  readonly etag: string;
  /** Content-hashed name. */
  readonly hashed: boolean;
  /** Whether it is compressible. */
  readonly packable: boolean;
  packed(packing: Packing): Promise<Buffer> | undefined;
}

/** Files by their path from the site's root, such as `/assets/root-3fa1.js`. */
export type WebBuild = ReadonlyMap<string, BuiltFile>;

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.data': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};

const packableTypes = /^(text\/|application\/(json|manifest\+json|xml|wasm)|image\/(svg|x-icon))/;
const smallestWorthPackingBytes = 512;

/** Open Graph image, which needs an absolute URL. */
const previewAddress = /(<meta property="og:image" content=")(?=\/)/;

/** With a public address, pages contain the absolute URL of their preview picture. */
export function readWebBuild(folder: string, publicUrl?: string): WebBuild {
  const files = new Map<string, BuiltFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (/\.(br|gz|map|part)$/.test(name) || !statSync(file).isFile()) continue;
    files.set(`/${name.split(path.sep).join('/')}`, readBuiltFile(file, publicUrl));
  }
  return files;
}

function readBuiltFile(file: string, publicUrl: string | undefined): BuiltFile {
  const built = readFileSync(file);
  const isPage = file.endsWith('.html') && publicUrl !== undefined;
  const body = isPage
    ? Buffer.from(built.toString('utf8').replace(previewAddress, `$1${publicUrl}`))
    : built;
  const mediaType = mediaTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const packable = packableTypes.test(mediaType) && body.length >= smallestWorthPackingBytes;
  const cache = new Map<Packing, Promise<Buffer>>();
  return {
    body,
    mediaType,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    hashed: /[/\\]assets[/\\].*-[\w-]{8,}\.\w+$/.test(file),
    packable,
    packed: (packing) => {
      if (!packable) return undefined;
      let packed = cache.get(packing);
      if (!packed) {
        packed = (isPage ? undefined : readPacked(file, packing)) ?? pack(body, packing, 'quick');
        cache.set(packing, packed);
      }
      return packed;
    },
  };
}

export const packedName = (file: string, packing: Packing) =>
  `${file}.${packing === 'br' ? 'br' : 'gz'}`;

/** An older compressed file belongs to an earlier build. */
function readPacked(file: string, packing: Packing): Promise<Buffer> | undefined {
  const packed = packedName(file, packing);
  if (!existsSync(packed) || statSync(packed).mtimeMs < statSync(file).mtimeMs) return undefined;
  return Promise.resolve(readFileSync(packed));
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export function pack(body: Buffer, packing: Packing, effort: 'quick' | 'best'): Promise<Buffer> {
  if (packing === 'gzip') return packGzip(body, { level: effort === 'best' ? 9 : 6 });
  return packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
