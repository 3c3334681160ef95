import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../lib/media-query.ts';
import { emptyTrail, followPointer } from './sparkle-trail.ts';

/** Stars behind the pointer; none with reduced motion. */
export function Sparkles() {
  const still = useReducedMotion();
  const [trail, setTrail] = useState(emptyTrail);
  useEffect(() => {
    if (still) return;
    const follow = (event: PointerEvent) =>
      setTrail((before) => followPointer(before, event.clientX, event.clientY, event.timeStamp));
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [still]);
  if (still) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-30 text-accent">
      {trail.stars.map(({ id, xPx, yPx }) => (
        <svg
          key={id}
          width="20"
          height="20"
          viewBox="0 0 24 24"
          className="absolute -translate-1/2 [animation:fade-away_1.2s_ease-out_forwards]"
          style={{ left: xPx, top: yPx }}
        >
          <title>Star</title>
          <path fill="currentColor" d="M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2z" />
        </svg>
      ))}
    </div>
  );
}
