/** The contract between the workshop and the makers of pictures. */
import type { DesignKind, Recipe, ToolName } from '@maquette/contract';
import type { InTurn } from '@maquette/models';

/** Work that was accepted, as its maker sees it. */
export interface Work {
  readonly id: string;
  readonly owner: string;
  readonly tool: ToolName;
  readonly prompt: string | null;
  readonly recipe: Recipe;
  readonly originalFileId: string | null;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Id of the request that ordered it; null for work from before it was kept. */
  readonly requestId: string | null;
  /** Hash of the address that its files count against. */
  readonly addressHash?: string | null;
}

export interface MadePicture {
  /** PNG or whatever a foreign engine gave; it is encoded anew. */
  readonly bytes: Uint8Array;
  readonly seed?: number | undefined;
  readonly structureScore?: number | undefined;
  readonly overlay?: Uint8Array | undefined;
  /** Set where there is a design behind it. */
  readonly design?: DesignKind | undefined;
  /** Something else than was ordered: it isn't counted. */
  readonly isSubstitute?: true | undefined;
}

export interface Description {
  readonly engineId?: string;
  readonly engineLabel?: string;
  readonly notes?: readonly string[];
  readonly brief?: readonly string[];
}

/** The job as its maker sees it: when to stop, and where to put what it makes. */
export interface JobContext {
  /** Fires when the work is cancelled, its time is up, or the process stops. */
  readonly signal: AbortSignal;
  /** Begins a part of the work when it is its owner's turn. */
  readonly inTurn?: InTurn | undefined;
  /** Overall, 0..100. */
  stage(name: string, percent: number): void;
  /** JPEG. */
  preview(index: number, bytes: Uint8Array): void;
  /** The description is written with it. */
  picture(index: number, made: MadePicture, description?: Description): Promise<void>;
  describe(description: Description): void;
}

/** Resolves when at least one picture was given; rejects with a Problem when it cannot be made. */
export type Maker = (work: Work, job: JobContext) => Promise<void>;
export type Makers = Readonly<Record<ToolName, Maker>>;
