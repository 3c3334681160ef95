import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis, Opening } from '../../../sense/analysis.ts';
import { roomClass } from '../room-class.ts';

/** Smaller windows, as a share of the photo, are ignored. */
const leastArea = 0.008;
export interface WindowPart {
  readonly left: number;
  readonly right: number;
  readonly pixels: readonly number[];
}

export function windowParts({ classOf, photo }: Pick<Analysis, 'classOf' | 'photo'>): WindowPart[] {
  const { widthPx: w, heightPx: h } = photo;
  const window = roomClass('window');
  const glass = Uint8Array.from(classOf, (kind) => (kind === window ? 1 : 0));
  const { of, size } = connectedComponents(glass, w, h);
  const parts = size.map((count) =>
    count > leastArea * w * h ? { left: w, right: 0, pixels: [] as number[] } : undefined,
  );
  for (let at = 0; at < glass.length; at++) {
    const part = glass[at] ? parts[of[at]!] : undefined;
    if (!part) continue;
    part.left = Math.min(part.left, at % w);
    part.right = Math.max(part.right, at % w);
    part.pixels.push(at);
  }
  return parts.filter((part) => part !== undefined);
}

/** Whether an opening coincides with a window: each contains the other's centre. */
export function isOf({ kind, corners }: Opening, { left, right }: WindowPart): boolean {
  const xs = corners.map(({ x }) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const [middle, own] = [(from + to) / 2, (left + right) / 2];
  return kind === 'window' && middle > left && middle < right && own > from && own < to;
}

/** The part of an opening between two columns. */
export function clipped(opening: Opening, from: number, to: number): Opening {
  const [a, b, c, d] = opening.corners;
  const clip = (corner: typeof a) => ({ ...corner, x: Math.min(to, Math.max(from, corner.x)) });
  return { ...opening, corners: [clip(a), clip(b), clip(c), clip(d)] };
}
