/** Attaches one of the person's pictures, such as a result of another tool, to the draft message. */
import { useEffect, useRef } from 'react';
import { ownPicture } from '../../../studio/ask-about.tsx';
import type { PhotoChoice } from '../../../studio/use-photo.ts';

export function useAttached(address: string | undefined, { choose }: PhotoChoice) {
  const attached = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!address || attached.current === address || !ownPicture.test(address)) return;
    attached.current = address;
    const bring = async () => {
      const answer = await fetch(address);
      if (!answer.ok) return;
      const picture = await answer.blob();
      await choose(new File([picture], 'result', { type: picture.type }));
    };
    // A picture deleted meanwhile isn't attached, which the composer shows.
    bring().catch(() => undefined);
  }, [address, choose]);
}
