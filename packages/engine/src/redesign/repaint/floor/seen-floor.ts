/** The floor of a photo, where camera, mask and light are sure enough for a new one. */
import type { Analysis } from '../../../sense/analysis.ts';
import type { RoomCover } from '../cover/room-cover.ts';
import { floorCover } from './floor-cover.ts';
import { floorShade } from './floor-shade.ts';
import { floorView } from './floor-view.ts';
import type { SeenFloor } from './lay-floor.ts';

/** Undefined where the old floor has to stay. @param analysis without its box */
export function seenFloor(analysis: Analysis, room: RoomCover): SeenFloor | undefined {
  const { photo, camera } = analysis;
  const cover = floorCover(analysis, room);
  const view = cover && floorView(camera, cover.share, photo.widthPx);
  if (!cover || !view) return undefined;
  const shade = floorShade(photo, cover.share, view.metrePx);
  return shade && { cover, view, shade };
}
