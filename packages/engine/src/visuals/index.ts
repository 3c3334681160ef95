import '../compiler.ts';

export type { Brief, ColourWish, MaterialWish, PartWish } from './brief/brief.ts';
export { briefFromModel } from './brief/brief-from-model.ts';
export {
  type BriefAddition,
  type BriefChip,
  briefAdditions,
  briefChips,
  type ChipOption,
} from './brief/chips/chips.ts';
export { applyChips, type ChipEdit } from './brief/chips/edit-chips.ts';
export { nearestReading } from './brief/nearest-reading.ts';
export { readBrief } from './brief/read-brief.ts';
export { type Imagined, type ImagineOptions, imagine, sceneOf } from './imagine.ts';
export { type DrawingKind, drawScene } from './model/drawings.ts';
export { sceneToGlb } from './model/gltf.ts';
export {
  type Composition,
  type Lens,
  type LightFrom,
  lenses,
  type RenderedLight,
  type RenderedPicture,
  type RenderRequest,
  type RenderResult,
  type RenderStage,
  type RenderStats,
} from './render/render-request.ts';
export {
  createRenderer,
  type RenderScene,
  renderLight,
  renderScene,
} from './render/render-scene.ts';
export type { CameraRequest, Scene } from './scene-model.ts';
export {
  type Medium,
  mediums,
  type SceneSetting,
  type Season,
  seasons,
  type TimeOfDay,
  timesOfDay,
  type Weather,
  weathers,
} from './scene-setting.ts';
