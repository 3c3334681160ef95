/** The whole server without a port, on a real database: requests are objects, time is controlled, mails are kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Models } from '@maquette/models';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Makers } from '../features/generations/workshop/maker.ts';
import { grantAdministration } from '../http/guards/administrator.ts';
import type { WebBuild } from '../http/static/web-build.ts';
import {
  createPictureService,
  type PictureService,
  type PictureServiceParts,
} from '../picture-service.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { type Notices, openNotices } from '../platform/hosts/notices.ts';
import { createIntake } from '../platform/intake/intake.ts';
import type { Mail, Mailer } from '../platform/mail/mail.ts';
import { once } from '../platform/once.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { closeLater } from './databases/left-over.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { type TestLog, testLog } from './test-log.ts';
import { type NewTestPerson, signInDirectly, type TestPerson } from './test-person.ts';

const dayMs = 86_400_000;
/** Shared by all apps of a process, since a new engine is ten times slower than a warm one. Ends with the process. */
const kept: NonNullable<PictureServiceParts['kept']> = {
  // With more threads, each compiles the engine anew.
  engines: once(
    async () =>
      (await import('@maquette/models')).createModels({ engineThreads: 1, engineIdleMs: dayMs })
        .own,
  ),
  intake: createIntake(),
};

export const testOrigin = 'http://localhost:3000';

export interface TestRequest {
  readonly method?: string;
  /** Sent as JSON unless it is a form, text or bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly as?: TestPerson | undefined;
  /** Client address of the socket. */
  readonly from?: string;
  readonly signal?: AbortSignal;
}

export interface TestApp {
  readonly database: OpenDatabase;
  readonly notices: Notices;
  readonly clock: TestClock;
  readonly log: TestLog;
  readonly mails: readonly Mail[];
  readonly folder: string;
  readonly pictureService: PictureService;
  request(pathname: string, request?: TestRequest): Promise<Response>;
  /** A request exactly as given. */
  readonly payments: App['payments'];
  edgeRequest(request: Request): Promise<Response>;
  /** A signed-in person, without the slow password hash. */
  person(person?: NewTestPerson): Promise<TestPerson>;
  /** Signals the shutdown. */
  stop(): void;
}

export interface TestAppOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly database?: OpenDatabase;
  readonly webBuild?: WebBuild;
  /** Makers for tests without the real engines. */
  readonly makers?: Makers;
  /** Replace what our engines answer beside orders; a cold engine takes eight seconds of a processor. */
  readonly engines?: Partial<Models['own']>;
  readonly secret?: string;
  /** A real mailer, for tests of delivery. */
  readonly mailer?: Mailer;
  /** Real hashes, for tests of their cost. */
  readonly passwords?: 'costly';
}

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await openTestDatabase());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'maquette-test-'));
  closeLater(() => rmSync(folder, { recursive: true, force: true }));
  const clock = testClock();
  const log = testLog();
  const mails: Mail[] = [];
  const stopping = new AbortController();
  const secret = options.secret ?? 'a secret for tests that signs nothing outside of them';
  const config = readConfig({ DATA_DIR: folder, ...options.environment });
  const notices = await openNotices(database, log);
  closeLater(() => notices.close());
  const pictureService = await createPictureService({
    config,
    log,
    clock: clock.now,
    database,
    notices,
    secret,
    kept: options.engines
      ? { ...kept, engines: async () => ({ ...(await kept.engines()), ...options.engines }) }
      : kept,
    ...(options.makers ? { makers: options.makers } : {}),
  });
  closeLater(() => pictureService.close(0));
  const app = await createApp({
    config,
    log,
    clock: clock.now,
    database,
    notices,
    mailer: options.mailer ?? {
      kind: options.environment?.SMTP_URL ? 'smtp' : 'outbox',
      post: (mail) => void mails.push(mail),
      open: async () => {},
      settle: async () => {},
    },
    secret,
    version: '0.0.0-test',
    localUrl: () => testOrigin,
    webBuild: options.webBuild ?? new Map(),
    pictureService,
    stopping: stopping.signal,
    ...(options.passwords === 'costly' ? {} : { passwords: cheapPasswords }),
  });
  return {
    database,
    notices,
    clock,
    log,
    mails,
    folder,
    pictureService,
    edgeRequest: async (request) => app.edge.request(request),
    payments: app.payments,
    request: async (pathname, request = {}) =>
      app.edge.request(toRequest(pathname, request), undefined, {
        incoming: { socket: { remoteAddress: request.from ?? '127.0.0.1' } },
      }),
    person: async (wanted) => {
      const person = await signInDirectly(await app.auth(), wanted);
      if (wanted?.administrator) await grantAdministration(database.db, person.id);
      return person;
    },
    stop: () => stopping.abort(),
  };
}

/** A request as our own pages send it, unless the headers differ. */
function toRequest(pathname: string, request: TestRequest): Request {
  const url = new URL(pathname, testOrigin);
  const isPlain =
    request.body === undefined ||
    typeof request.body === 'string' ||
    request.body instanceof FormData ||
    request.body instanceof Uint8Array ||
    request.body instanceof ReadableStream;
  const method = request.method ?? (request.body === undefined ? 'GET' : 'POST');
  const headers = new Headers({
    host: url.host,
    'sec-fetch-site': 'same-origin',
    ...(method === 'GET' ? {} : { origin: url.origin }),
    ...(isPlain ? {} : { 'content-type': 'application/json' }),
    ...(request.as ? { cookie: request.as.cookie } : {}),
    ...request.headers,
  });
  const body = (isPlain ? request.body : JSON.stringify(request.body)) as BodyInit | undefined;
  return new Request(url, {
    method,
    headers,
    body,
    signal: request.signal,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}
