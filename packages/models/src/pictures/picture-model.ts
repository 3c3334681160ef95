/** Base of all foreign picture engines: an image model of the AI SDK. */
import type {
  ImageModelV4,
  ImageModelV4CallOptions,
  ImageModelV4File,
  ImageModelV4Result,
} from '@ai-sdk/provider';
import { currentPictureCall } from '../picture-call.ts';

export interface PictureRequest {
  readonly prompt: string;
  readonly photo: Uint8Array | undefined;
  /** White is what may change. */
  readonly mask: Uint8Array | undefined;
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  readonly ratio: string | undefined;
  readonly seed: number | undefined;
  /** The engine's own fields, as the option mapper named them. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly signal: AbortSignal;
}

export interface EnginePicture {
  readonly bytes: Uint8Array;
  /** Seed that the engine says it used. */
  readonly seed?: number | undefined;
  /** Sentences for the user, such as what it cost. */
  readonly notes?: readonly string[];
}

export interface PictureModelOptions {
  readonly provider: string;
  readonly modelId: string;
  draw(request: PictureRequest): Promise<EnginePicture>;
}

export function pictureModel({ provider, modelId, draw }: PictureModelOptions): ImageModelV4 {
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    maxImagesPerCall: 1,
    async doGenerate(options): Promise<ImageModelV4Result> {
      options.abortSignal?.throwIfAborted();
      const { bytes, seed, notes = [] } = await draw(requestOf(options, provider));
      currentPictureCall().onFacts?.({ notes, ...(seed === undefined ? {} : { seed }) });
      return {
        images: [bytes],
        warnings: [],
        response: { timestamp: new Date(), modelId, headers: undefined },
      };
    },
  };
}

const neverAborted = new AbortController().signal;

function requestOf(options: ImageModelV4CallOptions, provider: string): PictureRequest {
  const [widthPx = 1024, heightPx = 1024] = options.size?.split('x').map(Number) ?? [];
  return {
    prompt: options.prompt ?? '',
    photo: options.files?.[0] && bytesOf(options.files[0]),
    mask: options.mask && bytesOf(options.mask),
    size: { widthPx, heightPx },
    ratio: options.aspectRatio,
    seed: options.seed,
    fields: (options.providerOptions[provider] ?? {}) as PictureRequest['fields'],
    signal: options.abortSignal ?? neverAborted,
  };
}

function bytesOf(file: ImageModelV4File): Uint8Array {
  if (file.type !== 'file') throw new TypeError('Expected the bytes of a picture, not an address');
  return typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : file.data;
}

/** Photos go out as one of two kinds, distinguished by their first byte. */
export const mediaTypeOf = (bytes: Uint8Array): 'image/jpeg' | 'image/png' =>
  bytes[0] === 0xff ? 'image/jpeg' : 'image/png';

export const dataUrl = (bytes: Uint8Array): string =>
  `data:${mediaTypeOf(bytes)};base64,${Buffer.from(bytes).toString('base64')}`;

export const pictureBlob = (bytes: Uint8Array): Blob =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mediaTypeOf(bytes) });

/** Services look at the end of a name as well. */
export const fileNameOf = (name: string, bytes: Uint8Array): string =>
  `${name}.${mediaTypeOf(bytes) === 'image/jpeg' ? 'jpg' : 'png'}`;
