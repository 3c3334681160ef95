/**
 * Questions whose pictures are still uploading: they appear in the thread at once, and show their failures.
 */
import { notices } from '@maquette/contract';
import { useEffect, useRef, useState } from 'react';
import { type ProblemMessage, problemMessage } from '../../../lib/problem-text.ts';
import { randomId } from '../../../lib/random-id.ts';
import { type SentPhoto, sendPhoto } from '../../../studio/use-photo.ts';
import type { NewMessage } from '../composer/use-composer.ts';

export interface PendingQuestion {
  readonly id: string;
  /** The message it follows; undefined if it is the first. */
  readonly afterId: string | undefined;
  readonly text: string;
  readonly file: File;
  readonly previewUrl: string;
  readonly state: 'coming' | 'stopped' | 'failed';
  readonly failure?: ProblemMessage | undefined;
}

export function usePendingPictures(send: (message: NewMessage) => unknown) {
  const [pending, setComing] = useState<readonly PendingQuestion[]>([]);
  const stopped = useRef(new Set<string>());
  const sendNow = useRef(send);
  sendNow.current = send;

  const shown = useRef(pending);
  shown.current = pending;
  useEffect(
    () => () => {
      for (const { previewUrl } of shown.current) URL.revokeObjectURL(previewUrl);
    },
    [],
  );

  const change = (id: string, next: Partial<PendingQuestion>) =>
    setComing((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));

  const follow = async (question: PendingQuestion, arrival: Promise<SentPhoto>) => {
    const { id, text } = question;
    try {
      const photo = await arrival;
      if (stopped.current.has(id)) return;
      URL.revokeObjectURL(question.previewUrl);
      setComing((all) => all.filter((one) => one.id !== id));
      sendNow.current({ text, photo });
    } catch (error) {
      const failure = problemMessage(error, notices.errorAnalyzingImage);
      if (!stopped.current.has(id)) change(id, { state: 'failed', failure });
    }
  };

  const add = ({ text, pending: picture }: NewMessage, afterId: string | undefined) => {
    if (!picture) return;
    const { file, arrival } = picture;
    const previewUrl = URL.createObjectURL(file);
    const question = { id: randomId(), afterId, text, file, previewUrl, state: 'coming' } as const;
    setComing((all) => [...all, question]);
    void follow(question, arrival);
  };
  const again = (question: PendingQuestion) => {
    change(question.id, { state: 'coming', failure: undefined });
    void follow(question, sendPhoto(question.file));
  };
  const stop = () => {
    for (const { id, state } of pending) {
      if (state !== 'coming') continue;
      stopped.current.add(id);
      change(id, { state: 'stopped' });
    }
  };
  return { pending, add, again, stop, isComing: pending.some(({ state }) => state === 'coming') };
}
