/** Looks at a picture: figures from our own eyes, words from whichever model is set. */
import { limits, type PictureAnalysis } from '@maquette/contract';
import {
  type AnsweringEngine,
  findProviderProblem,
  type Models,
  type Seen,
  withStudioScope,
} from '@maquette/models';
import { generateText, type LanguageModel } from 'ai';
import type { Intake } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';

export interface LookParts {
  readonly models: () => Promise<Models>;
  readonly intake: Intake;
  /** Of our own eyes; they share a thread with the small looks at a photo. */
  readonly turns: Turns;
}

const ownEyes = 'builtin:eyes';
const defaultQuestion =
  'Describe this picture for somebody who plans or changes a home: what it shows, materials, light, and what could be better.';
const maxOutputTokens = 800;

type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;

/** The engine hands out read-only figures; an answer on the wire is a copy of its own. */
const copyOf = <Value>(value: Value) => structuredClone(value) as Writable<Value>;

/** Our own eyes describe unasked; a foreign model wants to be told what to do. */
function questionFor(id: string, prompt: string | undefined) {
  const asked = prompt?.trim().slice(0, limits.promptCharacters);
  const text = asked || (id === ownEyes ? '' : defaultQuestion);
  return text ? [{ type: 'text' as const, text }] : [];
}

export async function lookAtPicture(
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
  let seen: Seen | undefined;
  let engine: AnsweringEngine | undefined;

  const look = (model: LanguageModel, question: { type: 'text'; text: string }[]) =>
    withStudioScope(
      {
        onSeen: (found) => {
          seen = found;
        },
        inTurn: (work) => turns.run(sender, work, signal),
      },
      () =>
        generateText({
          model,
          messages: [
            {
              role: 'user',
              content: [
                { type: 'file', mediaType: taken.contentType, data: taken.bytes },
                ...question,
              ],
            },
          ],
          maxOutputTokens,
          maxRetries: 0,
          abortSignal: stop,
        }),
    );

  try {
    const model = models.languageModelFor('vision', (answering) => {
      engine = answering;
    });
    const said = await look(model, questionFor(models.idFor('vision'), prompt));
    // A foreign model gives words alone; the figures are ours all the same.
    if (!seen) await look(await models.languageModel(ownEyes), questionFor(ownEyes, prompt));
    if (!seen || !engine) throw new Error('Our own eyes saw nothing');
    const figures: Seen = seen;
    const { engineId, engineLabel, notes }: AnsweringEngine = engine;
    const own = engineId === ownEyes;
    return {
      ...copyOf(figures),
      widthPx: taken.widthPx,
      heightPx: taken.heightPx,
      description: own ? figures.description : said.text,
      answer: own || !prompt ? figures.answer : said.text,
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
