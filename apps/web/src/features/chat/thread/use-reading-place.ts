/**
 * Where the reader stands in a thread that grows. A thread opens at its end. A question that is asked
 * is followed by its answer until the answer's beginning has come to the top; there the reader stays.
 */
import { useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const nearEndPx = 80;
/** The bar above the thread, and some air. */
const barPx = 84;
/** Of a long question only its end is kept in sight. */
const questionShare = 0.3;

/** Places where people type: a form of the thread, or a message that is edited. */
const fields = 'input, select, textarea';

/** `end`: along with the end; `answer`: until the answer begins at the top; null: where one is. */
type Follows = 'end' | 'answer' | null;

const endOf = () => document.documentElement.scrollHeight - window.innerHeight;

/** The place at which the last question stands at the top, and its answer begins below it. */
function answerPlace(thread: HTMLElement): number {
  const question = [...thread.querySelectorAll('[data-own]')].at(-1)?.getBoundingClientRect();
  if (!question) return Number.POSITIVE_INFINITY;
  const seen = Math.min(question.height, window.innerHeight * questionShare);
  return Math.max(0, window.scrollY + question.bottom - seen - barPx);
}

export function useReadingPlace() {
  const text = useRef<HTMLDivElement>(null);
  const follows = useRef<Follows>('end');
  /** Where the beginning of an answer has come to the top: only the reader goes further down. */
  const stayedAtPx = useRef(0);
  const pressed = useRef(false);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const page = document.documentElement;
    let last = { y: window.scrollY, height: page.scrollHeight };
    const watch = () => {
      const now = { y: window.scrollY, height: page.scrollHeight };
      const rest = now.height - now.y - window.innerHeight;
      // Only going up is the reader's wish; a text that grows or a form that closes moves nothing.
      if (now.y < last.y && now.height === last.height && rest > nearEndPx) {
        follows.current = null;
        stayedAtPx.current = 0;
      }
      if (now.y > stayedAtPx.current + 1 && rest <= nearEndPx) follows.current ??= 'end';
      last = now;
      setAway(follows.current === null && rest > nearEndPx);
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
      if (follows.current === null || pressed.current || writes()) return;
      const end = endOf();
      const place = follows.current === 'answer' ? answerPlace(thread) : end;
      window.scrollTo({ top: Math.min(place, end), behavior: 'instant' });
      if (place >= end) return;
      follows.current = null;
      stayedAtPx.current = place;
      setAway(end - place > nearEndPx);
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
    follows.current = 'end';
    setAway(false);
    window.scrollTo({ top: endOf(), behavior: 'smooth' });
  }, []);
  /** From the question that was just asked along with its answer. */
  const toAnswer = useCallback(() => {
    if (!text.current) return;
    follows.current = 'answer';
    setAway(false);
    window.scrollTo({ top: Math.min(answerPlace(text.current), endOf()), behavior: 'smooth' });
  }, []);
  return { text, away, toEnd, toAnswer };
}
