/** Brief and seed to decisions: whatever the words left open is chosen here, once, by the seed. */
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
  /** The words as a whole: with the seed they choose how a room is laid out. */
  readonly words: string;
  /** A stream of its own for each part of the work, so that one draw more does not move the rest. */
  random(part: string): Random;
  readonly place: Setting;
  readonly time: TimeWish;
  readonly season: SeasonWish;
  readonly weather: WeatherWish;
  readonly snow: boolean;
  /** Yes, no, or by this chance where nothing was said. */
  wants(part: PartKey, chance: number): boolean;
  count(part: PartKey): number | undefined;
}

/** Light and weather chosen afterwards: they change nothing that was built. */
export interface Circumstances {
  readonly time?: TimeWish | undefined;
  readonly weather?: WeatherWish | undefined;
  readonly season?: SeasonWish | undefined;
}

type Weights<Value extends string> = Readonly<Record<Value, number>>;

type DrawnSlot = 'setting' | 'weather' | 'season' | 'time' | 'style';

/** Fallbacks when all that would be drawn is refused; the first stands even against a refusal of all. */
const otherwise: Readonly<Record<DrawnSlot, readonly string[]>> = {
  setting: ['suburb', 'countryside', 'lake', 'forest', 'sea', 'mountains', 'desert', 'city'],
  weather: ['overcast', 'clear', 'cloudy'],
  season: ['summer', 'autumn', 'spring', 'winter'],
  time: ['day', 'golden', 'dusk', 'night'],
  style: ['modern', 'scandinavian', 'classic'],
};

/** The wish itself, or a weighted draw among what was not refused. */
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
/** Wishes for sun or a blue sky mean the day. */
const timesOfWeather: Partial<Record<WeatherWish, Partial<Weights<TimeWish>>>> = {
  clear: { day: 0.6, golden: 0.2, morning: 0.2 },
};
/** From the air a place is shown in full light. */
const timesFromAbove: Partial<Weights<TimeWish>> = { day: 0.6, golden: 0.25, morning: 0.15 };
const weatherWeights: Partial<Weights<WeatherWish>> = { clear: 0.55, cloudy: 0.45 };
const seasonWeights: Weights<SeasonWish> = { spring: 0.22, summer: 0.53, autumn: 0.25, winter: 0 };

/** Streams that follow the whole sentence, not only its subject. */
const ofWords: readonly string[] = [
  ...['room', 'furniture', 'windows', 'room materials', 'room camera'],
];

/** The brief without its light and weather: those change nothing that is built. */
function wordsOf({ parts, style, mood, size, setting, layout }: Brief): string {
  // Where things stand is looked after when the room is furnished.
  const things = Object.entries(parts).map(([key, { side: _, at: __, ...wish }]) => [key, wish]);
  const said = [Object.fromEntries(things), style, mood, size, setting];
  return JSON.stringify(layout === undefined ? said : [...said, layout]);
}

export function makeDesign(
  brief: Brief,
  seed: number,
  places: PlaceWeights,
  later: Circumstances = {},
): Design {
  // The subject is part of the seed: a cottage and a kitchen of one seed share no choices.
  const subject = brief.building ?? brief.room ?? brief.style ?? brief.view;
  const stream = (text: string) =>
    createRandom((hashText(text) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0);
  const base = stream(subject);
  // The rest of the words shapes how a place is laid out: another sentence is another room.
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
    winterWeather || (season === 'winter' && !snowRefused && drawn.fork('snow').chance(0.75));
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
 * How far the sun stands from the camera's side of the house. To one side, so that a facade has a lit
 * and a shaded face; a low sun as often beyond the house, where its glow is in the picture.
 */
const sunAside = {
  before: { least: 0.55, most: 1.15 },
  beyond: { least: 2.4, most: 2.8 },
  /** At dawn across the picture: the shadows are long, the walls have relief. */
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
