/** The rows of the catalogue as things that can be built. */
import { type CatalogueKey, catalogueRows } from '../../../catalogue/catalogue.ts';
import type { CatalogueRow } from '../../../catalogue/row.ts';
import { drawSolids } from '../draw-solids.ts';
import type { SmallThing } from '../thing.ts';

const thingOf = ({ stand, size, hex, solids }: CatalogueRow): SmallThing => ({
  ...{ width: size[0], depth: size[1], high: size[2], hex },
  label: stand.on === 'wall' ? 'art' : stand.on === 'ceiling' ? 'lamp' : 'furniture',
  ...(stand.on === 'table' ? { isOnTables: true } : {}),
  ...(stand.on === 'floor' || stand.on === 'table' ? {} : { stand }),
  build: (kit) => drawSolids(kit, solids),
});

export const catalogueThings = Object.fromEntries(
  Object.entries(catalogueRows).map(([key, row]) => [key, thingOf(row)]),
) as Readonly<Record<CatalogueKey, SmallThing>>;
