/** Type of the room on a photo, recognised by its typical things; null where none is sure. */
import type { ThingsFound } from './seen-things.ts';

/** In the words of the interior studio. */
export type RoomName = 'Bedroom' | 'Kitchen' | 'Bathroom' | 'Living Room' | 'Dining Room';

export interface RoomGuess {
  readonly name: RoomName;
  readonly likelihood: number;
}

interface RoomSigns {
  /** Any of these makes it that room, and speaks against the others. */
  readonly makes: readonly string[];
  /** One of these is named as well: living rooms and empty rooms then stay unnamed. */
  readonly named: readonly string[];
  /** One of these stands beside it: the balustrade of a hall passes for a shower, but has no basin. */
  readonly company: readonly string[];
}

const roomSigns = {
  Bedroom: { makes: ['bed'], named: ['bed'], company: [] },
  Kitchen: {
    makes: ['oven or stove', 'refrigerator', 'microwave', 'dishwasher'],
    named: ['oven or stove', 'refrigerator', 'microwave', 'cabinets', 'worktop'],
    company: ['cabinets', 'worktop', 'sink'],
  },
  Bathroom: {
    makes: ['toilet', 'bathtub', 'shower'],
    named: ['toilet', 'bathtub', 'shower', 'mirror', 'sink', 'worktop', 'cabinets'],
    company: ['toilet', 'sink', 'mirror', 'worktop', 'cabinets'],
  },
} as const satisfies Readonly<Record<string, RoomSigns>>;
const roomNames = Object.keys(roomSigns) as (keyof typeof roomSigns)[];

/** Told where none of the rooms above is: all lists have one of their things there. */
const quietSigns = {
  'Living Room': [['sofa', 'television']],
  'Dining Room': [['dining table'], ['chair']],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
const quietNames = Object.keys(quietSigns) as (keyof typeof quietSigns)[];

const leastLikelihood = 0.5;
/** Evidence for another room counts for less than evidence for this one. */
const otherRooms = 0.5;

type Sights = Pick<ThingsFound, 'things' | 'likelihoods'>;

const noneOf = (likelihoods: Sights['likelihoods'], names: readonly string[]) =>
  names.reduce((none, thing) => none * (1 - (likelihoods.get(thing) ?? 0)), 1);

const surest = (guesses: readonly RoomGuess[]) =>
  guesses.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));

export function roomType(sights: Sights): RoomGuess | null {
  const best = byFixtures(sights) ?? byFurniture(sights);
  if (!best || best.likelihood < leastLikelihood) return null;
  return { ...best, likelihood: Math.round(best.likelihood * 100) / 100 };
}

/** The likelihood that one of its things is there, in its company, and none of those of other rooms. */
function byFixtures({ things, likelihoods }: Sights): RoomGuess | undefined {
  const hasNone = roomNames.map((name) => noneOf(likelihoods, roomSigns[name].makes));
  const guesses = roomNames.map((name, at) => {
    const { company } = roomSigns[name];
    return {
      name,
      likelihood: hasNone.reduce(
        (both, none, other) => both * (other === at ? 1 - none : none ** otherRooms),
        company.length === 0 ? 1 : 1 - noneOf(likelihoods, company),
      ),
    };
  });
  const best = guesses.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  const named: readonly string[] = roomSigns[best.name].named;
  const isProven = things.some(({ name }) => named.includes(name));
  return isProven && best.likelihood >= leastLikelihood ? best : undefined;
}

/** The likelihood that its furniture is there, and nothing that makes it another room. */
function byFurniture({ likelihoods }: Sights): RoomGuess {
  const noOther = noneOf(
    likelihoods,
    roomNames.flatMap((name) => roomSigns[name].makes),
  );
  return surest(
    quietNames.map((name) => ({
      name,
      likelihood: quietSigns[name].reduce(
        (all, names) => all * (1 - noneOf(likelihoods, names)),
        noOther,
      ),
    })),
  );
}
