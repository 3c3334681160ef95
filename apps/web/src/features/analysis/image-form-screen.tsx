/** A picture by its web address, or by file with a question. */
import { limits, problems } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { NoticedProblem } from '../../lib/problem-text.ts';
import { usePromptPlaceholder } from '../../lib/prompt-placeholder.ts';
import { PicturePreview } from '../../studio/picture-preview.tsx';
import { preparePicture } from '../../studio/prepare-picture.ts';
import { useBroughtIntoView } from '../../studio/use-brought-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { TextareaField, TextField } from '../../ui/forms/text-field.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { analysisFailure } from './analysis-failure.ts';
import { useLocalPicture } from './local-picture.ts';
import { ReportView } from './report-view.tsx';

type Source = 'address' | 'file';

export function ImageFormScreen() {
  const [source, setSource] = useState<Source>('address');
  const [address, setAddress] = useState('');
  const [prompt, setPrompt] = useState('');
  const placeholder = usePromptPlaceholder('analysis');
  const { file, url, setFile } = useLocalPicture();
  const notices = useNotices();
  const analyse = useMutation({
    mutationFn: async () => {
      const question = prompt.trim() || undefined;
      if (source === 'address')
        return api.analysis.address({ url: address.trim(), prompt: question });
      if (!file) throw new NoticedProblem('IMAGE_NEEDED');
      return api.analysis.picture({ file: await preparePicture(file), prompt: question });
    },
  });
  const place = useBroughtIntoView(analyse.isSuccess);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const missing = source === 'address' ? address.trim() === '' : file === null;
    if (missing) await notices.alert(problems.IMAGE_NEEDED.message);
    else analyse.mutate();
  };
  return (
    <div className="page grid gap-10 py-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(20rem,28rem)_minmax(0,1fr)] lg:items-start">
      <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
        <header className="grid gap-2">
          <h1 className="text-page">Ask about a picture</h1>
          <p className="text-soft">
            What colour is the floor? Is it bright enough? How many windows are there?
          </p>
        </header>
        <Tabs
          label="Where the picture comes from"
          value={source}
          onValueChange={(value) => {
            setSource(value as Source);
            analyse.reset();
          }}
          tabs={[
            {
              value: 'address',
              label: 'By web address',
              content: (
                <TextField
                  label="Image URL"
                  type="url"
                  inputMode="url"
                  placeholder="https://…"
                  value={address}
                  onChange={(event) => {
                    setAddress(event.target.value);
                    if (analyse.isError) analyse.reset();
                  }}
                  hint="A public address of a JPEG, PNG or WebP picture."
                />
              ),
            },
            {
              value: 'file',
              label: 'By file',
              content: (
                <FileDrop
                  label="Choose an image"
                  accept="image/*"
                  onFile={(chosen) => {
                    setFile(chosen);
                    analyse.reset();
                  }}
                  className={url ? 'min-h-0 p-0' : undefined}
                  preview={
                    url && (
                      <PicturePreview
                        src={url}
                        alt="Your upload"
                        className="h-auto max-h-80 w-full object-contain"
                      />
                    )
                  }
                />
              ),
            },
          ]}
        />
        <TextareaField
          label="Prompt"
          rows={2}
          maxLength={limits.promptCharacters}
          placeholder={placeholder}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
        />
        <Button type="submit" variant="primary" size="large" busy={analyse.isPending}>
          Analyze
        </Button>
      </form>
      <section
        ref={place}
        aria-label="Analysis"
        aria-live="polite"
        className="min-w-0 scroll-mt-20"
      >
        {analyse.isError && (
          <ErrorState {...analysisFailure(analyse.error)} onRetry={() => void submit()} />
        )}
        {analyse.data && (
          <ReportView report={analyse.data} pictureUrl={source === 'address' ? null : url} />
        )}
      </section>
    </div>
  );
}
