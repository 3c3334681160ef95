/**
 * A part of a ready-made page that stays plain HTML until it is nearly seen, something on the page
 * is pressed, or the page is left; only then is its script loaded. Reached by a link inside the
 * app it comes at once.
 */
import { type ComponentType, lazy, Suspense, useEffect } from 'react';

const nearPx = 160;
const pageSigns = ['pointerdown', 'keydown'] as const;
const placeSigns = ['focusin', 'pointerover'] as const;

const asleep = new Set<() => void>();

/** For what cannot wait: React does not leave a page while a part of it sleeps. */
export function wakeLaterParts() {
  for (const wake of asleep) wake();
}

function nearlySeen(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const once = { once: true, signal: waiting.signal } as const;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      { rootMargin: `${nearPx}px` },
    );
    const wake = () => {
      asleep.delete(wake);
      observer.disconnect();
      waiting.abort();
      resolve();
    };
    asleep.add(wake);
    observer.observe(place);
    for (const sign of placeSigns) place.addEventListener(sign, wake, once);
    for (const sign of pageSigns) document.addEventListener(sign, wake, once);
  });
}

/** Remembers a button that is pressed while its part is still on the way. */
function missedPress(place: HTMLElement): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    if (target instanceof Element && place.contains(target)) pressed = target.closest('button');
  };
  // On the window, because React holds back what is pressed in a part that sleeps.
  window.addEventListener('click', remember, true);
  return () => {
    window.removeEventListener('click', remember, true);
    return pressed;
  };
}

export function later(id: string, load: () => Promise<ComponentType>): ComponentType {
  let takeMissedPress: (() => HTMLElement | null) | undefined;
  const Part = lazy(async () => {
    const place = typeof document === 'undefined' ? null : document.getElementById(id);
    // No place yet: this is not a ready-made page, so the part itself has to make it.
    if (place) {
      takeMissedPress = missedPress(place);
      await nearlySeen(place);
    }
    return { default: await load() };
  });

  function Awake() {
    useEffect(() => {
      takeMissedPress?.()?.click();
      takeMissedPress = undefined;
    }, []);
    return <Part />;
  }

  return function Later() {
    return (
      <div id={id}>
        <Suspense>
          <Awake />
        </Suspense>
      </div>
    );
  };
}
