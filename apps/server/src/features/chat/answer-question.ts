/**
 * One question and its answer. The question is stored before anything else; the answer is written to
 * the database as it grows, so that whatever happens what was said is still there.
 */

import type { AnswerOffers, MessageMetadata, PictureProposal } from '@maquette/contract';
import { type StudioKind, studios } from '@maquette/contract';
import { type AnsweringEngine, findProviderProblem, statedCostUsd } from '@maquette/models';
import {
  convertToModelMessages,
  createUIMessageStream,
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  type UIMessageStreamWriter,
} from 'ai';
import { problemBody } from '../../http/problem-response.ts';
import type { Log } from '../../platform/log.ts';
import { Problem } from '../../platform/problem.ts';
import type { LiveAnswer } from './answers/live-answers.ts';
import type { ToolContext } from './assistant-tools.ts';
import { assistantInstructions } from './instructions.ts';

export type AssistantMessage = UIMessage<
  MessageMetadata,
  { offers: AnswerOffers; proposal: PictureProposal; analysis: PictureFigures }
>;

/** Measurements of a picture: the figures behind the words. */
type PictureFigures = Readonly<Record<string, unknown>>;

export interface AnswerParts {
  readonly log: Log;
  /** Of the question: a failure is told with it, and the log names it. */
  readonly requestId: string;
  /** The model of this job; tells who answers once that is known. */
  readonly model: (onEngine: (engine: AnsweringEngine) => void) => LanguageModel;
  /** A real model is given our handbook, calculators and studios as tools. */
  readonly withTools: boolean;
  /** The handbook, for models that use tools. */
  readonly lookUp: ToolContext['lookUp'];
  readonly photoId: string | undefined;
  readonly messages: readonly ModelMessage[];
  readonly providerOptions?: Parameters<typeof streamText>[0]['providerOptions'];
  readonly live: LiveAnswer;
  /** Called now and then with the text so far. */
  readonly onText?: ((text: string) => Promise<void>) | undefined;
  readonly onEnd: (parts: AssistantMessage['parts'], metadata: MessageMetadata) => Promise<void>;
}

/** The longest that written words wait before they are safe. */
const saveEveryMs = 500;
const longestAnswerTokens = 2_000;
/** Turns of looking something up before the answer has to stand. */
const mostSteps = 6;

interface BuiltinMetadata extends Partial<AnswerOffers> {
  /** Kind of the answer, such as `form`. */
  readonly kind?: string;
  /** The photo of the conversation is wished to be restyled. */
  readonly restyle?: { readonly kind: StudioKind; readonly style: string };
  readonly analysis?: PictureFigures;
}

const builtinOf = (metadata: unknown) =>
  (metadata as { builtin?: BuiltinMetadata } | undefined)?.builtin;

function offersIn({ followUps, calculation = null, kind }: BuiltinMetadata) {
  return followUps && { followUps, calculation, opensForm: kind === 'form' };
}

/** The likeliest kind of a photo in a conversation; the reader can choose another. */
const usualRoom: Readonly<Record<StudioKind, string>> = {
  interior: 'Living Room',
  exterior: 'Exterior',
};

function proposalIn({ restyle }: BuiltinMetadata, photoId: string | undefined) {
  if (!restyle || !photoId) return undefined;
  const { kind, style } = restyle;
  const roomType = usualRoom[kind];
  return { tool: 'restyle' as const, photoId, ...studios[kind].defaults, kind, style, roomType };
}

/** The body of a problem, as an answer that never began would have it; a service may give its reason. */
function failureText(error: unknown, requestId: string): string {
  const reason = findProviderProblem(error)?.message;
  const problem = new Problem('RESPONSE_FAILED', reason ? { reason } : {});
  return JSON.stringify(problemBody(problem, requestId));
}

