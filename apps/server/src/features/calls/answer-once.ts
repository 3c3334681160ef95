/** A single question and answer, without storing anything. */
import type { Models } from '@maquette/models';
import { generateText } from 'ai';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';

const maxOutputTokens = 1_200;

export async function answerOnce(
  models: Models,
  turns: Turns,
  requester: string,
  prompt: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    const { result } = await models.withFallback('chat', async ({ engineId, own }) => {
      if (own) {
        const request = { question: prompt.trim(), history: [] };
        const job = {
          signal,
          inTurn: <Value>(work: () => Promise<Value>) => turns.run(requester, work, signal),
        };
        return (await own.answer(request, job)).markdown;
      }
      const { text } = await generateText({
        model: await models.languageModel(engineId),
        prompt,
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      return text;
    });
    return result;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('RESPONSE_FAILED', {}, { cause: error });
  }
}
