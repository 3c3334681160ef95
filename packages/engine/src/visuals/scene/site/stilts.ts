/** A house on stilts: platform, posts and steps. */
import type { Design } from '../design.ts';
import { box, tube } from '../solids.ts';
import type { Rect } from '../wall-parts.ts';
import type { Site } from './site.ts';

export const stiltMetres = 2.3;
const around = 1.3;

/** Le Corbusier's houses have their own columns. */
export const standsOnStilts = (design: Design) =>
  design.wants('stilts', 0) && design.brief.style !== 'le-corbusier';

export function stilts({ b, footprint, palette, design }: Site): void {
  const deck: Rect = {
    x0: footprint.x0 - around,
    x1: footprint.x1 + around,
    z0: footprint.z0 - around,
    z1: footprint.z1 + around,
  };
  b.begin('terrace', 'platform', { subject: true });
  box(
    b,
    [deck.x0, stiltMetres - 0.28, deck.z0],
    [deck.x1, stiltMetres + 0.02, deck.z1],
    palette.deck,
  );
  b.begin('column', 'stilts', { subject: true });
  const columns = Math.max(3, Math.round((deck.x1 - deck.x0) / 2.8));
  const rows = Math.max(2, Math.round((deck.z1 - deck.z0) / 3.4));
  for (let column = 0; column <= columns; column++)
    for (let row = 0; row <= rows; row++) {
      const x = deck.x0 + 0.3 + ((deck.x1 - deck.x0 - 0.6) * column) / columns;
      const z = deck.z0 + 0.3 + ((deck.z1 - deck.z0 - 0.6) * row) / rows;
      tube(b, [x, -0.6, z], [x, stiltMetres - 0.25, z], 0.13, palette.accent, 10);
    }
  const count = 13;
  const [left, right] = [deck.x0 + 1, deck.x0 + 2.3];
  b.begin('stairs', 'steps to the platform', { subject: true });
  for (let step = 0; step < count; step++) {
    const y = stiltMetres * (1 - (step + 1) / (count + 1));
    const z = deck.z1 + step * 0.28;
    box(b, [left, y - 0.05, z], [right, y, z + 0.3], palette.deck);
  }
  for (const x of [left, right])
    tube(
      b,
      [x, stiltMetres, deck.z1],
      [x, 0, deck.z1 + count * 0.28 + 0.3],
      0.06,
      palette.accent,
      6,
    );
  b.facts.stilts = true;
  // Its steps are outside stairs.
  if (design.brief.parts['fire-escape']?.wanted === true) b.facts['fire-escape'] = true;
}
