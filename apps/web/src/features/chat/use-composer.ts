/** What is being written: the draft, the picture, and both together as a message to send. */

import { type AskedCalculation, notices, problems } from '@maquette/contract';
import { useRef, useState } from 'react';
import { type Told, toldOf } from '../../lib/problem-text.ts';
import { staysSignedIn } from '../../lib/sign-in-ended.ts';
import { usePhoto } from '../../studio/use-photo.ts';
import { useDraft } from './draft.ts';
import { withCapital } from './words.ts';

export interface MessageFile {
  readonly type: 'file';
  readonly mediaType: string;
  readonly filename: string;
  readonly url: string;
}

export interface NewMessage {
  readonly text: string;
  readonly file?: MessageFile;
  /** A calculator's form that was filled in; its words are the text. */
  readonly calculation?: AskedCalculation;
}

export function useComposer(id: string) {
  const [draft, setDraft] = useDraft(id);
  const choice = usePhoto();
  const [imageFailure, setImageFailure] = useState<Told | null>(null);

  /** Nothing is taken twice, however often Enter is pressed meanwhile. */
  const taking = useRef(false);

  const collect = async (typed: string): Promise<NewMessage | null> => {
    const text = withCapital(typed.trim());
    const { photo } = choice;
    if (text === '' && !photo) return null;
    if (!(await staysSignedIn())) return null;
    setImageFailure(null);
    let file: MessageFile | undefined;
    if (photo) {
      const sent = photo.sent ?? (await choice.arrival());
      if (!sent) {
        const reason = photo.failure ?? new Error(problems.IMAGE_DAMAGED.message);
        setImageFailure(toldOf(reason, notices.errorAnalyzingImage));
        return null;
      }
      const mediaType = photo.file.type === 'image/png' ? 'image/png' : 'image/jpeg';
      file = { type: 'file', mediaType, filename: photo.file.name, url: sent.url };
    }
    setDraft('');
    choice.clear();
    return { text, file };
  };

  /**
   * Takes what is written, once its picture has arrived and somebody is signed in; null when there is
   * nothing to send, and then all of it stays.
   */
  const take = async (typed: string): Promise<NewMessage | null> => {
    if (taking.current) return null;
    taking.current = true;
    try {
      return await collect(typed);
    } finally {
      taking.current = false;
    }
  };
  return { draft, setDraft, choice, imageFailure, take };
}
