import type { PhotoRecipe } from '@maquette/contract';
import type { OwnEngines } from '@maquette/models';
import type { Files } from '../../platform/files/files.ts';

interface PhotoOf {
  readonly owner: string;
  readonly originalFileId: string | null;
}

/** A mask that was sent, or what the brush has painted; undefined if nothing is protected. */
export async function protectMask(
  files: Files,
  engines: Pick<OwnEngines, 'protectMask'>,
  { owner, originalFileId }: PhotoOf,
  { protectMaskPhotoId, protectStrokes }: PhotoRecipe,
): Promise<Uint8Array | undefined> {
  if (protectMaskPhotoId) return files.bytes(await files.owned(owner, protectMaskPhotoId));
  if (protectStrokes.length === 0 || originalFileId === null) return undefined;
  const { widthPx, heightPx } = await files.owned(owner, originalFileId);
  const size = { widthPx: widthPx ?? 1, heightPx: heightPx ?? 1 };
  return engines.protectMask({ strokes: protectStrokes, ...size });
}
