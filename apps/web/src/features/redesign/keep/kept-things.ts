/** Things on the photo that stay while the room around them is redesigned. */
import type { HandEdits, PhotoAnalysis, ThingOnPhoto } from '@maquette/contract';
import { isSameThing } from '../adjust/edits/hand-edits.ts';
import { capital } from '../capital.ts';

export type NamedThing = PhotoAnalysis['things'][number];

export const isKept = ({ keptThings }: HandEdits, thing: ThingOnPhoto): boolean =>
  keptThings.some((one) => isSameThing(one, thing));

export function withKeptToggled(edits: HandEdits, { name, box }: ThingOnPhoto): HandEdits {
  const others = edits.keptThings.filter((one) => !isSameThing(one, { name, box }));
  const isAdded = others.length === edits.keptThings.length;
  return { ...edits, keptThings: isAdded ? [...others, { name, box }] : others };
}

const places = [
  { upTo: 0.38, word: 'left' },
  { upTo: 0.62, word: 'middle' },
  { upTo: 1, word: 'right' },
] as const;

const placeOf = ({ box }: ThingOnPhoto): string =>
  places.find(({ upTo }) => box.x + box.width / 2 <= upTo)?.word ?? 'right';

/** "Bed"; "Cabinets, left" if there are several; "Cabinets, left 2" if even that is ambiguous. */
export function thingLabels(things: readonly ThingOnPhoto[]): string[] {
  const labels = things.map((thing) =>
    things.filter(({ name }) => name === thing.name).length === 1
      ? capital(thing.name)
      : `${capital(thing.name)}, ${placeOf(thing)}`,
  );
  return labels.map((label, at) => {
    const earlier = labels.slice(0, at).filter((one) => one === label).length;
    return earlier === 0 ? label : `${label} ${earlier + 1}`;
  });
}

/** Candidate positions of a spot within a bounding box, best first. */
const inBox = [
  [0.5, 0.5],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
] as const;
/** Smallest distance at which a finger can tell spots apart, as a share of the photo. */
const apart = 0.12;

/** One spot per thing, within it and apart from the earlier spots. */
export function spotsOf(things: readonly ThingOnPhoto[]): { x: number; y: number }[] {
  const spots: { x: number; y: number }[] = [];
  for (const { box } of things) {
    const places = inBox.map(([across, down]) => ({
      x: box.x + across * box.width,
      y: box.y + down * box.height,
    }));
    const room = (place: { x: number; y: number }) =>
      Math.min(apart, ...spots.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
    spots.push(places.reduce((best, place) => (room(place) > room(best) ? place : best)));
  }
  return spots;
}
