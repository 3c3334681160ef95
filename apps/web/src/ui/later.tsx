/**
 * A part of a ready-made page that stays plain HTML until it is nearly seen, pointed at or reached
 * by the keyboard; only then is its script loaded. Reached by a link inside the app it comes at
 * once.
 */
import { type ComponentType, lazy, Suspense } from 'react';

const nearPx = 160;

function nearlySeen(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  // No place yet: this is not a ready-made page, so the part itself has to make it.
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake();
      },
      { rootMargin: `${nearPx}px` },
    );
    const wake = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(place);
    for (const sign of ['focusin', 'pointerover'] as const) {
      place.addEventListener(sign, wake, { once: true });
    }
  });
}

export function later(id: string, load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => {
    await nearlySeen(id);
    return { default: await load() };
  });
  return function Later() {
    return (
      <div id={id}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  };
}
