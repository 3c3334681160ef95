/** Replaces old pieces one by one, each by a new one of its kind where it stood. */
import { FloorPlan, from, pieceBody, rectAt } from '../../furnish/floor-plan.ts';
import { styleRecord } from '../../furnish/furnish-room.ts';
import type { LaidOutPlan } from '../../furnish/given-layout.ts';
import { rugPiece } from '../../furnish/pieces/textiles.ts';
import type { OpenedShell } from '../../opened-room.ts';
import type { RedesignRequest } from '../../request.ts';
import { isShapeDoubtful } from '../../shell/doubtful-shape.ts';
import { roomClass } from '../../shell/room-class.ts';
import { shareOver } from '../piece-outline.ts';
import { type OldThing, oldPieces } from './old-things.ts';
import { seenShare } from './outlines.ts';
import { type Widening, widenedShell, wideningFor } from './widened-shell.ts';

/** Rugs: beyond the sides of a bed, and in front of it; part of one that lies on the floor or under new pieces. */
const rug = { beyond: 1.3, deep: 2, out: 1.55, least: 0.9 } as const;
/** Part of the picture that is filled and stays in view: more looks filled in. */
const mostBare = 0.055;
const leastLike = 0.88;
/** Part of an old piece's outline at which it goes on: only a part of it was found. */
const mostTorn = 0.08;
/** Part of a new piece that is in the picture. */
const leastSeen = 0.55;

export interface PlanInPlace {
  readonly furnished: LaidOutPlan;
  readonly replaced: readonly OldThing[];
  readonly widening: Widening;
}

export function planInPlace(
  planned: OpenedShell,
  { style, roomType, keep, painted }: RedesignRequest,
): PlanInPlace | undefined {
  // readers prefer rooms drawn anew where these may be drawn
  if (!isShapeDoubtful(planned.reading)) return undefined;
  // what is kept by hand may be the bed itself
  if ((keep ?? []).length > 0 || painted) return undefined;
  const { reading, shell } = planned;
  const { classOf, photo } = reading.analysis;
  const found = oldPieces(planned, { style, roomType });
  const things = found.filter(
    ({ fitted, torn }) => fitted.likeness >= leastLike && torn <= mostTorn,
  );
  if (things.length === 0 || things.length < found.length) return undefined;
  if (bareShare(things) > mostBare) return undefined;
  const record = styleRecord(style);
  const rects = things.map(({ fitted: { piece, spot } }) => rectAt(spot, piece.footprint));
  const widening = wideningFor(shell, rects);
  const plan = new FloorPlan(widenedShell(shell, widening));
  for (const { fitted } of things) plan.add(fitted.piece, fitted.spot);
  if (things.some(({ fitted }) => seenShare(fitted, shell, photo) < leastSeen)) return undefined;
  const bed = things.find(({ kind }) => kind === 'bed');
  if (bed) {
    const { piece, spot } = bed.fitted;
    const under = rugPiece(record, piece.widthMetres + rug.beyond, rug.deep);
    const place = from(spot, 0, rug.out);
    const floor = roomClass('floor');
    const free = classOf.map((kind, at) =>
      kind === floor || things.some(({ old, outline }) => old[at] || outline[at]) ? 1 : 0,
    );
    if (shareOver(pieceBody(under, place), plan.shell, photo, free) >= rug.least)
      plan.add(under, place);
  }
  const origins = plan.placed.map((_, own) => ({ own }));
  const furnished = { plan, record, hasMain: true, origins, leftOut: [] };
  return { furnished, replaced: things, widening };
}

function bareShare(things: readonly OldThing[]): number {
  const { length } = things[0]!.old;
  let bare = 0;
  for (let at = 0; at < length; at++) {
    const goes = things.some(({ old }) => old[at]);
    if (goes && !things.some(({ outline }) => outline[at])) bare++;
  }
  return bare / length;
}
