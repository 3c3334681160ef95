export type { OwnEngines } from './builtin/provider.ts';
export type { AnalysedPhoto, RestyleRecipe, Scored, Seen } from './builtin/tasks/task-table.ts';
export { builtinVoice } from './builtin/voice-model.ts';
export { EngineRefusedError } from './engine-refused.ts';
export type { ModelEnvironment } from './provider.ts';
export { createModels, type Models, splitModelId } from './registry.ts';
export { modelIdFor, type Role, type RoleName, roles } from './roles.ts';
export {
  type PictureFacts,
  type StudioScope,
  studioScope,
  withStudioScope,
} from './studio-scope.ts';
