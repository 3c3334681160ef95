/** The prompt: Enter sends, Shift+Enter inserts a newline; an empty prompt isn't sent. */
import { limits, type PictureShape, pictureShapes } from '@maquette/contract';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { usePromptPlaceholder } from '../../lib/prompt-placeholder.ts';
import { isSeed, mostSeed } from '../../lib/seed.ts';
import { useSystem } from '../../lib/system.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { TextareaField, TextField } from '../../ui/forms/text-field.tsx';

export interface PromptBarProps {
  prompt: string;
  onPrompt: (prompt: string) => void;
  shape: PictureShape;
  onShape: (shape: PictureShape) => void;
  /** If empty: the first four designs. */
  seed: string;
  onSeed: (seed: string) => void;
  busy: boolean;
  onSend: () => void;
}

export function PromptBar({
  prompt,
  onPrompt,
  shape,
  onShape,
  seed,
  onSeed,
  busy,
  onSend,
}: PromptBarProps) {
  const [more, setMore] = useState(false);
  const placeholder = usePromptPlaceholder('visuals');
  // Hides options that the engine lacks.
  const engine = useSystem()?.pictures.visuals;
  const shapes = engine?.shapes ?? (Object.keys(pictureShapes) as PictureShape[]);
  const hasSeed = engine?.seed !== false;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className="grid gap-3">
      <TextareaField
        label="Prompt"
        labelHidden
        placeholder={placeholder}
        rows={3}
        maxLength={limits.promptCharacters}
        value={prompt}
        onChange={(event) => onPrompt(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" busy={busy} icon={<ArrowUp size={18} />} onClick={onSend}>
          Generate
        </Button>
        {shapes.map((name) => (
          <Chip key={name} pressed={shape === name} onClick={() => onShape(name)}>
            {pictureShapes[name].label}
          </Chip>
        ))}
        {hasSeed && (
          <Chip aria-expanded={more} onClick={() => setMore(!more)}>
            Seed
          </Chip>
        )}
      </div>
      {more && hasSeed && (
        <TextField
          label="Seed"
          type="number"
          inputMode="numeric"
          min={0}
          max={mostSeed}
          value={seed}
          onChange={(event) => {
            const { value } = event.target;
            if (value === '' || isSeed(value)) onSeed(value);
          }}
          hint="The same words and seed give the same design. Leave it empty for four different ones."
          className="max-w-sm"
        />
      )}
    </div>
  );
}
