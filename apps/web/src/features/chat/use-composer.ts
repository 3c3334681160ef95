/** What is being written: the draft, the picture, and both together as a message to send. */
import { notices, problems } from '@maquette/contract';
import { useState } from 'react';
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
}

export function useComposer(id: string) {
  const [draft, setDraft] = useDraft(id);
  const choice = usePhoto();
  const [imageFailure, setImageFailure] = useState<string | null>(null);

  /** Takes what is written, once its picture has arrived; null when there is nothing to send. */
  const take = async (typed: string): Promise<NewMessage | null> => {
    const text = withCapital(typed.trim());
    const { photo } = choice;
    if (text === '' && !photo) return null;
    setImageFailure(null);
    let file: MessageFile | undefined;
    if (photo) {
      const sent = photo.sent ?? (await choice.retry());
      if (!sent) {
        const reason = photo.failure ?? problems.IMAGE_DAMAGED.message;
        setImageFailure(notices.errorAnalyzingImage.replace('{message}', reason));
        return null;
      }
      const mediaType = photo.file.type === 'image/png' ? 'image/png' : 'image/jpeg';
      file = { type: 'file', mediaType, filename: photo.file.name, url: sent.url };
    }
    setDraft('');
    choice.clear();
    return { text, file };
  };
  return { draft, setDraft, choice, imageFailure, take };
}
