/** The whole process: start, refusal to start, stop. */
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { Agent, createServer, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { killMidAnswer } from './features/chat/killed-mid-answer.fixture.ts';
import { StartError } from './platform/process/start-error.ts';
import { startServer } from './start.ts';
import { fullDiskMarker } from './testing/full-disk.fixture.ts';
import {
  cancelStart,
  failToStart,
  type ServerProcess,
  startServerProcess,
} from './testing/server-process.ts';
import { testLog } from './testing/test-log.ts';

const drawing = await sharp({
  create: { width: 96, height: 72, channels: 3, background: '#ffffff' },
})
  .composite([
    {
      input: Buffer.from(
        '<svg width="96" height="72"><path d="M20 60V30L48 10 76 30V60Z" fill="none" stroke="#000" stroke-width="2"/></svg>',
      ),
    },
  ])
  .png()
  .toBuffer();

let folder: string;
let server: ServerProcess;
const fillableDisk = new URL('./testing/full-disk.fixture.ts', import.meta.url);
const environment = () => ({
  DATA_DIR: folder,
  // Each visitor has a separate address.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // Each thread that draws compiles the engine anew.
  WORK: '1',
  // Our voice would be loaded while an order waits, and is not asked for.
  SPEECH_MODEL: 'compatible:none',
  COMPATIBLE_URL: 'http://127.0.0.1:9',
  NODE_OPTIONS: `--import=${fillableDisk}`,
  MAQUETTE_DISK_CAN_FILL: 'yes',
});
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'maquette with space-'));
  // An older folder, readable by everyone.
  mkdirSync(path.join(folder, 'photos'));
  writeFileSync(path.join(folder, 'photos', 'old.jpg'), 'old');
  chmodSync(path.join(folder, 'photos', 'old.jpg'), 0o644);
  for (const name of ['', 'photos']) chmodSync(path.join(folder, name), 0o755);
  server = await startServerProcess(environment());
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('no other user of the machine may read what is kept, the database included', async () => {
  const open = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .concat('')
      .filter((name) => {
        const mode = statSync(path.join(folder, name), { throwIfNoEntry: false })?.mode ?? 0;
        return (mode & 0o077) !== 0;
      });
  expect(readdirSync(path.join(folder, 'database')).length).toBeGreaterThan(10);
  await expect.poll(open).toEqual([]);
});

test('a wrong setting stops the start with its name and what was expected', async () => {
  const { code, said } = await failToStart({ DATA_DIR: folder, PORT: 'eighty' });
  expect(code).toBe(1);
  expect(said).toBe(
    'The settings cannot be used.\n  PORT: expected a whole number from 0 to 65535\n',
  );
});

/** In this process, whose modules are loaded: a refused process ends as the one above. */
const refusedStart = (settings: Readonly<Record<string, string>>) =>
  startServer(readConfig({ PORT: '0', ...settings }), testLog()).then(
    () => 'not refused',
    (error: unknown) => (error instanceof StartError ? error.message : String(error)),
  );

test('a data folder in use is refused with a sentence', async () => {
  expect(await refusedStart({ DATA_DIR: folder })).toBe(
    `The data folder ${folder} is in use by another running Maquette. Stop that one first, or give this one a DATA_DIR of its own.`,
  );
});

test('a folder that is a file is refused with a sentence', async () => {
  expect(await refusedStart({ DATA_DIR: path.join(folder, 'session-secret') })).toMatch(
    /^The data folder .+ cannot be used \(EEXIST\)\. Choose another with DATA_DIR/,
  );
});

test('a database server that does not answer is waited for, and told without its password', async () => {
  const own = mkdtempSync(path.join(os.tmpdir(), 'maquette-server-'));
  const settings = { DATA_DIR: own, DATABASE_URL: 'postgres://ada:hush-hush@127.0.0.1:1/house' };
  const { code, said } = await cancelStart(settings, (soFar) =>
    expect.poll(soFar).toContain('The database of DATABASE_URL does not answer (ECONNREFUSED).'),
  );
  rmSync(own, { recursive: true });
  expect(code).toBe(0);
  expect(said).toContain('Waiting for the database');
  expect(said).not.toContain('hush-hush');
});

