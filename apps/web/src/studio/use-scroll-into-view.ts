import { useEffect, useRef } from 'react';

/** Elements whose top is lower in the window than this are scrolled up. */
const highestShare = 1 / 5;

/**
 * Scrolls a newly ordered result into view: on a phone it starts below the whole form. Does nothing if its
 * top is already near the top of the window.
 */
export function useScrollIntoView<Place extends HTMLElement = HTMLElement>(isNew: boolean) {
  const place = useRef<Place>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const isSeen = top >= (header || 0) && top < window.innerHeight * highestShare;
    if (isNew && !isSeen) place.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return place;
}
