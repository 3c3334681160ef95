/** Room type of a photo; null if unconfident. */
import { type RoomByLook, roomsByLook } from './rooms/room-by-look.ts';
import {
  likelihoodsBySights,
  type RoomName,
  type RoomSights,
  roomsBySights,
} from './rooms/room-by-sights.ts';
import type { ThingsFound } from './seen-things.ts';

export interface RoomGuess {
  readonly name: RoomName;
  readonly likelihood: number;
}

interface RoomSigns {
  /** Any of these identifies the room, and excludes the others. */
  readonly makes: readonly string[];
  /** Things that must be named as well, so that living rooms and empty rooms stay unnamed. */
  readonly named: readonly string[];
  /** One of these must be present as well: a hall's balustrade resembles a shower, but has no basin. */
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
} as const satisfies Readonly<Record<RoomByLook, RoomSigns>>;

/** Rooms considered if none of the above matches; one thing of each list is needed. */
const quietSigns = {
  'Living Room': [['sofa', 'television']],
  'Dining Room': [['dining table'], ['chair']],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
const quietNames = Object.keys(quietSigns) as (keyof typeof quietSigns)[];

const leastLikelihood = 0.5;
const otherRooms = 0.5;

type Sights = Pick<ThingsFound, 'things' | 'likelihoods'>;

const noneOf = (likelihoods: Sights['likelihoods'], names: readonly string[]) =>
  names.reduce((none, thing) => none * (1 - (likelihoods.get(thing) ?? 0)), 1);

const surest = (guesses: readonly RoomGuess[]) =>
  guesses.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));

/** Likelihood that an identifying thing is present, together with its company. */
function evidenceFor(name: RoomByLook, likelihoods: Sights['likelihoods']): number {
  const { makes, company } = roomSigns[name];
  return (
    (1 - noneOf(likelihoods, makes)) * (company.length === 0 ? 1 : 1 - noneOf(likelihoods, company))
  );
}

/** @param seen by the whole picture; without it typical things decide */
export function roomType(
  sights: Sights,
  seen: Pick<RoomSights, 'look' | 'detections'> | null = null,
): RoomGuess | null {
  const best = seen
    ? bySights({ ...seen, likelihoods: sights.likelihoods })
    : (byFixtures(sights) ?? byFurniture(sights));
  if (best.likelihood < leastLikelihood) return null;
  return { ...best, likelihood: Math.round(best.likelihood * 100) / 100 };
}

function bySights(sights: RoomSights): RoomGuess {
  const likelihoods = likelihoodsBySights(sights);
  return surest(roomsBySights.map((name, at) => ({ name, likelihood: likelihoods[at]! })));
}

/** Likelihood of its identifying things, and none of other rooms. */
function byFixtures({ things, likelihoods }: Sights): RoomGuess | undefined {
  const hasNone = roomsByLook.map((name) => noneOf(likelihoods, roomSigns[name].makes));
  const guesses = roomsByLook.map((name, at) => ({
    name,
    likelihood: hasNone.reduce(
      (both, none, other) => both * (other === at ? 1 : none ** otherRooms),
      evidenceFor(name, likelihoods),
    ),
  }));
  const best = guesses.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  const named: readonly string[] = roomSigns[best.name].named;
  const isProven = things.some(({ name }) => named.includes(name));
  return isProven && best.likelihood >= leastLikelihood ? best : undefined;
}

/** Likelihood of its furniture, and nothing that identifies another room. */
function byFurniture({ likelihoods }: Sights): RoomGuess {
  const noOther = noneOf(
    likelihoods,
    roomsByLook.flatMap((name) => roomSigns[name].makes),
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
