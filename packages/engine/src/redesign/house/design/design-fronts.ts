/** Restyles a row, a block or a street: new cladding and divisions on every front. */
import type { Brief } from '../../../visuals/brief/brief.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { makeDesign } from '../../../visuals/scene/design.ts';
import { floorOf } from '../../../visuals/scene/facades/facade.ts';
import { raiseFacade } from '../../../visuals/scene/facades/raise-facade.ts';
import { finishScene } from '../../../visuals/scene/finish-scene.ts';
import { paletteOf } from '../../../visuals/scene/palette.ts';
import type { Scene } from '../../../visuals/scene-model.ts';
import type { HouseFacts, HouseRequest } from '../house-request.ts';
import type { PhotoLight } from '../read/light/photo-light.ts';
import type { ReadFronts } from '../read/read-fronts.ts';
import { lookOf, offersOfFronts } from './house-edits.ts';
import { floorShare } from './house-facts.ts';
import { styleOf } from './house-styles.ts';
import { groundQuad } from './raise-house.ts';

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Typical depth of rows and blocks lit from two sides. */
const usualDepthMetres = 12;

/** Depth of fronts below ground: streets slope. */
const belowFootMetres = 1.6;

/** The sun is in front of the widest facade, on the photo's side, so that sunlit parts stay sunlit. */
function sunBefore({ fronts }: ReadFronts, { sunAzimuthRad, isFromBehind }: PhotoLight): number {
  if (isFromBehind) return sunAzimuthRad;
  const widest = fronts.reduce((most, one) => (one.widthMetres > most.widthMetres ? one : most));
  return widest.turnRad + sunAzimuthRad;
}

export interface FrontsDesign {
  readonly scene: Scene;
  readonly facts: HouseFacts;
}

export function designFronts(
  read: ReadFronts,
  light: PhotoLight,
  request: HouseRequest,
): FrontsDesign {
  const style = styleOf(request.style);
  const row = style.house;
  const brief: Brief = {
    prompt: '',
    view: 'exterior',
    style: style.name,
    storeys: read.storeys,
    parts: {},
    excluded: {},
    corrections: [],
    notUnderstood: [],
    weather: light.weather,
    time: light.time,
    season: 'summer',
    setting: 'city',
  };
  const design = makeDesign(brief, request.seed, { city: 1 });
  const b = new SceneBuilder();
  const palette = paletteOf(b, design, lookOf(request, row.look), row.rooms);
  b.subject = true;
  const { groundMetres, storeyMetres, storeys } = read;
  for (const [index, { corner, turnRad, widthMetres, topAt }] of read.fronts.entries())
    b.place({ at: corner, turnRad }, () =>
      raiseFacade(
        b,
        palette,
        { widthMetres, groundMetres, storeyMetres, storeys, topAt, seed: request.seed + index },
        style.front,
      ),
    );
  b.subject = false;
  const foot = Math.min(...read.fronts.map(({ corner }) => corner[1]));
  groundQuad(b, Math.min(foot, read.camera.position[1]) - belowFootMetres);
  const high = floorOf({ ...read, widthMetres: 0, topAt: () => 0, seed: 0 }, storeys);
  const xs = read.fronts.map(({ corner }) => corner[0]);
  const zs = read.fronts.map(({ corner }) => corner[2]);
  const wide = Math.max(...read.fronts.map(({ widthMetres }) => widthMetres));
  const scene = finishScene(b, design, {
    setting: {
      time: light.time,
      weather: light.weather,
      season: 'summer',
      sunAzimuthRad: sunBefore(read, light),
      ...(light.time === 'dusk' ? {} : { sunElevationRad: light.sunElevationRad }),
      snowCover: false,
      indoors: false,
    },
    camera: {
      azimuthRad: 0,
      heightMetres: read.camera.position[1],
      horizontalFovDeg: 60,
      exact: read.camera,
    },
    subject: {
      min: [Math.min(...xs), 0, Math.min(...zs)],
      max: [Math.max(...xs) + wide, high, Math.max(...zs)],
    },
  });
  const widthMetres = (read.fronts.find(({ turnRad }) => turnRad === 0) ?? read.fronts[0]!)
    .widthMetres;
  const depthMetres = usualDepthMetres;
  return {
    scene,
    facts: {
      style: request.style,
      storeys,
      roof: 'as it was',
      widthMetres: rounded(widthMetres),
      depthMetres: rounded(depthMetres),
      heightMetres: rounded(high),
      footprintSquareMetres: Math.round(widthMetres * depthMetres),
      floorSquareMetres: Math.round(widthMetres * depthMetres * storeys * floorShare),
      garage: false,
      offers: offersOfFronts,
      notes: [
        `In the manner of ${request.style}: a study, no building permission.`,
        'This photo shows a row, a block or a building that fills it: its fronts are clad and divided anew, its outline and roof stay.',
        `Lengths are estimated from one photo; how deep the building is, ${usualDepthMetres} m, is assumed.`,
      ],
    },
  };
}
