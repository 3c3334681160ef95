/** A gallery along the back wall of a high room: a floor on posts with a railing, shelves or a bed on it, a ladder up. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { glassRailing, railing } from '../../railings.ts';
import { box, tube } from '../../solids.ts';
import { madeBed } from '../arrange/sleeping.ts';
import { finished } from '../finished.ts';
import { atWall, type Room } from '../room.ts';
import { standShelves } from '../wall-things.ts';
import { mezzanineMetres } from './mezzanine-metres.ts';

const ladderMetres = { wide: 0.46, apart: 0.28, foot: 0.62 } as const;

function ladder({ b }: Room, x: number, material: MaterialHandle): void {
  const { top, deep } = mezzanineMetres;
  const { wide, apart, foot } = ladderMetres;
  const at = (y: number) => deep + foot * (1 - y / top);
  b.begin('stairs', 'ladder');
  for (const side of [-1, 1])
    tube(
      b,
      [x + (side * wide) / 2, 0, at(0)],
      [x + (side * wide) / 2, top + 0.7, at(top + 0.7)],
      0.028,
      material,
      8,
    );
  for (let y = apart; y < top; y += apart)
    box(
      b,
      [x - wide / 2, y - 0.02, at(y) - 0.05],
      [x + wide / 2, y + 0.015, at(y) + 0.05],
      material,
    );
}

export function addMezzanine(room: Room): void {
  const { b, m, width, design } = room;
  const { parts } = design.brief;
  const { under, top, deep } = mezzanineMetres;
  const half = width / 2;
  const body = finished(room, 'mezzanine', m.wood);
  const isGlass = parts.balustrade?.kind === 'glass';
  const rail = finished(room, 'balustrade', m.black);
  atWall(room, 'back', 0, () => {
    b.begin('ceiling', 'mezzanine');
    box(b, [-half, under, 0], [half, top, deep], body);
    for (const x of [-half + 0.5, half - 0.5])
      box(b, [x - 0.06, 0, deep - 0.18], [x + 0.06, under, deep - 0.06], body);
    b.begin('fence', 'mezzanine railing');
    const ends = [
      [-half + 0.02, top, deep - 0.05],
      [half - 0.02, top, deep - 0.05],
    ] as const;
    if (isGlass) glassRailing(b, ...ends, 0.95, m.glass, rail);
    else railing(b, ...ends, 0.95, rail);
    const hasBed = parts.bed?.wanted === true && design.brief.room !== 'bedroom';
    b.place({ at: [-half * 0.42, top, 0.02] }, () => standShelves(room, Math.min(2, half), 1.7));
    if (hasBed)
      b.place({ at: [half * 0.45, top, 1.1], turnRad: Math.PI / 2 }, () =>
        madeBed(room, 1.3, false, []),
      );
    // Another stair is as good.
    if (parts.stairs?.wanted !== true) ladder(room, half - 0.85, body);
  });
  b.facts.mezzanine = true;
  if (parts.ladder?.wanted === true) b.facts.ladder = 1;
  if (parts.balustrade !== undefined) b.facts.balustrade = true;
}
