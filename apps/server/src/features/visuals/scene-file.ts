/** The scene of a finished picture as a file: built again on request, never stored. */
import { readRecipe, type SceneFileKind } from '@maquette/contract';
import type { OwnEngines } from '@maquette/models';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { picture } from '../../platform/db/schema/generations.ts';
import { Problem } from '../../platform/problem.ts';
import type { Ledger } from '../generations/ledger/ledger.ts';
import { sceneEngineId } from '../generations/scene-files.ts';

export interface SceneFileParts {
  readonly db: Database;
  readonly ledger: () => Promise<Ledger>;
  readonly engines: () => Promise<OwnEngines>;
}

interface SceneFileRequest {
  readonly id: string;
  readonly index: number;
  readonly kind: SceneFileKind;
}

const fileTypes: Readonly<Record<SceneFileKind, { name: string; type: string }>> = {
  model: { name: 'maquette-model.glb', type: 'model/gltf-binary' },
  plan: { name: 'maquette-plan.svg', type: 'image/svg+xml' },
  elevation: { name: 'maquette-elevation.svg', type: 'image/svg+xml' },
  'side-elevation': { name: 'maquette-side-elevation.svg', type: 'image/svg+xml' },
};

export async function sceneFile(
  parts: SceneFileParts,
  owner: string,
  { id, index, kind }: SceneFileRequest,
  signal: AbortSignal,
): Promise<File> {
  const row = await (await parts.ledger()).owned(owner, id);
  if (row.deletedAt || row.engineId !== sceneEngineId) throw new Problem('NOT_FOUND');
  const [made] = await parts.db
    .select({ seed: picture.seed })
    .from(picture)
    .where(and(eq(picture.generationId, id), eq(picture.index, index)));
  if (!made) throw new Problem('NOT_FOUND');
  const recipe = readRecipe(row.recipe);
  if (recipe.from !== 'words') throw new Problem('NOT_FOUND');
  const bytes = await (await parts.engines()).sceneFile(
    {
      kind,
      prompt: row.prompt ?? '',
      seed: made.seed ?? recipe.seed + index,
      change: recipe.change,
      edits: recipe.edits,
      written: recipe.written,
    },
    signal,
  );
  const { name, type } = fileTypes[kind];
  return new File([new Uint8Array(bytes)], name, { type });
}
