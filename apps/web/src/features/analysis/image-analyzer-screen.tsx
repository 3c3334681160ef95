/** Upload a picture; what is on it, in words and as JSON. */
import { problems } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { PicturePreview } from '../../studio/picture-preview.tsx';
import { preparePicture } from '../../studio/prepare-picture.ts';
import { useBroughtIntoView } from '../../studio/use-brought-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { analysisFailure } from './analysis-failure.ts';
import { useLocalPicture } from './local-picture.ts';
import { ReportView } from './report-view.tsx';

export function ImageAnalyzerScreen() {
  const { file, url, setFile } = useLocalPicture();
  const notices = useNotices();
  const analyse = useMutation({
    mutationFn: async (picture: File) =>
      api.analysis.picture({ file: await preparePicture(picture) }),
    onError: (error) => notices.failed(analysisFailure(error)),
  });
  const place = useBroughtIntoView(analyse.isSuccess);
  const submit = async () => {
    if (!file) await notices.alert(problems.IMAGE_NEEDED.message);
    else analyse.mutate(file);
  };
  return (
    <div className="page grid gap-10 py-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(20rem,28rem)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-5">
        <header className="grid gap-2">
          <h1 className="text-page">Image analyzer</h1>
          <p className="text-soft">Colours, light, surfaces, openings and style of a picture.</p>
        </header>
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
                className="h-auto max-h-96 w-full object-contain"
              />
            )
          }
        />
        <Button
          variant="primary"
          size="large"
          busy={analyse.isPending}
          onClick={() => void submit()}
        >
          Analyze
        </Button>
      </div>
      <section
        ref={place}
        aria-label="Analysis"
        aria-live="polite"
        className="min-w-0 scroll-mt-20"
      >
        {analyse.isError && (
          <ErrorState {...analysisFailure(analyse.error)} onRetry={() => void submit()} />
        )}
        {analyse.data && <ReportView report={analyse.data} pictureUrl={url} />}
      </section>
    </div>
  );
}
