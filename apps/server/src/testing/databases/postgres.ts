/**
 * A PostgreSQL server for the second run: `TEST_DATABASE_URL`, otherwise one started from local binaries in a
 * temporary folder. They refuse to run as root, so they run as another user.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface PostgresSource {
  readonly url?: string;
  readonly binaries?: string;
}

/** Possible source of a server; undefined if there is none. */
export function findPostgres(
  environment: Readonly<Record<string, string | undefined>>,
): PostgresSource | undefined {
  if (environment.TEST_DATABASE_URL) return { url: environment.TEST_DATABASE_URL };
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed) : [];
  const folders = [
    ...versions
      .sort((left, right) => Number(right) - Number(left))
      .map((version) => path.join(installed, version, 'bin')),
    ...(environment.PATH ?? '').split(path.delimiter),
  ];
  const binaries = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
  if (!binaries || (process.getuid?.() === 0 && !otherUser())) return undefined;
  return { binaries };
}

export interface RunningPostgres {
  readonly url: string;
  readonly described: string;
  stop(): Promise<void>;
}

export async function startPostgres(source: PostgresSource): Promise<RunningPostgres> {
  if (source.url) {
    return { url: source.url, described: 'TEST_DATABASE_URL', stop: async () => {} };
  }
  const binaries = source.binaries ?? '';
  const user = process.getuid?.() === 0 ? otherUser() : undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'maquette-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const version = await firstAnswer(url);
  return {
    url,
    described: `${version} from ${binaries}`,
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function otherUser(): { uid: number; gid: number } | undefined {
  if (!existsSync('/etc/passwd')) return undefined;
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => rows.filter((row) => row[0] === name))[0];
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const attempts = 100;
const betweenAttemptsMs = 100;

async function firstAnswer(url: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return `PostgreSQL ${rows[0]?.server_version}`;
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenAttemptsMs));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
