/** Four buttons on the picture to walk by touch; holding one keeps walking. */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Step } from './walking.ts';

const keys = [
  { step: 'forward', label: 'Walk forward', Icon: ArrowUp, place: 'col-start-2 row-start-1' },
  { step: 'left', label: 'Step left', Icon: ArrowLeft, place: 'col-start-1 row-start-2' },
  { step: 'back', label: 'Walk back', Icon: ArrowDown, place: 'col-start-2 row-start-2' },
  { step: 'right', label: 'Step right', Icon: ArrowRight, place: 'col-start-3 row-start-2' },
] as const;

export function WalkingPad({ onStep }: { onStep: (step: Step, isHeld: boolean) => void }) {
  return (
    <div className="absolute right-3 bottom-3 grid gap-1">
      {keys.map(({ step, label, Icon, place }) => (
        <IconButton
          key={step}
          variant="glass"
          label={label}
          icon={<Icon size={20} />}
          className={`${place} touch-none`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            onStep(step, true);
          }}
          onPointerUp={() => onStep(step, false)}
          onPointerCancel={() => onStep(step, false)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && onStep(step, true)}
          onKeyUp={() => onStep(step, false)}
          onBlur={() => onStep(step, false)}
        />
      ))}
    </div>
  );
}
