/** Corners that were set by hand stay with their photo, for whatever is made of it next. */
import type { HandEdits } from '@maquette/contract';
import { api } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { useNotices } from '../../../ui/overlays/notices.tsx';

export function useKeptCorners() {
  const notices = useNotices();
  /** Before anything is made of the photo. What cannot be kept is used this once. */
  return async (photoId: string, before: HandEdits, { boxCorners }: HandEdits): Promise<void> => {
    if (before.boxCorners === boxCorners) return;
    await api.photos
      .corners({ id: photoId, boxCorners: boxCorners ?? null })
      .catch((error: unknown) => notices.failed(problemMessage(error)));
  };
}
