/**
 * Network of the hosts: a namespace each behind a switch where possible (root on Linux), otherwise all on
 * this machine.
 */
import { spawnSync } from 'node:child_process';

export interface HostPlace {
  /** Its address for others. */
  readonly address: string;
  /** Command prefix that runs a command there. */
  readonly within: readonly string[];
}

export interface Network {
  readonly described: string;
  /** Address of database and store for hosts. */
  readonly address: string;
  host(name: string): HostPlace;
  remove(): void;
}

/** Unique, since another run may be in progress. */
const bridge = `mq${process.pid}`;
const subnet = `10.213.${process.pid % 250}`;

function ip(...words: string[]): boolean {
  return spawnSync('ip', words, { stdio: 'ignore' }).status === 0;
}

function mayMakeNamespaces(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const made = ip('link', 'add', bridge, 'type', 'bridge');
  return (
    made && ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge) && ip('link', 'set', bridge, 'up')
  );
}

export function openNetwork(wanted: 'namespaces' | 'this machine'): Network {
  if (wanted === 'namespaces' && mayMakeNamespaces()) return ofNamespaces();
  return {
    described: 'all hosts on this machine (namespaces take root on Linux)',
    address: '127.0.0.1',
    host: () => ({ address: '127.0.0.1', within: [] }),
    remove() {},
  };
}

function ofNamespaces(): Network {
  const names: string[] = [];
  return {
    described: 'each host in a network namespace of its own',
    address: `${subnet}.1`,
    host(name) {
      const number = names.length + 2;
      const space = `${bridge}-${name}-${number}`;
      const outer = `${bridge}-${number}`;
      const address = `${subnet}.${number}`;
      names.push(space);
      const inside = (...words: string[]) => ip('-n', space, ...words);
      const made =
        ip('netns', 'add', space) &&
        inside('link', 'set', 'lo', 'up') &&
        ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space) &&
        inside('addr', 'add', `${address}/24`, 'dev', 'eth0') &&
        inside('link', 'set', 'eth0', 'up') &&
        ip('link', 'set', outer, 'master', bridge) &&
        ip('link', 'set', outer, 'up');
      if (!made) throw new Error(`The namespace ${space} could not be made`);
      return { address, within: ['ip', 'netns', 'exec', space] };
    },
    remove() {
      for (const name of names) ip('netns', 'del', name);
      ip('link', 'del', bridge);
    },
  };
}
