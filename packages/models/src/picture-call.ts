/**
 * Progress and facts of a picture requested through the AI SDK, which has no callbacks for them: they are
 * passed by AsyncLocalStorage. Our own engines are plain functions and don't need this.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DesignKind } from '@maquette/contract';

/** Facts about a finished picture besides its pixels. */
export interface PictureFacts {
  /** The seed really used, where the engine chose or changed it. */
  readonly seed?: number;
  /** Sentences for the user. */
  readonly notes?: readonly string[];
  /** The engine's understanding, as short chips. */
  readonly brief?: readonly string[];
  readonly structureScore?: number;
  /** PNG. */
  readonly overlay?: Uint8Array;
  /** Set where the picture was drawn of a design, which can be had as a model as well. */
  readonly design?: DesignKind;
  /** Something else than was ordered, since that couldn't be made; it isn't counted. */
  readonly isSubstitute?: true;
}

export interface PictureCall {
  /** `percent` of this one call, 0..100. */
  onStage?(name: string, percent: number): void;
  /** A small first look, JPEG. */
  onPreview?(picture: Uint8Array): void;
  onFacts?(facts: PictureFacts): void;
}

const storage = new AsyncLocalStorage<PictureCall>();

export const withPictureCall = <Result>(scope: PictureCall, run: () => Result): Result =>
  storage.run(scope, run);

export const currentPictureCall = (): PictureCall => storage.getStore() ?? {};
