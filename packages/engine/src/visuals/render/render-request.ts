import type { RgbImage } from '../../image/image.ts';
import type { Medium } from '../scene-model.ts';

/** Steps of one picture, in order; `onStage` names the one that begins. */
export const renderStages = [
  'camera',
  'shadow',
  'preview',
  'materials',
  'hierarchy',
  'visibility',
  'light',
  'denoise',
  'shade',
  'grade',
  'medium',
] as const;
export type RenderStage = (typeof renderStages)[number];

export interface RenderRequest {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly medium?: Medium;
  /** Clouds, rooms behind glass, paper: same seed, same bytes. */
  readonly seed: number;
  /** 'draft' leaves out traced light; 'full' is the picture to keep. */
  readonly quality?: 'draft' | 'full';
  /** Checked between the stages. */
  readonly signal?: AbortSignal;
  /** A small picture without traced light, well before the result. */
  readonly onPreview?: (preview: RgbImage) => void;
  /** `done` is the share of the work behind us, 0..1. */
  readonly onStage?: (stage: RenderStage, done: number) => void;
}

export interface Composition {
  /** The subject's outline box in the picture, as shares of its width and height (0 = left, top). */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Share of the picture's area that this box takes. */
  readonly areaShare: number;
}

export interface RenderStats {
  /** Milliseconds of wall clock for each stage that ran. */
  readonly stageMs: Readonly<Partial<Record<RenderStage, number>>>;
  readonly triangles: number;
  readonly tracedRays: number;
  /** Rays that the WebAssembly kernel followed; the rest went through JavaScript. */
  readonly wasmRays: number;
  readonly shadedSamples: number;
  readonly composition: Composition | undefined;
}

export interface RenderResult {
  readonly image: RgbImage;
  /** Index into `scene.objects` of what each pixel shows; 0 = sky. Glass counts as its own object. */
  readonly ids: Uint16Array;
  readonly stats: RenderStats;
}
