/** Decisions from brief and seed: everything that the words leave open is chosen here, once. */
import { createRandom, hashText, type Random } from '../../random/random.ts';
import { styles } from '../../styles/styles.ts';
import type { Brief } from '../brief/brief.ts';
import type { PartKey } from '../brief/vocabulary/parts.ts';
import type {
  Season as SeasonWish,
  Setting,
  TimeOfDay as TimeWish,
  Weather as WeatherWish,
} from '../brief/vocabulary/surroundings.ts';
import type { SceneSetting, TimeOfDay } from '../scene-setting.ts';
import { moodRows } from './moods.ts';
import { likelyPlaces, type PlaceWeights } from './places.ts';

export interface Design {
  readonly brief: Brief;
  readonly seed: number;
  /** The whole text: with the seed it selects a room's layout. */
  readonly words: string;
  /** A separate random stream per part, so that an additional draw doesn't shift the others. */
  random(part: string): Random;
  readonly place: Setting;
  readonly time: TimeWish;
  readonly season: SeasonWish;
  readonly weather: WeatherWish;
  readonly snow: boolean;
  /** Yes, no, or with this probability if unspecified. */
  wants(part: PartKey, chance: number): boolean;
  count(part: PartKey): number | undefined;
}

/** Light and weather chosen afterwards; they don't change the geometry. */
export interface Circumstances {
  readonly time?: TimeWish | undefined;
  readonly weather?: WeatherWish | undefined;
  readonly season?: SeasonWish | undefined;
}

type Weights<Value extends string> = Readonly<Record<Value, number>>;

type DrawnSlot = 'setting' | 'weather' | 'season' | 'time' | 'style';

/** Fallbacks if every drawable value is refused; the first is used even then. */
const otherwise: Readonly<Record<DrawnSlot, readonly string[]>> = {
  setting: ['suburb', 'countryside', 'lake', 'forest', 'sea', 'mountains', 'desert', 'city'],
  weather: ['overcast', 'clear', 'cloudy'],
  season: ['summer', 'autumn', 'spring', 'winter'],
  time: ['day', 'golden', 'dusk', 'night'],
  style: ['modern', 'scandinavian', 'classic'],
};

/** The wish itself, or a weighted draw among values not refused. */
export function choose<Value extends string>(
  brief: Brief,
  slot: DrawnSlot,
  wished: Value | undefined,
  weights: Partial<Weights<Value>>,
  random: Random,
): Value {
  const draw = random.next();
  if (wished !== undefined) return wished;
  const refused = brief.excluded[slot] ?? [];
  const open = (Object.entries(weights) as [Value, number][]).filter(
    ([value]) => !refused.includes(value),
  );
  const total = open.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = draw * total;
  for (const [value, weight] of open) {
    rest -= weight;
    if (rest <= 0) return value;
  }
  const last = open.at(-1)?.[0];
  if (last !== undefined) return last;
  const spare = otherwise[slot];
  return (spare.find((value) => !refused.includes(value)) ?? spare[0]!) as Value;
}

const timeWeights: Weights<TimeWish> = {
  day: 0.78,
  golden: 0.08,
  morning: 0.14,
  dusk: 0,
  night: 0,
  dawn: 0,
};
/** Wishes for sun or a blue sky imply daytime. */
const timesOfWeather: Partial<Record<WeatherWish, Partial<Weights<TimeWish>>>> = {
  clear: { day: 0.6, golden: 0.2, morning: 0.2 },
};
/** Aerial views are shown in full light. */
const timesFromAbove: Partial<Weights<TimeWish>> = { day: 0.6, golden: 0.25, morning: 0.15 };
const weatherWeights: Partial<Weights<WeatherWish>> = { clear: 0.55, cloudy: 0.45 };
const seasonWeights: Weights<SeasonWish> = { spring: 0.22, summer: 0.53, autumn: 0.25, winter: 0 };

/** Streams seeded by the whole sentence, not only its subject. */
const ofWords: readonly string[] = [
  ...['room', 'furniture', 'windows', 'room materials', 'room camera'],
];

