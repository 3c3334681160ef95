/** Uploads a picture; shows what is on it in words and as JSON. */
import { problems } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { preparePicture } from '../../studio/prepare-picture.ts';
import { Button } from '../../ui/button.tsx';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { analysisFailure } from './analysis-failure.ts';
import { AnalysisOutcome } from './analysis-outcome.tsx';
import { useLocalPicture } from './local-picture.ts';
import { PictureDrop } from './picture-drop.tsx';

export function ImageAnalyzerScreen() {
  const { file, url, setFile } = useLocalPicture();
  const notices = useNotices();
  const analyse = useMutation({
    mutationFn: async (picture: File) =>
      api.analysis.picture({ file: await preparePicture(picture) }),
    onError: (error) => notices.failed(analysisFailure(error)),
  });
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
        <PictureDrop
          url={url}
          maxHeightClass="max-h-96"
          onFile={(chosen) => {
            setFile(chosen);
            analyse.reset();
          }}
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
      <AnalysisOutcome analysis={analyse} pictureUrl={url} onRetry={() => void submit()} />
    </div>
  );
}
