/** Brush for protected areas, which stay unchanged. */
import { Brush, Eraser } from 'lucide-react';
import { Chip } from '../../../ui/chip.tsx';
import { Slider } from '../../../ui/forms/slider.tsx';

export interface BrushChoice {
  /** As a share of the photo's longer side. */
  readonly width: number;
  readonly erase: boolean;
}

export function ProtectPanel({
  brush,
  isSpent,
  onChange,
}: {
  brush: BrushChoice;
  /** The limit on strokes is reached. */
  isSpent: boolean;
  onChange: (brush: BrushChoice) => void;
}) {
  return (
    <div className="grid gap-5">
      <p className="text-sm text-soft">
        Paint over what must stay exactly as it is: a picture, a pet, a favourite chair. With the
        keyboard: arrow keys move the brush, Enter sets it down.
      </p>
      {isSpent && (
        <p role="status" className="text-sm">
          This is as much as the brush can hold. Undo a stroke to paint on.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Chip
          pressed={!brush.erase}
          icon={<Brush size={15} aria-hidden="true" />}
          onClick={() => onChange({ ...brush, erase: false })}
        >
          Brush
        </Chip>
        <Chip
          pressed={brush.erase}
          icon={<Eraser size={15} aria-hidden="true" />}
          onClick={() => onChange({ ...brush, erase: true })}
        >
          Eraser
        </Chip>
      </div>
      <Slider
        label="Brush size"
        value={brush.width}
        onValueChange={(width) => onChange({ ...brush, width })}
        min={0.01}
        max={0.2}
        step={0.01}
        format={(value) => `${Math.round(value * 100)} %`}
      />
    </div>
  );
}
