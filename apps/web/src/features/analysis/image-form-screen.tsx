/** A picture by URL, or by file with a question. */
import { limits, problems } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api.ts';
import { LocalProblem } from '../../lib/problem-text.ts';
import { usePromptPlaceholder } from '../../lib/prompt-placeholder.ts';
import { preparePicture } from '../../studio/prepare-picture.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField, TextField } from '../../ui/forms/text-field.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AnalysisOutcome } from './analysis-outcome.tsx';
import { useLocalPicture } from './local-picture.ts';
import { PictureDrop } from './picture-drop.tsx';

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
      if (!file) throw new LocalProblem('IMAGE_NEEDED');
      return api.analysis.picture({ file: await preparePicture(file), prompt: question });
    },
  });
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
                <PictureDrop
                  url={url}
                  maxHeightClass="max-h-80"
                  onFile={(chosen) => {
                    setFile(chosen);
                    analyse.reset();
                  }}
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
      <AnalysisOutcome
        analysis={analyse}
        pictureUrl={source === 'address' ? null : url}
        onRetry={() => void submit()}
      />
    </div>
  );
}
