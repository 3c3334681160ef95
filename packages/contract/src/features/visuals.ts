/** Words become pictures. */
import { z } from 'zod';
import { accepted, idempotencyKey, seed, variations } from '../accepted.ts';
import { limits } from '../limits.ts';
import { pictureShapeNames } from '../picture-shapes.ts';
import { procedure } from '../procedure.ts';

/** Changes to what the words say; each left out keeps the prompt's own. */
export const sceneChange = z.object({
  /** Walks round the building, degrees to the right of where the camera stood. */
  turnDeg: z.number().min(-180).max(180).optional(),
  time: z.enum(['dawn', 'day', 'golden', 'dusk', 'night']).optional(),
  weather: z.enum(['clear', 'cloudy', 'overcast', 'fog', 'rain', 'snow', 'storm']).optional(),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
  medium: z
    .enum(['photograph', 'watercolour', 'pencil', 'ink', 'blueprint', 'clay', 'cutPaper'])
    .optional(),
});
export type SceneChange = z.infer<typeof sceneChange>;

/** How much of the depth is sharp: all, most, or the main piece. */
export const lensNames = ['none', 'soft', 'shallow'] as const;
export type LensName = (typeof lensNames)[number];

/** How a picture is drawn that is to be kept: nearer to a photograph, at several times the cost. */
export const drawnHow = z.object({
  finer: z.boolean().default(false),
  /** Of a finer picture; others are sharp throughout. */
  lens: z.enum(lensNames).default('none'),
});

/** One wish changed by hand: another value, or null to leave the matter to the seed. */
export const chipEdit = z.object({
  key: z.string().min(1).max(60),
  value: z.string().min(1).max(60).nullable(),
});
export type ChipEdit = z.infer<typeof chipEdit>;

const chipEdits = z.array(chipEdit).max(80).default([]);
const prompt = z.string().trim().min(1).max(limits.promptCharacters);

const name = z.string().max(60).nullish();
const number = z.number().nullish();
/** A brief as a language model wrote it; the scene engine takes what it knows of it. */
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
  parts: z
    .array(
      z.object({
        part: z.string().max(60),
        /** False: must not be there. */
        wanted: z.boolean(),
        count: number,
        size: name,
        form: name,
        colour: name,
        material: name,
      }),
    )
    .max(60),
  /** Words of the prompt that it found no place for. */
  notUnderstood: z.array(z.string().max(80)).max(12),
});
export type BriefWishes = z.infer<typeof briefWishes>;

export const writtenBrief = z.object({
  /** The model's name for people. */
  by: z.string().min(1).max(120),
  wishes: briefWishes,
});
export type WrittenBrief = z.infer<typeof writtenBrief>;

const chipOption = z.object({ value: z.string(), label: z.string() });
const chip = z.object({
  key: z.string(),
  /** Subject of the chip: "Storeys", "Door, colour". */
  subject: z.string(),
  value: z.string(),
  label: z.string(),
  options: z.array(chipOption),
});

/** The scene engine's reading of the prompt, to be changed by hand. */
export const visualBrief = z.object({
  chips: z.array(chip),
  /** Wishes that could be added. */
  additions: z.array(chip.omit({ value: true, label: true })),
  /** Slips of the pen that were mended. */
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  notUnderstood: z.array(z.string()),
  /** Nearest drawing for words that name no building, room or thing; null where they name one. */
  nearest: z.string().nullable(),
  /**
   * The chat model's reading, where there is one: sent along with the order. Otherwise the grammar read the
   * prompt.
   */
  written: writtenBrief.nullable(),
  /** Why the chat model that was asked wrote nothing. */
  note: z.string().nullable(),
});
export type VisualBrief = z.infer<typeof visualBrief>;

/** Files a scene can be had as besides its picture; made on request. */
export const sceneFileKinds = ['model', 'plan', 'elevation', 'side-elevation'] as const;
export type SceneFileKind = (typeof sceneFileKinds)[number];

export const visualRequest = z.object({
  prompt,
  /** Left out: the first four designs, seeds 0 to 3. */
  seed: seed.optional(),
  variations: variations.default(4),
  shape: z.enum(pictureShapeNames).default('landscape'),
  change: sceneChange.default({}),
  /** Changes made by hand to the brief of the prompt. */
  edits: chipEdits,
  /** As it came with the brief. Left out: the grammar reads the prompt. */
  written: writtenBrief.optional(),
  ...drawnHow.shape,
  /** Asks the chat model for a brief that is left out, where one is set up. */
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
        /** Asks the chat model for the brief, where one is set up. */
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
