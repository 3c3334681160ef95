/** The pieces of a plan as they are edited, with undo and redo. */
import { useReducer } from 'react';
import type { Piece } from './layout.ts';

interface Edits {
  readonly past: readonly (readonly Piece[])[];
  readonly now: readonly Piece[];
  readonly future: readonly (readonly Piece[])[];
}

type Action = { readonly type: 'undo' | 'redo' } | { readonly type: 'edit'; now: readonly Piece[] };

const mostSteps = 100;

export function edited({ past, now, future }: Edits, action: Action): Edits {
  if (action.type === 'edit')
    return { past: [...past, now].slice(-mostSteps), now: action.now, future: [] };
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before
      ? { past: past.slice(0, -1), now: before, future: [now, ...future] }
      : { past, now, future };
  }
  const [next, ...later] = future;
  return next ? { past: [...past, now], now: next, future: later } : { past, now, future };
}

export function useLayoutEdits(first: () => Piece[]) {
  const [edits, act] = useReducer(edited, undefined, () => ({
    past: [],
    now: first(),
    future: [],
  }));
  return {
    pieces: edits.now,
    isChanged: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    edit: (now: readonly Piece[]) => act({ type: 'edit', now }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
  };
}
