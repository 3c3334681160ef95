/** Looks at a picture: figures from our own eyes, words from whichever model is set. */
import { limits, type PictureAnalysis } from '@maquette/contract';
import { type Models, type Seen, withStudioScope } from '@maquette/models';
import { generateText } from 'ai';
import type { Intake } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';

export interface LookParts {
  readonly models: () => Promise<Models>;
  readonly intake: Intake;
}

const ownEyes = 'builtin:eyes';
const defaultQuestion =
  'Describe this picture for somebody who plans or changes a home: what it shows, materials, light, and what could be better.';
const maxOutputTokens = 800;
const lookLimitMs = 60_000;

export async function lookAtPicture(
  { models: getModels, intake }: LookParts,
  bytes: Uint8Array,
  prompt: string | undefined,
  signal: AbortSignal | undefined,
): Promise<PictureAnalysis> {
  const taken = await intake.takeIn(bytes);
  const models = await getModels();
  const engineId = models.idFor('vision');
  const limit = AbortSignal.timeout(lookLimitMs);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  let seen: Seen | undefined;

  const look = (id: string) =>
    withStudioScope(
      {
        onSeen: (found) => {
          seen = found;
        },
      },
      async () =>
        generateText({
          model: await models.languageModel(id),
          messages: [
            {
              role: 'user',
              content: [
                { type: 'file', mediaType: taken.contentType, data: taken.bytes },
                {
                  type: 'text',
                  text: prompt?.slice(0, limits.promptCharacters) || defaultQuestion,
                },
              ],
            },
          ],
          maxOutputTokens,
          maxRetries: 1,
          abortSignal: stop,
        }),
    );

  try {
    const said = await look(engineId);
    // A foreign model gives words alone; the figures are ours all the same.
    if (!seen) await look(ownEyes);
    if (!seen) throw new Error('Our own eyes saw nothing');
    const figures: Seen = seen;
    return {
      description: engineId === ownEyes ? figures.description : said.text,
      kind: figures.kind,
      widthPx: taken.widthPx,
      heightPx: taken.heightPx,
      palette: figures.palette.map((colour) => ({ ...colour })),
      light: { ...figures.light },
      surfaces: figures.surfaces.map((surface) => ({ ...surface })),
      suggestions: [...figures.suggestions],
      engine: { id: engineId, label: await models.label(engineId) },
      locationRemoved: taken.locationRemoved,
    };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('ANALYSIS_FAILED', {}, { cause: error });
  }
}
