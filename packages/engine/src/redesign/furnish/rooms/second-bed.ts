/** A second bed, of the same kind, where the photo shows one. */
import { wallSpots } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { likeness } from '../old-places.ts';
import { bed } from '../pieces/bedroom.ts';

const widths = [1.4, 1.2, 0.9];
/** Least likeness to the old one, and share in view. */
const least = { like: 0.35, visible: 0.4 } as const;
/** Height of a window that it may hide, metres, as a main piece may. */
const windowHidden = 0.4;
/** Posts of two beds would be a forest. */
const withPosts: readonly string[] = ['poster', 'bunk'];

export function addSecondBed(context: Furnisher, coverAt: number): void {
  const { record, plan, view } = context;
  const place = context.furniture.get('bed')?.[1];
  if (!place) return;
  const own = withPosts.includes(record.bed.style)
    ? { ...record, bed: { ...record.bed, style: 'panel' as const } }
    : record;
  let best: { readonly like: number; readonly add: () => void } | undefined;
  for (const width of widths) {
    const piece = bed(own, width, coverAt);
    for (const spot of wallSpots(plan.shell, piece)) {
      if (!plan.fits(piece, spot, windowHidden)) continue;
      const sight = view.see(plan.bodyOf(piece, spot));
      const like = likeness(sight, place);
      if (like < (best?.like ?? least.like) || sight.visible < least.visible) continue;
      best = { like, add: () => context.addShown(piece, spot) };
    }
  }
  best?.add();
}
