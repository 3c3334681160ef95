/**
 * Gemini's picture models. Asked over the AI SDK's language model rather than its image model, which
 * drops the words of an answer that holds no picture: those words are what the user has to read.
 */
import type { GoogleProvider } from '@ai-sdk/google';
import type { ImageModelV4 } from '@ai-sdk/provider';
import { fromBase64, type Line, refused } from '../../pictures/ask.ts';
import { mediaTypeOf, pictureModel } from '../../pictures/picture-model.ts';
import { readAsExpected } from '../../pictures/read-as-expected.ts';
import { ProviderProblem } from '../../transport/provider-problem.ts';

const declined = /SAFETY|PROHIBITED|RECITATION|BLOCK|SPII/;

export function googlePictureModel(
  google: Pick<GoogleProvider, 'languageModel'>,
  line: Line,
  modelId: string,
): ImageModelV4 {
  return pictureModel({
    provider: 'google',
    modelId,
    draw: async ({ prompt, photo, ratio, signal }) => {
      const { content, finishReason } = await readAsExpected(line, signal, async () =>
        google.languageModel(modelId).doGenerate({
          prompt: [
            {
              role: 'user',
              content: [
                { type: 'text', text: prompt },
                ...(photo
                  ? [
                      {
                        type: 'file' as const,
                        mediaType: mediaTypeOf(photo),
                        data: { type: 'data' as const, data: photo },
                      },
                    ]
                  : []),
              ],
            },
          ],
          providerOptions: {
            google: {
              responseModalities: ['TEXT', 'IMAGE'],
              ...(ratio ? { imageConfig: { aspectRatio: ratio } } : {}),
            },
          },
          abortSignal: signal,
        }),
      );
      for (const part of content) {
        if (part.type === 'file' && part.data.type === 'data') {
          const { data } = part.data;
          return { bytes: typeof data === 'string' ? fromBase64(line, data) : data };
        }
      }
      const words = content.map((part) => (part.type === 'text' ? part.text : '')).join(' ');
      const reason = finishReason.raw ?? '';
      const isHeldBack = finishReason.unified === 'content-filter' || declined.test(reason);
      if (isHeldBack) throw refused(line, words.trim() || spoken(reason));
      if (words.trim()) {
        throw new ProviderProblem('ONLY_WORDS', line.provider, { words: words.trim() });
      }
      // An end other than the usual one says why there is no picture.
      if (reason !== '' && reason !== 'STOP') {
        throw new ProviderProblem('WORK_FAILED', line.provider, { words: spoken(reason) });
      }
      throw new ProviderProblem('GARBAGE', line.provider);
    },
  });
}

/** `IMAGE_SAFETY` as "image safety". */
const spoken = (reason: string) => reason.toLowerCase().replaceAll('_', ' ');
