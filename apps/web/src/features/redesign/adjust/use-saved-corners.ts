/** Corners that were set by hand stay with their photo, for whatever is made of it next. */
import type { HandEdits } from '@maquette/contract';
import { api } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { useNotices } from '../../../ui/overlays/notices.tsx';
import { cornersToKeep } from './hand-edits.ts';

export function useSavedCorners() {
  const notices = useNotices();
  /** Before anything is made of the photo. What cannot be kept is used this once. */
  return async (photoId: string, before: HandEdits, after: HandEdits): Promise<void> => {
    const boxCorners = cornersToKeep(before, after);
    if (boxCorners === undefined) return;
    await api.photos
      .corners({ id: photoId, boxCorners })
      .catch((error: unknown) => notices.failed(problemMessage(error)));
  };
}
