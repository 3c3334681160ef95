/** Text to picture: parser, grammar, renderer, and variants of one scene. */
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import type {
  CameraWish,
  MediumKey,
  Season,
  TimeOfDay,
  Weather,
} from './brief/vocabulary/surroundings.ts';
import type { RenderedPicture, RenderRequest } from './render/render-request.ts';
import { renderScene } from './render/render-scene.ts';
import { buildScene } from './scene/build-scene.ts';
import { seenThings } from './scene/placed/seen-things.ts';
import { unmetWishes } from './scene/unmet-wishes.ts';
import type { Scene } from './scene-model.ts';
import type { Medium } from './scene-setting.ts';

export interface ImagineOptions extends Omit<RenderRequest, 'medium' | 'seed'> {
  /** Integer; the same prompt and seed give the same bytes. */
  readonly seed: number;
  /** Overrides medium, light, season or camera for the same house. */
  readonly medium?: MediumKey;
  readonly camera?: CameraWish;
  readonly time?: TimeOfDay | undefined;
  readonly weather?: Weather | undefined;
  readonly season?: Season | undefined;
  /** Rotates the camera around the house, degrees. */
  readonly turnDeg?: number | undefined;
}

export interface Imagined extends RenderedPicture {
  readonly brief: Brief;
  readonly scene: Scene;
  readonly medium: MediumKey;
  /** Requests of the prompt that the scene lacks, in plain words. */
  readonly missed: readonly string[];
}

const renderMedium: Record<MediumKey, Medium> = {
  photo: 'photograph',
  watercolour: 'watercolour',
  pencil: 'pencil',
  ink: 'ink',
  blueprint: 'blueprint',
  clay: 'clay',
  'cut-paper': 'cutPaper',
};

/** The scene of a prompt, without rendering: for models, plans and elevations. */
export function sceneOf(
  prompt: string | Brief,
  options: Pick<ImagineOptions, 'seed' | 'camera' | 'time' | 'weather' | 'season' | 'turnDeg'>,
): { readonly brief: Brief; readonly scene: Scene } {
  const brief = typeof prompt === 'string' ? readBrief(prompt) : prompt;
  const { camera, time, weather, season, turnDeg } = options;
  const scene = buildScene(brief, options.seed, {
    ...(camera === undefined ? {} : { camera }),
    ...(time === undefined ? {} : { time }),
    ...(weather === undefined ? {} : { weather }),
    ...(season === undefined ? {} : { season }),
    ...(turnDeg === undefined ? {} : { turnRad: (turnDeg * Math.PI) / 180 }),
  });
  return { brief, scene };
}

export async function imagine(prompt: string | Brief, options: ImagineOptions): Promise<Imagined> {
  const { brief, scene } = sceneOf(prompt, options);
  const { seed, widthPx, heightPx, quality, lens, signal, onPreview, onStage } = options;
  const medium = options.medium ?? brief.medium ?? 'photo';
  const result = await renderScene(scene, {
    widthPx,
    heightPx,
    seed,
    medium: renderMedium[medium],
    ...(quality === undefined ? {} : { quality }),
    ...(lens === undefined ? {} : { lens }),
    ...(signal === undefined ? {} : { signal }),
    ...(onPreview === undefined ? {} : { onPreview }),
    ...(onStage === undefined ? {} : { onStage }),
  });
  const seen = seenThings(result.ids, widthPx, scene.objects);
  return { ...result, brief, scene, medium, missed: unmetWishes(brief, scene, seen) };
}