export function answerQuestion(parts: AnswerParts): ReadableStream<UIMessageChunk> {
  const { live } = parts;
  let failed = false;
  let metadata: MessageMetadata = {};
  const fail = (error: unknown) => {
    failed = true;
    parts.log.error('An answer failed', { requestId: parts.requestId, error });
    return failureText(error, parts.requestId);
  };
  return createUIMessageStream<AssistantMessage>({
    generateId: () => live.id,
    onError: fail,
    execute: async ({ writer }) => {
      writer.write({ type: 'start', messageId: live.id });
      const tell = (more: MessageMetadata) => {
        metadata = { ...metadata, ...more };
        writer.write({ type: 'message-metadata', messageMetadata: metadata });
      };
      const model = parts.model(({ engineLabel: engine, notes }) => {
        if (metadata.engine !== engine)
          tell({ engine, ...(notes.length > 0 ? { notes: [...notes] } : {}) });
      });
      let offers: AnswerOffers | undefined;
      let text = '';
      let savedAt = Date.now();
      const result = streamText({
        model,
        instructions: assistantInstructions,
        messages: [...parts.messages],
        ...(parts.providerOptions ? { providerOptions: parts.providerOptions } : {}),
        abortSignal: live.signal,
        maxOutputTokens: longestAnswerTokens,
        // The way to a provider has its own patience.
        maxRetries: 0,
        ...(parts.withTools
          ? {
              tools: await toolsFor(parts, writer, (given) => {
                offers = given;
              }),
            }
          : {}),
        stopWhen: isStepCount(mostSteps),
        onChunk: async ({ chunk }) => {
          if (chunk.type !== 'text-delta') return;
          text += chunk.text;
          if (Date.now() - savedAt < saveEveryMs) return;
          savedAt = Date.now();
          await parts.onText?.(text);
        },
        onError: ({ error }) => void fail(error),
      });
      const chunks = toUIMessageStream<ToolSet, AssistantMessage>({
        stream: result.stream,
        sendStart: false,
        sendFinish: false,
        sendSources: true,
        onError: (error) => failureText(error, parts.requestId),
      });
      for await (const chunk of chunks) writer.write(chunk);
      // Offers below an answer are part of it: they must have arrived when it ends.
      const steps = await Promise.resolve(result.steps).catch(() => []);
      const builtin = builtinOf(steps.at(-1)?.providerMetadata) ?? {};
      const given = offers ?? offersIn(builtin);
      if (given) writer.write({ type: 'data-offers', data: given });
      if (builtin.analysis) writer.write({ type: 'data-analysis', data: builtin.analysis });
      const proposal = proposalIn(builtin, parts.photoId);
      if (proposal) writer.write({ type: 'data-proposal', data: proposal });
      const costUsd = statedCostUsd(steps.map(({ providerMetadata }) => providerMetadata));
      if (costUsd !== undefined) tell({ costUsd });
      writer.write({ type: 'finish' });
    },
    onEnd: async ({ responseMessage, isAborted }) => {
      const cutOff = live.cutOff() ?? (isAborted ? 'stopped' : undefined);
      const ended = cutOff ?? (failed ? 'interrupted' : undefined);
      await parts.onEnd(
        responseMessage.parts.map((part) =>
          'state' in part && part.state === 'streaming' ? { ...part, state: 'done' } : part,
        ) as AssistantMessage['parts'],
        { ...metadata, ...(ended ? { ended } : {}) },
      );
    },
  });
}

/** Loaded for real models alone. */
async function toolsFor(
  { photoId, lookUp }: AnswerParts,
  writer: UIMessageStreamWriter<AssistantMessage>,
  offer: (offers: AnswerOffers) => void,
): Promise<ToolSet> {
  const { assistantTools } = await import('./assistant-tools.ts');
  const cited = new Set<string>();
  return assistantTools({
    photoId,
    lookUp,
    offer,
    cite: ({ slug, title, quote }) => {
      if (cited.has(slug)) return;
      cited.add(slug);
      writer.write({
        type: 'source-document',
        sourceId: slug,
        mediaType: 'text/markdown',
        title,
        providerMetadata: { builtin: { slug, quote } },
      });
    },
    propose: (data) => writer.write({ type: 'data-proposal', data }),
  });
}

export interface SentPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Stored messages as a model reads them; pictures are replaced by their bytes. */
export async function modelMessages(
  stored: readonly {
    readonly id: string;
    readonly role: string;
    readonly parts: readonly { readonly type: string }[];
  }[],
  readPicture: (url: string) => Promise<SentPicture | undefined>,
): Promise<ModelMessage[]> {
  const messages: UIMessage[] = [];
  for (const { id, role, parts } of stored) {
    if (role !== 'user' && role !== 'assistant') continue;
    const kept: UIMessage['parts'] = [];
    for (const part of parts as UIMessage['parts']) {
      if (part.type === 'text') kept.push({ type: 'text', text: part.text });
      if (part.type !== 'file') continue;
      const picture = await readPicture(part.url);
      if (!picture) continue;
      const { bytes, mediaType } = picture;
      const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
      kept.push({ type: 'file', mediaType, url });
    }
    if (kept.length > 0) messages.push({ id, role, parts: kept });
  }
  return convertToModelMessages(messages);
}
