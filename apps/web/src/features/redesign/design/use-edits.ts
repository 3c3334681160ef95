/** Edits of a design (a plan's pieces or a house's parts) with undo and redo. */
import { useReducer } from 'react';

interface Edits<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

type Action<Value> =
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'edit'; readonly now: Value };

const mostSteps = 100;

export function edited<Value>(
  { past, now, future }: Edits<Value>,
  action: Action<Value>,
): Edits<Value> {
  if (action.type === 'edit')
    return { past: [...past, now].slice(-mostSteps), now: action.now, future: [] };
  if (action.type === 'undo') {
    const before = past.at(-1);
    return before === undefined
      ? { past, now, future }
      : { past: past.slice(0, -1), now: before, future: [now, ...future] };
  }
  const [next, ...later] = future;
  return next === undefined
    ? { past, now, future }
    : { past: [...past, now], now: next, future: later };
}

export function useEdits<Value>(first: () => Value) {
  const [edits, act] = useReducer(edited<Value>, undefined, () => ({
    past: [],
    now: first(),
    future: [],
  }));
  return {
    now: edits.now,
    isChanged: edits.past.length > 0,
    canRedo: edits.future.length > 0,
    edit: (now: Value) => act({ type: 'edit', now }),
    undo: () => act({ type: 'undo' }),
    redo: () => act({ type: 'redo' }),
  };
}
