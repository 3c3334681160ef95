/** Kitchens whose walls are covered by cabinets. */
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { photoShell } from './photo-shell.ts';
import { type RoomReading, readRoom } from './read-room.ts';
import { leastWidthMetres } from './unreadable.ts';

/** A kitchen narrower than two rows of cabinets and a passage was read at their fronts. */
const cabinetMetres = 0.6;

/** With the side walls behind the cabinets that were taken for them. */
export function wallsBehindCabinets(
  analysis: Analysis,
  reading: RoomReading | undefined = readRoom(analysis),
): Analysis {
  if (analysis.box?.isSet || !reading) return analysis;
  if (photoShell(reading).width >= leastWidthMetres.kitchen) return analysis;
  const { box, cameraHeightMetres: eye } = reading;
  const beyond = cabinetMetres / eye;
  const { camera } = reading.analysis;
  return {
    ...analysis,
    camera,
    box: { ...box, left: box.left + beyond, right: box.right + beyond, isSet: true },
  };
}

/** With less of floor, walls and ceiling in view the box is mostly assumed. */
const leastSeen = 0.1;

/** Whether the walls of the seen room are assumed rather than read. */
export const isAssumed = (photographed: Analysis, seen: Analysis): boolean =>
  (seen.box?.isSet === true && photographed.box?.isSet !== true) ||
  (['floor', 'wall', 'ceiling'] as const).reduce(
    (sum, name) => sum + surfaceOf(photographed, name).area,
    0,
  ) < leastSeen;
