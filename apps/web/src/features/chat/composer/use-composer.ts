/** State of the composer: draft, attached picture, and the message they make. */

import type { CalculatorInput } from '@maquette/contract';
import { useRef } from 'react';
import { ensureSignedIn } from '../../../lib/session/sign-in-ended.ts';
import { type SentPhoto, usePhoto } from '../../../studio/use-photo.ts';
import { withCapital } from '../words.ts';
import { useDraft } from './draft.ts';

/** A picture still uploading when its message was sent, or whose upload failed. */
export interface PendingPicture {
  readonly file: File;
  readonly arrival: Promise<SentPhoto>;
}

export interface NewMessage {
  readonly text: string;
  readonly photo?: SentPhoto;
  readonly pending?: PendingPicture;
  /** A calculator's values; the message text describes them. */
  readonly calculation?: CalculatorInput;
}

export function useComposer(id: string, isKept: boolean) {
  const [draft, setDraft] = useDraft(id, isKept);
  const choice = usePhoto();

  /** Ignores Enter while a message is being sent. */
  const taking = useRef(false);

  const pictureOf = (): Pick<NewMessage, 'photo' | 'pending'> => {
    const { photo } = choice;
    if (!photo) return {};
    if (photo.sent) return { photo: { file: photo.file, sent: photo.sent } };
    const arrival = choice.upload();
    // The thread shows a failed upload beside the message; until then the rejection has no handler.
    arrival.catch(() => undefined);
    return { pending: { file: photo.file, arrival } };
  };

  const collect = async (typed: string): Promise<NewMessage | null> => {
    const text = withCapital(typed.trim());
    if (text === '' && !choice.photo) return null;
    if (!(await ensureSignedIn())) return null;
    const message = { text, ...pictureOf() };
    // A clicked suggestion keeps the draft.
    if (typed === draft) setDraft('');
    choice.clear();
    return message;
  };

  /** Takes the draft once the person is signed in; null if there is nothing to send. */
  const take = async (typed: string): Promise<NewMessage | null> => {
    if (taking.current) return null;
    taking.current = true;
    try {
      return await collect(typed);
    } finally {
      taking.current = false;
    }
  };
  return { draft, setDraft, choice, take };
}
