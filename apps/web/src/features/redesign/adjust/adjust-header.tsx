import { Dialog as Base } from '@base-ui/react/dialog';
import { Redo2, RotateCcw, Undo2, X } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { EditHistory, EditStep } from './edits/edit-history.ts';
import { isEdited } from './edits/hand-edits.ts';

export interface AdjustHeaderProps {
  history: EditHistory;
  onStep: (step: EditStep) => void;
}

export function AdjustHeader({ history, onStep }: AdjustHeaderProps) {
  return (
    <header className="flex items-center gap-1 border-b border-line px-3 py-2 sm:px-5">
      <Base.Title className="min-w-0 grow truncate text-title">Adjust</Base.Title>
      <IconButton
        label="Undo"
        icon={<Undo2 size={20} />}
        disabled={history.past.length === 0}
        onClick={() => onStep({ type: 'undo' })}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 size={20} />}
        disabled={history.future.length === 0}
        onClick={() => onStep({ type: 'redo' })}
      />
      <IconButton
        label="Reset all"
        icon={<RotateCcw size={19} />}
        disabled={!isEdited(history.now)}
        onClick={() => onStep({ type: 'reset' })}
      />
      <Base.Close render={<IconButton label="Close" icon={<X size={20} />} />} />
    </header>
  );
}
