/** Facts seen on a picture; words are made from them elsewhere. */
import type { OpeningKind, PhotoFinding, SurfaceClass } from '../sense/analysis.ts';
import type { PictureMeasures } from './measures.ts';
import type { RoomShape } from './room-shape.ts';
import type { RoomGuess } from './room-type.ts';
import type { PictureKind } from './scene-kind.ts';
import type { SeenThing } from './seen-things.ts';

export interface SeenColour {
  readonly name: string;
  readonly hex: string;
  readonly share: number;
}

export interface SeenSurface {
  readonly name: SurfaceClass;
  readonly share: number;
  readonly confidence: number;
  readonly colour: string;
  readonly hex: string;
}

export interface SeenOpening {
  readonly kind: OpeningKind;
  readonly count: number;
}

export interface StyleGuess {
  readonly style: string;
  /** 0..1, relative to the others. */
  readonly likelihood: number;
  readonly reasons: readonly string[];
}

export interface SeenPicture {
  readonly kind: PictureKind;
  readonly kindConfidence: number;
  /** A sentence, where it shows no place. */
  readonly whyNoPlace: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly measures: PictureMeasures;
  readonly palette: readonly SeenColour[];
  readonly surfaces: readonly SeenSurface[];
  readonly openings: readonly SeenOpening[];
  /** Degrees the camera was rolled and pitched; null where no lines tell. */
  readonly rollDegrees: number | null;
  readonly pitchDegrees: number | null;
  /** Degrees between the view and the wall in front: 0 is straight on. */
  readonly angleDegrees: number | null;
  /** Surest first; what is not sure enough is left out. */
  readonly things: readonly SeenThing[];
  /** Names of all kinds that could have been named. */
  readonly lookedFor: readonly string[];
  /** Null where it is not sure enough which room it is. */
  readonly room: RoomGuess | null;
  /** Null where no room can be read. */
  readonly shape: RoomShape | null;
  readonly findings: readonly PhotoFinding[];
  readonly styles: readonly StyleGuess[];
  /** Trust in the surfaces as a whole, 0..1. */
  readonly confidence: number;
}
