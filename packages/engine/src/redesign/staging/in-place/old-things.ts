/** Old beds and sofas of a photo: cut out, each with the new piece that covers it best. */
import type { Detection } from '../../../detector/detect-things.ts';
import { detectionsOn } from '../../../detector/photo-detections.ts';
import type { RgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { overlap, rectAt } from '../../furnish/floor-plan.ts';
import { styleRecord } from '../../furnish/furnish-room.ts';
import type { Piece } from '../../furnish/piece.ts';
import { bed } from '../../furnish/pieces/bedroom.ts';
import type { StyleRecord } from '../../furnish/style-record.ts';
import type { OpenedShell } from '../../opened-room.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { roomClass } from '../../shell/room-class.ts';
import { bedsideThings } from './bedside.ts';
import { type FittedPiece, fitPiece } from './fit-piece.ts';
import { oldOutline } from './outline/old-outline.ts';
import { tornShare } from './outline/torn-things.ts';
import { outlinePixels } from './outlines.ts';

/** Kinds that are replaced, with the detector's least score. */
const replacedIn: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Bedroom: { bed: 0.24 },
};

/** Widths (metres) that are tried before they are scaled. */
const widthsMetres = [2, 1.6, 1.3, 0.9] as const;

const newBeds = (record: StyleRecord): Piece[] =>
  widthsMetres.map((width) => {
    const own = lowBed(record);
    return { ...bed(own, width, 0), front: frontOf(own) };
  });

/** Posts are unlike most old beds. */
const lowBed = (record: StyleRecord): StyleRecord =>
  record.bed.style === 'poster' ? { ...record, bed: { ...record.bed, style: 'panel' } } : record;

/** Headboard, and top of the bedding. */
const frontOf = ({ bed: { style } }: StyleRecord) => ({
  fromMetres: 0.12,
  heightMetres: style === 'platform' ? 0.48 : 0.58,
});

const least = { likeness: 0.6, share: 0.04 } as const;
const sameThing = 0.5;
const touching = 0.1;
const marginShare = 0.03;

export interface OldThing {
  readonly kind: string;
  readonly score: number;
  readonly box: Detection['box'];
  readonly fitted: FittedPiece;
  /** 1 per pixel of the old piece, and of the new one's outline. */
  readonly old: Uint8Array;
  readonly outline: Uint8Array;
  readonly share: number;
  /** Part of its outline at which it goes on in its own colour. */
  readonly torn: number;
  readonly size: Pick<RgbImage, 'widthPx' | 'heightPx'>;
}

const areaOf = ({ box }: Detection) => box.width * box.height;

interface Wish {
  readonly style: string;
  readonly roomType: string;
}

const known = new WeakMap<OpenedShell, Map<string, OldThing[]>>();

/** Cached: variations of a style share them. */
export function oldPieces(opened: OpenedShell, wish: Wish): OldThing[] {
  const held = known.get(opened) ?? new Map<string, OldThing[]>();
  known.set(opened, held);
  const key = `${wish.style} ${wish.roomType}`;
  const things = held.get(key) ?? cutOutPieces(opened, wish);
  held.set(key, things);
  return things;
}

function cutOutPieces({ reading, shell }: OpenedShell, { style, roomType }: Wish): OldThing[] {
  const { analysis, photographed } = reading;
  const kinds = replacedIn[roomType] ?? {};
  const record = styleRecord(style);
  const found = (detectionsOn(photographed) ?? [])
    .filter(({ kind, score }) => score >= (kinds[kind] ?? 2))
    .toSorted((one, other) => other.score * areaOf(other) - one.score * areaOf(one));
  const things: OldThing[] = [];
  for (const thing of found) {
    const isKnown = things.some(
      ({ box }) =>
        sharedArea(box, thing.box) > sameThing * Math.min(box.width * box.height, areaOf(thing)),
    );
    if (isKnown) continue;
    const made = cutOut(thing, analysis, shell, newBeds(record));
    if (!made) continue;
    const rect = rectAt(made.fitted.spot, made.fitted.piece.footprint);
    const isFree = things.every(
      ({ fitted: one }) => !overlap(rectAt(one.spot, one.piece.footprint), rect, touching),
    );
    if (isFree) things.push(made);
  }
  return things;
}

function sharedArea(one: Detection['box'], other: Detection['box']): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function cutOut(
  thing: Detection,
  analysis: Analysis,
  shell: PhotoShell,
  pieces: readonly Piece[],
): OldThing | undefined {
  const { photo, classOf } = analysis;
  const object = roomClass('object');
  const within = boxPixels(thing.box, photo);
  const told = within.map((one, at) => (one && classOf[at] === object ? 1 : 0));
  const openings = [roomClass('window'), roomClass('door')];
  const staysBeside = (old: Uint8Array) =>
    classOf.map((kind, at) => (!old[at] && (kind === object || openings.includes(kind)) ? 1 : 0));
  const fitTo = (old: Uint8Array, before?: FittedPiece) =>
    fitPiece({ ...photo, old, stays: staysBeside(old) }, pieces, shell, before);
  let fitted = fitTo(told);
  if (!fitted) return undefined;
  let old: Uint8Array = told;
  for (let round = 0; round < 2; round++) {
    const shape = outlinePixels(fitted, shell, photo);
    old = oldOutline(analysis, {
      within,
      shape,
      likeness: fitted.likeness,
      stays: round > 0 ? bedsideThings(analysis, fitted, shell) : undefined,
    });
    fitted = fitTo(old, round === 0 ? undefined : fitted) ?? fitted;
  }
  const share = old.reduce((sum, one) => sum + one, 0) / old.length;
  if (share < least.share || fitted.likeness < least.likeness) return undefined;
  const torn = tornShare(photo, old, staysBeside(old));
  const outline = outlinePixels(fitted, shell, photo);
  return { ...thing, fitted, old, outline, share, torn, size: photo };
}

function boxPixels(box: Detection['box'], { widthPx: w, heightPx: h }: RgbImage): Uint8Array {
  const pixels = new Uint8Array(w * h);
  const margin = marginShare * w;
  const [top, bottom] = [box.y * h - margin, (box.y + box.height) * h + margin];
  const [left, right] = [box.x * w - margin, (box.x + box.width) * w + margin];
  for (let y = Math.max(0, Math.round(top)); y < Math.min(h, bottom); y++)
    pixels.fill(1, y * w + Math.max(0, Math.round(left)), y * w + Math.min(w, Math.round(right)));
  return pixels;
}
