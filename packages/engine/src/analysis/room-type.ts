/** Type of the room on a photo, recognised by its typical things; null where none is sure. */
import type { ThingsFound } from './things.ts';

/** In the words of the interior studio. */
export type RoomName = 'Bedroom' | 'Kitchen' | 'Bathroom';

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

const roomSigns: Readonly<Record<RoomName, RoomSigns>> = {
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
};
const roomNames = Object.keys(roomSigns) as RoomName[];

const leastLikelihood = 0.5;
/** Evidence for another room counts for less than evidence for this one. */
const otherRooms = 0.5;

/** The likelihood that one of its things is there, in its company, and none of those of other rooms. */
export function roomType({
  things,
  likelihoods,
}: Pick<ThingsFound, 'things' | 'likelihoods'>): RoomGuess | null {
  const noneOf = (names: readonly string[]) =>
    names.reduce((none, thing) => none * (1 - (likelihoods.get(thing) ?? 0)), 1);
  const hasNone = roomNames.map((name) => noneOf(roomSigns[name].makes));
  const guesses = roomNames.map((name, at) => {
    const { company } = roomSigns[name];
    return {
      name,
      likelihood: hasNone.reduce(
        (both, none, other) => both * (other === at ? 1 - none : none ** otherRooms),
        company.length === 0 ? 1 : 1 - noneOf(company),
      ),
    };
  });
  const best = guesses.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  const isProven = things.some(({ name }) => roomSigns[best.name].named.includes(name));
  if (!isProven || best.likelihood < leastLikelihood) return null;
  return { ...best, likelihood: Math.round(best.likelihood * 100) / 100 };
}
