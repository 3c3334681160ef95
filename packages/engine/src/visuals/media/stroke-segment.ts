import type { Plane } from '../../image/image.ts';
import { clamp01 } from '../../ops/ramps.ts';

/** Draws a straight antialiased stroke into a one-channel picture; the darker value wins. */
export function strokeSegment(
  { data, widthPx, heightPx }: Plane,
  from: readonly [number, number],
  to: readonly [number, number],
  thicknessPx: number,
  strength: number,
): void {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  if (!(length > 0) || !Number.isFinite(length)) return;
  const half = thicknessPx / 2 + 1;
  const isFlat = Math.abs(dx) >= Math.abs(dy);
  const start = Math.max(
    0,
    Math.floor(isFlat ? Math.min(from[0], to[0]) : Math.min(from[1], to[1])),
  );
  const limit = isFlat ? widthPx : heightPx;
  const end = Math.min(
    limit - 1,
    Math.ceil(isFlat ? Math.max(from[0], to[0]) : Math.max(from[1], to[1])),
  );
  const other = isFlat ? heightPx : widthPx;
  const slope = isFlat ? dy / dx : dx / dy;
  const reach = half * Math.sqrt(1 + slope * slope);
  for (let main = start; main <= end; main++) {
    const middle = isFlat
      ? from[1] + (main + 0.5 - from[0]) * slope
      : from[0] + (main + 0.5 - from[1]) * slope;
    const first = Math.max(0, Math.floor(middle - reach));
    const last = Math.min(other - 1, Math.ceil(middle + reach));
    for (let cross = first; cross <= last; cross++) {
      const off = Math.abs(cross + 0.5 - middle) / Math.sqrt(1 + slope * slope);
      const cover = clamp01(thicknessPx / 2 + 0.5 - off) * strength;
      if (cover <= 0) continue;
      const at = isFlat ? cross * widthPx + main : main * widthPx + cross;
      if (cover > data[at]!) data[at] = cover;
    }
  }
}
