/** Accepts a restyle: checks the words, cuts the photo, writes the order. */
import {
  type Change,
  changes,
  type HandEdits,
  type PlanName,
  plans,
  type RenderRecipe,
  studios,
} from '@maquette/contract';
import type { RestyleRecipe } from '@maquette/models';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { FileRow } from '../../platform/files/files.ts';
import type { PhotoStorage } from '../../platform/files/take-photo.ts';
import { addressHashOf } from '../../platform/limits/storage.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import type { NewFileRow } from '../generations/ledger/ledger-rows.ts';
import { handsOf } from './hand-edits.ts';

/** The order as its maker reads it, and `shown` as the history shows it. */
export interface StoredRender {
  readonly strength: number;
  readonly cfgScale: number;
  readonly steps: number;
  readonly seed: number;
  readonly variations: number;
  readonly protectMaskPhotoId: string | null;
  /** Words the user has changed, for engines that read words. */
  readonly prompt?: string | undefined;
  /** Absent in orders from before there was a brush. */
  readonly protectStrokes?: HandEdits['protectStrokes'];
  readonly maker: RestyleRecipe;
  readonly shown: object;
}

export interface RenderParts extends PhotoStorage {
  readonly ledger: () => Promise<Ledger>;
}

export async function orderRender(
  parts: RenderParts,
  requester: Requester,
  request: RenderRecipe,
): Promise<string> {
  const photo = await parts.files.owned(requester.owner, request.photoId, 'photo');
  if (request.protectMaskPhotoId) {
    await parts.files.owned(requester.owner, request.protectMaskPhotoId, 'photo');
  }
  const studio = studios[request.kind];
  const numbers = numbersOf(request);
  const change = request.change ?? changes[request.kind].default;
  const { kind, style, roomType, propertyType, aesthetic, decor } = request;
  const words = { kind, style, roomType, propertyType, aesthetic };
  const { crop } = request;
  const laidOut = request.layout ? { layout: request.layout } : {};
  const maker: RestyleRecipe = {
    ...words,
    ...numbers,
    decor,
    change,
    ...laidOut,
    maxSidePx: plans[requester.plan].maxSidePx,
    ...handsOf(request),
  };
  const stored: StoredRender = {
    ...numbers,
    variations: request.variations,
    protectMaskPhotoId: request.protectMaskPhotoId ?? null,
    prompt: request.prompt,
    protectStrokes: request.protectStrokes,
    maker,
    shown: {
      from: 'photo',
      photoId: photo.id,
      ...words,
      ...numbers,
      decor,
      change,
      ...laidOut,
      ...handsOf(request),
      protectStrokes: request.protectStrokes,
      prompt: request.prompt,
    },
  };
  return (await parts.ledger()).submit({
    owner: requester.owner,
    tool: kind,
    title: titleOf(change, style, labelOf(studio.roomTypes, roomType)),
    style,
    roomType,
    propertyType,
    aesthetic,
    recipe: stored,
    ...(crop
      ? { makeOriginal: () => cropped(parts, requester, photo, crop) }
      : { originalFileId: photo.id }),
    units: request.variations,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
    idempotencyKey: request.idempotencyKey,
  });
}

/** A retried order is limited to the size of the present plan. */
export function renderForPlan(stored: StoredRender, plan: PlanName): StoredRender {
  return { ...stored, maker: { ...stored.maker, maxSidePx: plans[plan].maxSidePx } };
}

/** A room that is only emptied is in no style. */
const titleOf = (change: Change, style: string, place: string): string =>
  `${change === 'empty' ? 'Emptied' : style} · ${place}`;

/** What is left out comes from the preset of the style. */
export function numbersOf({ kind, style, ...asked }: RenderNumbers) {
  const preset = studios[kind].styles.find(({ label }) => label === style);
  return {
    strength: asked.strength ?? preset?.startSchedule ?? 0,
    cfgScale: asked.cfgScale ?? preset?.cfgScale ?? 0,
    steps: asked.steps ?? preset?.steps ?? 0,
    seed: asked.seed ?? preset?.seed ?? 0,
  };
}
type RenderNumbers = Pick<
  RenderRecipe,
  'kind' | 'style' | 'strength' | 'cfgScale' | 'steps' | 'seed'
>;

const labelOf = (
  options: readonly { readonly label: string; readonly value: string }[],
  value: string,
): string => options.find((option) => option.value === value)?.label ?? value;

/** The part that was chosen, kept as a photo of its own: it is what the result is compared with. */
async function cropped(
  { files, intake }: PhotoStorage,
  { owner, holder }: Requester,
  photo: FileRow,
  crop: NonNullable<RenderRecipe['crop']>,
): Promise<NewFileRow> {
  const cut = await intake.crop(await files.bytes(photo), crop);
  return files.write({
    owner,
    kind: 'photo',
    bytes: cut.bytes,
    contentType: cut.contentType,
    thumb: cut.thumb,
    widthPx: cut.widthPx,
    heightPx: cut.heightPx,
    folder: 'photos',
    addressHash: addressHashOf(holder),
    details: photo.details as Record<string, unknown>,
  });
}
