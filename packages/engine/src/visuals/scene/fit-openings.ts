/** Fits openings to a wall: inside its edges, not overlapping, with shutters where there is space. */
import type { Opening } from './wall-parts.ts';

const edgeMetres = 0.04;
const widestShutterMetres = 0.62;
/** Narrower shutters are left out. */
const leastShutterMetres = 0.2;
const betweenMetres = 0.03;

const sameHeight = (a: Opening, c: Opening) => a.v0 < c.v1 && c.v0 < a.v1;
const across = (a: Opening, c: Opening) => a.u0 < c.u1 && c.u0 < a.u1 && sameHeight(a, c);
const isDoor = ({ kind }: Opening) => kind === 'door' || kind === 'garage';

/** Space for one shutter on the tighter side. */
function shutterMetres(opening: Opening, others: readonly Opening[], width: number): number {
  const { u0, u1 } = opening;
  const rooms = [u0 - edgeMetres, width - edgeMetres - u1];
  for (const other of others) {
    if (!sameHeight(opening, other)) continue;
    const gap = other.u1 <= u0 ? u0 - other.u1 : other.u0 - u1;
    rooms.push((gap - betweenMetres) / (other.shutters === true ? 2 : 1));
  }
  return Math.min(widestShutterMetres, (u1 - u0) / 2, ...rooms);
}

/** Doors keep their places; windows that don't fit beside them are left out. */
export function fitOpenings(
  openings: readonly Opening[],
  width: number,
  height: number,
): readonly Opening[] {
  const kept: Opening[] = openings.filter(isDoor);
  for (const opening of openings) {
    if (isDoor(opening)) continue;
    const { u0, u1, v0, v1 } = opening;
    const isInside = u0 >= edgeMetres && u1 <= width - edgeMetres && v0 >= 0 && v1 < height;
    if (isInside && !kept.some((other) => across(opening, other))) kept.push(opening);
  }
  return kept.map((opening) => {
    if (opening.shutters !== true) return opening;
    const others = kept.filter((other) => other !== opening);
    const leaf = shutterMetres(opening, others, width);
    return { ...opening, shutterMetres: leaf, shutters: leaf >= leastShutterMetres };
  });
}
