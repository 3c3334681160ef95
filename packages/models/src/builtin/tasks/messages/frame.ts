/** A photo in the frame of another's engine, and the picture that comes back. */
import type { SizeRule } from '../../../pictures/abilities.ts';
import type { Frame } from '../../../pictures/frame.ts';

export interface FrameInput {
  readonly photo: Uint8Array;
  /** The frames the engine draws in. */
  readonly frames: SizeRule;
  readonly needsMask?: boolean | undefined;
  readonly maxSidePx: number;
  /** White stays as it is. */
  readonly protect?: Uint8Array | undefined;
}

export interface Framed {
  readonly frame: Frame;
  /** PNG, or JPEG where that would be large. */
  readonly photo: Uint8Array;
  /** PNG, white where the picture may change. */
  readonly mask?: Uint8Array;
}

export interface ReceiveInput {
  readonly photo: Uint8Array;
  readonly frame: Frame;
  /** The engine's picture of the framed photo. */
  readonly made: Uint8Array;
  readonly protect?: Uint8Array | undefined;
  readonly maxSidePx: number;
}

export interface Received {
  /** PNG in the shape of the photo. */
  readonly picture: Uint8Array;
  readonly score: number;
  readonly isKept: boolean;
  readonly overlay: Uint8Array;
}
