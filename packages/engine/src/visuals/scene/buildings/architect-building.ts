/** "A Gaudí apartment building": the architect's own house, on a plot sized for the named kind. */
import { styles } from '../../../styles/styles.ts';
import type { Brief } from '../../brief/brief.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import type { Plot } from '../plot-houses/plot.ts';
import type { Grammar, House } from './house.ts';

interface Size {
  readonly widthMetres: number;
  readonly depthMetres: number;
  readonly storeys: number;
  readonly storeyMetres: number;
  readonly garage?: true;
}

const usualSize: Size = { widthMetres: 18, depthMetres: 10, storeys: 2, storeyMetres: 3.6 };

/** Kinds larger than a house. */
const sizes: Partial<Record<BuildingKind, Size>> = {
  'apartment-block': { widthMetres: 20, depthMetres: 12, storeys: 5, storeyMetres: 3.4 },
  'glass-tower': { widthMetres: 26, depthMetres: 14, storeys: 4, storeyMetres: 3.8 },
  museum: { widthMetres: 34, depthMetres: 16, storeys: 2, storeyMetres: 5.4 },
  'ribbed-hall': { widthMetres: 40, depthMetres: 18, storeys: 2, storeyMetres: 5.4 },
  'fluid-building': { widthMetres: 32, depthMetres: 16, storeys: 2, storeyMetres: 5 },
};

/** Most storeys of plot houses. */
const mostStoreys = 6;

function plotOf(kind: BuildingKind, { brief }: House['design']): Plot {
  const size = sizes[kind] ?? usualSize;
  const storeys = brief.storeys ?? size.storeys;
  return {
    widthMetres: size.widthMetres,
    depthMetres: size.depthMetres,
    storeys,
    heightMetres: storeys * size.storeyMetres + 1.2,
    garage: undefined,
    doorShare: 0.5,
  };
}

/** The named kind as this architect builds it; undefined if its own grammar shows the style. */
export function architectBuilding(grammar: Grammar, brief: Brief): Grammar | undefined {
  const { style, building, storeys = 1 } = brief;
  if (style === undefined || building === undefined) return undefined;
  const { exterior, drawn } = styles[style];
  if (!exterior?.raisesAllKinds) return undefined;
  if (drawn.kinds.includes(building) || storeys > mostStoreys) return undefined;
  const row = exterior.house;
  return {
    ...grammar,
    look: row.look,
    wearsStyles: false,
    ...(row.rooms === undefined ? {} : { rooms: row.rooms }),
    build: (house) => row.build(house, plotOf(building, house.design)),
  };
}
