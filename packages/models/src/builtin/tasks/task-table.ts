/** The tasks an engine thread knows: what goes in and what comes out. Bytes, no pixels. */
import type {
  CalculatorInput,
  ChipEdit,
  DesignFileKind,
  DesignOfPicture,
  PhotoRecipe,
  RoomName,
  SceneChange,
  SceneFileKind,
  SceneKind,
  ThingOnPhoto,
  VisualBrief,
  WrittenBrief,
} from '@maquette/contract';
import type { Answer, ChatTurn } from '@maquette/handbook';
import type { SizeRule } from '../../pictures/abilities.ts';
import type { Frame } from '../../pictures/frame.ts';
import type { PictureFacts } from '../../studio-scope.ts';

export interface RestyleInput {
  readonly photo: Uint8Array;
  readonly mask?: Uint8Array;
  readonly seed: number;
  readonly recipe: RestyleRecipe;
}

/** The user's corrections on a photo; places are shares of its width and height. */
export type PhotoHints = Partial<
  Pick<PhotoRecipe, 'surfaceHints' | 'boxCorners' | 'paintedThings'>
>;

/** Part of a stored recipe that an engine reads; without `change` it makes new finishes. */
export type RestyleRecipe = Pick<
  PhotoRecipe,
  | 'kind'
  | 'style'
  | 'roomType'
  | 'propertyType'
  | 'aesthetic'
  | 'strength'
  | 'cfgScale'
  | 'steps'
  | 'decor'
  | 'maxSidePx'
> &
  Partial<Pick<PhotoRecipe, 'change' | 'layout' | 'houseEdits' | 'finishes' | 'keptThings'>> &
  PhotoHints;

/** One stroke of the brush that protects; places are shares of the photo's width and height. */
export interface BrushStroke {
  readonly points: readonly Place[];
  /** Share of the photo's longer side. */
  readonly width: number;
  /** Takes away what earlier strokes protect. */
  readonly erase: boolean;
}
export interface ProtectInput {
  readonly strokes: readonly BrushStroke[];
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface PreviewInput {
  readonly photo: Uint8Array;
  readonly protect?: ProtectInput | undefined;
  readonly seed: number;
  readonly recipe: RestyleRecipe;
  /** Differences from picture to picture. */
  readonly looks: readonly Pick<RestyleRecipe, 'style' | 'strength' | 'cfgScale'>[];
  /** Longer side of the pictures. */
  readonly widthPx: number;
}
export interface PreviewedLook {
  readonly style: string;
  /** WebP. */
  readonly picture: Uint8Array;
}

export interface ImagineInput {
  readonly prompt: string;
  readonly seed: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly change: SceneChange;
  readonly edits: readonly ChipEdit[];
  /** Stands for what the grammar reads in the prompt. */
  readonly written?: WrittenBrief | undefined;
}

/** Words that describe a scene. */
export type SceneWords = Pick<ImagineInput, 'prompt' | 'edits' | 'written'>;

/** The scene engine's reading of them. */
export type ReadBrief = Omit<VisualBrief, 'written' | 'note'>;

/** The scene of a picture again, to be written as a file instead of drawn. */
export interface SceneFileInput extends Omit<ImagineInput, 'widthPx' | 'heightPx'> {
  readonly kind: SceneFileKind;
}

/** The design of a redesigned picture again, by the same photo, recipe and seed. */
export type DesignInput = Omit<RestyleInput, 'mask'>;

export interface DesignedFiles extends Pick<DesignOfPicture, 'design' | 'costs'> {
  readonly files: Partial<Record<DesignFileKind, Uint8Array>>;
}

export interface SketchInput {
  readonly drawing: Uint8Array;
  readonly prompt: string;
  readonly seed: number;
  readonly maxSidePx: number;
}

/** A finished picture, PNG. */
export interface MadePicture {
  readonly picture: Uint8Array;
  readonly facts: PictureFacts;
}

/** The engine understood, and there is nothing it could make; a sentence for the user. */
export interface Refused {
  readonly refused: string;
}

export interface LookInput {
  readonly picture: Uint8Array;
  /** A question about it. */
  readonly prompt?: string;
}

/** Findings of our own eyes on a picture; shares and scores 0..1. */
export interface LookOutput {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly kind: SceneKind;
  readonly description: string;
  /** Null where nothing was asked, or nothing that looking can answer. */
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
  /** Smaller and sooner, for looking at only. */
  readonly isQuick?: boolean;
}

/** Reading of a photo for editing by hand; places are shares of the photo. */
export interface AnalysedPhoto {
  /** The scene it seems to show, whatever it was read as. */
  readonly scene: {
    readonly kind: SceneKind;
    readonly likelihood: number;
    readonly room: RoomName | null;
  };
  readonly widthPx: number;
  readonly heightPx: number;
  /** PNG of the analysed picture's size, one flat colour a surface. */
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
export interface Place {
  readonly x: number;
  readonly y: number;
}

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

export interface AnswerInput {
  readonly question: string;
  readonly history: readonly ChatTurn[];
  /** A form that was filled in instead of asking. */
  readonly calculation?: CalculatorInput | undefined;
}

/** Kept things of an order as a mask in the photo's shape: white stays. */
export interface KeepMaskInput {
  readonly photo: Uint8Array;
  readonly recipe: RestyleRecipe;
  /** A mask to add it to. */
  readonly protect?: Uint8Array | undefined;
}

interface TaskTable {
  answer: { input: AnswerInput; output: Answer };
  prepareAnswers: { input: undefined; output: undefined };
  restyle: { input: RestyleInput; output: MadePicture | Refused };
  redesign: { input: RestyleInput; output: MadePicture | Refused };
  imagine: { input: ImagineInput; output: MadePicture };
  sceneFile: { input: SceneFileInput; output: Uint8Array };
  designFiles: { input: DesignInput; output: DesignedFiles | Refused };
  brief: { input: SceneWords; output: ReadBrief };
  sketch: { input: SketchInput; output: MadePicture | Refused };
  previewLooks: { input: PreviewInput; output: readonly PreviewedLook[] };
  keepMask: { input: KeepMaskInput; output: { mask: Uint8Array; names: readonly string[] } };
  protectMask: { input: ProtectInput; output: Uint8Array | undefined };
  analyse: { input: AnalyseInput; output: AnalysedPhoto };
  frame: { input: FrameInput; output: Framed };
  receive: { input: ReceiveInput; output: Received };
  look: { input: LookInput; output: LookOutput };
  piecesToSay: { input: { text: string }; output: readonly string[] };
  speak: { input: { text: string; voice: string; isLast: boolean }; output: { mp3: Uint8Array } };
}
export type TaskName = keyof TaskTable;
export type TaskInput<Name extends TaskName> = TaskTable[Name]['input'];
export type TaskOutput<Name extends TaskName> = TaskTable[Name]['output'];

export interface StageReport {
  readonly type: 'stage';
  readonly name: string;
  readonly percent: number;
}
export interface PreviewReport {
  readonly type: 'preview';
  readonly picture: Uint8Array;
}
/** Left the queue. */
export interface BegunReport {
  readonly type: 'begun';
}
export type TaskReport = BegunReport | StageReport | PreviewReport;

/** How a task speaks while it works. */
export interface TaskReports {
  stage(name: string, percent: number): void;
  preview(picture: Uint8Array): void;
}
