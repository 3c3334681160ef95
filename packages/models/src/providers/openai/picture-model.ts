/** OpenAI's picture models over the AI SDK's own, with a mask as they want it: what is transparent may change. */
import type { OpenAIProvider } from '@ai-sdk/openai';
import type { ImageModelV4 } from '@ai-sdk/provider';
import { fromBase64, type Line } from '../../pictures/ask.ts';
import { mediaTypeOf, pictureModel } from '../../pictures/picture-model.ts';
import { readAsExpected } from '../../pictures/read-as-expected.ts';
import { ProviderProblem } from '../../transport/provider-problem.ts';

export function openAiPictureModel(
  openai: Pick<OpenAIProvider, 'image'>,
  line: Line,
  modelId: string,
): ImageModelV4 {
  return pictureModel({
    provider: 'openai',
    modelId,
    draw: async ({ prompt, photo, mask, size, fields, signal }) => {
      const { images } = await readAsExpected(line, signal, async () =>
        openai.image(modelId).doGenerate({
          prompt,
          n: 1,
          size: `${size.widthPx}x${size.heightPx}`,
          aspectRatio: undefined,
          seed: undefined,
          files: photo && [{ type: 'file', mediaType: mediaTypeOf(photo), data: photo }],
          mask: mask && { type: 'file', mediaType: 'image/png', data: await asHoles(mask) },
          // Fidelity is a word about a photo that goes along.
          providerOptions: { openai: photo ? { ...fields } : {} },
          abortSignal: signal,
        }),
      );
      const [first] = images;
      if (first === undefined) throw new ProviderProblem('GARBAGE', line.provider);
      return { bytes: typeof first === 'string' ? fromBase64(line, first) : first };
    },
  });
}

/** White (may change) becomes transparent. */
async function asHoles(mask: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(mask)
    .removeAlpha()
    .greyscale()
    .negate()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rgba = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) rgba[at * 4 + 3] = data[at * channels] ?? 0;
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
