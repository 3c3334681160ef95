/** A photo in another engine's frame, and the returned picture. */
import type { SizeRule } from '../../../pictures/abilities.ts';
import type { Frame } from '../../../pictures/frame.ts';

export interface FrameInput {
  readonly photo: Uint8Array;
  /** Frames of the engine. */
  readonly frames: SizeRule;
  readonly needsMask?: boolean | undefined;
  readonly maxSidePx: number;
  /** White is unchanged. */
  readonly protect?: Uint8Array | undefined;
}

export interface Framed {
  readonly frame: Frame;
  /** PNG, or JPEG if that would be large. */
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
  /** PNG in the photo's shape. */
  readonly picture: Uint8Array;
  readonly score: number;
  readonly isKept: boolean;
  readonly overlay: Uint8Array;
}
