/** Type of the room on a photo, recognised by the whole picture and its typical things; null where none is sure. */
import { type RoomByLook, type RoomLook, roomsByLook } from './rooms/room-by-look.ts';
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
  /** The whole picture alone is not believed where its things are less likely than this. */
  readonly leastEvidence: number;
}

const roomSigns = {
  Bedroom: { makes: ['bed'], named: ['bed'], company: [], leastEvidence: 0.2 },
  Kitchen: {
    makes: ['oven or stove', 'refrigerator', 'microwave', 'dishwasher'],
    named: ['oven or stove', 'refrigerator', 'microwave', 'cabinets', 'worktop'],
    company: ['cabinets', 'worktop', 'sink'],
    leastEvidence: 0.1,
  },
  Bathroom: {
    makes: ['toilet', 'bathtub', 'shower'],
    named: ['toilet', 'bathtub', 'shower', 'mirror', 'sink', 'worktop', 'cabinets'],
    company: ['toilet', 'sink', 'mirror', 'worktop', 'cabinets'],
    leastEvidence: 0.1,
  },
} as const satisfies Readonly<Record<RoomByLook, RoomSigns>>;

/** Told where none of the rooms above is: all lists have one of their things there. */
const quietSigns = {
  'Living Room': [['sofa', 'television']],
  'Dining Room': [['dining table'], ['chair']],
} as const satisfies Readonly<Record<string, readonly (readonly string[])[]>>;
const quietNames = Object.keys(quietSigns) as (keyof typeof quietSigns)[];

const leastLikelihood = 0.5;
/** Evidence for another room counts for less than evidence for this one. */
const otherRooms = 0.5;

/** The whole picture tells a room from here on. */
const leastByLook = 0.6;
/** Things tell no room that the whole picture holds for less likely. */
const leastAgreed = 0.05;

type Sights = Pick<ThingsFound, 'things' | 'likelihoods'>;

const noneOf = (likelihoods: Sights['likelihoods'], names: readonly string[]) =>
  names.reduce((none, thing) => none * (1 - (likelihoods.get(thing) ?? 0)), 1);

const surest = (guesses: readonly RoomGuess[]) =>
  guesses.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));

/** The likelihood that one of its things is there, in its company. */
function evidenceFor(name: RoomByLook, likelihoods: Sights['likelihoods']): number {
  const { makes, company } = roomSigns[name];
  return (
    (1 - noneOf(likelihoods, makes)) * (company.length === 0 ? 1 : 1 - noneOf(likelihoods, company))
  );
}

/**
 * By the whole picture where it is sure and the things do not speak against it, else by the things alone.
 *
 * @param look likelihoods by the whole picture, where it was asked
 */
export function roomType(sights: Sights, look: RoomLook | null = null): RoomGuess | null {
  const best = (look && byPicture(sights, look)) ?? byFixtures(sights, look) ?? byFurniture(sights);
  if (best.likelihood < leastLikelihood) return null;
  return { ...best, likelihood: Math.round(best.likelihood * 100) / 100 };
}

function byPicture({ likelihoods }: Sights, look: RoomLook): RoomGuess | undefined {
  const name = roomsByLook.reduce((one, other) => (look[other] > look[one] ? other : one));
  const evidence = evidenceFor(name, likelihoods);
  const isShown =
    evidence >= roomSigns[name].leastEvidence && evidence >= (likelihoods.get('sofa') ?? 0);
  return isShown && look[name] >= leastByLook ? { name, likelihood: look[name] } : undefined;
}

/** The likelihood that one of its things is there in its company, and none of those of other rooms. */
function byFixtures({ things, likelihoods }: Sights, look: RoomLook | null): RoomGuess | undefined {
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
  const isProven =
    things.some(({ name }) => named.includes(name)) && (look?.[best.name] ?? 1) >= leastAgreed;
  return isProven && best.likelihood >= leastLikelihood ? best : undefined;
}

/** The likelihood that its furniture is there, and nothing that makes it another room. */
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
