/** The eight legacy calls, on the same use cases as all others. */
import {
  changeOfStrength,
  firstCalls,
  type PictureAnalysis,
  type RenderRecipe,
  type SketchRecipe,
  tools,
  type VisualRecipe,
} from '@maquette/contract';
import { implement } from '@orpc/server';
import { entitle, type Requester } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { fileUrl } from '../../platform/files/file-urls.ts';
import type { Files } from '../../platform/files/files.ts';
import { takePhoto } from '../../platform/files/take-photo.ts';
import type { Intake } from '../../platform/intake/intake.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { Problem } from '../../platform/problem.ts';
import { refuseForeignRead } from './same-site-read.ts';
import { studioOf } from './studio-of.ts';

export interface CallParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly intake: Intake;
  readonly publicUrl: string | undefined;
  readonly orderRender: (requester: Requester, request: RenderRecipe) => Promise<string>;
  readonly orderVisual: (
    requester: Requester,
    request: VisualRecipe,
    signal: AbortSignal,
  ) => Promise<string>;
  readonly orderSketch: (requester: Requester, request: SketchRecipe) => Promise<string>;
  /** File ids of the finished pictures; rejects with the problem otherwise. */
  readonly picturesOf: (owner: string, id: string, signal: AbortSignal) => Promise<string[]>;
  readonly answer: (requester: Requester, prompt: string, signal: AbortSignal) => Promise<string>;
  readonly speak: (
    context: RequestContext,
    text: string,
  ) => Promise<{ readonly path: string; readonly note: string | undefined }>;
  readonly analysePicture: (
    context: RequestContext,
    sent: Blob,
    prompt: string | undefined,
    signal: AbortSignal,
  ) => Promise<PictureAnalysis>;
  readonly lookAtAddress: (
    context: RequestContext,
    url: string,
    prompt: string | undefined,
    signal: AbortSignal,
  ) => Promise<PictureAnalysis>;
}

/** Longest wait for an answer; the work has its own deadline. */
const waitMs = 180_000;

export function callFeature(parts: CallParts) {
  const procedures = implement(firstCalls).$context<RequestContext>();
  const patient = (context: RequestContext) =>
    AbortSignal.any([context.signal, AbortSignal.timeout(waitMs)]);
  const limited = (rule: keyof typeof pictureRates, { holder }: Requester) =>
    limitRate(parts.db, pictureRates[rule], holder.subject, parts.clock);
  const absolute = (context: RequestContext, path: string) =>
    `${parts.publicUrl ?? `http://${context.headers.get('host') ?? 'localhost'}`}${path}`;

  async function firstPicture(
    context: RequestContext,
    requester: Requester,
    id: string,
  ): Promise<Uint8Array> {
    const [fileId] = await parts.picturesOf(requester.owner, id, patient(context));
    if (fileId === undefined) throw new Problem('GENERATION_FAILED');
    return parts.files.bytes(await parts.files.owned(requester.owner, fileId));
  }

  const photoOf = (requester: Requester, sent: Blob) => takePhoto(parts, requester, sent);

  return {
    imageInteriors: procedures.imageInteriors.handler(async ({ context, input }) => {
      const recipe = {
        style: input.style,
        roomType: input.roomtype,
        propertyType: input.housetype,
        aesthetic: input.aesthetic,
        strength: input.startSchedule,
        cfgScale: input.cfgScale,
      };
      const kind = studioOf(recipe);
      if (!kind) {
        throw new Problem('BAD_REQUEST', {
          field: 'style',
          expected: 'style, roomtype, housetype and aesthetic of one studio',
        });
      }
      const requester = await entitle(context, tools[kind].access);
      await limited('generation', requester);
      const photo = await photoOf(requester, input.image);
      const id = await parts.orderRender(requester, {
        ...recipe,
        kind,
        change: changeOfStrength(kind, input.startSchedule),
        photoId: photo.id,
        seed: input.seed,
        steps: input.steps,
        variations: 1,
        decor: 'light',
        surfaceHints: [],
        finishes: [],
        protectStrokes: [],
        keptThings: [],
        paintedThings: [],
      });
      const bytes = await firstPicture(context, requester, id);
      return { image: Buffer.from(bytes).toString('base64') };
    }),

    chat: procedures.chat.handler(async ({ context, input }) => {
      refuseForeignRead(context.headers, parts.publicUrl);
      const requester = await entitle(context, 'anyone');
      await limited('chat', requester);
      return { response: await parts.answer(requester, input.prompt, patient(context)) };
    }),

    speech: procedures.speech.handler(async ({ context, input }) => {
      const { path, note } = await parts.speak(context, input.text);
      return { audioURL: absolute(context, path), ...(note ? { note } : {}) };
    }),

    generateImage: procedures.generateImage.handler(async ({ context, input }) => {
      if (input.file) {
        const analysis = await parts.analysePicture(
          context,
          input.file,
          input.prompt,
          patient(context),
        );
        return { response: [analysis.description, ...analysis.suggestions].join('\n\n') };
      }
      const prompt = input.prompt?.trim();
      if (!input.sketch || !prompt) throw new Problem('PROMPT_AND_FILE_NEEDED');
      const requester = await entitle(context, tools.sketch.access);
      await limited('generation', requester);
      const drawing = await photoOf(requester, input.sketch);
      const id = await parts.orderSketch(requester, { photoId: drawing.id, prompt, seed: 0 });
      const bytes = await firstPicture(context, requester, id);
      return new File([new Uint8Array(bytes)], 'sketch.png', { type: 'image/png' });
    }),

    imageGenerate: procedures.imageGenerate.handler(async ({ context, input }) => {
      refuseForeignRead(context.headers, parts.publicUrl);
      const requester = await entitle(context, tools.visual.access);
      await limited('generation', requester);
      const request: VisualRecipe = {
        prompt: input.prompt,
        variations: 4,
        shape: 'landscape',
        change: {},
        edits: [],
        ...{ finer: false, lens: 'none', write: true },
      };
      const id = await parts.orderVisual(requester, request, patient(context));
      const pictures = await parts.picturesOf(requester.owner, id, patient(context));
      return { image_urls: pictures.map((fileId) => absolute(context, fileUrl(fileId))) };
    }),

    analyzeImage: procedures.analyzeImage.handler(async ({ context, input }) => {
      if (!input.image) throw new Problem('IMAGE_NEEDED');
      return { ...(await parts.analysePicture(context, input.image, undefined, patient(context))) };
    }),

    analyzeUpload: procedures.analyzeUpload.handler(async ({ context, input }) => {
      if (!input.file) throw new Problem('IMAGE_NEEDED');
      return {
        ...(await parts.analysePicture(context, input.file, input.prompt, patient(context))),
      };
    }),

    analyzeUrl: procedures.analyzeUrl.handler(async ({ context, input }) => ({
      ...(await parts.lookAtAddress(context, input.image_url, input.prompt, patient(context))),
    })),
  };
}
