/** A photo on its way to the server: chosen, shown at once, sent, or refused with a sentence. */
import type { UploadedPhoto } from '@maquette/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../lib/api.ts';
import { preparePicture } from './prepare-picture.ts';

export interface ChosenPhoto {
  readonly file: File;
  /** A local address, shown before the server has it. */
  readonly previewUrl: string;
  readonly status: 'sending' | 'ready' | 'failed';
  readonly sent: UploadedPhoto | null;
  /** What was thrown. */
  readonly failure: unknown;
}

export interface PhotoChoice {
  readonly photo: ChosenPhoto | null;
  choose: (file: File) => Promise<UploadedPhoto | null>;
  /** Waits for the sending that is under way; where it failed, sends again. */
  arrival: () => Promise<UploadedPhoto | null>;
  clear: () => void;
}

export function usePhoto(): PhotoChoice {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const latest = useRef(0);
  const underWay = useRef<Promise<UploadedPhoto | null> | null>(null);

  const previewUrl = photo?.previewUrl;
  useEffect(() => () => void (previewUrl && URL.revokeObjectURL(previewUrl)), [previewUrl]);

  const send = useCallback(async (file: File) => {
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
    try {
      const ready = await preparePicture(file);
      if (ready !== file) show({ file: ready, previewUrl: URL.createObjectURL(ready) });
      const sent = await api.photos.upload({ file: ready });
      show({ status: 'ready', sent });
      return turn === latest.current ? sent : null;
    } catch (error) {
      show({ status: 'failed', failure: error });
      return null;
    }
  }, []);

  const choose = useCallback(
    (file: File) => {
      const sending = send(file);
      underWay.current = sending;
      return sending;
    },
    [send],
  );
  const arrival = useCallback(async () => {
    if (!photo) return null;
    return photo.status === 'sending' ? underWay.current : choose(photo.file);
  }, [choose, photo]);
  const clear = useCallback(() => {
    latest.current += 1;
    setPhoto(null);
  }, []);
  return { photo, choose, arrival, clear };
}
