/** A room whose furniture is taken out for staging, cached with its shape: styles and variations share it. */
import { detectionsOn, handOnDetections } from '../../detector/photo-detections.ts';
import { keptCover, keptThings } from '../../restyle/kept/kept-things.ts';
import { paintedParts } from '../../restyle/kept/painted-parts.ts';
import type { Analysis } from '../../sense/analysis.ts';
import type { OpenedShell } from '../opened-room.ts';
import type { RedesignRequest } from '../request.ts';
import { type ClearedPhoto, clearedPhoto } from './cleared-photo.ts';
import { nearerThings } from './nearer-things.ts';
import { type OldThing, pixelsOf, withRims } from './old-things/replaced-things.ts';

export type StagedThings = Pick<RedesignRequest, 'keep' | 'painted'>;

export interface ClearedRoom extends ClearedPhoto {
  /** Distance (metres) per pixel of what stays in front. */
  readonly nearer: Float32Array;
}

/** 0..1 per pixel: things to keep and painted parts; undefined without any. */
export const stayingCover = (
  analysis: Analysis,
  { keep, painted }: StagedThings,
): Float32Array | undefined =>
  keptCover([...keptThings(analysis, keep), ...paintedParts(painted, analysis.photo)]);

/** 1 per pixel that is filled anew where these things stood. */
export function removedPixels(
  { reading, surfaces, shell }: OpenedShell,
  things: readonly OldThing[],
  wish: StagedThings,
): Uint8Array {
  const { analysis } = reading;
  const stays = stayingCover(analysis, wish);
  return withRims(pixelsOf(things, analysis, shell, stays), analysis, surfaces.planes, stays);
}

const cleared = new WeakMap<OpenedShell, Map<string, ClearedRoom>>();

/** @param opened along the edges that are seen */
export function clearedRoom(
  opened: OpenedShell,
  things: readonly OldThing[],
  wish: StagedThings,
): ClearedRoom {
  const isUsual = !wish.painted && (wish.keep ?? []).length === 0;
  const key = things
    .map(({ box, fitted: { piece, spot } }) =>
      [box.x, box.y, piece.widthMetres, piece.heightMetres, spot.x, spot.z, spot.turnRad].join(' '),
    )
    .join();
  const held = cleared.get(opened) ?? new Map<string, ClearedRoom>();
  cleared.set(opened, held);
  const known = isUsual ? held.get(key) : undefined;
  if (known) return known;
  const removed = removedPixels(opened, things, wish);
  const { analysis } = opened.reading;
  const room = {
    ...clearedPhoto(opened, removed),
    nearer: nearerThings(analysis, opened.surfaces.planes, removed),
  };
  // its paint asks for things in the photo: the others are known
  if (room.image !== analysis.photo) {
    const { photographed } = opened.reading;
    const others = detectionsOn(photographed)?.filter(
      ({ box }) => !things.some((thing) => thing.box === box),
    );
    handOnDetections(room.image, others ?? null);
  }
  if (isUsual) held.set(key, room);
  return room;
}
