/** Edits with undo and redo. */
import type { HandEdits } from '@maquette/contract';
import { isEdited, noEdits } from './hand-edits.ts';

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
