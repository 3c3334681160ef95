/** Edits with one more, or one fewer. */
import { type HandEdits, limits, type PaintedThing, type ThingOnPhoto } from '@maquette/contract';
import { type Finish, isSameThing, type SurfaceHint } from './hand-edits.ts';

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
