/**
 * Progress and facts of models that are called through the AI SDK, which has no place for them: they
 * travel beside the call. Our own picture engines are plain functions and need none of this.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { DesignKind } from '@maquette/contract';
import type { Seen } from './builtin/tasks/task-table.ts';
import type { InTurn } from './words/in-turn.ts';

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
}

export interface StudioScope {
  /** `percent` of this one call, 0..100. */
  onStage?(name: string, percent: number): void;
  /** A small first look, JPEG. */
  onPreview?(picture: Uint8Array): void;
  onFacts?(facts: PictureFacts): void;
  /** Does a part of the work when it is the asker's turn. */
  inTurn?: InTurn;
  /** Findings of our own eyes on a picture, in figures. */
  onSeen?(seen: Seen): void;
}

const storage = new AsyncLocalStorage<StudioScope>();

/** Turns are those of whoever asked first, however many scopes are opened in between. */
export const withStudioScope = <Result>(scope: StudioScope, run: () => Result): Result => {
  const inTurn = scope.inTurn ?? storage.getStore()?.inTurn;
  return storage.run(inTurn ? { ...scope, inTurn } : scope, run);
};

export const studioScope = (): StudioScope => storage.getStore() ?? {};
