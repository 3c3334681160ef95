/** Designs a house without rendering it: the old outline, its plot, and the new geometry. */
import type { Analysis } from '../../sense/analysis.ts';
import type { Scene } from '../../visuals/scene-model.ts';
import { designFronts } from './design/design-fronts.ts';
import { factsOf } from './design/house-facts.ts';
import { styleOf } from './design/house-styles.ts';
import { raiseHouse } from './design/raise-house.ts';
import type { HouseFacts, HouseRequest, UnreadableHouse } from './house-request.ts';
import { withWholeTrunks } from './read/hidden/hidden-trunks.ts';
import { withHiddenWings } from './read/hidden/hidden-wings.ts';
import { type HouseOutline, houseOutline } from './read/house-outline.ts';
import { leastTrust, trustIn } from './read/house-trust.ts';
import { type PhotoLight, readPhotoLight } from './read/light/photo-light.ts';
import { pageBar } from './read/page-bar.ts';
import { cameraAxes } from './read/photo-camera.ts';
import { readFronts } from './read/read-fronts.ts';
import { readPlot } from './read/read-plot.ts';
import { doubtAbout } from './read/single-house.ts';

const sentences = {
  noHouse:
    'We could not find a house in this photo. Try one that shows the front of a single house, or choose Finishes.',
  noFront:
    'We could not read the fronts in this photo. Step back until ground and sky show around the building, or choose Finishes.',
  tooClose:
    'The building fills this photo. Step back until ground and sky show around it, or choose Finishes.',
} as const;

export interface HouseDesign {
  /** The given one, with trunks named as a whole. */
  readonly analysis: Analysis;
  /** A new house on its plot, or new fronts on a row or on a building that fills the photo. */
  readonly kind: 'house' | 'fronts';
  readonly outline: HouseOutline;
  readonly light: PhotoLight;
  readonly scene: Scene;
  readonly facts: HouseFacts;
}

/** The same house as in the picture of this request. */
export function designHouse(
  given: Analysis,
  request: HouseRequest,
  onRead: () => void = () => undefined,
): HouseDesign | UnreadableHouse {
  const analysis = withWholeTrunks(given);
  const seen = houseOutline(analysis);
  if (!seen) return { unreadable: sentences.noHouse };
  const outline = withHiddenWings(analysis, seen);
  const trust = trustIn(analysis, outline);
  const isSingle = doubtAbout(analysis, seen) === undefined;
  if ((isSingle ? trust.house : trust.fronts) < leastTrust)
    return { unreadable: sentences.noFront };
  const light = readPhotoLight(analysis, seen);
  if (!isSingle) {
    const fronts = readFronts(analysis, seen);
    if (!fronts) return { unreadable: sentences.noFront };
    onRead();
    const { scene, facts } = designFronts(fronts, light, request);
    const title = `Fronts, ${request.style}`;
    return { kind: 'fronts', analysis, outline: seen, light, scene: { ...scene, title }, facts };
  }
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
    { heightPx: analysis.photo.heightPx, barPx: pageBar(analysis.photo) },
  );
  if (!raised) return { unreadable: sentences.tooClose };
  const scene = { ...raised.scene, title: `House, ${request.style}` };
  return {
    kind: 'house',
    analysis,
    outline,
    light,
    scene,
    facts: factsOf(request, plot, raised.built),
  };
}
