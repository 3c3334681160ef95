/** Wrong settings of the file store stop the start, each with a sentence that names what to look at. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { layDatabaseInto } from '../../testing/databases/embedded-template.ts';
import { firstOf } from '../../testing/first-of.ts';
import { failToStart } from '../../testing/server-process.ts';
import { toProblem } from '../problem.ts';
import { openFolderStore } from './file-store.ts';
import { keysIn } from './keys-in.fixture.ts';
import { StoreSilentError } from './s3-start-error.ts';
import { openS3Store } from './s3-store.ts';
import { createStoreWatch, probeStore } from './store-watch.ts';

const bucketServer = await startBucketServer();
/** Answers each request as S3 answers one that it refuses. */
let answer = { status: 403, body: '' };
const refuser = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(answer.body);
  });
}).listen(0, '127.0.0.1');
await once(refuser, 'listening');
const refusing = `http://127.0.0.1:${(refuser.address() as AddressInfo).port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'maquette-settings-'));
afterAll(async () => {
  refuser.closeAllConnections();
  refuser.close();
  await bucketServer.close();
  rmSync(folder, { recursive: true, force: true });
});

const storeAt = (endpoint: string, more: { bucket?: string; prefix?: string } = {}) =>
  openS3Store({ ...bucketServer.access, endpoint, ...more });

test('a working store is unchanged', async () => {
  for (const store of [
    storeAt(bucketServer.endpoint),
    openFolderStore(path.join(folder, 'files')),
  ]) {
    await probeStore(store);
    expect(await keysIn(store)).toEqual([]);
  }
});

test.each([
  ['InvalidAccessKeyId', 403, 'The file store does not know the key of S3_ACCESS_KEY_ID.'],
  ['SignatureDoesNotMatch', 403, 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.'],
  ['AccessDenied', 403, 'may not write, read, list and delete in the bucket pictures.'],
  ['AuthorizationHeaderMalformed', 400, 'The bucket pictures is not in the region us-east-1.'],
])('%s is told in a sentence', async (code, status, sentence) => {
  answer = {
    status,
    body: `<Error><Code>${code}</Code><Message>Words of the store</Message></Error>`,
  };
  const store = storeAt(refusing, { bucket: 'pictures' });
  await expect(probeStore(store)).rejects.toThrow(sentence);
});

test.each(['GET', 'HEAD'])('a key that may not %s is told at the start', async (refused) => {
  const objects = new Map<string, Buffer>();
  const allowing = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { pathname, searchParams } = new URL(request.url ?? '', refusing);
    const isList = searchParams.has('list-type');
    if (refused === (isList ? 'GET' : request.method) && (isList || refused === 'HEAD')) {
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(isList ? '<Error><Code>AccessDenied</Code></Error>' : '');
      return;
    }
    if (request.method === 'PUT') objects.set(pathname, body);
    if (request.method === 'DELETE') objects.delete(pathname);
    const isThere = isList || objects.has(pathname) || request.method === 'DELETE';
    response.writeHead(isThere ? 200 : 404);
    response.end(isList ? '<ListBucketResult/>' : objects.get(pathname));
  }).listen(0, '127.0.0.1');
  await once(allowing, 'listening');
  onTestFinished(() => void allowing.close().closeAllConnections());
  const store = storeAt(`http://127.0.0.1:${(allowing.address() as AddressInfo).port}`);
  await expect(probeStore(store)).rejects.toThrow('may not write, read, list and delete');
});

test('an address where something else answers is told in a sentence', async () => {
  answer = { status: 200, body: '<html>Welcome</html>' };
  await expect(probeStore(storeAt(refusing))).rejects.toThrow(
    `What answers at ${refusing} does not speak as an S3 store does`,
  );
});

test('a store that does not answer can be waited for', async () => {
  const silent = probeStore(storeAt('http://127.0.0.1:1'));
  await expect(silent).rejects.toThrow(StoreSilentError);
  await expect(silent).rejects.toThrow(
    'The file store at http://127.0.0.1:1 does not answer (ECONNREFUSED). Start it and check S3_ENDPOINT.',
  );
});

test('a folder that is none is told in a sentence', async () => {
  const inTheWay = path.join(folder, 'in-the-way');
  writeFileSync(inTheWay, '');
  await expect(probeStore(openFolderStore(inTheWay))).rejects.toThrow(
    `Files cannot be kept in the folder ${inTheWay} (E`,
  );
});

test('a server with a bucket that is not there does not start', async () => {
  const dataFolder = path.join(folder, 'data');
  await layDatabaseInto(dataFolder);
  const { code, said } = await failToStart({
    DATA_DIR: dataFolder,
    ...bucketServer.settings,
    S3_BUCKET: 'none-such',
  });
  expect(code).toBe(1);
  expect(said).toContain('There is no bucket none-such. Make it, or correct S3_BUCKET.\n');
});

