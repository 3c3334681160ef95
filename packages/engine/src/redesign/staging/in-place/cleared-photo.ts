/** The photo without the furniture that is replaced; floor and walls close over it in their own colours. */
import { createRgbImage, type RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { completeSurfaces } from '../../complete/complete-surfaces.ts';
import { classOfPlane } from '../../empty/seen-surfaces.ts';
import { grown } from '../../empty/thing-mask.ts';
import type { OpenedShell } from '../../opened-room.ts';
import { roomClass } from '../../shell/room-class.ts';
import { planesNearby, seenPlanes } from './planes-nearby.ts';

export interface ClearedPhoto {
  readonly image: RgbImage;
  /** The photo's analysis, with floor and walls in the place of what was removed. */
  readonly analysis: Analysis;
}

const softPx = 1;
/** Sources of the fill keep this distance from things and their shade, as a share of the width. */
const awayShare = 0.015;

export function clearedPhoto(
  { reading, surfaces }: Pick<OpenedShell, 'reading' | 'surfaces'>,
  removed: Uint8Array,
): ClearedPhoto {
  const { analysis } = reading;
  const { photo } = analysis;
  if (!removed.includes(1)) return { image: photo, analysis };
  const seen = seenPlanes(analysis, surfaces.planes);
  const planes = planesNearby(photo, removed, surfaces.planes, seen);
  const fill = completed(analysis, planes, removed);
  const share = new Float32Array(removed);
  boxMean(share, photo.widthPx, photo.heightPx, softPx, share);
  const image = createRgbImage(photo.widthPx, photo.heightPx);
  for (let at = 0; at < share.length; at++)
    for (let c = at * 3; c < at * 3 + 3; c++)
      image.data[c] = photo.data[c]! + (fill.data[c]! - photo.data[c]!) * share[at]!;
  const classAt = (at: number) => classOfPlane[planes[at]!]!;
  const classOf = analysis.classOf.map((kind, at) => (removed[at] ? classAt(at) : kind));
  const all = analysis.surfaces.map((surface, kind) => ({
    ...surface,
    matte: {
      ...surface.matte,
      data: surface.matte.data.map((value, at) =>
        removed[at] ? Number(classAt(at) === kind) : value,
      ),
    },
  }));
  return { image, analysis: { ...analysis, photo: image, classOf, surfaces: all } };
}

function completed(analysis: Analysis, planes: Uint8Array, removed: Uint8Array): RgbImage {
  const { photo, classOf, camera } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  const things = classOf.map((kind, at) => (removed[at] || kind === object ? 1 : 0));
  const near = grown(things, w, h, Math.max(2, Math.round(w * awayShare)));
  const isSeen = planes.map((plane, at) =>
    !removed[at] && classOf[at] === classOfPlane[plane] ? 1 : 0,
  );
  const isSource = isSeen.map((seen, at) => (seen && !near[at] ? 1 : 0));
  return completeSurfaces(photo, {
    camera,
    planes: analysis.planes,
    planeOf: planes,
    hole: removed,
    isSeen,
    isSource,
    grain: 1.5,
    seed: 0,
  });
}
