/** A prompt in any language becomes a scene brief, written by the chat model where one is set up. */
import type { WrittenBrief } from '@maquette/contract';
import {
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import { type AnsweringEngine, firstThatWorks } from '../first-that-works.ts';
import type { Models } from '../registry.ts';
import { isOwnModel } from '../roles.ts';
import { findProviderProblem, ProviderProblem } from '../transport/provider-problem.ts';

/** Pictures wait for this answer. */
const usualLimitMs = 15_000;
const maxOutputTokens = 3_000;
/** A model's name may be as long as its maker likes. */
const labelCharacters = 120;

export interface BriefWritten {
  readonly written: WrittenBrief | null;
  /** Why the model wrote nothing. */
  readonly note: string | null;
}

const isUnreadable = (error: unknown) =>
  NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

export async function writeBrief(
  models: Pick<Models, 'idsFor' | 'label' | 'languageModel'>,
  prompt: string,
  signal: AbortSignal,
  limitMs = usualLimitMs,
): Promise<BriefWritten> {
  const ids = models.idsFor('chat').filter((id) => !isOwnModel(id));
  if (ids.length === 0) return { written: null, note: null };
  const { instructions, schema } = await import('./brief-question.ts');
  const limit = AbortSignal.timeout(limitMs);
  let lastLabel = '';

  async function ask({ engineId: id, engineLabel }: AnsweringEngine) {
    lastLabel = engineLabel;
    const model = await models.languageModel(id);
    try {
      const { output } = await generateText({
        model: wrapLanguageModel({ model, middleware: extractJsonMiddleware() }),
        instructions,
        prompt,
        output: Output.object({ name: 'brief', schema }),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, limit]),
      });
      return output;
    } catch (error) {
      throw isUnreadable(error) ? new ProviderProblem('GARBAGE', lastLabel) : error;
    }
  }

  try {
    const { result: wishes, engineLabel } = await firstThatWorks(ids, models.label, ask);
    return { written: { by: engineLabel.slice(0, labelCharacters), wishes }, note: null };
  } catch (error) {
    signal.throwIfAborted();
    const reason = limit.aborted
      ? `${lastLabel} took longer than ${limitMs / 1_000} seconds.`
      : findProviderProblem(error)?.message;
    if (reason === undefined) throw error;
    return { written: null, note: `${reason} Our own grammar read the words.` };
  }
}
