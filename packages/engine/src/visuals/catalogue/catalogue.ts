/** Every row of the catalogue by its key. */
import { creaturesAndTools } from './creatures-and-tools.ts';
import { devices } from './devices.ts';
import { fittings } from './fittings.ts';
import { loose } from './loose.ts';
import { onWalls } from './on-walls.ts';
import { overhead } from './overhead.ts';
import { play } from './play.ts';
import type { CatalogueRow } from './row.ts';
import { seats } from './seats.ts';
import { sport } from './sport.ts';
import { storage } from './storage.ts';
import { tableTops } from './table-tops.ts';
import { specialTables } from './tables.ts';
import { trades } from './trades.ts';

const rows = {
  ...{ ...seats, ...specialTables, ...storage, ...sport, ...play, ...devices },
  ...{
    ...onWalls,
    ...overhead,
    ...tableTops,
    ...trades,
    ...loose,
    ...creaturesAndTools,
    ...fittings,
  },
};

export type CatalogueKey = keyof typeof rows;

export const catalogueRows: Readonly<Record<CatalogueKey, CatalogueRow>> = rows;