/** A sign-in with an unfinished body. */
function unfinishedSignIn(origin: string) {
  const body = JSON.stringify({ email: 'ada@example.com', password: 'brick by brick' });
  const sending = httpRequest(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sending.once('error', reject);
  });
  const sent = new Promise<void>((resolve) => {
    sending.write(body.slice(0, 10), () => resolve());
  });
  return { sent, answered, finish: () => sending.end(body.slice(10)) };
}

/** A request on an existing connection, for when no new one is accepted. */
async function unfinishedLook(address: string) {
  const { hostname, port, pathname } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n`);
  return {
    finish: async (): Promise<number> => {
      socket.write('\r\n');
      const answer = (await socket.toArray()).join('');
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    },
  };
}

/** A visitor who just ordered a picture. */
async function visitorWithWork(number: number) {
  const address = { 'x-forwarded-for': `10.0.0.${number}` };
  const form = new FormData();
  form.set('file', new File([drawing as BlobPart], 'house.png', { type: 'image/png' }));
  const own = { origin: server.origin, 'sec-fetch-site': 'same-origin', ...address };
  const sent = await fetch(`${server.origin}/api/photos`, {
    method: 'POST',
    headers: own,
    body: form,
  });
  expect(sent.status).toBe(201);
  const cookie = sent.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { ...own, cookie, 'content-type': 'application/json' };
  const { id: photoId } = await sent.json();
  const ordered = await fetch(`${server.origin}/api/sketches`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ photoId, prompt: 'a house with a red roof' }),
  });
  expect(ordered.status).toBe(202);
  return { id: (await ordered.json()).id as string, headers: { cookie, ...address } };
}

const linesTold = 20;

/** Reads an event stream to its end. If it is cut, the failure tells when, and what its server said last. */
function readStream(path: string, { headers }: { headers: Record<string, string> }) {
  const { origin, output } = server;
  const startedMs = performance.now();
  const answer = fetch(`${origin}${path}`, { headers });
  const ended = answer.then(async (response) => {
    try {
      return await response.text();
    } catch (cause) {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      const said = output().split('\n').slice(-linesTold).join('\n');
      throw new Error(`A stream was cut after ${seconds} s. The server said:\n${said}`, { cause });
    }
  });
  return { begun: answer.then(({ status }) => expect(status).toBe(200)), ended };
}

async function signUp(email: string): Promise<{ status: number; code?: string }> {
  const answer = await fetch(`${server.origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      name: 'Ada Lovelace',
      email,
      password: 'a quiet house by the lake',
    }),
  });
  const { code } = await answer.json();
  return { status: answer.status, code };
}

test('a disk that fills up is reported in a sentence; with space again everything continues (D-01)', async () => {
  const [ada, ben] = ['ada@example.com', 'ben@example.com'];
  const { id, headers } = await visitorWithWork(6);
  writeFileSync(fullDiskMarker(folder), '');
  expect(await signUp(ada)).toEqual({ status: 507, code: 'STORAGE_FULL' });
  // The database has failed by now and can't restart.
  expect(await signUp(ada)).toEqual({ status: 507, code: 'STORAGE_FULL' });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);

  rmSync(fullDiskMarker(folder));
  await expect.poll(() => signUp(ada)).toMatchObject({ status: 200 });
  const state = async () => {
    const answer = await fetch(`${server.origin}/api/generations/${id}`, { headers });
    return (await answer.json()).status;
  };
  await expect.poll(state).toBe('done');

  // Without running work the account is the first to find the disk full.
  writeFileSync(fullDiskMarker(folder), '');
  expect(await signUp(ben)).toEqual({ status: 507, code: 'STORAGE_FULL' });
  rmSync(fullDiskMarker(folder));
  await expect.poll(() => signUp(ben)).toMatchObject({ status: 200 });
});

