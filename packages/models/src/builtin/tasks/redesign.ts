/**
 * Redesigns a photo: empties and furnishes a room, or replaces a house. The result is scored; below the minimum
 * another layout is tried. An unreadable photo gets new finishes.
 */
import { furnishAnyway } from '@maquette/contract';
import type { RgbImage } from '@maquette/engine/image';
import { emptyRoom, firstLook as firstLookAtRoom } from '@maquette/engine/redesign';
import { stayingOf } from './kept-things.ts';
import { keptNotes, paintedNotes } from './kept-words.ts';
import type { MadePicture, Refused } from './messages/made.ts';
import type { RestyleInput, RestyleRecipe } from './messages/restyle.ts';
import { paintedMask } from './photo/painted-mask.ts';
import { type ReadPhoto, readPhoto } from './photo/photo-analysis.ts';
import { refuseNoPlace } from './photo/refuse-no-place.ts';
import { encodePng, encodePreview } from './plain-picture.ts';
import {
  type Redesigned,
  type RedesignWish,
  redesignDoors,
  roomRequest,
  type Unreadable,
} from './redesign-doors.ts';
import { finished } from './restyle.ts';
import type { TaskReports } from './task-table.ts';

/** Shares of progress: analysis, preview, redesign. */
const readPercent = 25;
const firstLookPercent = 35;
const endPercent = 98;

/** At 2048 px a thread would need a gigabyte. */
const mostSidePx = 1536;
/** Rooms of smaller photos are rendered at this size: below it furniture would have jagged edges. */
const leastSidePx = 1024;
/** Size at which redesigns analyse a photo, also for later design files. */
export const redesignedSidePx = ({ maxSidePx }: RestyleRecipe) => Math.min(maxSidePx, mostSidePx);

/** Minimum structure score: below it another layout is tried, then new finishes. */
const keptBar = 40;
const layouts = 2;
/** Golden-ratio steps: far apart, without early repetition. */
const seedStep = 0x9e3779b1;

interface FirstLook {
  readonly stage: string;
  readonly widthPx: number;
  make(photo: ReadPhoto, wish: RedesignWish): Promise<{ readonly image: RgbImage } | Unreadable>;
}

/** A quick preview: the emptied room, or the new house in few pixels. */
const firstLook: Readonly<Record<RestyleRecipe['kind'], FirstLook>> = {
  interior: {
    stage: 'Taking the furniture out',
    widthPx: 480,
    make: async (photo, wish) =>
      firstLookAtRoom(photo.analysis, photo.smaller(480), roomRequest(wish)),
  },
  exterior: {
    stage: 'Taking a first look',
    widthPx: 256,
    make: ({ analysis }, wish) =>
      redesignDoors.exterior(analysis, { ...wish, widthPx: 256, keep: [] }),
  },
};

const sentences = {
  another: 'The first layout did not keep enough of the photo, so another one was made.',
  onlyFinishes:
    'Nothing new stands in this picture: it has new finishes only, and was not counted.',
  byHand: 'Materials that were chosen by hand are used with Finishes only.',
  poor: 'No layout kept enough of this photo, so it got new finishes and its things stayed.',
} as const;

