/** Edits on top of a photo's analysis. */
import type { HandEdits, StudioKind, ThingOnPhoto, UploadedPhoto } from '@maquette/contract';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export type Finish = HandEdits['finishes'][number];
export type SurfaceHint = HandEdits['surfaceHints'][number];

export const noEdits: HandEdits = {
  surfaceHints: [],
  finishes: [],
  protectStrokes: [],
  keptThings: [],
  paintedThings: [],
};

export const isEdited = (edits: HandEdits): boolean =>
  edits.surfaceHints.length +
    edits.finishes.length +
    edits.protectStrokes.length +
    edits.keptThings.length +
    edits.paintedThings.length >
    0 || edits.boxCorners !== undefined;

/** Saved corners of this photo apply until new ones are set. */
export const withSavedCorners = (
  kind: StudioKind,
  edits: HandEdits,
  photo: Pick<UploadedPhoto, 'boxCorners'> | null,
): HandEdits =>
  kind === 'interior' && photo?.boxCorners ? { boxCorners: photo.boxCorners, ...edits } : edits;

/** Previews use the current corners, also if the photo has others saved. */
export const withCornersOf = (edits: HandEdits) => ({
  ...edits,
  boxCorners: edits.boxCorners ?? null,
});

/** Corners to save with the photo: null removes them, undefined leaves them unchanged. */
export const cornersToKeep = (before: HandEdits, after: HandEdits) =>
  before.boxCorners === after.boxCorners ? undefined : (after.boxCorners ?? null);

export const isSameThing = (one: ThingOnPhoto, other: ThingOnPhoto): boolean =>
  one.name === other.name && one.box.x === other.box.x && one.box.y === other.box.y;
