/** Words for a scene, a picture of it, or a file. */
import type {
  ChipEdit,
  LensName,
  SceneChange,
  SceneFileKind,
  VisualBrief,
  WrittenBrief,
} from '@maquette/contract';

export interface ImagineInput {
  readonly prompt: string;
  readonly seed: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly change: SceneChange;
  readonly edits: readonly ChipEdit[];
  /** Replaces the grammar's reading of the prompt. */
  readonly written?: WrittenBrief | undefined;
  /** More photorealistic, at several times the cost. */
  readonly finer?: boolean;
  readonly lens?: LensName;
}

/** Words that describe a scene. */
export type SceneWords = Pick<ImagineInput, 'prompt' | 'edits' | 'written'>;

/** The scene engine's reading of them. */
export type ReadBrief = Omit<VisualBrief, 'written' | 'note'>;

/** The scene of a picture, rebuilt for writing a file. */
export interface SceneFileInput
  extends Omit<ImagineInput, 'widthPx' | 'heightPx' | 'finer' | 'lens'> {
  readonly kind: SceneFileKind;
}
