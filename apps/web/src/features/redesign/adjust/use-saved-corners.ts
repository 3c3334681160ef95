/** Corners set by hand are saved with their photo and apply to its next orders. */
import type { HandEdits } from '@maquette/contract';
import { api } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { useNotices } from '../../../ui/overlays/notices.tsx';
import { cornersToKeep } from './edits/hand-edits.ts';

export function useSavedCorners() {
  const notices = useNotices();
  /** Called before an order. If saving fails, the corners still apply to that order. */
  return async (photoId: string, before: HandEdits, after: HandEdits): Promise<void> => {
    const boxCorners = cornersToKeep(before, after);
    if (boxCorners === undefined) return;
    await api.photos
      .corners({ id: photoId, boxCorners })
      .catch((error: unknown) => notices.failed(problemMessage(error)));
  };
}
