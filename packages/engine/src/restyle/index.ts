/** Public API of the restyle engine. */
import '../compiler.ts';

export type { StructureScore, StructureVerdict } from '../guard/score-structure.ts';
export { scoreStructure, structureBars } from '../guard/score-structure.ts';
export type { MaterialKind } from '../materials/catalogue.ts';
export { materialKinds, materials } from '../materials/catalogue.ts';
export { materialSwatch } from '../materials/swatch.ts';
export type { MaterialSpec } from '../materials/tile.ts';
export { analysePhoto } from '../sense/analyse-photo.ts';
export type {
  AnalyseOptions,
  Analysis,
  AnalysisHints,
  Opening,
  PhotoFinding,
  SceneKind,
  Surface,
  SurfaceClass,
} from '../sense/analysis.ts';
export { classesOf, surfaceOf, usualSidePx } from '../sense/analysis.ts';
export type { GuardedRestyle } from './guarded.ts';
export { restyleWithGuard } from './guarded.ts';
export { isKeepable } from './kept/kept-kinds.ts';
export { keptCover, keptThings, type ThingToKeep } from './kept/kept-things.ts';
export type { PaintedMask } from './kept/painted-parts.ts';
export { protectThings } from './kept/protect-things.ts';
export {
  aestheticNames,
  exteriorAestheticNames,
  exteriorStyles,
  interiorStyles,
  outdoorTypes,
  propertyTypes,
  roomTypes,
} from './looks/names.ts';
export { renderRestyle } from './render.ts';
export type {
  DecorLevel,
  LadderStep,
  RestyleRequest,
  RestyleResult,
  RestyleStage,
  SurfaceOutcome,
  SurfaceOverride,
} from './request.ts';
export { scaleAnalysis } from './scale-analysis.ts';
export { isPaintable } from './things/paintable-kinds.ts';
export {
  type PaintedThings,
  paintedCoverAt,
  paintThings,
  type ThingToPaint,
} from './things/painted-things.ts';
