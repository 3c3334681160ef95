/** Replaces old pieces one by one, each by a new one of its kind where it stood. */
import { FloorPlan, from, overlap, rectAt } from '../furnish/floor-plan.ts';
import { styleRecord } from '../furnish/furnish-room.ts';
import type { LaidOutPlan } from '../furnish/given-layout.ts';
import type { Piece } from '../furnish/piece.ts';
import { bed } from '../furnish/pieces/bedroom.ts';
import { armchairPiece, sofaPiece } from '../furnish/pieces/seats.ts';
import { rugPiece } from '../furnish/pieces/textiles.ts';
import type { StyleRecord } from '../furnish/style-record.ts';
import type { OpenedShell } from '../opened-room.ts';
import { sharedArea } from '../repaint/cover/thing-boxes.ts';
import { type FittedPiece, fitPiece } from './fit-piece.ts';
import { type OldThing, pixelsOf } from './replaced-things.ts';
import { type Widening, widenedShell, wideningFor } from './widened-shell.ts';

/** Pieces that may take the place of a kind. */
const piecesFor: Readonly<Record<string, (record: StyleRecord) => Piece[]>> = {
  bed: (record) =>
    bedsOf(record).flatMap((own) =>
      [2, 1.8, 1.6, 1.4, 1.2, 0.9].map((width) => bed(own, width, 0)),
    ),
  sofa: (record) =>
    [2.8, 2.4, 2.1, 1.8, 1.5].map((width) =>
      sofaPiece({ ...record, sofa: { ...record.sofa, hasChaise: false } }, width, 0),
    ),
  chair: (record) => [armchairPiece(record)],
};
/** Posts are unlike most old beds. */
const bedsOf = (record: StyleRecord): StyleRecord[] =>
  record.bed.style === 'poster'
    ? [record, { ...record, bed: { ...record.bed, style: 'panel' } }]
    : [record];

/** A room's main kind, without which nothing is replaced piece by piece. */
const mains: Readonly<Record<string, string>> = {
  Bedroom: 'bed',
  'Living Room': 'sofa',
  Den: 'sofa',
};
/** Kinds that are replaced beside it. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'Living Room': ['chair'],
  Den: ['chair'],
};
/** Least likeness of a new piece to the old one in the picture, and least size of a main one (share of it). */
const least = { likeness: 0.7, main: 0.05, other: 0.012 } as const;
/** Two boxes that share more of the smaller one are one thing. */
const sameThing = 0.5;
/** Rugs: beyond the sides of a bed, and in front of it. */
const rug = { beyond: 1.3, deep: 2, out: 1.55 } as const;

export interface PlanInPlace {
  readonly furnished: LaidOutPlan;
  readonly replaced: readonly OldThing[];
  readonly widening: Widening;
}

const areaOf = ({ box }: OldThing) => box.width * box.height;

/** Undefined if no main piece finds its like. */
export function planInPlace(
  opened: OpenedShell,
  found: readonly OldThing[],
  { style, roomType }: { readonly style: string; readonly roomType: string },
  stays?: Float32Array,
): PlanInPlace | undefined {
  const { reading, shell } = opened;
  const { analysis } = reading;
  const record = styleRecord(style);
  const mainKind = mains[roomType];
  const kinds = [mainKind, ...(besides[roomType] ?? [])];
  const chosen: { thing: OldThing; fitted: FittedPiece; isMain: boolean }[] = [];
  const large = found.toSorted(
    (one, other) => other.score * areaOf(other) - one.score * areaOf(one),
  );
  for (const thing of large) {
    if (!kinds.includes(thing.kind)) continue;
    const isKnown = chosen.some(
      ({ thing: one }) =>
        sharedArea(one.box, thing.box) > sameThing * Math.min(areaOf(one), areaOf(thing)),
    );
    if (isKnown) continue;
    const old = pixelsOf([thing], analysis, stays);
    const share = old.reduce((sum, one) => sum + one, 0) / old.length;
    const isMain = thing.kind === mainKind && share >= least.main;
    if (!isMain && share < least.other) continue;
    const fitted = fitPiece(old, piecesFor[thing.kind]!(record), shell, analysis.photo);
    if (!fitted || fitted.likeness < least.likeness) continue;
    const rect = rectAt(fitted.spot, fitted.piece.footprint);
    const isFree = chosen.every(
      ({ fitted: one }) => !overlap(rectAt(one.spot, one.piece.footprint), rect, 0.1),
    );
    if (isFree) chosen.push({ thing, fitted, isMain });
  }
  chosen.sort((one, other) => Number(other.isMain) - Number(one.isMain));
  if (!chosen[0]?.isMain) return undefined;
  const rects = chosen.map(({ fitted: { piece, spot } }) => rectAt(spot, piece.footprint));
  const widening = wideningFor(shell, rects);
  const plan = new FloorPlan(widenedShell(shell, widening));
  for (const { fitted } of chosen) plan.add(fitted.piece, fitted.spot);
  const [{ fitted: first, thing }] = chosen as [(typeof chosen)[number]];
  if (thing.kind === 'bed') {
    const under = rugPiece(record, first.piece.widthMetres + rug.beyond, rug.deep);
    plan.add(under, from(first.spot, 0, rug.out));
  }
  return {
    furnished: {
      plan,
      record,
      hasMain: true,
      origins: plan.placed.map((_, own) => ({ own })),
      leftOut: [],
    },
    replaced: chosen.map((one) => one.thing),
    widening,
  };
}
