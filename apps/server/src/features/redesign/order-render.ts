/** Accepts a restyle: checks the words, cuts the photo, writes the order. */
import {
  type Change,
  type PhotoRecipe,
  plans,
  type RenderRecipe,
  recipeVersion,
  studios,
  withDefaults,
} from '@maquette/contract';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { FileDetails } from '../../platform/db/schema/stored-types.ts';
import type { FileRow } from '../../platform/files/files.ts';
import { savedCorners } from '../../platform/files/saved-corners.ts';
import type { PhotoStorage } from '../../platform/files/take-photo.ts';
import { addressHashOf } from '../../platform/limits/storage.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import type { NewFileRow } from '../generations/ledger/ledger-rows.ts';

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
  const { crop, idempotencyKey, variations, ...options } = request;
  // On a part of the photo they lie elsewhere.
  const corners = options.kind === 'interior' && !crop ? savedCorners(photo.details) : {};
  const recipe: PhotoRecipe = {
    ...withDefaults({ ...corners, ...options }),
    version: recipeVersion,
    from: 'photo',
    photoId: photo.id,
    variations,
    maxSidePx: plans[requester.plan].maxSidePx,
  };
  const { kind, style, roomType, propertyType, aesthetic, change } = recipe;
  return (await parts.ledger()).submit({
    owner: requester.owner,
    tool: kind,
    title: titleOf(change, style, labelOf(studios[kind].roomTypes, roomType)),
    // A room that is only emptied is in no style.
    style: change === 'empty' ? undefined : style,
    roomType,
    propertyType,
    aesthetic,
    recipe,
    ...(crop
      ? { makeOriginal: () => cropped(parts, requester, photo, crop) }
      : { originalFileId: photo.id }),
    units: variations,
    priority: plans[requester.plan].queuePriority,
    holder: requester.holder,
    requestId: requester.requestId,
    idempotencyKey,
  });
}

const titleOf = (change: Change, style: string, place: string): string =>
  `${change === 'empty' ? 'Emptied' : style} · ${place}`;

const labelOf = (
  options: readonly { readonly label: string; readonly value: string }[],
  value: string,
): string => options.find((option) => option.value === value)?.label ?? value;

const withoutCorners = ({ boxCorners: _, ...details }: FileDetails): FileDetails => details;

/** The part that was chosen, kept as a photo of its own: it is what the result is compared with. */
async function cropped(
  { files, intake }: PhotoStorage,
  { owner, holder }: Requester,
  photo: FileRow,
  crop: NonNullable<RenderRecipe['crop']>,
): Promise<NewFileRow> {
  const cut = await intake.crop(await files.bytes(photo), crop, holder.subject);
  return files.write({
    owner,
    kind: 'photo',
    bytes: cut.bytes,
    contentType: cut.contentType,
    sha256: cut.sha256,
    thumb: cut.thumb,
    widthPx: cut.widthPx,
    heightPx: cut.heightPx,
    folder: 'photos',
    addressHash: addressHashOf(holder),
    details: withoutCorners(photo.details),
  });
}
