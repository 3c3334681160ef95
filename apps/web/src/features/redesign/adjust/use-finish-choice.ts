/** The surfaces that a material or paint is chosen for, and the edits that follow. */
import type { HandEdits, StudioKind } from '@maquette/contract';
import { useState } from 'react';
import type { OutlinedThing } from '../../../studio/seen/outline-layer.tsx';
import { paintOf, withFinish, withPaint, withPaints } from './edits/change-edits.ts';
import type { Finish, Place } from './edits/hand-edits.ts';
import { finishedSurfaces } from './finish-panel.tsx';
import { type FinishTarget, thingAt, thingsOfTarget } from './finish-target.ts';
import { type SurfaceMap, surfaceAt } from './surface-map.ts';

export interface FinishChoice {
  readonly kind: StudioKind;
  readonly things: readonly OutlinedThing[];
  readonly edits: HandEdits;
  readonly onEdit: (edits: HandEdits) => void;
}

export function useFinishChoice({ kind, things, edits, onEdit }: FinishChoice) {
  const [target, setTarget] = useState<FinishTarget>({ surface: finishedSurfaces(kind)[0]! });
  const targeted = ({ thing, isAll }: Extract<FinishTarget, { thing: OutlinedThing }>) =>
    thingsOfTarget(things, thing, isAll === true);
  return {
    target,
    /** A tap on the photo. */
    pick(map: SurfaceMap, at: Place): void {
      const thing = thingAt(things, map, at, target.thing);
      if (!thing) {
        const found = surfaceAt(map, at);
        if (found && finishedSurfaces(kind).includes(found)) setTarget({ surface: found });
        return;
      }
      setTarget({ thing, at, isAll: target.thing?.name === thing.name && target.isAll });
      const finish = paintOf(edits, thing);
      if (finish) onEdit(withPaint(edits, thing, { ...finish, at }));
    },
    /** With "all of its kind", the others get the chosen one's finish at once. */
    choose(next: FinishTarget): void {
      setTarget(next);
      const finish = next.thing && next.isAll && !target.isAll && paintOf(edits, next.thing);
      if (next.thing && finish) onEdit(withPaints(edits, targeted(next), finish));
    },
    /** Null resets it to the style's. */
    finish(finish: Omit<Finish, 'surface'> | null): void {
      onEdit(
        target.thing
          ? withPaints(edits, targeted(target), finish && { ...finish, at: target.at })
          : withFinish(edits, target.surface, finish),
      );
    },
  };
}
