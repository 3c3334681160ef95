/** Edits on top of a photo's analysis, with undo. */
import {
  type HandEdits,
  limits,
  type PaintedThing,
  type StudioKind,
  type ThingOnPhoto,
  type UploadedPhoto,
} from '@maquette/contract';

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

/** Hints closer than this replace each other. */
const samePlace = 0.025;

export function withHint(edits: HandEdits, hint: SurfaceHint): HandEdits {
  const others = edits.surfaceHints.filter(
    ({ at }) => Math.hypot(at.x - hint.at.x, at.y - hint.at.y) > samePlace,
  );
  return { ...edits, surfaceHints: [...others, hint] };
}

export function withoutHint(edits: HandEdits, hint: SurfaceHint): HandEdits {
  return { ...edits, surfaceHints: edits.surfaceHints.filter((one) => one !== hint) };
}

/** Sets a surface's finish; null resets it to the style's. */
export function withFinish(
  edits: HandEdits,
  surface: Finish['surface'],
  finish: Omit<Finish, 'surface'> | null,
): HandEdits {
  const others = edits.finishes.filter((one) => one.surface !== surface);
  return { ...edits, finishes: finish ? [...others, { surface, ...finish }] : others };
}

export const isSameThing = (one: ThingOnPhoto, other: ThingOnPhoto): boolean =>
  one.name === other.name && one.box.x === other.box.x && one.box.y === other.box.y;

export const paintOf = (
  { paintedThings }: HandEdits,
  thing: ThingOnPhoto,
): PaintedThing | undefined => paintedThings.find((one) => isSameThing(one, thing));

/** Sets a thing's finish; null removes it. */
export function withPaint(
  edits: HandEdits,
  { name, box }: ThingOnPhoto,
  finish: Omit<PaintedThing, 'name' | 'box'> | null,
): HandEdits {
  const others = edits.paintedThings.filter((one) => !isSameThing(one, { name, box }));
  return { ...edits, paintedThings: finish ? [...others, { name, box, ...finish }] : others };
}

/** Sets the same finish on several things; the tapped point belongs to the first. */
export const withPaints = (
  edits: HandEdits,
  [first, ...others]: readonly ThingOnPhoto[],
  finish: Omit<PaintedThing, 'name' | 'box'> | null,
): HandEdits => {
  if (!first) return edits;
  const { at: _, ...elsewhere } = finish ?? {};
  return others.reduce(
    (all, thing) => {
      const isFull = all.paintedThings.length >= limits.paintedThings && !paintOf(all, thing);
      return isFull ? all : withPaint(all, thing, finish && elsewhere);
    },
    withPaint(edits, first, finish),
  );
};

export interface EditHistory {
  readonly past: readonly HandEdits[];
  readonly now: HandEdits;
  readonly future: readonly HandEdits[];
}

export type EditStep =
  | { readonly type: 'change'; readonly to: HandEdits }
  | { readonly type: 'undo' | 'redo' | 'reset' };

export const historyOf = (now: HandEdits): EditHistory => ({ past: [], now, future: [] });

export function nextHistory(history: EditHistory, step: EditStep): EditHistory {
  const { past, now, future } = history;
  const last = past.at(-1);
  const [next] = future;
  switch (step.type) {
    case 'change':
      return { past: [...past, now], now: step.to, future: [] };
    case 'reset':
      return isEdited(now) ? { past: [...past, now], now: noEdits, future: [] } : history;
    case 'undo':
      return last ? { past: past.slice(0, -1), now: last, future: [now, ...future] } : history;
    case 'redo':
      return next ? { past: [...past, now], now: next, future: future.slice(1) } : history;
  }
}
