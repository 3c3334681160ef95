import type { Built } from '../../../visuals/scene/buildings/house.ts';
import type { Plot } from '../../../visuals/scene/plot-houses/plot.ts';
import type { HouseFacts, HouseRequest } from '../house-request.ts';
import { offersOf } from './house-edits.ts';
import { styleOf } from './house-styles.ts';

const rounded = (value: number) => Math.round(value * 10) / 10;
/** Floor area as a share of the outline, without walls and stairs. */
export const floorShare = 0.86;

export function factsOf(request: HouseRequest, plot: Plot, built: Built): HouseFacts {
  const { footprint, heightMetres, storeys, roof } = built;
  const [wide, deep] = [footprint.x1 - footprint.x0, footprint.z1 - footprint.z0];
  const square = wide * deep;
  return {
    style: request.style,
    storeys,
    roof,
    widthMetres: rounded(wide),
    depthMetres: rounded(deep),
    heightMetres: rounded(heightMetres),
    footprintSquareMetres: Math.round(square),
    floorSquareMetres: Math.round(square * storeys * floorShare),
    garage: plot.garage !== undefined,
    offers: offersOf(styleOf(request.style)),
    notes: [
      `In the manner of ${request.style}: a study, no building permission.`,
      'Lengths are estimated from one photo.',
    ],
  };
}
