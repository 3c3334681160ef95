/** One of our engines as an image model of the AI SDK: decide the task's input, run it in a thread. */
import type {
  ImageModelV4,
  ImageModelV4CallOptions,
  ImageModelV4File,
  ImageModelV4Result,
} from '@ai-sdk/provider';
import { EngineRefusedError } from '../engine-refused.ts';
import { studioScope } from '../studio-scope.ts';
import type { MadePicture, Refused } from './tasks/task-table.ts';

export interface BuiltinImageModelOptions {
  readonly modelId: string;
  readonly takesPictures: boolean;
  make(options: ImageModelV4CallOptions): Promise<MadePicture | Refused>;
}

export function builtinImageModel({
  modelId,
  takesPictures,
  make,
}: BuiltinImageModelOptions): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId,
    // One picture a thread: the caller asks several times, with the seeds of its choice.
    maxImagesPerCall: 1,
    supportsFileInputs: takesPictures,
    supportsMaskInputs: takesPictures,
    async doGenerate(options): Promise<ImageModelV4Result> {
      options.abortSignal?.throwIfAborted();
      const made = await make(options);
      if ('refused' in made) throw new EngineRefusedError(made.refused);
      const { picture, facts } = made;
      studioScope().onFacts?.(facts);
      return {
        images: [picture],
        warnings: [],
        response: { timestamp: new Date(), modelId, headers: undefined },
      };
    },
  };
}

/** The bytes of a picture that came along; our engines fetch no address. */
export function fileBytes(file: ImageModelV4File | undefined): Uint8Array {
  if (file?.type !== 'file') {
    throw new TypeError(`Expected the bytes of a picture, but got ${file?.type ?? 'none'}`);
  }
  return typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : file.data;
}

/** The options meant for our engines. The caller and this package agree on their shape. */
export const builtinOptions = <Options>(options: ImageModelV4CallOptions): Options =>
  (options.providerOptions.builtin ?? {}) as Options;

export function sizeOf(size: string | undefined, fallback: readonly [number, number]) {
  const [widthPx, heightPx] = size?.split('x').map(Number) ?? fallback;
  return { widthPx: widthPx ?? fallback[0], heightPx: heightPx ?? fallback[1] };
}
