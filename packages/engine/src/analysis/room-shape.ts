/** How large a room on a photo is, read off its corners, with the doubt that goes with it. */
import { photoShell } from '../redesign/shell/photo-shell.ts';
import { readRoom } from '../redesign/shell/read-room.ts';
import { whyUnreadable } from '../redesign/shell/unreadable.ts';
import type { Analysis } from '../sense/analysis.ts';

export interface RoomShape {
  /** Between the side walls; where one is out of view, as far as the photo shows. */
  readonly widthMetres: number;
  /** From where the photo was taken to the wall in front. */
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** How far each of them may be off, as a share of itself. */
  readonly doubt: number;
  /** Too unsure to be said without saying so. */
  readonly isDoubtful: boolean;
}

/** The scale rests on a usual ceiling and a usual eye, which alone may be off by as much. */
const leastDoubt = 0.15;
const mostDoubt = 0.5;
/** Below this trust in the corners the room counts as doubtful. */
const sureOfCorners = 0.93;
/** Larger rooms are rarer than corners that were read wrongly. */
const largestMetres = 9;
/** The redesign furnishes a metre behind the camera that the photo does not show. */
const behindCameraMetres = 1;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Null where no room can be read. */
export function roomShape(analysis: Analysis): RoomShape | null {
  if (whyUnreadable(analysis)) return null;
  const reading = readRoom(analysis);
  if (!reading) return null;
  const { width, depth, height } = photoShell(reading);
  const { confidence } = reading;
  return {
    widthMetres: rounded(width),
    depthMetres: rounded(depth - behindCameraMetres),
    heightMetres: rounded(height),
    doubt: Math.round((leastDoubt + (mostDoubt - leastDoubt) * (1 - confidence)) * 100) / 100,
    isDoubtful: confidence < sureOfCorners || Math.max(width, depth) > largestMetres,
  };
}
