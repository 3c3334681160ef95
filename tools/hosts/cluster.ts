/** Hosts on one PostgreSQL server and one S3 store. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BucketServer,
  startBucketServer,
} from '../../apps/server/src/testing/bucket-server.ts';
import {
  databaseUrl,
  onServer,
} from '../../apps/server/src/testing/databases/postgres-databases.ts';
import {
  freePort,
  type ProcessSettings,
  type RunningProcess,
  startServer,
  startWorker,
} from '../faults/server-process.ts';
import { Client } from '../hostile/client.ts';
import { type Line, openLine } from './line.ts';
import type { Network } from './network.ts';
import { type SlowModel, startSlowModel } from './slow-model.ts';

export interface RunningHost {
  readonly origin: string;
  readonly process: RunningProcess;
  /** Its connection to the database. */
  readonly line: Line;
}

export interface StartOptions {
  /** Additional settings. */
  readonly more?: Readonly<Record<string, string>>;
  readonly preload?: string;
  /** Folder of another version's installation. */
  readonly folder?: string;
  /** Uses another database than the other hosts. */
  readonly database?: string;
  /** Command prefix that limits its CPU share. */
  readonly held?: readonly string[];
}

export interface Cluster {
  readonly bucket: BucketServer;
  readonly model: SlowModel;
  /** The connection of all hosts to the store. */
  readonly bucketLine: Line;
  /** Address by which hosts reach a port of this machine. */
  reach(port: number): Promise<string>;
  /** Creates an empty database and returns its name. */
  newDatabase(): Promise<string>;
  server(options?: StartOptions): Promise<RunningHost>;
  worker(options?: StartOptions): Promise<RunningProcess>;
  /** Starts a server or worker that must refuse to start; returns its output. */
  refused(kind: 'server' | 'worker', options: StartOptions): Promise<string>;
  /** A person with an account on the first host. */
  person(host: RunningHost): Promise<Client>;
  close(): Promise<void>;
}

/** Time within which a second host must be refused. */
const refusalLimitMs = 60_000;

export async function openCluster(network: Network, postgresUrl: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-hosts-'));
  const bucket = await startBucketServer();
  const model = await startSlowModel();
  const opened: (() => Promise<unknown>)[] = [];
  const through = async (port: number) => {
    const line = await openLine(network.address, { port });
    opened.push(() => line.close());
    return line;
  };
  const bucketLine = await through(Number(new URL(bucket.endpoint).port));
  const modelLine = await through(model.port);
  const databases: string[] = [];
  const newDatabase = async () => {
    const name = `maquette_hosts_${randomUUID().replaceAll('-', '')}`;
    await onServer(postgresUrl, `create database ${name}`);
    databases.push(name);
    return name;
  };
  const common = await newDatabase();
  let hosts = 0;
  let people = 0;

  async function settingsOf({ more, preload, folder: root, database, held = [] }: StartOptions) {
    const place = network.host(`h${++hosts}`);
    const line = await through(Number(new URL(postgresUrl).port));
    const url = new URL(databaseUrl(postgresUrl, database ?? common));
    url.hostname = network.address;
    url.port = String(line.port);
    const settings: ProcessSettings = {
      dataFolder: path.join(folder, `h${hosts}`),
      port: await freePort(),
      databaseUrl: url.href,
      address: place.address,
      within: [...held, ...place.within],
      ...(preload ? { preload } : {}),
      ...(root ? { root } : {}),
      more: {
        AUTH_SECRET: 'the same on every host, and long enough',
        ...bucket.settings,
        S3_ENDPOINT: `http://${network.address}:${bucketLine.port}`,
        TRUSTED_PROXIES: `127.0.0.1,${network.address}`,
        CHAT_MODEL: 'compatible:slow',
        // Never asked for; hosts at rest would load our voice.
        SPEECH_MODEL: 'compatible:slow',
        COMPATIBLE_URL: `http://${network.address}:${modelLine.port}/v1`,
        ...more,
      },
    };
    return { settings, line, origin: `http://${place.address}:${settings.port}` };
  }

  const endLater = (process: RunningProcess) => {
    opened.push(async () => process.child.exitCode === null && process.end('SIGTERM'));
    return process;
  };

  return {
    bucket,
    bucketLine,
    model,
    newDatabase,
    reach: async (port) => `http://${network.address}:${(await through(port)).port}`,
    async server(options = {}) {
      const { settings, line, origin } = await settingsOf(options);
      return { origin, line, process: endLater(await startServer(settings)) };
    },
    async worker(options = {}) {
      return endLater(startWorker((await settingsOf(options)).settings));
    },
    async refused(kind, options) {
      const { settings } = await settingsOf(options);
      if (kind === 'server') {
        const started = await startServer(settings).catch((error: Error) => error.message);
        if (typeof started === 'string') return started;
        await started.end('SIGKILL');
        return '';
      }
      const started = startWorker(settings);
      const ended = started.ended.then(() => started.complaints());
      const late = AbortSignal.timeout(refusalLimitMs);
      const output = await Promise.race([
        ended,
        new Promise<string>((resolve) => late.addEventListener('abort', () => resolve(''))),
      ]);
      if (started.child.exitCode === null) await started.end('SIGKILL');
      return output;
    },
    async person({ origin }) {
      people += 1;
      const client = new Client(origin, `203.0.113.${people % 250}`);
      await client.signUp();
      return client;
    },
    async close() {
      for (const close of opened.reverse()) await close();
      await model.close();
      await bucket.close();
      for (const name of databases) {
        await onServer(postgresUrl, `drop database if exists ${name} with (force)`);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
