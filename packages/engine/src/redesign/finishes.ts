/** The finishes of a style; the same as a restyle with this seed. */
import type { MaterialSpec } from '../materials/tile.ts';
import { roomRules } from '../restyle/looks/rooms.ts';
import { interiorLooks } from '../restyle/looks/style-looks.ts';
import { variant } from '../restyle/variant.ts';
import type { ShellTrim } from './compose/paint-shell.ts';
import type { ShellFinish } from './scene/room-scene.ts';

const workFloor: MaterialSpec = { kind: 'polishedConcrete' };

export function shellFinish(style: string, roomType: string, seed: number): ShellFinish {
  const look = interiorLooks.find((one) => one.name === style);
  const rule = roomRules.find((one) => one.name === roomType);
  if (!look) throw new RangeError(`Unknown style "${style}".`);
  if (!rule) throw new RangeError(`Unknown room type "${roomType}".`);
  const floors = { dry: look.floors, wet: look.wetFloors, work: [workFloor] };
  return {
    floor: variant(floors[rule.floor], seed, 'floor'),
    wall: variant(rule.wall === 'wet' ? look.wetWalls : look.walls, seed, 'wall'),
    ceiling: variant(look.ceilings, seed, 'ceiling'),
  };
}

/** White woodwork, but in styles that paint or leave it otherwise. */
const trims: Readonly<Record<string, ShellTrim>> = {
  Classic: { colour: '#efebe2', skirtingMetres: 0.14, corniceMetres: 0.13 },
  Farmhouse: { colour: '#f0eee8', skirtingMetres: 0.12, corniceMetres: 0 },
  Industrial: { colour: '#3a3b3c', skirtingMetres: 0.08, corniceMetres: 0 },
  Rustic: { colour: '#7a5a3e', skirtingMetres: 0.1, corniceMetres: 0 },
  MidCentury: { colour: '#8a5f3c', skirtingMetres: 0.08, corniceMetres: 0 },
  Cyberpunk: { colour: '#24262b', skirtingMetres: 0.07, corniceMetres: 0 },
};
const plainTrim: ShellTrim = { colour: '#eceae4', skirtingMetres: 0.09, corniceMetres: 0 };

export const shellTrim = (style: string): ShellTrim => trims[style] ?? plainTrim;
