/** An island or a peninsula with stools and lamps. */

import { island } from '../../furniture/kitchen/island.ts';
import { stool } from '../../furniture/seats/stools.ts';
import { worktopClutter } from '../../furniture/worktop.ts';
import { finished } from '../finished.ts';
import type { Room } from '../room.ts';
import { addPendant } from '../room-lamps.ts';
import type { KitchenStyle } from './cabinet-run.ts';

interface Bar {
  readonly x: number;
  readonly z: number;
  readonly length: number;
  /** Free ends, which may have stools too. */
  readonly freeEnds: readonly (-1 | 1)[];
}

export const barDepth = 0.95;
/** From the bar's centre to a stool in front. */
const stoolMetres = 0.75;
const stoolWide = 0.5;
const most = { stools: 8, pendants: 6 } as const;

function stools(room: Room, { x, z, length, freeEnds }: Bar): void {
  const { b, m, random, design } = room;
  if (design.brief.parts.stools?.wanted === false) return;
  const before = Math.floor(length / stoolWide);
  const wished = design.count('stools') ?? random.integer(2, Math.min(4, before));
  const count = Math.min(most.stools, before + freeEnds.length, wished);
  const ahead = Math.min(before, count);
  const seat = finished(room, 'stools', random.pick([m.wood, m.black, m.fabric]));
  const withBack = random.chance(0.4);
  const put = (at: readonly [number, number, number], turnRad: number) =>
    b.place({ at, turnRad: turnRad + random.between(-0.25, 0.25) }, () =>
      stool(b, 0.66, seat, m.black, withBack),
    );
  for (let index = 0; index < ahead; index++)
    put([x - length / 2 + (length * (index + 0.5)) / ahead, 0, z + stoolMetres], Math.PI);
  for (const end of freeEnds.slice(0, count - ahead))
    put([x + end * (length / 2 + 0.32), 0, z + 0.2], (-end * Math.PI) / 2);
  b.facts.stools = count;
}

export function bar(room: Room, at: Bar, { k, front }: KitchenStyle): void {
  const { b, m, random, design, height } = room;
  const { x, z, length } = at;
  const { parts } = design.brief;
  const colours = [m.cabinet, m.wood, m.accents[0]!, m.cabinet];
  const body = finished(room, 'island', random.pick(colours));
  const isSlab = parts.island?.materials !== undefined;
  b.place({ at: [x, 0, z] }, () => {
    island(b, {
      width: length,
      depth: barDepth,
      m: isSlab ? { ...k, top: body } : k,
      body,
      style: isSlab ? 'flat' : front,
      waterfall: isSlab || random.chance(0.3),
    });
    b.place({ at: [0, 0.02, 0] }, () =>
      worktopClutter(
        b,
        { from: -length / 2 + 0.1, to: length / 2 - 0.4, m: { ...k }, accents: m.accents },
        random,
      ),
    );
  });
  stools(room, at);
  const usual = length > 2.3 ? 3 : random.pick([1, 2]);
  const count = Math.min(most.pendants, design.count('pendants') ?? usual);
  const drop = height - random.between(1.75, 1.95);
  for (let index = 0; index < count; index++)
    addPendant(
      room,
      x - length / 2 + (length * (index + 0.5)) / count,
      z,
      drop,
      count === 1 ? 1.5 : 0.95,
    );
}
