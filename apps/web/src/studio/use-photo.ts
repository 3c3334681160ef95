/** A photo being uploaded: chosen, previewed, sent, or refused with a sentence. */
import type { UploadedPhoto } from '@maquette/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../lib/api.ts';
import { LocalProblem, problemMessage } from '../lib/problem-text.ts';
import { preparePicture } from './prepare-picture.ts';

export interface ChosenPhoto {
  readonly file: File;
  /** A blob URL, shown before the upload has finished. */
  readonly previewUrl: string;
  readonly status: 'sending' | 'ready' | 'failed';
  readonly sent: UploadedPhoto | null;
  readonly failure: unknown;
}

export interface PhotoChoice {
  readonly photo: ChosenPhoto | null;
  choose: (file: File) => Promise<UploadedPhoto | null>;
  /** Waits for the current upload, or retries a failed one. Null if that fails. */
  arrival: () => Promise<UploadedPhoto | null>;
  /** The same, but rejects with the reason. Continues if the choice is cleared meanwhile. */
  upload: () => Promise<SentPhoto>;
  clear: () => void;
}

export interface SentPhoto {
  /** The file after preparation. */
  readonly file: File;
  readonly sent: UploadedPhoto;
}

export async function sendPhoto(file: File, onReady?: (ready: File) => void): Promise<SentPhoto> {
  const ready = await preparePicture(file);
  onReady?.(ready);
  return { file: ready, sent: await api.photos.upload({ file: ready }) };
}

export function usePhoto(): PhotoChoice {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const latest = useRef(0);
  const underWay = useRef<Promise<SentPhoto> | null>(null);

  const previewUrl = photo?.previewUrl;
  useEffect(() => () => void (previewUrl && URL.revokeObjectURL(previewUrl)), [previewUrl]);

  const choose = useCallback(async (file: File) => {
    latest.current += 1;
    const turn = latest.current;
    const show = (change: Partial<ChosenPhoto>) => {
      if (turn === latest.current) setPhoto((now) => (now ? { ...now, ...change } : now));
    };
    setPhoto({
      file,
      previewUrl: URL.createObjectURL(file),
      status: 'sending',
      sent: null,
      failure: undefined,
    });
    const sending = sendPhoto(file, (ready) => {
      if (ready !== file) show({ file: ready, previewUrl: URL.createObjectURL(ready) });
    });
    underWay.current = sending;
    try {
      const { sent } = await sending;
      show({ status: 'ready', sent });
      return turn === latest.current ? sent : null;
    } catch (error) {
      show({ status: 'failed', failure: error });
      return null;
    }
  }, []);

  const upload = useCallback(async () => {
    if (!photo) throw new LocalProblem('IMAGE_NEEDED');
    if (photo.status === 'failed') {
      if (problemMessage(photo.failure).isFinal) throw photo.failure;
      void choose(photo.file);
    }
    return underWay.current!;
  }, [choose, photo]);
  const arrival = useCallback(
    () =>
      upload().then(
        ({ sent }) => sent,
        () => null,
      ),
    [upload],
  );
  const clear = useCallback(() => {
    latest.current += 1;
    setPhoto(null);
  }, []);
  return { photo, choose, arrival, upload, clear };
}
