/** The finishes of a style; the same as a restyle with this seed. */
import type { MaterialSpec } from '../materials/tile.ts';
import { roomRules } from '../restyle/looks/rooms.ts';
import { interiorLooks } from '../restyle/looks/style-looks.ts';
import { variant } from '../restyle/variant.ts';
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
