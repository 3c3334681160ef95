/** The previous version and this one on one database, under load; then the previous one alone again. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pause } from '../../faults/server-process.ts';
import type { Client } from '../../hostile/client.ts';
import { openCluster, type RunningHost } from '../cluster.ts';
import type { Network } from '../network.ts';
import { installReleaseBefore } from '../release-before.ts';
import type { Measured, Row } from '../row.ts';

const everyMs = 60;
/** Counted from when both serve. */
const leastRequests = 5_000;
/** The version before alone, at first. */
const aloneMs = 5_000;
const personCount = 5;
/** Coprime to the numbers of people and hosts, so that all combinations occur. */
const questionEvery = 41;
const orderEvery = 101;

/** `before`: an installation of the previous version; undefined makes one. */
export const upgradeRow = (before: string | undefined, seconds: number): Row => ({
  section: 7,
  bar: 'the version before beside this one: 0 5xx, streams end; and back',
  async measure({ network, postgresUrl, share, say }) {
    const made = before === undefined ? await installReleaseBefore(say) : undefined;
    const folder = before ?? made?.folder;
    if (folder === undefined) {
      // A promise that is not tried is not kept.
      const figure = 'not tried: --before names the folder of an installation of it';
      return { figure, holds: false };
    }
    try {
      return await sideBySide(network, postgresUrl, {
        before: folder,
        seconds: seconds * share,
        least: Math.round(leastRequests * share),
        say,
      });
    } finally {
      made?.remove();
    }
  },
});

/** In starting order. */
const versions = ['the version before', 'this version'] as const;

interface Asked {
  readonly turn: number;
  readonly version: string;
}

interface Load {
  readonly statuses: Map<string, number>;
  streams: number;
  /** Orders that were drawn. */
  drawn: number;
  /** Last events of streams that never ended. */
  readonly broken: string[];
}

const noLoad = (): Load => ({ statuses: new Map(), streams: 0, drawn: 0, broken: [] });

const endTold = 160;
const lastWordsTold = 1_500;

interface SideBySide {
  /** An installation of the previous version. */
  readonly before: string;
  readonly seconds: number;
  readonly least: number;
  readonly say: (line: string) => void;
}

/** Starts with the previous version alone; the new one joins after a while. */
async function sideBySide(
  network: Network,
  postgresUrl: string,
  { before, seconds, least, say }: SideBySide,
): Promise<Measured> {
  const release: { version: string } = JSON.parse(
    readFileSync(path.join(before, 'package.json'), 'utf8'),
  );
  say(`The version before: ${release.version}`);
  const cluster = await openCluster(network, postgresUrl);
  try {
    const hosts: RunningHost[] = [await cluster.server({ folder: before })];
    const people = await Promise.all(
      Array.from({ length: personCount }, () => cluster.person(hosts[0]!)),
    );
    const load = noLoad();
    let until = Number.POSITIVE_INFINITY;
    let beside = 0;
    const joining = pause(aloneMs).then(async () => {
      hosts.push(await cluster.server({ more: { LOG_LEVEL: 'info' } }));
      until = performance.now() + seconds * 1_000;
    });
    joining.catch(() => {
      until = 0;
    });
    const asked: Promise<void>[] = [];
    for (let turn = 0; performance.now() < until; turn += 1) {
      if (hosts.length === versions.length) beside += 1;
      const person = people[turn % people.length]!;
      const host = turn % hosts.length;
      asked.push(askOnce(person.on(hosts[host]!.origin), { turn, version: versions[host]! }, load));
      await pause(everyMs);
    }
    await joining;
    await Promise.all(asked);
    for (const one of load.broken) say(`without an end: ${one}`);
    const summary = [...load.statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    const failures = [...load.statuses].filter(([status]) => !/^[234]/.test(status));
    if (failures.length > 0) {
      for (const [place, { process }] of hosts.entries()) {
        say(`${versions[place]} said last: ${process.complaints().slice(-lastWordsTold)}`);
      }
    }
    for (const { process } of hosts) await process.end('SIGTERM');
    const back = await workOnceMore(await cluster.server({ folder: before }), people[0]!);
    return {
      figure: `${release.version} and this one: ${beside} requests in ${seconds} s beside each other, ${asked.length} in all (${summary}); ${load.broken.length} of ${load.streams} streams without an end; ${back ?? 'the version before alone again, without a restore: an order drawn, a question answered'}`,
      holds:
        failures.length === 0 &&
        beside >= least &&
        load.broken.length === 0 &&
        hosts.length === versions.length &&
        back === undefined,
    };
  } finally {
    await cluster.close();
  }
}

/** On the version that was gone back to; undefined if all is well, with the sign-in of before. */
async function workOnceMore(host: RunningHost, person: Client): Promise<string | undefined> {
  const load = noLoad();
  const client = person.on(host.origin);
  const statuses = [
    await order(client, versions[0], load),
    await question(client, versions[0], load),
  ];
  if (statuses.every((status) => status < 300) && load.drawn === 1 && load.streams === 2) {
    if (load.broken.length === 0) return undefined;
  }
  return `gone back: ${statuses.join(', ')}, ${load.drawn} drawn, without an end: ${load.broken.join('; ') || 'none'}; it said ${host.process.complaints().slice(-lastWordsTold)}`;
}

async function askOnce(client: Client, asked: Asked, load: Load): Promise<void> {
  const status = await kindOf(client, asked, load).catch((error: Error & { cause?: Error }) =>
    String(error.cause?.message ?? error.message),
  );
  load.statuses.set(String(status), (load.statuses.get(String(status)) ?? 0) + 1);
}

async function kindOf(client: Client, { turn, version }: Asked, load: Load): Promise<number> {
  if (turn % orderEvery === 0) return order(client, version, load);
  if (turn % questionEvery === 0) return question(client, version, load);
  const pages = ['/api/account/profile', '/api/conversations', '/api/generations/running'];
  return client.status(pages[turn % pages.length]!);
}

async function order(client: Client, version: string, load: Load): Promise<number> {
  const json = { prompt: 'a cabin by a lake', variations: 1, idempotencyKey: randomUUID() };
  const answer = await client.request('/api/visuals', { json });
  if (!answer.ok) return answer.status;
  const { id } = (await answer.json()) as { id: string };
  const events = await (await client.request(`/api/generations/${id}/events`)).text();
  load.streams += 1;
  if (events.includes('"type":"done"')) load.drawn += 1;
  if (!/"type":"(done|failed)"/.test(events)) {
    load.broken.push(`an order on ${version}: ${events.slice(-endTold)}`);
  }
  return answer.status;
}

async function question(client: Client, version: string, load: Load): Promise<number> {
  const text = 'How wide is a hallway?';
  const message = { id: randomUUID(), role: 'user', parts: [{ type: 'text', text }] };
  const answer = await client.request('/api/assistant', {
    json: { trigger: 'submit-message', id: randomUUID(), message },
  });
  const body = await answer.text();
  if (answer.ok) load.streams += 1;
  if (answer.ok && !body.includes('"type":"finish"')) {
    load.broken.push(`an answer on ${version}: ${body.slice(-endTold)}`);
  }
  return answer.status;
}
