/** Keeps the end of a growing text in sight until the reader scrolls up; the end brings it back. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const nearEndPx = 80;

export function useFollowEnd() {
  const text = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const page = document.documentElement;
    let last = { y: window.scrollY, height: page.scrollHeight };
    const watch = () => {
      const now = { y: window.scrollY, height: page.scrollHeight };
      const rest = now.height - now.y - window.innerHeight;
      // Only going up is the reader's wish; a text that grows or a form that closes moves nothing.
      if (now.y < last.y && now.height === last.height && rest > nearEndPx) follows.current = false;
      if (rest <= nearEndPx) follows.current = true;
      last = now;
      setAway(!follows.current);
    };
    window.addEventListener('scroll', watch, { passive: true });
    return () => window.removeEventListener('scroll', watch);
  }, []);

  // Words, and what comes below them later: sources, a form, a picture.
  useEffect(() => {
    if (!text.current) return;
    const growth = new ResizeObserver(() => {
      if (follows.current) toBottom('instant');
    });
    growth.observe(text.current);
    return () => growth.disconnect();
  }, []);

  const toEnd = useCallback(() => {
    follows.current = true;
    setAway(false);
    toBottom('smooth');
  }, []);
  return { text, away, toEnd };
}

const toBottom = (behavior: ScrollBehavior) =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior });
