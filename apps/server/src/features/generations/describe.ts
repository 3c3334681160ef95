/** Serialises rows for the API: URLs instead of file ids. */
import {
  type Generation,
  type GenerationEvent,
  type Picture,
  problemSentence,
  type Recipe,
  readRecipe,
  showRecipe,
} from '@maquette/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { file, generation, picture } from '../../platform/db/schema/generations.ts';
import type { FileDetails, StoredEvent } from '../../platform/db/schema/stored-types.ts';
import { designOf } from '../../platform/files/design-mark.ts';
import { fileUrl } from '../../platform/files/file-urls.ts';
import type { GenerationRow } from './ledger/ledger-rows.ts';
import { sceneFileUrls } from './scene-files.ts';

export type ShareAddress = (token: string) => string;

interface PictureWithFile {
  readonly row: typeof picture.$inferSelect;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly engineId: string | null;
  readonly details: FileDetails;
}

export async function picturesOf(
  db: Database,
  generationIds: readonly string[],
  share?: string,
): Promise<Map<string, Picture[]>> {
  const byGeneration = new Map<string, Picture[]>();
  if (generationIds.length === 0) return byGeneration;
  const rows = await db
    .select({
      row: picture,
      widthPx: file.widthPx,
      heightPx: file.heightPx,
      engineId: generation.engineId,
      details: file.details,
    })
    .from(picture)
    .innerJoin(generation, eq(generation.id, picture.generationId))
    .innerJoin(file, eq(file.id, picture.fileId))
    .where(inArray(picture.generationId, [...generationIds]))
    .orderBy(asc(picture.index));
  for (const found of rows) {
    const pictures = byGeneration.get(found.row.generationId) ?? [];
    pictures.push(toPicture(found, share));
    byGeneration.set(found.row.generationId, pictures);
  }
  return byGeneration;
}

/** Picture files of a generation, in order. */
export async function fileIdsOf(db: Database, generationId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: picture.fileId })
    .from(picture)
    .where(eq(picture.generationId, generationId))
    .orderBy(asc(picture.index));
  return rows.map(({ fileId }) => fileId);
}

function toPicture(
  { row, widthPx, heightPx, engineId, details }: PictureWithFile,
  share?: string,
): Picture {
  return {
    index: row.index,
    url: fileUrl(row.fileId, 'file', share),
    thumbUrl: fileUrl(row.fileId, 'thumb', share),
    downloadUrl: fileUrl(row.fileId, 'download', share),
    widthPx: widthPx ?? 0,
    heightPx: heightPx ?? 0,
    seed: row.seed,
    structureScore: row.structureScore,
    overlayUrl: row.overlayFileId && fileUrl(row.overlayFileId, 'file', share),
    // Shares show pictures only; the scene is for its owner.
    scene: share === undefined ? sceneFileUrls(engineId, row.generationId, row.index) : null,
    design: share === undefined ? designOf(details) : null,
  };
}

/** A repeated order uses the cropped photo. */
const ofOriginal = (recipe: Recipe, originalFileId: string | null): Recipe =>
  recipe.from === 'words' || originalFileId === null
    ? recipe
    : { ...recipe, photoId: originalFileId };

export function toGeneration(
  row: GenerationRow,
  pictures: readonly Picture[],
  shareAddress: ShareAddress,
  share?: string,
): Generation {
  const [first] = pictures;
  const recipe = readRecipe(row.recipe);
  const numbers = recipe.from === 'photo' ? recipe : undefined;
  return {
    id: row.id,
    tool: row.tool,
    status: row.status,
    title: row.title,
    prompt: row.prompt,
    style: row.style,
    roomType: row.roomType,
    propertyType: row.propertyType,
    aesthetic: row.aesthetic,
    strength: numbers?.strength ?? null,
    cfgScale: numbers?.cfgScale ?? null,
    steps: numbers?.steps ?? null,
    // The seed actually used: an engine may have drawn its own, or have no seeds.
    seed: first ? first.seed : recipe.seed,
    recipe: showRecipe(ofOriginal(recipe, row.originalFileId)),
    engine: row.engineId && row.engineLabel ? { id: row.engineId, label: row.engineLabel } : null,
    original: row.originalFileId
      ? {
          url: fileUrl(row.originalFileId, 'file', share),
          thumbUrl: fileUrl(row.originalFileId, 'thumb', share),
        }
      : null,
    pictures: [...pictures],
    structureScore: first?.structureScore ?? null,
    overlayUrl: first?.overlayUrl ?? null,
    notes: [...row.notes],
    brief: [...row.brief],
    favourite: row.favourite,
    share: row.shareToken ? { token: row.shareToken, url: shareAddress(row.shareToken) } : null,
    progress: { position: null, stage: row.stage, percent: row.percent },
    problem: row.problemCode
      ? {
          code: row.problemCode,
          message: problemSentence(row.problemCode, row.problemDetails),
          // Omitted for readers of a shared link.
          requestId: share === undefined ? row.requestId : null,
        }
      : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

export async function toEvent(
  db: Database,
  row: GenerationRow,
  stored: StoredEvent,
  describe: (id: string) => Promise<Generation>,
): Promise<GenerationEvent | undefined> {
  switch (stored.type) {
    case 'preview':
      return { type: 'preview', index: stored.index, url: fileUrl(stored.fileId, 'file') };
    case 'picture': {
      const pictures = (await picturesOf(db, [row.id])).get(row.id) ?? [];
      const made = pictures.find(({ index }) => index === stored.index);
      // Discarded by a later attempt, which brings its own.
      return made && { type: 'picture', picture: made };
    }
    case 'done':
      return { type: 'done', generation: await describe(row.id) };
    case 'failed':
      return { ...stored, requestId: row.requestId };
    default:
      return stored;
  }
}
