/** Tasks of an engine thread with input and output types. Encoded bytes, no pixels. */
import type { CalculatorInput } from '@maquette/contract';
import type { Answer, ChatTurn } from '@maquette/handbook';
import type { Framed, FrameInput, Received, ReceiveInput } from './messages/frame.ts';
import type { MadePicture, Refused, SketchInput } from './messages/made.ts';
import type { ProtectInput } from './messages/protect.ts';
import type {
  DesignedFiles,
  DesignInput,
  KeepMaskInput,
  PreviewedLook,
  PreviewInput,
  RestyleInput,
} from './messages/restyle.ts';
import type { ImagineInput, ReadBrief, SceneFileInput, SceneWords } from './messages/scene.ts';
import type { AnalysedPhoto, AnalyseInput, LookInput, LookOutput } from './messages/seen.ts';

export interface AnswerInput {
  readonly question: string;
  readonly history: readonly ChatTurn[];
  /** A form filled in instead of a question. */
  readonly calculation?: CalculatorInput | undefined;
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

export type TaskReport = StageReport | PreviewReport;

/** Callbacks of a running task. */
export interface TaskReports {
  stage(name: string, percent: number): void;
  preview(picture: Uint8Array): void;
}
