/**
 * Restyles a photo with our own engine, scored against the photo: a readable room gets new surfaces, others are
 * recoloured.
 */
import {
  type GuardedRestyle,
  keptThings,
  type RestyleStage,
  renderRestyle,
  restyleWithGuard,
} from '@maquette/engine/restyle';
import { refinish, refinishedBrief, refinishedNote } from './finishes/refinish.ts';
import { capital, spoken } from './finishes/spoken-names.ts';
import { keptThingsOf, withKeptThings } from './kept-things.ts';
import { keptNotes, paintedNotes, scoreSentence } from './kept-words.ts';
import type { MadePicture, Refused } from './messages/made.ts';
import type { RestyleInput } from './messages/restyle.ts';
import { analysisPercent, type ReadPhoto, readPhoto } from './photo/photo-analysis.ts';
import { refuseNoPlace } from './photo/refuse-no-place.ts';
import { decodeMask, encodePng, encodePreview } from './plain-picture.ts';
import { requestOf } from './restyle-request.ts';
import type { TaskReports } from './task-table.ts';

const stageNames: Readonly<Record<RestyleStage, string>> = {
  materials: 'Laying materials',
  light: 'Setting the light',
  decor: 'Placing decor',
  drawing: 'Drawing',
  finishing: 'Finishing',
};
const recoloured = 'Recoloured, not laid anew.';
const previewWidthPx = 480;
const previewPercent = analysisPercent + 10;

export async function restyle(
  input: RestyleInput,
  reports: TaskReports,
): Promise<MadePicture | Refused> {
  const { recipe } = input;
  const photo = await readPhoto(input.photo, recipe.kind, recipe.maxSidePx, recipe, reports);
  return refuseNoPlace(photo) ?? finished(input, photo, reports);
}

/** New finishes, whatever the photo shows. @param isFallback instead of furniture */
export async function finished(
  input: RestyleInput,
  photo: ReadPhoto,
  reports: TaskReports,
  isFallback = false,
): Promise<MadePicture> {
  const { recipe } = input;
  const { analysis } = photo;
  const { widthPx } = analysis.photo;
  const painted = input.mask && (await decodeMask(input.mask, photo, analysis.crop));
  const keep = keptThingsOf(recipe, photo);
  const kept = keptThings(analysis, keep).map(({ name }) => name);
  const protect = withKeptThings(painted, analysis, keep, photo);
  const laid = await refinish(
    analysis,
    { recipe, seed: input.seed, protect, isFallback },
    {
      onProgress: (_, percent) =>
        reports.stage(
          stageNames.materials,
          previewPercent + (percent / 100) * (98 - previewPercent),
        ),
    },
  );
  if (laid && 'image' in laid) {
    return {
      picture: await encodePng(laid.image),
      facts: {
        seed: input.seed,
        structureScore: laid.kept.score,
        overlay: await encodePng(laid.kept.overlay),
        notes: [
          refinishedNote(laid),
          scoreSentence(laid.kept, 'things and windows'),
          ...keptNotes(recipe, kept),
          ...paintedNotes(recipe, photo.painted?.names),
        ],
        brief: refinishedBrief(laid),
      },
    };
  }
  const request = { ...requestOf(recipe, input.seed), ...(protect ? { protect } : {}) };
  if (widthPx > previewWidthPx * 2 && !protect) {
    const first = renderRestyle(analysis, { ...request, widthPx: previewWidthPx });
    reports.preview(await encodePreview(first.image));
  }
  const made = restyleWithGuard(analysis, {
    ...request,
    onProgress: (stage, percent) =>
      reports.stage(stageNames[stage], previewPercent + (percent / 100) * (98 - previewPercent)),
  });
  return {
    picture: await encodePng(made.image),
    facts: {
      seed: made.seed,
      structureScore: Math.round(made.structure.score),
      overlay: await encodePng(made.structure.overlay),
      notes: [
        ...(laid ? [`${recoloured} ${laid.unreadable}`] : []),
        ...keptNotes(recipe, kept),
        ...paintedNotes(recipe, photo.painted?.names),
        ...notesOf(made, recipe.strength),
      ],
      brief: briefOf(made),
    },
  };
}

function notesOf(made: GuardedRestyle, requestedStrength: number): string[] {
  const notes: string[] = [];
  if (!made.isAccepted) {
    notes.push(
      'Parts of the photo could not be kept as well as we want. A straighter photo helps.',
    );
  } else if (made.strength < requestedStrength) {
    notes.push('The change was made gentler, so that everything stays in its place.');
  } else if (made.attempts > 1) {
    notes.push('The first try moved too much, so another variation was drawn.');
  }
  const kept = made.surfaces.filter(({ step }) => step === 'keep').map(({ surface }) => surface);
  if (kept.length > 0) notes.push(`Left as it is, because we were not sure: ${kept.join(', ')}.`);
  return notes;
}

function briefOf(made: GuardedRestyle): string[] {
  const finishes = made.surfaces.flatMap(({ surface, finish }) =>
    finish ? [`${capital(surface)}: ${spoken(finish)}`] : [],
  );
  const sky = made.sky ? [`Sky: ${spoken(made.sky)}`] : [];
  return [...finishes, ...sky, ...made.decor.map((piece) => capital(spoken(piece)))];
}
