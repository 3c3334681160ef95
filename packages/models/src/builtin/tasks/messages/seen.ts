/** Messages of analysis tasks, and of manually edited photos. */
import type { RoomName, SceneKind, ThingOnPhoto } from '@maquette/contract';
import type { Place } from './protect.ts';
import type { PhotoHints } from './restyle.ts';

export interface LookInput {
  readonly picture: Uint8Array;
  /** A question about it. */
  readonly prompt?: string;
}

/** Results of our own analysis; shares and scores 0..1. */
export interface LookOutput {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly kind: SceneKind;
  readonly description: string;
  /** Null without a question, or with one that a picture can't answer. */
  readonly answer: string | null;
  readonly palette: readonly { hex: string; name: string; share: number }[];
  readonly light: { brightness: number; contrast: number; warmth: 'warm' | 'neutral' | 'cool' };
  readonly quality: {
    sharpness: number;
    noise: number;
    clippedLights: number;
    clippedDarks: number;
  };
  readonly perspective: { rollDegrees: number; angleDegrees: number } | null;
  readonly surfaces: readonly {
    name: string;
    share: number;
    confidence: number;
    colour: string;
    hex: string;
  }[];
  readonly room: { name: RoomName; likelihood: number } | null;
  readonly things: readonly {
    name: string;
    likelihood: number;
    box: { x: number; y: number; width: number; height: number };
    outline?: { x: number; y: number }[];
  }[];
  readonly shape: {
    widthMetres: number;
    depthMetres: number;
    heightMetres: number;
    doubt: number;
    isDoubtful: boolean;
  } | null;
  readonly openings: readonly { kind: 'window' | 'door'; count: number }[];
  readonly styles: readonly { style: string; likelihood: number; reasons: readonly string[] }[];
  readonly suggestions: readonly string[];
  readonly cannotSee: readonly string[];
}

export interface AnalyseInput {
  readonly photo: Uint8Array;
  readonly kind: 'interior' | 'exterior';
  readonly hints?: PhotoHints;
  /** Smaller and faster, for display only. */
  readonly isQuick?: boolean;
}

/** Analysis of a photo for manual editing; positions are shares of the photo. */
export interface AnalysedPhoto {
  /** The scene that it seems to show, whatever it was analysed as. */
  readonly scene: {
    readonly kind: SceneKind;
    readonly likelihood: number;
    readonly room: RoomName | null;
  };
  readonly widthPx: number;
  readonly heightPx: number;
  /** PNG of the analysed picture's size, one flat colour per surface. */
  readonly mask: Uint8Array;
  readonly surfaces: readonly {
    readonly name: string;
    readonly maskColour: string;
    readonly share: number;
    readonly confidence: number;
  }[];
  readonly box: { readonly corners: readonly Place[]; readonly confidence: number } | null;
  readonly openings: readonly {
    readonly kind: 'window' | 'door';
    readonly corners: readonly Place[];
    readonly confidence: number;
  }[];
  readonly things: readonly (ThingOnPhoto & {
    readonly canStay: boolean;
    readonly canBePainted: boolean;
    readonly outline?: readonly Place[];
  })[];
  readonly palette: readonly string[];
  readonly findings: readonly string[];
}
