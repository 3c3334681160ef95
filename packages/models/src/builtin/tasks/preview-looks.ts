/** Small previews of one photo in several styles, from one analysis. */
import { furnishAnyway, storedChangeDefault } from '@maquette/contract';
import type { RgbImage } from '@maquette/engine/image';
import { emptyRoom } from '@maquette/engine/redesign';
import { renderRestyle, scaleAnalysis } from '@maquette/engine/restyle';
import { refinish } from './finishes/refinish.ts';
import { keptThingsOf, stayingOf, withKeptThings } from './kept-things.ts';
import type { PreviewedLook, PreviewInput } from './messages/restyle.ts';
import { type ReadPhoto, readPhoto } from './photo/photo-analysis.ts';
import { protectMask } from './photo/protect-mask.ts';
import { decodeMask, encodeQuickLook } from './plain-picture.ts';
import { type RedesignWish, redesignDoors, type Unreadable } from './redesign-doors.ts';
import { requestOf } from './restyle-request.ts';
import type { TaskReports } from './task-table.ts';

/** Longer side at which previews analyse photos. */
export const quickSidePx = 640;

/** Anisotropy is invisible at this size. */
const quickSteps = 20;

export async function previewLooks(
  { photo, protect, recipe, looks, seed, widthPx }: PreviewInput,
  reports: TaskReports,
): Promise<PreviewedLook[]> {
  const read = await readPhoto(photo, recipe.kind, quickSidePx, recipe, reports);
  const share = read.widthPx / Math.max(read.widthPx, read.heightPx);
  const analysis = read.smaller(Math.round(widthPx * share));
  const mask = protect && (await protectMask(protect));
  const staying = stayingOf(recipe, read);
  const protection = mask && (await protectionOf(mask, analysis.photo, read));
  const painted = protection && { ...sizeOf(analysis.photo), share: protection };
  const kept = withKeptThings(protection, analysis, keptThingsOf(recipe, read), read);
  const pictures: PreviewedLook[] = [];
  for (const look of looks) {
    const redesigned = await redesignedLook(read, {
      recipe: { ...recipe, ...look },
      seed,
      keep: staying,
      painted,
      widthPx: analysis.photo.widthPx,
    });
    if (redesigned && 'image' in redesigned) {
      pictures.push({ style: look.style, picture: await encodeQuickLook(redesigned.image) });
      continue;
    }
    const told = { style: look.style, ...(redesigned ? { note: fallbackNote(redesigned) } : {}) };
    const isFallback = redesigned !== undefined;
    const wish = { recipe: { ...recipe, ...look }, seed, protect: kept, isFallback };
    const laid = await refinish(analysis, wish);
    if (laid && 'image' in laid) {
      pictures.push({ ...told, picture: await encodeQuickLook(laid.image) });
      continue;
    }
    const request = requestOf({ ...recipe, ...look, steps: quickSteps }, seed);
    const { image } = renderRestyle(analysis, { ...request, ...(kept ? { protect: kept } : {}) });
    pictures.push({ ...told, picture: await encodeQuickLook(image) });
  }
  return pictures;
}

/** Undefined if new finishes are requested. */
async function redesignedLook(
  { analysis }: ReadPhoto,
  wish: RedesignWish & { readonly widthPx: number },
): Promise<{ readonly image: RgbImage } | Unreadable | undefined> {
  const { recipe, keep, widthPx } = wish;
  if ((recipe.change ?? storedChangeDefault) === storedChangeDefault) return undefined;
  return recipe.change === 'empty'
    ? emptyRoom(scaleAnalysis(analysis, widthPx), keep)
    : redesignDoors[recipe.kind](analysis, wish);
}

const fallbackNote = ({ unreadable, mayBePlain }: Unreadable): string =>
  [unreadable, 'New finishes are shown instead.', ...(mayBePlain ? [furnishAnyway] : [])].join(' ');

const sizeOf = ({ widthPx, heightPx }: RgbImage) => ({ widthPx, heightPx });

/** Scales the mask to the preview: the whole picture first, then the analysed part. */
function protectionOf(
  mask: Uint8Array,
  small: { readonly widthPx: number; readonly heightPx: number },
  { analysis, ...picture }: Awaited<ReturnType<typeof readPhoto>>,
): Promise<Float32Array> {
  const { crop } = analysis;
  const across = small.widthPx / crop.widthPx;
  const down = small.heightPx / crop.heightPx;
  const part = { x: Math.round(crop.x * across), y: Math.round(crop.y * down), ...small };
  const size = {
    widthPx: Math.max(Math.round(picture.widthPx * across), part.x + small.widthPx),
    heightPx: Math.max(Math.round(picture.heightPx * down), part.y + small.heightPx),
  };
  return decodeMask(mask, size, part);
}
