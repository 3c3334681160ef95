import { useEffect, useRef } from 'react';

/** A beginning further down leaves too little of the window to what follows it. */
const highestShare = 1 / 5;

/**
 * Scrolls to work that was just ordered: on a phone it begins beneath the whole form. A page that has its
 * beginning at the top of the window already, below the header, stays where it is.
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
