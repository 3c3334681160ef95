import '../compiler.ts';

export type { SketchPart } from './areas/parts.ts';
export {
  type ColouredSketch,
  colourSketch,
  type SketchRequest,
  type SketchStage,
} from './colour-sketch.ts';
export { NoLinesError } from './read-drawing.ts';
export { readSketchWishes } from './read-wishes.ts';
export type { SketchMedium, SketchSeason, SketchTime, SketchWishes } from './wishes.ts';
