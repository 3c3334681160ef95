/** Two servers on one database and one store, and the requested rows. */
import { openCluster } from './cluster.ts';
import type { Network } from './network.ts';
import type { Measured, Row } from './row.ts';
import { agreementRows } from './rows/agreement.ts';
import { chatRows } from './rows/chat.ts';
import { deathRows } from './rows/deaths.ts';
import { moveRows } from './rows/move.ts';
import { stopRows } from './rows/stops.ts';
import { storeRows } from './rows/store.ts';
import { streamRows } from './rows/streams.ts';
import { sweepRows } from './rows/sweeps.ts';
import { twoWorkerRows } from './rows/two-workers.ts';
import { wrongSettingRows } from './rows/wrong-settings.ts';

export const rows: readonly Row[] = [
  ...sweepRows,
  ...storeRows,
  ...wrongSettingRows,
  ...deathRows,
  ...chatRows,
  ...agreementRows,
  ...moveRows,
  ...streamRows,
  ...twoWorkerRows,
  ...stopRows,
];

export interface HostsOptions {
  readonly network: Network;
  readonly postgresUrl: string;
  readonly rows: readonly Row[];
  readonly share: number;
  readonly patience?: number;
  readonly say?: (line: string) => void;
  readonly onRow?: (row: Row, measured: Measured) => void;
}

export async function runHosts(options: HostsOptions): Promise<Measured[]> {
  const { network, postgresUrl, share, patience = 1, say = () => undefined, onRow } = options;
  const cluster = await openCluster(network, postgresUrl);
  try {
    const near = await cluster.server();
    const far = await cluster.server();
    const measured: Measured[] = [];
    for (const row of options.rows) {
      const found = await row
        .measure({ network, cluster, near, far, share, patience, postgresUrl, say })
        .catch((error: unknown) => ({ figure: String(error), holds: false }));
      measured.push(found);
      onRow?.(row, found);
    }
    return measured;
  } finally {
    await cluster.close();
  }
}
