export {
  type ColouredSketch,
  colourSketch,
  type SketchRequest,
  type SketchStage,
} from './colour-sketch.ts';
export type { SketchPart } from './parts.ts';
export { NoLinesError } from './read-drawing.ts';
export { readSketchWishes } from './read-wishes.ts';
export type { SketchMedium, SketchSeason, SketchTime, SketchWishes } from './wishes.ts';
