/** Stars that follow the pointer: at most ten, a new one at most every 100 ms. */
export interface Star {
  readonly id: number;
  readonly xPx: number;
  readonly yPx: number;
}

export const starEveryMs = 100;
export const mostStars = 10;

export interface Trail {
  readonly stars: readonly Star[];
  readonly lastAtMs: number;
}

export const emptyTrail: Trail = { stars: [], lastAtMs: Number.NEGATIVE_INFINITY };

/** The trail after a pointer move; unchanged if the last star is too recent. */
export function followPointer(trail: Trail, xPx: number, yPx: number, nowMs: number): Trail {
  if (nowMs - trail.lastAtMs < starEveryMs) return trail;
  const id = (trail.stars.at(-1)?.id ?? 0) + 1;
  return { stars: [...trail.stars, { id, xPx, yPx }].slice(-mostStars), lastAtMs: nowMs };
}
