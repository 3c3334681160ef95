/** A real server on a free port with its own data folder, as `npm start` runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { memorySettings } from '../allocation.mjs';
import { environment, nodeBinary, root } from '../install.mjs';
import { copySeededData } from './seeded-data.ts';

export interface ProductServer {
  readonly url: string;
  output(): string;
  stop(): Promise<void>;
}

/** All settings that the product reads, so that none come from the machine. */
const settings = {
  PORT: '0',
  LOG_LEVEL: 'info',
  // Each journey has its own address, and so its own rate limits.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // One thread that draws: with more, each person begins one of their own, whose code is cold.
  WORK: '1',
  WARM_MINUTES: '60',
} as const;

type Settings = Readonly<Record<string, string>>;

export async function startProductServer(more: Settings = {}): Promise<ProductServer> {
  const folder = await copySeededData();
  const server = spawn(nodeBinary(), [path.join(root, 'apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    env: { ...memorySettings, ...environment({ ...settings, ...more, DATA_DIR: folder }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  server.stdout?.setEncoding('utf8').on('data', (part: string) => {
    printed += part;
  });
  const port = await listeningPort(server);
  return {
    url: `http://localhost:${port}`,
    output: () => printed,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listeningPort(server: ChildProcess): Promise<number> {
  const said: string[] = [];
  server.stderr?.on('data', (part: Buffer) => said.push(part.toString()));
  if (!server.stdout) throw new Error('Expected the output of the server');
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line);
    const port = /"port":(\d+).*"msg":"Listening"/.exec(line)?.[1];
    if (port) {
      server.stdout.resume();
      return Number(port);
    }
  }
  throw new Error(`The server ended before it listened:\n${said.join('\n')}`);
}
