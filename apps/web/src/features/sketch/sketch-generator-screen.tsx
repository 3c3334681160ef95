/** Turns a sketch and a prompt into a picture; the sketch may be drawn here. */
import { type Generation, limits, problems } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { usePromptPlaceholder } from '../../lib/prompt-placeholder.ts';
import { randomId } from '../../lib/random-id.ts';
import { useSystem } from '../../lib/system.ts';
import { QuotaLine } from '../../studio/quota-line.tsx';
import { startedRows } from '../../studio/result/started-rows.ts';
import { usePhoto } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/forms/text-field.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DrawingBoard } from './drawing-board.tsx';
import { sketchFailure } from './sketch-failure.ts';
import { SketchResult, type StartedSketch } from './sketch-result.tsx';
import { SketchUpload } from './sketch-upload.tsx';

type Source = 'upload' | 'draw';

const earlierShown = 4;

/** Pictures have the whole width, but for the form on very wide pages. */
const layout = {
  page: 'page-wide grid gap-8 py-5 @min-[80rem]:grid-cols-[23rem_minmax(0,1fr)] @min-[80rem]:items-start',
  form: 'grid gap-x-10 gap-y-6 @min-[48rem]:grid-cols-2 @min-[48rem]:grid-rows-[auto_auto_1fr] @min-[80rem]:grid-cols-1 @min-[80rem]:grid-rows-none',
  header: 'grid gap-2 @min-[48rem]:col-span-2 @min-[80rem]:col-span-1',
  sketch:
    'min-w-0 @min-[48rem]:col-start-2 @min-[48rem]:row-span-2 @min-[48rem]:row-start-2 @min-[80rem]:col-start-1 @min-[80rem]:row-span-1 @min-[80rem]:row-start-auto',
} as const;

const sketchOf = (known: Generation): StartedSketch => ({
  id: known.id,
  originalUrl: known.original?.url,
  prompt: known.prompt ?? known.title,
  known,
});

export function SketchGeneratorScreen() {
  const choice = usePhoto();
  const { photo } = choice;
  const [prompt, setPrompt] = useState('');
  const placeholder = usePromptPlaceholder('sketch');
  const [source, setSource] = useState<Source>('upload');
  const [started, setStarted] = useState<readonly StartedSketch[]>([]);
  const drawing = useRef<(() => Promise<File>) | null>(null);
  const notices = useNotices();
  const queryClient = useQueryClient();
  const earlier = useQuery(
    apiQueries.generations.list.queryOptions({ input: { tool: 'sketch', limit: earlierShown } }),
  );
  const rows = startedRows(started, earlier.data?.items, sketchOf);
  const isElsewhere = useSystem()?.pictures.sketch.own === false;
  const onDrawing = useCallback((next: (() => Promise<File>) | null) => {
    drawing.current = next;
  }, []);

  const create = useMutation({
    mutationFn: async (idempotencyKey: string) => {
      const drawn = source === 'draw' ? await drawing.current?.() : undefined;
      const sent = drawn
        ? await api.photos.upload({ file: drawn })
        : (photo?.sent ?? (await choice.upload()).sent);
      const { id } = await api.sketches.create({
        photoId: sent.id,
        prompt: prompt.trim(),
        idempotencyKey,
      });
      return { id, originalUrl: sent.url, prompt: prompt.trim() };
    },
    onSuccess: (sketch) => {
      setStarted((all) => [sketch, ...all]);
      void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() });
    },
  });

  const forget = () => {
    if (create.isError) create.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const hasPicture = source === 'draw' ? drawing.current !== null : photo !== null;
    if (prompt.trim() === '' || !hasPicture) {
      await notices.alert(problems.PROMPT_AND_FILE_NEEDED.message);
      return;
    }
    create.mutate(randomId());
  };

  return (
    <div className="@container">
      <div className={layout.page}>
        <form onSubmit={(event) => void submit(event)} className={layout.form} noValidate>
          <header className={layout.header}>
            <h1 className="text-page">Sketch to picture</h1>
            <p className="text-soft">
              {isElsewhere
                ? 'Your line drawing, painted by the engine that is set up here.'
                : 'Your line drawing, coloured and lit. Your own lines stay on top.'}
            </p>
          </header>
          <TextareaField
            label="Prompt"
            placeholder={placeholder}
            rows={3}
            maxLength={limits.promptCharacters}
            value={prompt}
            onChange={(event) => {
              setPrompt(event.target.value);
              forget();
            }}
          />
          <div className={layout.sketch}>
            <Tabs
              label="Where the sketch comes from"
              value={source}
              onValueChange={(value) => {
                setSource(value as Source);
                forget();
              }}
              tabs={[
                {
                  value: 'upload',
                  label: 'Upload a sketch',
                  content: <SketchUpload choice={choice} onChange={forget} />,
                },
                {
                  value: 'draw',
                  label: 'Draw here',
                  content: <DrawingBoard onChange={onDrawing} />,
                },
              ]}
            />
          </div>
          <div className="grid content-start gap-3">
            <Button type="submit" variant="primary" size="large" busy={create.isPending}>
              Generate
            </Button>
            <QuotaLine />
            {create.isError && create.error !== photo?.failure && (
              <ErrorState
                {...sketchFailure(create.error)}
                onRetry={() => create.variables && create.mutate(create.variables)}
              />
            )}
          </div>
        </form>
        <section aria-label="Pictures" className="grid min-w-0 gap-8">
          {earlier.isError && (
            <ErrorState {...problemMessage(earlier.error)} onRetry={() => void earlier.refetch()} />
          )}
          {rows.map((sketch) => (
            <SketchResult
              key={sketch.id}
              sketch={sketch}
              onRetried={(id) => setStarted((all) => [{ ...sketch, id, known: undefined }, ...all])}
            />
          ))}
        </section>
      </div>
    </div>
  );
}
