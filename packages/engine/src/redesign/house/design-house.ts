/** The design of a house without its picture: the outline it stands in, its plot, and what is raised there. */
import type { Analysis } from '../../sense/analysis.ts';
import type { Scene } from '../../visuals/scene-model.ts';
import { factsOf } from './house-facts.ts';
import { type HouseOutline, houseOutline } from './house-outline.ts';
import type { HouseFacts, HouseRequest, UnreadableHouse } from './house-request.ts';
import { styleOf } from './house-styles.ts';
import { cameraAxes } from './photo-camera.ts';
import { type PhotoLight, readPhotoLight } from './photo-light.ts';
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

export interface HouseDesign {
  readonly outline: HouseOutline;
  readonly light: PhotoLight;
  readonly scene: Scene;
  readonly facts: HouseFacts;
}

/** The same house as the picture of this request shows. */
export function designHouse(
  analysis: Analysis,
  request: HouseRequest,
  onRead: () => void = () => undefined,
): HouseDesign | UnreadableHouse {
  const outline = houseOutline(analysis);
  if (!outline) return { unreadable: sentences.noHouse };
  const doubt = doubtAbout(analysis, outline);
  if (doubt) return { unreadable: sentences[doubt] };
  const light = readPhotoLight(analysis, outline);
  const plot = readPlot(analysis, outline, request);
  onRead();
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
  const scene = { ...raised.scene, title: `House, ${request.style}` };
  return { outline, light, scene, facts: factsOf(request, plot, raised.built) };
}
