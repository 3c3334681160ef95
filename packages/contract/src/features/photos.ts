/** Uploaded photos and sketches, and their analysis. */
import { z } from 'zod';
import { procedure } from '../procedure.ts';

/** Point as shares of the picture's width and height, from its top left corner. */
export const point = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** Point that may lie outside the picture, such as a cropped corner of a room. */
export const freePoint = z.object({ x: z.number(), y: z.number() });

const farShare = z.number().min(-100).max(100);
/** Limits for input: computations fail on points farther away. */
export const sentFreePoint = z.object({ x: farShare, y: farShare });

/** Corners of a room's back wall as edited, clockwise from top left. */
export const sentCorners = z.array(sentFreePoint).length(4);

/** Remarks of the photo coach. */
export const coachSentences = {
  tilted: 'The photo is tilted. Straighten it in the crop step for a better result.',
  dark: 'The photo is dark. More light gives truer colours.',
  overexposed: 'Parts of the photo are too bright to show anything.',
  blurred: 'The photo is blurred. A sharper one keeps more detail.',
  tiny: 'The photo is small. At least 800 pixels on the long side work best.',
  'no-lines': 'No clear edges are in view. A photo taken straight on works best.',
  'no-wall-in-view':
    'No wall could be made out. Step back so that one is in view, or mark it under Adjust.',
  'no-floor-in-view':
    'The floor could not be made out. Lower the camera a little, or mark it under Adjust.',
  'no-building-in-view': 'No building is in view. Show the front of the house.',
  'letterbox-cropped': 'Empty bars at the border were left out.',
  unsure: 'We are not sure what is where on this photo; materials will change gently.',
} as const;
export type CoachCode = keyof typeof coachSentences;
const coachCodes = Object.keys(coachSentences) as [CoachCode, ...CoachCode[]];

export const coachRemark = z.object({ code: z.enum(coachCodes), sentence: z.string() });
export type CoachRemark = z.infer<typeof coachRemark>;

export const uploadedPhoto = z.object({
  id: z.string(),
  url: z.string(),
  thumbUrl: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  /** Whether the file contained a location, which was removed. */
  locationRemoved: z.boolean(),
  coach: z.array(coachRemark),
  /** Corners saved with this photo; null if none were. */
  boxCorners: z.array(freePoint).length(4).nullable(),
});
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

/** Surface classes, rooms first, then buildings. */
export const surfaceNames = [
  'floor',
  'wall',
  'ceiling',
  'window',
  'door',
  'object',
  'sky',
  'facade',
  'roof',
  'vegetation',
  'ground',
  'other',
] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** A correction of the segmentation: "this point is floor"; `object` excludes it. */
export const surfaceHint = z.object({ at: point, surface: z.enum(surfaceNames) });
export type SurfaceHint = z.infer<typeof surfaceHint>;

export const photoSurface = z.object({
  name: z.enum(surfaceNames),
  /** Its colour in the mask at `maskUrl`. */
  maskColour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Share of the picture, 0..1. */
  share: z.number(),
  confidence: z.number(),
});

/** Rectangle as shares of the picture's width and height. */
export const thingBox = z.object({
  x: point.shape.x,
  y: point.shape.y,
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
});

/** A thing by its detected name, with its box. Engines ignore names that they don't know. */
export const thingOnPhoto = z.object({ name: z.string().min(1).max(40), box: thingBox });
export type ThingOnPhoto = z.infer<typeof thingOnPhoto>;

export const thingOutline = z.array(freePoint);

export const paintColour = z.string().regex(/^#[0-9a-f]{6}$/);

export const paintedThing = thingOnPhoto.extend({
  /** Point on the part to change, such as a bed's linen; by default the largest part. */
  at: point.optional(),
  material: z.string().max(40).optional(),
  colour: paintColour.optional(),
});
export type PaintedThing = z.infer<typeof paintedThing>;

/** Kinds of scene; `none`: not recognisable. */
export const sceneKinds = ['interior', 'exterior', 'drawing', 'none'] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** Rooms that the classifier knows, as the interior studio names them. */
export const roomNames = ['Bedroom', 'Kitchen', 'Bathroom', 'Living Room', 'Dining Room'] as const;
export type RoomName = (typeof roomNames)[number];

export const photoAnalysis = z.object({
  photoId: z.string(),
  /** The kind of scene assumed by the analysis. */
  kind: z.enum(['interior', 'exterior']),
  /** The detected kind of scene, which may differ. */
  scene: z.object({
    kind: z.enum(sceneKinds),
    likelihood: z.number(),
    /** Null below the required confidence. */
    room: z.enum(roomNames).nullable(),
  }),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  /** One colour per class, in the photo's aspect ratio; a `data:` URL if nothing is stored. */
  maskUrl: z.string(),
  surfaces: z.array(photoSurface),
  /** The room as a box: corners of its back wall, clockwise from top left; null if not found. */
  box: z.object({ corners: z.array(freePoint).length(4), confidence: z.number() }).nullable(),
  openings: z.array(
    z.object({
      kind: z.enum(['window', 'door']),
      corners: z.array(freePoint).length(4),
      confidence: z.number(),
    }),
  ),
  /** Detected things, most confident first; interiors only. */
  things: z.array(
    thingOnPhoto.extend({
      /** Can be kept while the room is redesigned. */
      canStay: z.boolean(),
      canBePainted: z.boolean(),
      /** Absent if only the box is known. */
      outline: thingOutline.optional(),
    }),
  ),
  palette: z.array(z.string()),
  coach: z.array(coachRemark),
});
export type PhotoAnalysis = z.infer<typeof photoAnalysis>;

export const photoProcedures = {
  upload: procedure
    .route({
      method: 'POST',
      path: '/photos',
      summary: 'Send a JPEG, PNG or WebP picture (multipart, field `file`)',
      tags: ['Photos'],
      successStatus: 201,
    })
    .input(z.object({ file: z.file() }))
    .output(uploadedPhoto),
  analysis: procedure
    .route({
      method: 'GET',
      path: '/photos/{id}/analysis',
      summary: 'The surfaces and the room box seen on a photo, for editing by hand',
      tags: ['Photos'],
    })
    .input(z.object({ id: z.string(), kind: z.enum(['interior', 'exterior']) }))
    .output(photoAnalysis),
  surfaces: procedure
    .route({
      method: 'POST',
      path: '/photos/{id}/surfaces',
      summary: 'The same in small and at once, read anew with what the user says about the photo',
      tags: ['Photos'],
    })
    .input(
      z.object({
        id: z.string(),
        kind: z.enum(['interior', 'exterior']),
        surfaceHints: z.array(surfaceHint).max(100).default([]),
        boxCorners: sentCorners.optional(),
      }),
    )
    .output(photoAnalysis),
  corners: procedure
    .route({
      method: 'PUT',
      path: '/photos/{id}/corners',
      summary: 'Keep the corners of the back wall with the photo; null forgets them',
      tags: ['Photos'],
      successStatus: 204,
    })
    .input(z.object({ id: z.string(), boxCorners: sentCorners.nullable() })),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/photos/{id}',
      summary: 'Delete a photo that was sent',
      tags: ['Photos'],
      successStatus: 204,
    })
    .input(z.object({ id: z.string() })),
};
