import { useEffect, useRef } from 'react';

/** Rows that begin lower in the window than this are scrolled up. */
const highestShare = 1 / 5;

/**
 * Scrolls to work that was just ordered: on a phone it begins beneath the whole form. Does nothing when its
 * top is near the top of the window already, below the header.
 */
export function useBroughtIntoView(isNew: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const isSeen = top >= (header || 0) && top < window.innerHeight * highestShare;
    if (isNew && !isSeen) place.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return place;
}
