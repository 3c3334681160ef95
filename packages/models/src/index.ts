export type { OwnEngines } from './builtin/provider.ts';
export type { AnalysedPhoto, MadePicture, SceneWords, Seen } from './builtin/tasks/task-table.ts';
export { builtinVoice } from './builtin/voice-model.ts';
export type { ModelConfiguration } from './configuration.ts';
export type { EngineJob } from './engine-job.ts';
export { EngineRefusedError } from './engine-refused.ts';
export type { Answered } from './first-that-works.ts';
export { firstSeedAt } from './pictures/draw-elsewhere.ts';
export { engineWordsOf } from './pictures/engine-words.ts';
export { makePicture, type PictureOrder } from './pictures/make-picture.ts';
export { createModels, type Models } from './registry.ts';
export { isOwnModel, type Role, type RoleName, roles, splitModelId } from './roles.ts';
export {
  type PictureFacts,
  withStudioScope,
} from './studio-scope.ts';
export { findProviderProblem, ProviderProblem } from './transport/provider-problem.ts';
export { type InTurn, inTurn } from './words/in-turn.ts';
export type { AnsweringEngine } from './words/job-language-model.ts';
export { statedCostUsd } from './words/stated-cost.ts';
export { type BriefWritten, writeBrief } from './words/write-brief.ts';
