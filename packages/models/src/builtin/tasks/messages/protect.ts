/** Messages of the task that turns brush strokes into a protection mask. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A stroke of the protection brush, in shares of the photo's width and height. */
export interface BrushStroke {
  readonly points: readonly Place[];
  /** Share of the photo's longer side. */
  readonly width: number;
  /** Erases earlier strokes. */
  readonly erase: boolean;
}

export interface ProtectInput {
  readonly strokes: readonly BrushStroke[];
  readonly widthPx: number;
  readonly heightPx: number;
}
