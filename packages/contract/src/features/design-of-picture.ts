/** A redesigned room or house besides its picture: a design with sizes, a model, a plan and costs. */
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
  /** Width, depth, height. */
  sizeMetres: size,
  /** Where it stands or hangs. */
  stand: z.enum(['floor', 'rug', 'wall', 'ceiling']),
  /** Height of its foot above the floor. */
  lowMetres: z.number(),
  /** In its own metres around its place: x to its right, z before it. */
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
  /** Across, away from the camera, and up to the ceiling. */
  sizeMetres: size,
  openings: z.array(opening),
  /** Where the photo was taken from; a turn of 0 looks straight at the back wall. */
  camera: z.object({ place: size, turnDegrees: z.number() }),
  pieces: z.array(placed),
  /** Further pieces that the style offers for it. */
  catalogue: z.array(catalogued),
});
export type RoomDesign = z.infer<typeof roomDesign>;

const houseDesign = z.object({
  kind: z.literal('house'),
  storeys: z.number().int(),
  roof: z.string(),
  /** Across, deep, and up to the roof. */
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
      /** Sizes of a piece; litres and waste of a surface. */
      detail: z.string(),
      ...bands,
    }),
  ),
  total: z.object(bands),
  currency: z.string(),
  /** Year and month of the figures. */
  figuresOf: z.string(),
});
export type Costs = z.infer<typeof costs>;

export const designOfPicture = z.object({
  /** The photo that was measured: the part that was chosen of the one that was sent. */
  photoId: z.string(),
  design: z.discriminatedUnion('kind', [roomDesign, houseDesign]),
  costs,
  /** Where each file is had; a room has no elevations. */
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
