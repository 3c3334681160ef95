/** The photo without the furniture that is replaced; floor and walls close over it in their own colours. */
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { boxMean } from '../../ops/box-blur.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { keptOpenings } from '../compose/openings/kept-openings.ts';
import { classesBeforeGlass } from '../empty/before-glass.ts';
import { emptyPhoto } from '../empty/empty-photo.ts';
import { returnedLight } from '../empty/returned-light.ts';
import { classOfPlane, seenSurfaces } from '../empty/seen-surfaces.ts';
import type { OpenedShell } from '../opened-room.ts';
import { joinFill } from './join-fill.ts';

export interface ClearedPhoto {
  readonly image: RgbImage;
  /** The photo's analysis, with floor and walls in the place of what was removed. */
  readonly analysis: Analysis;
}

const softPx = 1;

export function clearedPhoto(
  { reading, surfaces }: Pick<OpenedShell, 'reading' | 'surfaces'>,
  removed: Uint8Array,
): ClearedPhoto {
  const { analysis } = reading;
  const { photo } = analysis;
  if (!removed.includes(1)) return { image: photo, analysis };
  const { planes } = surfaces;
  const fill = emptied({ reading, surfaces });
  joinFill(fill, photo, { removed, planes, classOf: analysis.classOf });
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

function emptied({ reading, surfaces }: Pick<OpenedShell, 'reading' | 'surfaces'>): RgbImage {
  const { analysis } = reading;
  const openings = keptOpenings(analysis, surfaces.planes, ['window', 'door']);
  const photo = returnedLight(reading, surfaces);
  const classOf = classesBeforeGlass(analysis);
  const lit = { ...reading, analysis: { ...analysis, photo, classOf } };
  // where walls end behind furniture is a guess
  return emptyPhoto(lit, seenSurfaces(lit), openings, { hasSkirting: false });
}
