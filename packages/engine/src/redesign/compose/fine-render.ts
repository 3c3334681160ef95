/** The light of a scene for a small photo, drawn larger: joints and rims of fractions of a pixel would be dashed. */
import {
  type RenderedLight,
  type RenderRequest,
  reduceIds,
  renderScene,
  type Scene,
} from '../../visuals/index.ts';

/** Long sides between these are drawn larger: previews are not worth it, larger photos show their joints. */
const small = { least: 500, most: 820, times: 2 } as const;

export type FineLight = Pick<RenderedLight, 'radiance' | 'cutOut' | 'coverage'>;

export interface FineRender {
  readonly light: FineLight;
  readonly ids: Uint16Array;
}

export const timesFiner = (longSidePx: number): number =>
  longSidePx >= small.least && longSidePx <= small.most ? small.times : 1;

export async function renderFinely(
  scene: Scene,
  request: RenderRequest & Required<Pick<RenderRequest, 'cutOut'>>,
): Promise<FineRender> {
  const { widthPx, heightPx } = request;
  const times = timesFiner(Math.max(widthPx, heightPx));
  const larger = { ...request, widthPx: widthPx * times, heightPx: heightPx * times };
  const { light, ids } = await renderScene(scene, larger);
  if (!light) throw new Error('Expected the light of a cut-out');
  if (times === 1) return { light, ids };
  const reduced = (values: Float32Array, channels: number) =>
    meanOf(values, larger.widthPx, channels, times);
  return {
    light: {
      radiance: reduced(light.radiance, 3),
      cutOut: reduced(light.cutOut, 3),
      coverage: reduced(light.coverage, 1),
    },
    ids: reduceIds(ids, larger.widthPx, times),
  };
}

/** Each value the mean of those that it stands for. */
export function meanOf(
  values: Float32Array,
  widthPx: number,
  channels: number,
  times: number,
): Float32Array {
  const width = widthPx / times;
  const small = new Float32Array(values.length / (times * times));
  const share = 1 / (times * times);
  for (let at = 0; at < small.length; at++) {
    const channel = at % channels;
    const pixel = (at - channel) / channels;
    const x = pixel % width;
    const y = (pixel - x) / width;
    let sum = 0;
    for (let j = 0; j < times; j++)
      for (let i = 0; i < times; i++)
        sum += values[((y * times + j) * widthPx + x * times + i) * channels + channel]!;
    small[at] = sum * share;
  }
  return small;
}
