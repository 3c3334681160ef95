/** Size of a room, measured from its corners, with its uncertainty. */
import { photoShell } from '../redesign/shell/photo-shell.ts';
import { readRoom } from '../redesign/shell/read-room.ts';
import { whyUnreadable } from '../redesign/shell/unreadable.ts';
import type { Analysis } from '../sense/analysis.ts';

export interface RoomShape {
  /** Between the side walls, or as far as the photo shows. */
  readonly widthMetres: number;
  /** From the camera to the wall in front. */
  readonly depthMetres: number;
  readonly heightMetres: number;
  /** Relative error of each length. */
  readonly doubt: number;
  /** Too uncertain to be stated without a caveat. */
  readonly isDoubtful: boolean;
}

/** Ceiling and eye height are assumed, which alone gives this error. */
const leastDoubt = 0.15;
const mostDoubt = 0.5;
/** Below this confidence in the corners the room is doubtful. */
const sureOfCorners = 0.93;
/** Larger results are more often misdetected corners than large rooms. */
const largestMetres = 9;
/** The redesign adds a metre behind the camera, which the photo doesn't show. */
const behindCameraMetres = 1;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Null if no room was detected. */
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
