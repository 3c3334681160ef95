/** Which surroundings are consistent with the requested trees, weather and season. */
import type { Brief } from '../brief/brief.ts';
import type { PartKey, TreeKind } from '../brief/vocabulary/parts.ts';
import type { Season, Setting, Weather } from '../brief/vocabulary/surroundings.ts';

/** Likely surroundings of a kind of building if none is requested. */
export type PlaceWeights = Readonly<Partial<Record<Setting, number>>>;

const placesOfTree: Record<TreeKind, readonly Setting[]> = {
  palm: ['sea', 'desert', 'suburb', 'city'],
  olive: ['countryside', 'sea', 'desert'],
  cypress: ['countryside', 'sea', 'suburb'],
  birch: ['forest', 'lake', 'mountains', 'countryside', 'suburb'],
  conifer: ['forest', 'mountains', 'lake', 'countryside', 'suburb'],
  cherry: ['suburb', 'countryside', 'lake', 'city'],
  willow: ['lake', 'countryside', 'suburb'],
  maple: ['suburb', 'countryside', 'forest', 'lake', 'city'],
};
const green: readonly Setting[] = [
  ...(['suburb', 'countryside', 'forest', 'lake', 'mountains', 'sea'] as const),
];
const notDesert: readonly Setting[] = [...green, 'city'];
const placesOfWeather: Partial<Record<Weather, readonly Setting[]>> = {
  rain: notDesert,
  storm: notDesert,
  snow: notDesert,
  fog: notDesert,
};
const placesOfSeason: Partial<Record<Season, readonly Setting[]>> = { winter: notDesert };
const placesOfPart: Partial<Record<PartKey, readonly Setting[]>> = {
  garden: green,
  lawn: green,
  hedge: green,
};

/** Weight of places that contradict the words, used only if there is no other. */
const unlikely = 0.001;

export function likelyPlaces(brief: Brief, places: PlaceWeights): PlaceWeights {
  const rows = [
    brief.tree === undefined ? undefined : placesOfTree[brief.tree],
    brief.weather === undefined ? undefined : placesOfWeather[brief.weather],
    brief.season === undefined ? undefined : placesOfSeason[brief.season],
    ...Object.entries(brief.parts).map(([part, { wanted }]) =>
      wanted === false ? undefined : placesOfPart[part as PartKey],
    ),
  ].filter((row) => row !== undefined);
  return Object.fromEntries(
    Object.entries(places).map(([place, weight]) => [
      place,
      rows.every((row) => row.includes(place as Setting)) ? weight : weight * unlikely,
    ]),
  );
}
