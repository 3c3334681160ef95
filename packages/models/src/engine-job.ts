export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Signal, turn and reports of one call of an engine. */
export interface EngineJob {
  readonly signal?: AbortSignal | undefined;
  /** `percent` of this one picture, 0..100. */
  readonly onStage?: ((name: string, percent: number) => void) | undefined;
  /** A small first look, JPEG. */
  readonly onPreview?: ((picture: Uint8Array) => void) | undefined;
  /** Begins the work when it is its owner's turn; at once without it. */
  readonly inTurn?: InTurn | undefined;
  /** Owner of the work, who gets the same thread again. */
  readonly owner?: string | undefined;
}