/** A server that is short of processor time may find its database too slow at first. */
const isReady = () =>
  expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);

//
test('on shutdown it is no longer ready, finishes running requests, and exits with 0', async () => {
  await isReady();
  const visitors = await Promise.all([1, 2, 3, 4, 5].map((number) => visitorWithWork(number)));
  const streams = visitors.flatMap((visitor) =>
    Array.from({ length: 4 }, () => readStream(`/api/generations/${visitor.id}/events`, visitor)),
  );
  // Every stream has started before the stop.
  await Promise.all(streams.map(({ begun }) => begun));
  const signIn = unfinishedSignIn(server.origin);
  await signIn.sent;
  const look = await unfinishedLook(`${server.origin}/readyz`);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

  server.signal('SIGTERM');
  // On a busy machine these may come too late.
  const readiness = await statusUntilRefused(`${server.origin}/readyz`);
  readiness.push(await look.finish());
  expect(readiness.at(-1)).toBe(503);
  expect(readiness.slice(readiness.indexOf(503))).not.toContain(200);

  signIn.finish();
  expect(await signIn.answered).toBe(401);
  expect(await server.ended).toBe(0);
  // Twenty open streams ended, none was left hanging.
  await Promise.all(streams.map(({ ended }) => ended));
  expect(server.output()).toContain('"msg":"Stopped"');
  expect(server.output()).not.toContain('ada@example.com');

  // Everything was released: the folder can be reopened at once.
  server = await startServerProcess(environment());
  await isReady();

  // After a restart each work has ended exactly once, with its picture.
  for (const visitor of visitors) {
    const again = readStream(`/api/generations/${visitor.id}/events`, visitor);
    const events = (await again.ended).match(/"type":"(done|failed)"/g);
    expect(events).toEqual(['"type":"done"']);
    const shown = await fetch(`${server.origin}/api/generations/${visitor.id}`, visitor);
    expect((await shown.json()).pictures).toHaveLength(1);
  }
});

test('after kill -9 the partial answer is marked as interrupted and can be retried (R-02)', async () => {
  server = await killMidAnswer(server, () => startServerProcess(environment()));
});

test('stops when its parent is gone, and closes keep-alive connections', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 5 });
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      httpRequest(`${server.origin}/healthz`, { agent }, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection));
      })
        .once('error', reject)
        .end();
    });
  expect(await ask()).toBe('keep-alive');
  const answers: (string | undefined)[] = [];
  const asking = Array.from({ length: 5 }, async () => {
    for (;;) answers.push(await ask());
  });
  server.cutLine();
  const ends = await Promise.allSettled(asking);
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"msg":"Stopped"');
  expect(answers).toContain('close');
  // Rejected at the closed port; an aborted response would be an error of the response.
  for (const end of ends) {
    expect(end).toMatchObject({
      reason: { code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/) },
    });
  }
  agent.destroy();
});

test.skipIf(process.platform === 'win32')(
  'Ctrl+C while the database is being made ends the start without an alarm',
  async () => {
    const fresh = path.join(folder, 'called off');
    const { code, said } = await cancelStart({ DATA_DIR: fresh }, () =>
      expect.poll(() => readdirSync(fresh).some((name) => name.startsWith('database'))).toBe(true),
    );
    expect(said).not.toContain('could not be opened');
    expect(code).toBe(0);
  },
);

// No server uses the folder any more.
test('a taken port is refused with a sentence', async () => {
  const other = createServer().listen(0);
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const said = await refusedStart({ DATA_DIR: folder, PORT: String(port) });
  other.close();
  expect(said).toContain(
    `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
});

/** Statuses of repeated requests until connections are refused. */
async function statusUntilRefused(address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    try {
      const response = await fetch(address, { headers: { connection: 'close' } });
      statuses.push(response.status);
      await response.arrayBuffer();
    } catch {
      return statuses;
    }
  }
}
