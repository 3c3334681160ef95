import type { RgbImage } from '../../image/image.ts';
import type { SceneObject } from '../scene-model.ts';
import type { Medium } from '../scene-setting.ts';

/** Stages of a picture in order; `onStage` reports the one that starts. */
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

/** Depth of field: everything, most, or only the main piece is sharp. */
export const lenses = ['none', 'soft', 'shallow'] as const;
export type Lens = (typeof lenses)[number];

/** Writes the linear light from a direction. */
export type LightFrom = (dx: number, dy: number, dz: number, out: Float64Array) => void;

/** Share of the sun's light, 0..1, that things out of view let through to a place in metres. */
export type SunThrough = (x: number, y: number, z: number) => number;

export interface RenderRequest {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly medium?: Medium;
  /** For clouds, rooms behind glass and paper; the same seed gives the same bytes. */
  readonly seed: number;
  /** 'draft' traces no rays; 'full' is the first picture; 'finer' takes several times as long. */
  readonly quality?: 'draft' | 'full' | 'finer';
  /** Depth of field of a finer picture, focused on the main piece. */
  readonly lens?: Lens;
  /** Checked between stages. */
  readonly signal?: AbortSignal;
  /**
   * Rays start exactly at the samples, so that floors at grazing angles get their full light. Pictures of scenes are
   * calibrated without it.
   */
  readonly hasExactLight?: boolean;
  /** Reflected where a ray leaves the room through a window; defaults to the sky. */
  readonly outside?: LightFrom;
  /** Crowns out of view that shade what is seen; none by default. */
  readonly sunThrough?: SunThrough;
  /** Requests linear light instead of a picture, and these objects cut out of it. */
  readonly cutOut?: (object: SceneObject) => boolean;
  /** Panes to be laid over the composite, instead of into the light behind them. */
  readonly film?: (object: SceneObject) => boolean;
  /** Called with a small picture without traced light, well before the result; a finer one shows its passes too. */
  readonly onPreview?: (preview: RgbImage) => void;
  /** `done` is the finished share of the work, 0..1. */
  readonly onStage?: (stage: RenderStage, done: number) => void;
}

export interface Composition {
  /** Bounding box of the subject, as shares of the picture's width and height (0 = left, top). */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Share of the picture's area in this box. */
  readonly areaShare: number;
}

export interface RenderStats {
  /** Wall-clock milliseconds of each stage that ran. */
  readonly stageMs: Readonly<Partial<Record<RenderStage, number>>>;
  readonly triangles: number;
  readonly tracedRays: number;
  readonly shadedSamples: number;
  readonly composition: Composition | undefined;
}

/** A picture in linear light, before exposure and tone mapping, for compositing. */
export interface RenderedLight {
  /** All objects, 3 floats per pixel. */
  readonly radiance: Float32Array;
  /** Light of the cut-out objects alone, premultiplied by coverage. */
  readonly cutOut: Float32Array;
  /** Coverage by cut-out objects, 0..1 per pixel. */
  readonly coverage: Float32Array;
  /** Share of sunlight on everything else, times its share of the pixel. */
  readonly sun: Float32Array;
  /** Distance along the view axis, metres; Infinity for sky. */
  readonly depth: Float32Array;
  /** Panes before everything else; absent without any. */
  readonly film?: Film | undefined;
}

/** Clear panes, 3 floats per pixel. */
export interface Film {
  /** Share of the light behind that they take. */
  readonly taken: Float32Array;
  /** Light that they add. */
  readonly added: Float32Array;
}

/** Result of drawing a scene, as a picture or as light alone. */
export interface RenderResult {
  /** Undefined if only light was requested. */
  readonly image?: RgbImage | undefined;
  /** Index into `scene.objects` per pixel; 0 = sky. Glass counts as its own object. */
  readonly ids: Uint16Array;
  /** Only if `RenderRequest.cutOut` was given. */
  readonly light: RenderedLight | undefined;
  /** Whether it was rendered finer; drawn media never are. */
  readonly isFiner: boolean;
  readonly stats: RenderStats;
}

export interface RenderedPicture extends RenderResult {
  readonly image: RgbImage;
}

export interface RenderedLightResult extends RenderResult {
  readonly light: RenderedLight;
}
