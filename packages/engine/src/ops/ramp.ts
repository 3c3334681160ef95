/** A smooth step from 0 at `low` to 1 at `high` (either may be the larger). */
export function ramp(low: number, high: number, value: number): number {
  const t = (value - low) / (high - low);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}
