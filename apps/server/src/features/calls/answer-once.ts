/** One question, one answer, nothing kept. */
import type { Models } from '@maquette/models';
import { generateText } from 'ai';
import { Problem } from '../../platform/problem.ts';

const maxOutputTokens = 1_200;

export async function answerOnce(
  models: Models,
  prompt: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    const { text } = await generateText({
      model: models.languageModelFor('chat'),
      prompt,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return text;
  } catch (error) {
    throw new Problem('RESPONSE_FAILED', {}, { cause: error });
  }
}
