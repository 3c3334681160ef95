export type { OwnEngines } from './builtin/own-engines.ts';
export type {
  AnalysedPhoto,
  LookOutput,
  MadePicture,
  SceneWords,
} from './builtin/tasks/task-table.ts';
export { builtinVoice } from './builtin/voice.ts';
export type { ModelConfiguration } from './configuration.ts';
export type { EngineJob, InTurn } from './engine-job.ts';
export { EngineRefusedError } from './engine-refused.ts';
export type { Answered, AnsweringEngine } from './first-that-works.ts';
export { firstSeedAt } from './pictures/draw-elsewhere.ts';
export { engineWordsOf } from './pictures/engine-words.ts';
export { makePicture, type PictureOrder } from './pictures/make-picture.ts';
export { createModels, type JobEngine, type Models } from './registry.ts';
export { type Role, type RoleName, roles, splitModelId } from './roles.ts';
export type { PictureFacts } from './studio-scope.ts';
export { findProviderProblem, ProviderProblem } from './transport/provider-problem.ts';
export { statedCostUsd } from './words/stated-cost.ts';
export { type BriefWritten, writeBrief } from './words/write-brief.ts';
