/** Asks an engine for something small, the same way as its job does. */
import { generateSpeech, generateText } from 'ai';
import sharp from 'sharp';
import { drawElsewhere, type Elsewhere } from '../pictures/draw-elsewhere.ts';
import type { Models } from '../registry.ts';
import type { RoleName } from '../roles.ts';

export interface TrialContext extends Pick<Elsewhere, 'signal' | 'clean'> {
  readonly models: Models;
}

export interface TrialSample {
  readonly words?: string;
  /** JPEG, small. */
  readonly picture?: Uint8Array;
}

/** Room for a model that thinks before it speaks. */
const maxOutputTokens = 400;
const trialSidePx = 512;
const thumbnailSidePx = 320;

/** A plain room, drawn: something to look at and to change. */
const room = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384">
  <rect width="512" height="384" fill="#e9e4da"/>
  <path d="M0 384 130 270H382L512 384Z" fill="#b08d64"/>
  <path d="M0 0 130 60V270L0 384Z" fill="#d8d2c6"/><path d="M512 0 382 60V270L512 384Z" fill="#d2cbbd"/>
  <path d="M0 0H512L382 60H130Z" fill="#f6f3ee"/>
  <rect x="200" y="105" width="112" height="95" fill="#bfe0f2" stroke="#fff" stroke-width="6"/>
  <rect x="165" y="225" width="180" height="60" rx="8" fill="#7b8f77"/>
</svg>`;
const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="384">
  <rect width="512" height="384" fill="#fff"/>
  <path d="M120 330V190L256 100 392 190V330ZM220 330V250H290V330M150 220H190V260H150ZM320 220H360V260H320Z"
    fill="none" stroke="#111" stroke-width="4"/>
</svg>`;
const pictureOf = (drawing: string) => sharp(Buffer.from(drawing)).png().toBuffer();

const wishes = {
  restyle: { prompt: 'The same room with oak floor and warm white walls', from: room },
  sketch: { prompt: 'A small house of brick with a tiled roof', from: lines },
  visuals: { prompt: 'A timber cabin by a lake', from: undefined },
} as const;

async function tryPicture(job: keyof typeof wishes, id: string, context: TrialContext) {
  const { prompt, from } = wishes[job];
  const { picture } = await drawElsewhere(
    id,
    {
      words: { prompt, negative: '' },
      strength: 0.4,
      steps: 20,
      seed: 1,
      maxSidePx: trialSidePx,
      from: from
        ? { photo: await pictureOf(from) }
        : { size: { widthPx: trialSidePx, heightPx: trialSidePx } },
    },
    context,
  );
  const small = await sharp(picture)
    .resize(thumbnailSidePx, thumbnailSidePx, { fit: 'inside' })
    .jpeg()
    .toBuffer();
  return { picture: small };
}

async function tryWords(id: string, { models, signal }: TrialContext, picture?: Uint8Array) {
  const question = picture
    ? 'What is on this picture? Answer with one short sentence.'
    : 'Say in one short sentence that you are ready to talk about architecture.';
  const { text } = await generateText({
    model: await models.languageModel(id),
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: question },
          ...(picture ? [{ type: 'file' as const, mediaType: 'image/png', data: picture }] : []),
        ],
      },
    ],
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
  });
  return { words: text.trim() };
}

/** Throws what its job would meet. */
export async function tryEngine(
  job: RoleName,
  id: string,
  context: TrialContext,
): Promise<TrialSample> {
  switch (job) {
    case 'chat':
      return tryWords(id, context);
    case 'vision':
      return tryWords(id, context, await pictureOf(room));
    case 'speech':
      await generateSpeech({
        model: await context.models.speechModel(id),
        text: 'This voice is ready.',
        outputFormat: 'mp3',
        maxRetries: 0,
        abortSignal: context.signal,
      });
      return {};
    default:
      return tryPicture(job, id, context);
  }
}