test('two installations in one bucket do not see each other', async () => {
  const [ours, theirs] = [
    storeAt(bucketServer.endpoint, { prefix: 'ours/' }),
    storeAt(bucketServer.endpoint, { prefix: 'theirs/' }),
  ];
  await ours.put('photos/one.jpg', new Uint8Array([1]), 'image/jpeg');
  await theirs.put('photos/one.jpg', new Uint8Array([2]), 'image/jpeg');
  await theirs.put('generations/g/1/two.jpg', new Uint8Array([2]), 'image/jpeg');
  expect(await keysIn(ours)).toEqual(['photos/one.jpg']);
  await ours.removeFolder('photos');
  expect(await ours.exists('photos/one.jpg')).toBe(false);
  expect(await theirs.exists('photos/one.jpg')).toBe(true);
  await expect(ours.bytes('../theirs/photos/one.jpg')).rejects.toThrow('../theirs');
});

test('more keys than a page holds are listed once each, in the order of their bytes', async () => {
  const store = storeAt(bucketServer.endpoint, { prefix: 'pages/' });
  const keys = Array.from({ length: 1_100 }, (_, number) => `${'_aA-bB'[number % 6]}${number}.jpg`);
  for (let from = 0; from < keys.length; from += 50) {
    const some = keys.slice(from, from + 50);
    await Promise.all(some.map((key) => store.put(key, new Uint8Array([1]), 'image/jpeg')));
  }
  expect(await keysIn(store)).toEqual([...keys].sort());
});

test('an attempt takes only its own folder with it', async () => {
  const store = storeAt(bucketServer.endpoint);
  await store.put('generations/g/1/one.jpg', new Uint8Array([1]), 'image/jpeg');
  await store.put('generations/g/12/two.jpg', new Uint8Array([1]), 'image/jpeg');
  await store.removeFolder('generations/g/1');
  expect(await store.exists('generations/g/12/two.jpg')).toBe(true);
});

/** A folder as of a network that hangs: one file cannot be opened, the other not be read. */
function hungFolder() {
  const place = path.join(folder, 'hung');
  mkdirSync(place);
  const [opened, read] = ['opened.jpg', 'read.jpg'];
  const pipes = [opened, read].map((name) => path.join(place, name));
  execFileSync('mkfifo', pipes);
  const writer = openSync(pipes[1]!, 'r+');
  return {
    ...{ store: openFolderStore(place), opened, read },
    mend() {
      closeSync(writer);
      closeSync(openSync(firstOf(pipes), constants.O_WRONLY | constants.O_NONBLOCK));
    },
  };
}

test('a store that is silent is told within eight seconds and a half', async () => {
  const store = storeAt(bucketServer.endpoint, { prefix: 'silent/' });
  const bytes = new Uint8Array([1]);
  const hung = hungFolder();
  await store.put('photos/one.jpg', bytes, 'image/jpeg');
  await store.put('photos/large.jpg', new Uint8Array(8 * 1024 * 1024), 'image/jpeg');
  const underWay = [await store.stream('photos/large.jpg'), await hung.store.stream(hung.read)];
  bucketServer.hold();
  const at = performance.now();
  const asked = await Promise.allSettled([
    store.put('photos/two.jpg', bytes, 'image/jpeg'),
    store.bytes('photos/one.jpg'),
    store.stream('photos/one.jpg'),
    store.exists('photos/one.jpg'),
    store.remove('photos/one.jpg'),
    storeAt(bucketServer.endpoint).exists('photos/one.jpg'),
    hung.store.stream(hung.opened),
    hung.store.bytes(hung.opened),
    ...underWay.map((stream) => stream.toArray()),
  ]);
  bucketServer.mend();
  hung.mend();
  expect(performance.now() - at).toBeLessThan(8_500);
  const codes = asked.map((one) =>
    one.status === 'rejected' ? toProblem(one.reason).code : 'answered',
  );
  expect(new Set(codes)).toEqual(new Set(['STORAGE_DOWN']));
  expect(await store.bytes('photos/one.jpg')).toEqual(Buffer.from(bytes));
});

test('a line that is cut is noticed, and that it is mended', async () => {
  const watch = createStoreWatch(storeAt(bucketServer.endpoint));
  expect(await watch.isUp()).toBe(true);
  bucketServer.cut();
  watch.suspect();
  expect(await watch.isUp()).toBe(false);
  const up = watch.untilUp(new AbortController().signal);
  bucketServer.mend();
  await up;
  expect(watch.isSuspected()).toBe(false);
});
