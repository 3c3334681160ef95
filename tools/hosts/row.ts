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
  /** Factor of the time limits of answers and stops: 1, and more where a busy machine decides them. */
  readonly patience: number;
  readonly postgresUrl: string;
  readonly say: (line: string) => void;
}

export interface Measured {
  readonly figure: string;
  readonly holds: boolean;
  /** It can't be tested on this kind of machine, which counts neither way. */
  readonly isLeftOut?: true;
}

export interface Row {
  readonly section: number;
  readonly bar: string;
  /** Cheap enough for each test run. */
  readonly isInTests?: true;
  /** Its processes stand on this machine, not in namespaces. */
  readonly isOutside?: true;
  measure(bench: Bench): Promise<Measured>;
}

/** Rows that look at other processes, or signal them one by one. */
export const onLinux = (row: Row, platform = process.platform): Row =>
  platform === 'linux'
    ? row
    : {
        ...row,
        measure: async () => ({
          figure: 'not tried: it reads /proc, which only Linux has',
          holds: true,
          isLeftOut: true,
        }),
      };

const barWidth = 62;

const signOf = ({ holds, isLeftOut }: Measured): string => {
  if (isLeftOut) return '–';
  return holds ? '✓' : '✗';
};

export const printed = ({ section, bar }: Row, measured: Measured): string =>
  `${signOf(measured)} §${section} ${bar.padEnd(barWidth)} ${measured.figure.trim()}`;

/** By section (`§6`), or by words of the promise. */
export function wantedRows(rows: readonly Row[], only: string): readonly Row[] {
  const isSection = /^§\d+$/.test(only);
  return rows.filter(({ section, bar }) =>
    isSection ? only === `§${section}` : bar.includes(only),
  );
}

export interface Summary {
  readonly line: string;
  readonly holds: boolean;
}

export function summaryOf(found: readonly (readonly [Row, Measured])[]): Summary {
  const tried = found.filter(([, { isLeftOut }]) => !isLeftOut);
  const outside = tried.filter(([, { holds }]) => !holds).length;
  const leftOut = found.filter(([, { isLeftOut }]) => isLeftOut).map(([{ bar }]) => bar);
  const end = leftOut.length > 0 ? ` Left out: ${leftOut.join('; ')}.` : '';
  return {
    line: `${tried.length} bars tried, ${outside} do not hold.${end}`,
    holds: outside === 0 && found.length > 0,
  };
}

export const times = (count: number, share: number): number =>
  Math.max(1, Math.round(count * share));
