/** Replaces old pieces one by one, each by a new one of its kind where it stood. */
import { FloorPlan, from, pieceBody, rectAt } from '../furnish/floor-plan.ts';
import { styleRecord } from '../furnish/furnish-room.ts';
import type { LaidOutPlan } from '../furnish/given-layout.ts';
import { rugPiece } from '../furnish/pieces/textiles.ts';
import type { OpenedShell } from '../opened-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { shareOver } from './old-things/piece-outline.ts';
import type { OldThing } from './old-things/replaced-things.ts';
import { type Widening, widenedShell, wideningFor } from './widened-shell.ts';

/** Rugs: beyond the sides of a bed, and in front of it; part of one that lies on the floor or under new pieces. */
const rug = { beyond: 1.3, deep: 2, out: 1.55, least: 0.9 } as const;

export interface PlanInPlace {
  readonly furnished: LaidOutPlan;
  readonly replaced: readonly OldThing[];
  readonly widening: Widening;
}

export function planInPlace(
  { reading, shell }: OpenedShell,
  things: readonly OldThing[],
  style: string,
  removed: Uint8Array,
): PlanInPlace {
  const { classOf, photo } = reading.analysis;
  const record = styleRecord(style);
  const rects = things.map(({ fitted: { piece, spot } }) => rectAt(spot, piece.footprint));
  const widening = wideningFor(shell, rects);
  const plan = new FloorPlan(widenedShell(shell, widening));
  for (const { fitted } of things) plan.add(fitted.piece, fitted.spot);
  const bed = things.find(({ kind }) => kind === 'bed');
  if (bed) {
    const { piece, spot } = bed.fitted;
    const under = rugPiece(record, piece.widthMetres + rug.beyond, rug.deep);
    const place = from(spot, 0, rug.out);
    const floor = roomClass('floor');
    const free = classOf.map((kind, at) => (kind === floor || removed[at] ? 1 : 0));
    if (shareOver(pieceBody(under, place), shell, photo, free) >= rug.least) plan.add(under, place);
  }
  return {
    furnished: {
      plan,
      record,
      hasMain: true,
      origins: plan.placed.map((_, own) => ({ own })),
      leftOut: [],
    },
    replaced: things,
    widening,
  };
}
