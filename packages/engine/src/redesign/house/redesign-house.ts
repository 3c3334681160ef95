/** Public entry: replaces the house in a photo. */

import { scaleAnalysis } from '../../restyle/scale-analysis.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { renderLight } from '../../visuals/render/render-scene.ts';
import { designHouse } from './design-house.ts';
import { crownShade } from './develop/crown-shade.ts';
import { developHouse } from './develop/develop-house.ts';
import { withEveningLamps } from './develop/evening-lamps.ts';
import { reduceHouse, seenFiner, timesFiner } from './develop/finer-house.ts';
import { withRoomsByDay } from './develop/panes/rooms-by-day.ts';
import type {
  HouseHooks,
  HouseRequest,
  HouseStage,
  RedesignedHouse,
  UnreadableHouse,
} from './house-request.ts';
import { frontsInPhoto } from './place/fronts-in-photo.ts';
import { houseInPhoto } from './place/house-in-photo.ts';
import { keptSurroundings } from './place/kept-surroundings.ts';

const percentOf: Readonly<Record<HouseStage, number>> = {
  reading: 5,
  designing: 20,
  drawing: 35,
  placing: 85,
};

export async function redesignHouse(
  whole: Analysis,
  request: HouseRequest,
  hooks: HouseHooks = {},
): Promise<RedesignedHouse | UnreadableHouse> {
  const step = (stage: HouseStage) => {
    hooks.signal?.throwIfAborted();
    hooks.onProgress?.(stage, percentOf[stage]);
  };
  step('reading');
  const scaled = request.widthPx === undefined ? whole : scaleAnalysis(whole, request.widthPx);
  const designed = designHouse(scaled, request, () => step('designing'));
  if ('unreadable' in designed) return designed;
  const { kind, analysis, outline, light, scene, facts } = designed;
  step('drawing');
  const { widthPx, heightPx } = analysis.photo;
  const times = timesFiner(widthPx, heightPx);
  const drawn = seenFiner(scene, times);
  const { subject } = scene.camera;
  const sunThrough =
    kind === 'house' ? crownShade(analysis, outline, light, subject, request.seed) : undefined;
  const rendered = await renderLight(withEveningLamps(withRoomsByDay(drawn), light), {
    widthPx: widthPx * times,
    heightPx: heightPx * times,
    seed: request.seed,
    cutOut: (object) => object.subject,
    ...(sunThrough === undefined ? {} : { sunThrough }),
    ...(hooks.signal === undefined ? {} : { signal: hooks.signal }),
  });
  step('placing');
  const finer = developHouse(rendered, drawn, light, request.seed);
  const developed = reduceHouse(finer, widthPx, times);
  const placeInPhoto = kind === 'house' ? houseInPhoto : frontsInPhoto;
  const composed = placeInPhoto(analysis, outline, developed, request.seed);
  return {
    image: composed.image,
    scene,
    facts,
    kept: keptSurroundings(analysis.photo, composed),
  };
}
