/** URLs of the scene files of a picture of our scene engine. */
import { type SceneFileKind, sceneFileKinds } from '@maquette/contract';

export const sceneEngineId = 'builtin:visuals';

export function sceneFileUrls(
  engineId: string | null,
  generationId: string,
  index: number,
): Record<SceneFileKind, string> | null {
  if (engineId !== sceneEngineId) return null;
  return Object.fromEntries(
    sceneFileKinds.map((kind) => [kind, `/api/visuals/${generationId}/pictures/${index}/${kind}`]),
  ) as Record<SceneFileKind, string>;
}
