/** Keeps the end of a growing text in sight until the reader scrolls up; the end brings it back. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const nearEndPx = 80;

export function useFollowEnd(growing: unknown) {
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    let lastY = window.scrollY;
    const watch = () => {
      const rest = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
      // Only going up is the reader's wish; a text that grows moves nothing.
      if (window.scrollY < lastY && rest > nearEndPx) follows.current = false;
      if (rest <= nearEndPx) follows.current = true;
      lastY = window.scrollY;
      setAway(!follows.current);
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the text has grown
  useEffect(() => {
    if (follows.current) end.current?.scrollIntoView({ block: 'end' });
  }, [growing]);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' });
  }, []);
  return { end, away, toEnd };
}
