/** Front doors by their names: of two leaves, under an arch, of glass. */
import { kindFact } from '../../brief/vocabulary/kinds.ts';
import { entrance, type House } from '../buildings/house.ts';
import type { Opening } from '../wall-parts.ts';

const leafMetres = 0.98;
const archedMetres = 0.3;

type Doors = (u: number, width: number, height: number, options: Partial<Opening>) => Opening[];

const named: Readonly<Record<string, Doors>> = {
  double: (u, _, height, options) =>
    [-1, 1].map((side) => entrance(u + (side * leafMetres) / 2, leafMetres, height, options)),
  arched: (u, width, height, options) => [
    entrance(u, width, height + archedMetres, { ...options, archRise: width / 2 }),
  ],
  glazed: (u, width, height, options) => [
    entrance(u, width, height, { ...options, kind: 'glazedDoor', columns: 2, bars: [0.35] }),
  ],
};

/** The usual door where the words name none. */
export function frontDoors(
  { b, design }: Pick<House, 'b' | 'design'>,
  u: number,
  width: number,
  height: number,
  options: Partial<Opening> = {},
): Opening[] {
  const kind = design.brief.parts.door?.kind;
  const doors = kind === undefined ? undefined : named[kind];
  if (kind === undefined || doors === undefined) return [entrance(u, width, height, options)];
  b.facts[kindFact('door')] = kind;
  return doors(u, width, height, options);
}
