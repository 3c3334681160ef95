/** Analyses a picture: measurements by our own engine, words by the configured model. */
import { limits, type PictureAnalysis } from '@maquette/contract';
import { findProviderProblem, type Models } from '@maquette/models';
import { generateText } from 'ai';
import type { Intake } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';

export interface LookParts {
  readonly models: () => Promise<Models>;
  readonly intake: Intake;
  /** Our own analyses, which share a thread with photo previews. */
  readonly turns: Turns;
}

const defaultQuestion =
  'Describe this picture for somebody who plans or changes a home: what it shows, materials, light, and what could be better.';
const maxOutputTokens = 800;

type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;

/** The engine returns read-only arrays; the response needs a copy. */
const copyOf = <Value>(value: Value) => structuredClone(value) as Writable<Value>;

export async function analysePicture(
  { models: getModels, intake, turns }: LookParts,
  sender: string,
  sent: Uint8Array | Blob,
  prompt: string | undefined,
  signal: AbortSignal | undefined,
): Promise<PictureAnalysis> {
  const taken = await intake.takeIn(sent, sender, signal);
  const models = await getModels();
  const limit = AbortSignal.timeout(models.limitMsFor('vision'));
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  const question = prompt?.trim().slice(0, limits.promptCharacters) ?? '';

  async function describe(id: string): Promise<string> {
    const { text } = await generateText({
      model: await models.languageModel(id),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'file', mediaType: taken.contentType, data: taken.bytes },
            // Our engine describes without a prompt; other models need one.
            { type: 'text', text: question || defaultQuestion },
          ],
        },
      ],
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: stop,
    });
    return text;
  }

  try {
    const { result, engineId, engineLabel, notes } = await models.withFallback(
      'vision',
      async ({ engineId: id, own }) => (own ? undefined : describe(id)),
    );
    // Other models return text only; the measurements are still ours.
    const report = await models.own.look(
      { picture: taken.bytes, prompt: question },
      { signal: stop, inTurn: (work) => turns.run(sender, work, signal) },
    );
    return {
      ...copyOf(report),
      widthPx: taken.widthPx,
      heightPx: taken.heightPx,
      description: result ?? report.description,
      answer: (prompt ? result : undefined) ?? report.answer,
      engine: { id: engineId, label: engineLabel },
      notes: [...notes],
      locationRemoved: taken.locationRemoved,
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const service = findProviderProblem(error);
    if (service)
      throw new Problem('ENGINE_UNAVAILABLE', { reason: service.message }, { cause: error });
    throw new Problem('ANALYSIS_FAILED', {}, { cause: error });
  }
}
