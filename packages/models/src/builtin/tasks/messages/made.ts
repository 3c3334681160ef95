/** Finished pictures, or the reason for none. */
import type { PictureFacts } from '../../../picture-call.ts';

/** A finished picture, PNG. */
export interface MadePicture {
  readonly picture: Uint8Array;
  readonly facts: PictureFacts;
}

/** The engine understood, but can't make anything; a sentence for the user. */
export interface Refused {
  readonly refused: string;
}

export interface SketchInput {
  readonly drawing: Uint8Array;
  readonly prompt: string;
  readonly seed: number;
  readonly maxSidePx: number;
}
