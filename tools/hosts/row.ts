/** One promise, its measurement, and whether it holds. */
import type { Cluster, RunningHost } from './cluster.ts';
import type { Network } from './network.ts';

export interface Bench {
  readonly network: Network;
  readonly cluster: Cluster;
  /** Two servers that run for all rows. */
  readonly near: RunningHost;
  readonly far: RunningHost;
  /** Share of the work: 1 is the full amount. */
  readonly share: number;
  readonly postgresUrl: string;
  readonly say: (line: string) => void;
}

export interface Measured {
  readonly figure: string;
  readonly holds: boolean;
  /** It couldn't be tested here. */
  readonly isLeftOut?: true;
}

export interface Row {
  readonly section: number;
  readonly bar: string;
  /** Cheap enough for each test run. */
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
