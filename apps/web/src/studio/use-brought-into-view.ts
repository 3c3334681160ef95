import { useEffect, useRef } from 'react';

/**
 * Scrolls to work that was just ordered: on a phone it begins beneath the whole form. A page that shows its
 * beginning already stays where it is.
 */
export function useBroughtIntoView(isNew: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const isSeen = top >= 0 && top < window.innerHeight / 2;
    if (isNew && !isSeen) place.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return place;
}
