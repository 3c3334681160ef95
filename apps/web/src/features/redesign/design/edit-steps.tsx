import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

export interface EditStepsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

export function EditSteps({ canUndo, canRedo, onUndo, onRedo }: EditStepsProps) {
  return (
    <>
      <Button size="small" icon={<Undo2 size={16} />} disabled={!canUndo} onClick={onUndo}>
        Undo
      </Button>
      <Button size="small" icon={<Redo2 size={16} />} disabled={!canRedo} onClick={onRedo}>
        Redo
      </Button>
    </>
  );
}
