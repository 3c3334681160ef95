/** Facts about a picture; other modules put them into words. */
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
  /** A sentence, if it shows no place. */
  readonly whyNoPlace: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly measures: PictureMeasures;
  readonly palette: readonly SeenColour[];
  readonly surfaces: readonly SeenSurface[];
  readonly openings: readonly SeenOpening[];
  /** Roll and pitch of the camera in degrees; null if no lines were found. */
  readonly rollDegrees: number | null;
  readonly pitchDegrees: number | null;
  /** Degrees between view and the wall in front: 0 is straight on. */
  readonly angleDegrees: number | null;
  /** Most confident first, above the threshold. */
  readonly things: readonly SeenThing[];
  /** Names of the kinds that can be detected. */
  readonly lookedFor: readonly string[];
  /** Null below the required confidence. */
  readonly room: RoomGuess | null;
  /** Null if no room was detected. */
  readonly shape: RoomShape | null;
  readonly findings: readonly PhotoFinding[];
  readonly styles: readonly StyleGuess[];
  /** Overall confidence of the surfaces, 0..1. */
  readonly confidence: number;
}
