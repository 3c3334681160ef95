/** Landmarks as building grammars: one, or the requested number side by side. */
import type { LandmarkKind } from '../../brief/vocabulary/landmarks.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import type { Built, Grammar, House } from '../buildings/house.ts';
import { coat, finishOf } from '../finishes.ts';
import { aloft } from './aloft.ts';
import { arenas } from './arenas.ts';
import { boats } from './boats.ts';
import { bridges } from './bridges.ts';
import { castles } from './castles.ts';
import { churches } from './churches.ts';
import { cinemas } from './cinema.ts';
import { clockTowers } from './clock-towers.ts';
import { dwellings } from './dwellings.ts';
import { type Kit, type Landmark, type Landmarks, plain, type Stands } from './kit/landmark.ts';
import { lighthouses } from './lighthouses.ts';
import { mounds } from './mounds.ts';
import { odd } from './odd.ts';
import { plots } from './plots.ts';
import { roundHuts } from './round-huts.ts';
import { sheds } from './sheds.ts';
import { stalls } from './stalls.ts';
import { temples } from './temples.ts';
import { towers } from './towers.ts';
import { townBuildings } from './town-buildings.ts';

export const landmarkRows: Landmarks = {
  ...lighthouses,
  ...towers,
  ...clockTowers,
  ...churches,
  ...temples,
  ...castles,
  ...bridges,
  ...dwellings,
  ...roundHuts,
  ...mounds,
  ...sheds,
  ...stalls,
  ...boats,
  ...townBuildings,
  ...cinemas,
  ...arenas,
  ...odd,
  ...aloft,
  ...plots,
};

const usual = {
  walls: [['plaster']],
  accents: [['stone']],
  roofs: [['tile']],
  frames: ['#efece4', '#3a3c40'],
  trims: ['#efece4'],
  doors: ['#5a4030'],
} as const;

/** The paints of the walls in the order of the words, the palette's own first. */
function bandsOf({ b, design, skin }: House) {
  const { colours = [], materials = [] } = design.brief.parts.walls ?? {};
  const rest = colours.slice(1).map((colour) => {
    const [material] = materials;
    return b.material(
      material === undefined
        ? coat(colour, { name: `band ${colour}`, roughness: 0.7 })
        : finishOf(material, 'wall', { colour }),
    );
  });
  return [skin.wall, ...rest];
}

export function kitOf(house: House, index = 0): Kit {
  const { b, palette } = house;
  const bands = bandsOf(house);
  return {
    house,
    b,
    palette,
    skin: { ...house.skin, revealMetres: 0.18 },
    bands,
    index,
    other: plain(b),
  };
}

const mostSideBySide = 6;
const gapMetres = 1.6;

/** Facts that the table of landmarks says, and those of walls that have none. */
function say({ b }: House, { facts = {} }: Stands): void {
  for (const [key, value] of Object.entries(facts)) b.facts[key] ??= value;
}

function build(house: House, { build: raise, camera, countsItself }: Landmark): Built {
  const { b, design } = house;
  const wished = design.brief.parts.houses?.count ?? 1;
  const count = countsItself === true ? 1 : Math.min(mostSideBySide, wished);
  const stands: Stands[] = [];
  let right = 0;
  for (let index = 0; index < count; index++) {
    const kit = kitOf(house, index);
    if (index === 0) {
      const first = raise(kit);
      stands.push(first);
      right = first.rect.x1;
      continue;
    }
    const { rect } = stands[0]!;
    const dx = right + gapMetres - rect.x0;
    b.place({ at: [dx, 0, 0] }, () => stands.push(raise(kit)));
    right += gapMetres + rect.x1 - rect.x0;
  }
  const first = stands[0]!;
  say(house, first);
  b.facts.houses ??= count;
  b.facts.layout = 'landmark';
  return {
    footprint: { ...first.rect, x1: right },
    heightMetres: first.high,
    storeys: first.storeys ?? 1,
    roof: first.roof ?? 'gable',
    ...(camera === undefined ? {} : { camera }),
  };
}

export function grammarOf(kind: BuildingKind, row: Landmark): Grammar {
  return {
    kind,
    look: { ...usual, ...row.look },
    places: row.places,
    storeys: row.storeys ?? [1, 1],
    storeyMetres: 3,
    openToAll: false,
    wearsStyles: false,
    offers: [],
    build: (house) => build(house, row),
  };
}

export const landmarkGrammars: readonly Grammar[] = (
  Object.entries(landmarkRows) as [LandmarkKind, Landmark][]
).map(([kind, row]) => grammarOf(kind, row));
