/** The door: a photo of a house to the same place with another house on it. */

import { scaleAnalysis } from '../../restyle/scale-analysis.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { renderScene } from '../../visuals/render/render-scene.ts';
import { developHouse } from './develop-house.ts';
import { factsOf } from './house-facts.ts';
import { houseInPhoto } from './house-in-photo.ts';
import { houseOutline } from './house-outline.ts';
import type {
  HouseHooks,
  HouseRequest,
  HouseStage,
  RedesignedHouse,
  UnreadableHouse,
} from './house-request.ts';
import { styleOf } from './house-styles.ts';
import { keptSurroundings } from './kept-surroundings.ts';
import { cameraAxes } from './photo-camera.ts';
import { readPhotoLight } from './photo-light.ts';
import { raiseHouse } from './raise-house.ts';
import { readPlot } from './read-plot.ts';
import { doubtAbout } from './single-house.ts';

const sentences = {
  noHouse:
    'We could not find a house in this photo. Try one that shows the front of a single house, or choose Finishes.',
  manyHomes:
    'This photo shows a row, a block or a street. A new shape needs one house that stands by itself, so choose Finishes here.',
  tooClose:
    'The building fills this photo. Step back until ground and sky show around it, or choose Finishes.',
} as const;

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
  const analysis = request.widthPx === undefined ? whole : scaleAnalysis(whole, request.widthPx);
  const outline = houseOutline(analysis);
  if (!outline) return { unreadable: sentences.noHouse };
  const doubt = doubtAbout(analysis, outline);
  if (doubt) return { unreadable: sentences[doubt] };
  const light = readPhotoLight(analysis, outline);
  const plot = readPlot(analysis, outline, request);
  step('designing');
  const raised = raiseHouse(
    {
      wishes: request,
      outline,
      axes: cameraAxes(analysis),
      light,
      style: styleOf(request.style),
      seed: request.seed,
    },
    plot,
    analysis.photo.heightPx,
  );
  if (!raised) return { unreadable: sentences.tooClose };
  step('drawing');
  const { widthPx, heightPx } = analysis.photo;
  const rendered = await renderScene(raised.scene, {
    widthPx,
    heightPx,
    seed: request.seed,
    cutOut: ({ subject }) => subject,
    ...(hooks.signal === undefined ? {} : { signal: hooks.signal }),
  });
  step('placing');
  const developed = developHouse(rendered, raised.scene, light);
  const composed = houseInPhoto(analysis, outline, developed, request.seed);
  return {
    image: composed.image,
    scene: raised.scene,
    facts: factsOf(request, plot, raised.built),
    kept: keptSurroundings(analysis.photo, composed),
  };
}
