/** One bar, what was measured, and whether it holds. */
import type { Cluster, RunningHost } from './cluster.ts';
import type { Network } from './network.ts';

export interface Bench {
  readonly network: Network;
  readonly cluster: Cluster;
  /** Two servers that stay up. */
  readonly near: RunningHost;
  readonly far: RunningHost;
  /** How much is done: 1 is what the bars ask for. */
  readonly share: number;
  readonly postgresUrl: string;
  readonly say: (line: string) => void;
}

export interface Measured {
  readonly figure: string;
  readonly holds: boolean;
  /** It could not be tried here. */
  readonly isLeftOut?: true;
}

export interface Row {
  readonly section: number;
  readonly bar: string;
  /** Cheap enough for each run of the suite. */
  readonly isInTests?: true;
  measure(bench: Bench): Promise<Measured>;
}

const barWidth = 62;

const signOf = ({ holds, isLeftOut }: Measured): string => {
  if (isLeftOut) return '–';
  return holds ? '✓' : '✗';
};

export const printed = ({ section, bar }: Row, measured: Measured): string =>
  `${signOf(measured)} §${section} ${bar.padEnd(barWidth)} ${measured.figure.trim()}`;

export const times = (count: number, share: number): number =>
  Math.max(1, Math.round(count * share));
