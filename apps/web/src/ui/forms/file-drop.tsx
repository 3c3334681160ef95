import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';

export interface FileDropProps {
  label: string;
  /** The `accept` of the picker, e.g. "image/png,image/jpeg". */
  accept: string;
  hint?: ReactNode;
  onFile: (file: File) => void;
  disabled?: boolean;
  /** Replaces the prompt once a picture is chosen. */
  preview?: ReactNode;
  /** Only as high as its text. */
  isCompact?: boolean;
  className?: string | undefined;
}

/** Chooses a picture by click, keyboard, drop or paste. */
export function FileDrop({
  label,
  accept,
  hint,
  onFile,
  disabled = false,
  preview,
  isCompact = false,
  className,
}: FileDropProps) {
  const [over, setOver] = useState(false);
  const inputId = useId();
  const hintId = useId();

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <label
      htmlFor={inputId}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => take(event.clipboardData.files)}
      className={classNames(
        'relative grid cursor-pointer place-items-center content-center overflow-hidden rounded-lg border border-dashed text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        !preview && !isCompact && 'min-h-52 p-6',
        over ? 'border-accent bg-accent-wash' : 'squared border-line-strong hover:border-ink',
        disabled && 'cursor-not-allowed opacity-55',
        className,
      )}
    >
      <input
        id={inputId}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        className="unseen"
        onChange={(event) => {
          take(event.target.files);
          // Lets the same file be chosen again after its removal.
          event.target.value = '';
        }}
      />
      {preview ?? (
        <span className="grid justify-items-center gap-2 rounded-md bg-paper/80 px-4 py-3">
          <ImagePlus size={28} strokeWidth={1.25} className="text-accent" aria-hidden="true" />
          <span className="font-medium">{label}</span>
          <span className="text-note text-faint">Click, drop or paste a picture</span>
        </span>
      )}
      {hint && (
        <span id={hintId} className={preview ? 'unseen' : 'mt-2 max-w-sm text-note text-soft'}>
          {hint}
        </span>
      )}
    </label>
  );
}
