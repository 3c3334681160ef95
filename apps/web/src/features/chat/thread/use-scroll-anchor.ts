/**
 * Scroll position in a growing thread. A thread opens at its end. After a question, the view scrolls along
 * with the answer until the answer's start reaches the top, and stays there.
 */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Closer to the end than this counts as at the end. */
const nearEndPx = 80;
/** The bar above the thread, plus a margin. */
const barPx = 84;
/** At most this share of the window goes to the end of a long question. */
const questionShare = 0.3;

/** Fields in the thread: calculators, or a message being edited. */
const fields = 'input, select, textarea';

/** `end`: follow the end; `answer`: follow until the answer's start is at the top; null: don't scroll. */
type Follows = 'end' | 'answer' | null;

const endOf = () => document.documentElement.scrollHeight - window.innerHeight;

/** Scroll position with the last question at the top and its answer below. */
function answerPlace(thread: HTMLElement): number {
  const question = [...thread.querySelectorAll('[data-own]')].at(-1)?.getBoundingClientRect();
  if (!question) return Number.POSITIVE_INFINITY;
  const seen = Math.min(question.height, window.innerHeight * questionShare);
  return Math.max(0, window.scrollY + question.bottom - seen - barPx);
}

export function useScrollAnchor() {
  const text = useRef<HTMLDivElement>(null);
  const follows = useRef<Follows>('end');
  /** Position at which the answer's start reached the top; only the reader scrolls on from there. */
  const stayedAtPx = useRef(0);
  const pressed = useRef(false);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const page = document.documentElement;
    let last = { y: window.scrollY, height: page.scrollHeight };
    const watch = () => {
      const now = { y: window.scrollY, height: page.scrollHeight };
      const rest = now.height - now.y - window.innerHeight;
      // Only an upward scroll is the reader's; growing text and closing forms change the position, too.
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

  // Text, and what is added below it later: sources, a form, a picture. Never scrolls during a press, which
  // would land elsewhere, nor while a form is being filled in.
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
      // Cancels a smooth scroll in progress.
      window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    };
    const release = () => {
      pressed.current = false;
      // After the click has been delivered.
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
  /** Follows the answer to the question that was just sent. */
  const toAnswer = useCallback(() => {
    if (!text.current) return;
    follows.current = 'answer';
    setAway(false);
    window.scrollTo({ top: Math.min(answerPlace(text.current), endOf()), behavior: 'smooth' });
  }, []);
  return { text, away, toEnd, toAnswer };
}
