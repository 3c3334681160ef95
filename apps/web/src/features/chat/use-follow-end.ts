/** Keeps the end of a growing text in sight until the reader scrolls up; the end brings it back. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const nearEndPx = 80;

/** Where somebody writes: a form of the thread, or a message that is edited. */
const fields = 'input, select, textarea';

export function useFollowEnd() {
  const text = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const pressed = useRef(false);
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

  // Words, and what comes below them later: sources, a form, a picture. Nothing moves away under a
  // finger, or the press would land elsewhere, nor under somebody who fills in a form.
  useEffect(() => {
    const thread = text.current;
    if (!thread) return;
    const writes = () => {
      const { activeElement } = document;
      return activeElement?.matches(fields) === true && thread.contains(activeElement);
    };
    const follow = () => {
      if (follows.current && !pressed.current && !writes()) toBottom('instant');
    };
    const press = () => {
      pressed.current = true;
      // A way to the end that is still being gone is ended here.
      window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    };
    const release = () => {
      pressed.current = false;
      // Once the press has reached what it was meant for.
      requestAnimationFrame(follow);
    };
    const growth = new ResizeObserver(follow);
    growth.observe(thread);
    thread.addEventListener('pointerdown', press);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      growth.disconnect();
      thread.removeEventListener('pointerdown', press);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
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
