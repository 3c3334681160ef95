import type { RgbImage } from '../../image/image.ts';
import type { SceneObject } from '../scene-model.ts';
import type { Medium } from '../scene-setting.ts';

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

/** How much of the depth is sharp: all, most, or the main piece. */
export const lenses = ['none', 'soft', 'shallow'] as const;
export type Lens = (typeof lenses)[number];

/** Writes the linear light that comes from a direction. */
export type LightFrom = (dx: number, dy: number, dz: number, out: Float64Array) => void;

export interface RenderRequest {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly medium?: Medium;
  /** Clouds, rooms behind glass, paper: same seed, same bytes. */
  readonly seed: number;
  /** 'draft' leaves out traced light; 'full' is the first picture; 'finer' takes several times its time. */
  readonly quality?: 'draft' | 'full' | 'finer';
  /** Depth of field of a finer picture; the main piece is sharp. */
  readonly lens?: Lens;
  /** Checked between the stages. */
  readonly signal?: AbortSignal;
  /** Rays begin exactly where samples lie, so that floors seen flatly are as light as they are. Drawn pictures are exposed without it. */
  readonly hasExactLight?: boolean;
  /** Seen in mirrors where a ray leaves the room through a window; defaults to the sky. */
  readonly outside?: LightFrom;
  /** Asks for the light before it is developed, and for these objects cut out of it. */
  readonly cutOut?: (object: SceneObject) => boolean;
  /** A small picture without traced light, well before the result; a finer one shows its passes too. */
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
  readonly shadedSamples: number;
  readonly composition: Composition | undefined;
}

/** A picture in linear light, before exposure and film, to be laid into another picture. */
export interface RenderedLight {
  /** All that is seen, 3 floats a pixel. */
  readonly radiance: Float32Array;
  /** Light of the cut-out objects alone, times their coverage. */
  readonly cutOut: Float32Array;
  /** Share of each pixel that the cut-out objects cover, 0..1. */
  readonly coverage: Float32Array;
  /** Share of the sun that arrives on what is not cut out, times its share of the pixel. */
  readonly sun: Float32Array;
  /** Distance along the view axis, metres; Infinity for the sky. */
  readonly depth: Float32Array;
}

/** Result of drawing a scene, as a picture or as light alone. */
export interface RenderResult {
  /** None where only light was asked for. */
  readonly image?: RgbImage | undefined;
  /** Index into `scene.objects` of what each pixel shows; 0 = sky. Glass counts as its own object. */
  readonly ids: Uint16Array;
  /** Only where `RenderRequest.cutOut` asked for it. */
  readonly light: RenderedLight | undefined;
  /** Drawn finer, as was asked: drawn media are not. */
  readonly isFiner: boolean;
  readonly stats: RenderStats;
}

export interface RenderedPicture extends RenderResult {
  readonly image: RgbImage;
}

export interface RenderedLightResult extends RenderResult {
  readonly light: RenderedLight;
}
