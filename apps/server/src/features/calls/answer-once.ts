/** One question, one answer, nothing kept. */
import { inTurn, isOwnModel, type Models } from '@maquette/models';
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
  const model = models.languageModelFor('chat');
  const isOwn = models.idsFor('chat').every(isOwnModel);
  try {
    const { text } = await generateText({
      // Our own answers one person after the other.
      model: isOwn ? inTurn(model, (work) => turns.run(requester, work, signal)) : model,
      prompt,
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return text;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('RESPONSE_FAILED', {}, { cause: error });
  }
}