/** The brief without light and weather, which don't change the geometry. */
function wordsOf({ parts, style, mood, size, setting, layout }: Brief): string {
  // Placement of things is handled when the room is furnished.
  const things = Object.entries(parts).map(
    ([key, { side: _, at: __, kind: ___, several: ____, ...wish }]) => [key, wish],
  );
  const said = [Object.fromEntries(things), style, mood, size, setting];
  return JSON.stringify(layout === undefined ? said : [...said, layout]);
}

export function makeDesign(
  brief: Brief,
  seed: number,
  places: PlaceWeights,
  later: Circumstances = {},
): Design {
  // The subject is part of the seed, so that a cottage and a kitchen with one seed share no choices.
  const subject = brief.building ?? brief.room ?? brief.style ?? brief.view;
  const stream = (text: string) =>
    createRandom((hashText(text) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0);
  const base = stream(subject);
  // The rest of the words seeds the layout: another sentence gives another room.
  const words = `${subject} ${wordsOf(brief)}`;
  const worded = stream(words);
  const random = (part: string) => (ofWords.includes(part) ? worded : base).fork(part);
  const drawn = random('circumstances');
  const mood = brief.mood === undefined ? undefined : moodRows[brief.mood];
  const weather =
    later.weather ??
    choose(
      brief,
      'weather',
      brief.weather,
      mood?.weathers ?? weatherWeights,
      drawn.fork('weather'),
    );
  const winterWeather = weather === 'snow';
  const season =
    later.season ??
    (winterWeather
      ? (brief.season ?? 'winter')
      : choose(brief, 'season', brief.season, seasonWeights, drawn.fork('season')));
  const ofStyle = brief.style === undefined ? undefined : styles[brief.style].drawn.times;
  const ofWeather = brief.weather === undefined ? undefined : timesOfWeather[brief.weather];
  const hours =
    ofStyle ??
    mood?.times ??
    ofWeather ??
    (brief.camera === 'aerial' ? timesFromAbove : timeWeights);
  const time = later.time ?? choose(brief, 'time', brief.time, hours, drawn.fork('time'));
  const place = choose(
    brief,
    'setting',
    brief.setting,
    likelyPlaces(brief, places),
    drawn.fork('place'),
  );
  const snowRefused = brief.excluded.weather?.includes('snow') ?? false;
  const snow =
    winterWeather ||
    brief.building === 'igloo' ||
    (season === 'winter' &&
      !snowRefused &&
      (/\bsnow/i.test(brief.prompt) || drawn.fork('snow').chance(0.75)));
  return {
    brief,
    seed,
    words,
    random,
    place,
    time,
    season,
    weather,
    snow,
    wants(part, chance) {
      const draw = random(`wants ${part}`).next();
      return brief.parts[part]?.wanted ?? draw < chance;
    },
    count: (part) => brief.parts[part]?.count,
  };
}

const timeOf: Record<TimeWish, { readonly time: TimeOfDay; readonly elevationRad?: number }> = {
  dawn: { time: 'dawn' },
  morning: { time: 'day', elevationRad: 0.36 },
  day: { time: 'day' },
  golden: { time: 'golden' },
  dusk: { time: 'dusk' },
  night: { time: 'night' },
};

/**
 * Azimuth of the sun relative to the camera's side of the house: to one side, so that a facade has a lit and a shaded
 * face; a low sun is as often behind the house, where the picture shows its glow.
 */
const sunAside = {
  before: { least: 0.55, most: 1.15 },
  beyond: { least: 2.4, most: 2.8 },
  /** At dawn across the picture: long shadows, and relief on the walls. */
  across: { least: 1.25, most: 1.55 },
} as const;

export function sceneSetting(
  design: Design,
  cameraAzimuthRad: number,
  indoors: boolean,
): SceneSetting {
  const random = design.random('sun');
  const side = random.chance(0.5) ? 1 : -1;
  const isBeyond = !indoors && design.time === 'golden' && random.fork('beyond').chance(0.5);
  const isAcross = !indoors && design.time === 'dawn';
  const aside = isAcross ? sunAside.across : isBeyond ? sunAside.beyond : sunAside.before;
  const { time, elevationRad } = timeOf[design.time];
  return {
    time,
    weather: design.weather,
    season: design.season,
    sunAzimuthRad: cameraAzimuthRad + side * random.between(aside.least, aside.most),
    ...(elevationRad === undefined ? {} : { sunElevationRad: elevationRad }),
    snowCover: design.snow,
    indoors,
  };
}
