/** The design behind a redesigned picture: sizes, model, plan and costs. */
import { z } from 'zod';
import { procedure } from '../procedure.ts';
import { houseOffers } from './house-edits.ts';
import { layoutPiece, pieceOrigin } from './room-layout.ts';

export const designKinds = ['room', 'house'] as const;
export type DesignKind = (typeof designKinds)[number];

export const designFileKinds = ['model', 'plan', 'elevation', 'side-elevation', 'list'] as const;
export type DesignFileKind = (typeof designFileKinds)[number];

const size = z.tuple([z.number(), z.number(), z.number()]);

const catalogued = z.object({
  name: z.string(),
  sizeMetres: size,
  stand: z.enum(['floor', 'rug', 'wall', 'ceiling']),
  /** Height of its underside above the floor. */
  lowMetres: z.number(),
  /** In its own frame, in metres: x to its right, z to its front. */
  footprint: z.object({ x0: z.number(), x1: z.number(), z0: z.number(), z1: z.number() }),
});
export type CataloguedPiece = z.infer<typeof catalogued>;

const placed = catalogued.extend({ ...layoutPiece.shape, origin: pieceOrigin });
export type PlacedPiece = z.infer<typeof placed>;

const opening = z.object({
  kind: z.enum(['window', 'door']),
  x0: z.number(),
  z0: z.number(),
  x1: z.number(),
  z1: z.number(),
});

const roomDesign = z.object({
  kind: z.literal('room'),
  /** Width, depth and height. */
  sizeMetres: size,
  openings: z.array(opening),
  /** Camera position of the photo; a turn of 0 faces the back wall. */
  camera: z.object({ place: size, turnDegrees: z.number() }),
  pieces: z.array(placed),
  /** Other pieces of the style. */
  catalogue: z.array(catalogued),
});
export type RoomDesign = z.infer<typeof roomDesign>;

const houseDesign = z.object({
  kind: z.literal('house'),
  storeys: z.number().int(),
  roof: z.string(),
  /** Width, depth and height to the ridge. */
  sizeMetres: size,
  footprintSquareMetres: z.number(),
  floorSquareMetres: z.number(),
  garage: z.boolean(),
  offers: houseOffers,
});
export type HouseDesign = z.infer<typeof houseDesign>;

const bands = { low: z.number(), middle: z.number(), high: z.number() };

const costs = z.object({
  lines: z.array(
    z.object({
      what: z.string(),
      amount: z.number(),
      unit: z.enum(['piece', 'm²']),
      /** Sizes of a piece; quantities and waste of a surface. */
      detail: z.string(),
      ...bands,
    }),
  ),
  total: z.object(bands),
  currency: z.string(),
  /** Year and month of the price data. */
  figuresOf: z.string(),
});
export type Costs = z.infer<typeof costs>;

export const designOfPicture = z.object({
  /** The measured photo: the crop of the uploaded one, if there was one. */
  photoId: z.string(),
  design: z.discriminatedUnion('kind', [roomDesign, houseDesign]),
  costs,
  /** Download URLs; a room has no elevations. */
  files: z.partialRecord(z.enum(designFileKinds), z.string()),
});
export type DesignOfPicture = z.infer<typeof designOfPicture>;

const ofPicture = z.object({
  id: z.string(),
  index: z.coerce.number<number>().int().min(0).max(3),
});

export const designProcedures = {
  design: procedure
    .route({
      method: 'GET',
      path: '/renders/{id}/pictures/{index}/design',
      summary: 'What a redesigned picture shows, with sizes and cost bands',
      tags: ['Studios'],
    })
    .input(ofPicture)
    .output(designOfPicture),
  designFile: procedure
    .route({
      method: 'GET',
      path: '/renders/{id}/pictures/{index}/files/{kind}',
      summary: 'It as a glTF model, a drawing to scale (SVG), or a list with costs (CSV)',
      tags: ['Studios'],
    })
    .input(ofPicture.extend({ kind: z.enum(designFileKinds) }))
    .output(z.file()),
};
