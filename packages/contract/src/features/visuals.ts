/** Text to image. */
import { z } from 'zod';
import { accepted, idempotencyKey, seed, variations } from '../accepted.ts';
import { limits } from '../limits.ts';
import { pictureShapeNames } from '../picture-shapes.ts';
import { procedure } from '../procedure.ts';

/** Changes to the prompt's scene; absent fields keep the prompt's values. */
export const sceneChange = z.object({
  /** Moves the camera around the building, degrees to the right of its position. */
  turnDeg: z.number().min(-180).max(180).optional(),
  time: z.enum(['dawn', 'day', 'golden', 'dusk', 'night']).optional(),
  weather: z.enum(['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm']).optional(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
  medium: z
    .enum(['photograph', 'watercolour', 'pencil', 'ink', 'blueprint', 'clay', 'cutPaper'])
    .optional(),
});
export type SceneChange = z.infer<typeof sceneChange>;

/** Depth of field: all sharp, most, or the main piece only. */
export const lensNames = ['none', 'soft', 'shallow'] as const;
export type LensName = (typeof lensNames)[number];

/** Quality of a final picture: closer to a photograph, at several times the cost. */
export const pictureQuality = z.object({
  finer: z.boolean().default(false),
  /** For finer pictures; others are sharp throughout. */
  lens: z.enum(lensNames).default('none'),
});

/** One wish edited: a new value, or null to let the seed decide. */
export const chipEdit = z.object({
  key: z.string().min(1).max(60),
  value: z.string().min(1).max(60).nullable(),
});
export type ChipEdit = z.infer<typeof chipEdit>;

const chipEdits = z.array(chipEdit).max(80).default([]);
const prompt = z.string().trim().min(1).max(limits.promptCharacters);

const name = z.string().max(60).nullish();
const number = z.number().nullish();
const mostTraits = 6;
const names = z.array(z.string().max(60)).max(mostTraits).nullish();
/** A brief written by a language model; the scene engine uses what it knows of it. */
export const briefWishes = z.object({
  /** From inside or outside. */
  view: name,
  building: name,
  room: name,
  style: name,
  roof: name,
  tree: name,
  setting: name,
  season: name,
  weather: name,
  time: name,
  camera: name,
  mood: name,
  size: name,
  medium: name,
  storeys: number,
  /** Traits of the house or room itself: "leaning". */
  traits: names,
  parts: z
    .array(
      z.object({
        part: z.string().max(60),
        /** False: must be absent. */
        wanted: z.boolean(),
        count: number,
        size: name,
        form: name,
        colour: name,
        material: name,
        traits: names,
        /** Side of the picture. */
        side: name,
        /** Where it stands: the relation, and the other part. */
        relation: name,
        of: name,
        /** Pieces with a finish of their own: "black legs". */
        pieces: z
          .array(
            z.object({ piece: z.string().max(60), colour: name, material: name, traits: names }),
          )
          .max(mostTraits)
          .nullish(),
      }),
    )
    .max(60),
  /** Words of the prompt without a field. */
  notUnderstood: z.array(z.string().max(80)).max(12),
});
export type BriefWishes = z.infer<typeof briefWishes>;

export const writtenBrief = z.object({
  /** The model's display name. */
  by: z.string().min(1).max(120),
  wishes: briefWishes,
});
export type WrittenBrief = z.infer<typeof writtenBrief>;

const chipOption = z.object({ value: z.string(), label: z.string() });
const chip = z.object({
  key: z.string(),
  /** The chip's label: "Storeys", "Door, colour". */
  subject: z.string(),
  value: z.string(),
  label: z.string(),
  options: z.array(chipOption),
});

/** The scene engine's reading of the prompt, which can be edited. */
export const visualBrief = z.object({
  chips: z.array(chip),
  /** Wishes that could be added. */
  additions: z.array(chip.omit({ value: true, label: true })),
  /** Corrected typing errors. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  notUnderstood: z.array(z.string()),
  /** The closest drawing for a prompt that names no building, room or thing; null if it names one. */
  nearest: z.string().nullable(),
  /**
   * The chat model's brief, if there is one, to be sent with the order. Otherwise a grammar parses the
   * prompt.
   */
  written: writtenBrief.nullable(),
  /** Why the chat model wrote no brief. */
  note: z.string().nullable(),
});
export type VisualBrief = z.infer<typeof visualBrief>;

/** File formats of a scene, generated on request. */
export const sceneFileKinds = ['model', 'plan', 'elevation', 'side-elevation'] as const;
export type SceneFileKind = (typeof sceneFileKinds)[number];

export const visualRequest = z.object({
  prompt,
  /** Default: the first four designs, seeds 0 to 3. */
  seed: seed.optional(),
  variations: variations.default(4),
  shape: z.enum(pictureShapeNames).default('landscape'),
  change: sceneChange.default({}),
  edits: chipEdits,
  /** As it came with the brief. Absent: a grammar parses the prompt. */
  written: writtenBrief.optional(),
  ...pictureQuality.shape,
  /** Asks the chat model, if one is set up, for a missing brief. */
  write: z.boolean().default(false),
  idempotencyKey,
});
export type VisualRequest = z.input<typeof visualRequest>;
export type VisualRecipe = z.infer<typeof visualRequest>;

export const visualProcedures = {
  create: procedure
    .route({
      method: 'POST',
      path: '/visuals',
      summary: 'Make pictures from words',
      tags: ['Studios'],
      successStatus: 202,
    })
    .input(visualRequest)
    .output(accepted),
  brief: procedure
    .route({
      method: 'POST',
      path: '/visuals/brief',
      summary: 'What the scene engine reads in a prompt, as wishes that can be changed',
      tags: ['Studios'],
    })
    .input(
      z.object({
        prompt,
        edits: chipEdits,
        written: writtenBrief.optional(),
        /** Asks the chat model, if one is set up, for the brief. */
        write: z.boolean().default(false),
      }),
    )
    .output(visualBrief),
  sceneFile: procedure
    .route({
      method: 'GET',
      path: '/visuals/{id}/pictures/{index}/{kind}',
      summary: 'The scene of a picture as a glTF model, or as a drawing to scale (SVG)',
      tags: ['Studios'],
    })
    .input(
      z.object({
        id: z.string(),
        index: z.coerce.number<number>().int().min(0).max(3),
        kind: z.enum(sceneFileKinds),
      }),
    )
    .output(z.file()),
};
