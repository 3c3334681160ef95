/** The old beds and sofas of a photo, each with the new piece that looks most like it. */
import { overlap, rectAt } from '../../furnish/floor-plan.ts';
import { styleRecord } from '../../furnish/furnish-room.ts';
import type { Piece } from '../../furnish/piece.ts';
import { bed } from '../../furnish/pieces/bedroom.ts';
import { sofaPiece } from '../../furnish/pieces/seats.ts';
import type { StyleRecord } from '../../furnish/style-record.ts';
import type { OpenedShell } from '../../opened-room.ts';
import { sharedArea } from '../../repaint/cover/thing-boxes.ts';
import { fitPiece } from './fit-piece.ts';
import { type FoundThing, furnitureFound, type OldThing, pixelsInBox } from './replaced-things.ts';

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
};

/** Posts are unlike most old beds. */
const bedsOf = (record: StyleRecord): StyleRecord[] =>
  record.bed.style === 'poster'
    ? [record, { ...record, bed: { ...record.bed, style: 'panel' } }]
    : [record];

/** Least likeness of a new piece to the old one in the picture, and least size of an old one (share of it). */
const least = { likeness: 0.7, share: 0.04 } as const;
/** Two boxes that share more of the smaller one are one thing. */
const sameThing = 0.5;
/** Metres by which fitted pieces may overlap. */
const touching = 0.1;

const areaOf = ({ box }: FoundThing) => box.width * box.height;
const rankOf = (thing: FoundThing) => thing.score * areaOf(thing);

/** Large and sure ones first; undefined if the largest finds no like. */
export function fittedThings(
  { reading, shell }: OpenedShell,
  { style, roomType }: { readonly style: string; readonly roomType: string },
  stays?: Float32Array,
): OldThing[] | undefined {
  const { analysis } = reading;
  const record = styleRecord(style);
  const things: OldThing[] = [];
  const found = furnitureFound(reading.photographed, roomType).toSorted(
    (one, other) => rankOf(other) - rankOf(one),
  );
  for (const thing of found) {
    const isKnown = things.some(
      (one) => sharedArea(one.box, thing.box) > sameThing * Math.min(areaOf(one), areaOf(thing)),
    );
    if (isKnown) continue;
    const old = pixelsInBox(thing, analysis, stays);
    const share = old.reduce((sum, one) => sum + one, 0) / old.length;
    if (share < least.share) continue;
    const fitted = fitPiece(old, piecesFor[thing.kind]!(record), shell, analysis.photo);
    const isLike = fitted !== undefined && fitted.likeness >= least.likeness;
    // the largest makes the room; others may stay
    if (!isLike && things.length === 0) return undefined;
    if (!isLike) continue;
    const rect = rectAt(fitted.spot, fitted.piece.footprint);
    const isFree = things.every(
      ({ fitted: one }) => !overlap(rectAt(one.spot, one.piece.footprint), rect, touching),
    );
    if (isFree) things.push({ ...thing, fitted });
  }
  return things;
}