export async function redesign(
  input: RestyleInput,
  reports: TaskReports,
): Promise<MadePicture | Refused> {
  const { recipe } = input;
  const sidePx = redesignedSidePx(recipe);
  const read = [recipe.kind, sidePx, recipe, reports, readPercent] as const;
  const photo = await readPhoto(input.photo, ...read);
  const refused = refuseNoPlace(photo);
  if (refused) return refused;
  if (recipe.change === 'empty') return empty(input, photo, reports);
  const door = redesignDoors[recipe.kind];
  const { analysis } = photo;
  const keep = stayingOf(recipe, photo);
  const painted = await paintedMask(input.mask, photo);
  // manually painted parts are restored exactly
  const enlargedToPx = input.mask ? 0 : Math.min(recipe.maxSidePx, leastSidePx);
  if (analysis.photo.widthPx > firstLook[recipe.kind].widthPx * 2) {
    reports.stage(firstLook[recipe.kind].stage, readPercent);
    const first = await firstLook[recipe.kind].make(photo, {
      recipe,
      seed: input.seed,
      keep,
      painted,
    });
    if ('unreadable' in first) return finishes(input, first, reports);
    reports.preview(await encodePreview(first.image));
  }
  let best: (Redesigned & { readonly seed: number }) | undefined;
  const isByHand = recipe.layout !== undefined || recipe.houseEdits !== undefined;
  const tries = isByHand ? 1 : layouts;
  for (let layout = 0; layout < tries; layout++) {
    const seed = (input.seed + layout * seedStep) >>> 0;
    const from = firstLookPercent + ((endPercent - firstLookPercent) / tries) * layout;
    const made = await door(
      analysis,
      { recipe, seed, keep, painted, enlargedToPx },
      (stage, percent) => reports.stage(stage, from + (percent / 100) * (endPercent - from)),
    );
    if ('unreadable' in made) return finishes(input, made, reports);
    if (!best || made.score > best.score) best = { ...made, seed };
    if (best.score >= keptBar) break;
  }
  // Manual designs, and rooms that the user insists on, are rendered as ordered.
  const isInsisted = isByHand || recipe.plainRoom === true;
  if (!best || (best.score < keptBar && !isInsisted))
    return finishes(input, { unreadable: sentences.poor }, reports);
  const { image, score, overlay, notes, brief, seed } = best;
  await putBack(image, input, photo);
  return {
    picture: await encodePng(image),
    facts: {
      seed,
      structureScore: Math.round(score),
      overlay: await encodePng(overlay),
      design: recipe.kind === 'interior' ? 'room' : 'house',
      notes: [
        ...(seed === input.seed ? [] : [sentences.another]),
        ...notes,
        ...paintedNotes(recipe, photo.painted?.names),
        ...(recipe.kind === 'exterior' && recipe.finishes?.length ? [sentences.byHand] : []),
      ],
      brief,
    },
  };
}

/** The emptied room; the same bytes for the same photo. */
async function empty(
  input: RestyleInput,
  photo: ReadPhoto,
  reports: TaskReports,
): Promise<MadePicture> {
  reports.stage('Taking the furniture out', firstLookPercent);
  const made = emptyRoom(photo.analysis, stayingOf(input.recipe, photo));
  if ('unreadable' in made) return finishes(input, made, reports);
  await putBack(made.image, input, photo);
  return {
    picture: await encodePng(made.image),
    facts: {
      seed: input.seed,
      notes: [
        'Emptied: furniture, lamps and pictures are taken out.',
        ...made.notes,
        ...keptNotes(input.recipe, made.keptThings),
        ...paintedNotes(input.recipe, photo.painted?.names),
      ],
    },
  };
}

/** Falls back to new finishes, with the reason. */
async function finishes(
  input: RestyleInput,
  { unreadable: why, mayBePlain }: Unreadable,
  reports: TaskReports,
): Promise<MadePicture> {
  const { recipe } = input;
  const photo = await readPhoto(input.photo, recipe.kind, recipe.maxSidePx, recipe, reports);
  const made = await finished(
    { ...input, recipe: { ...recipe, change: 'finishes' } },
    photo,
    reports,
    true,
  );
  const { facts } = made;
  const others = facts.notes?.filter((note) => !note.includes(why)) ?? [];
  const advice = mayBePlain ? [furnishAnyway] : [];
  const notes = [why, sentences.onlyFinishes, ...advice, ...others];
  return { ...made, facts: { ...facts, notes, isSubstitute: true } };
}

/** Protected pixels are restored from the photo. */
async function putBack(image: RgbImage, { mask }: RestyleInput, photo: ReadPhoto): Promise<void> {
  const protect = (await paintedMask(mask, photo))?.share;
  if (!protect) return;
  const original = photo.analysis.photo.data;
  for (let pixel = 0; pixel < protect.length; pixel++) {
    const share = protect[pixel]!;
    if (share === 0) continue;
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      image.data[at] = image.data[at]! + (original[at]! - image.data[at]!) * share;
    }
  }
}
