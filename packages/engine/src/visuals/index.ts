export type {
  Composition,
  RenderRequest,
  RenderResult,
  RenderStage,
  RenderStats,
} from './render/render-request.ts';
export { createRenderer, type RenderScene, renderScene } from './render/render-scene.ts';
export {
  type CameraRequest,
  type Medium,
  mediums,
  type Scene,
  type SceneSetting,
  type Season,
  seasons,
  type TimeOfDay,
  timesOfDay,
  type Weather,
  weathers,
} from './scene-model.ts';
