/**
 * One question and its answer. The question is stored before anything else; the answer is written to
 * the database as it grows, so that whatever happens what was said is still there.
 */

import type { AnswerOffers, MessageMetadata } from '@maquette/contract';
import { problemSentence } from '@maquette/contract';
import type { Models } from '@maquette/models';
import {
  convertToModelMessages,
  createUIMessageStream,
  type ModelMessage,
  streamText,
  type ToolSet,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
} from 'ai';
import type { Log } from '../../platform/log.ts';
import { assistantInstructions } from './instructions.ts';
import type { LiveAnswer } from './live-answers.ts';

export type AssistantMessage = UIMessage<MessageMetadata, { offers: AnswerOffers }>;

export interface AnswerParts {
  readonly log: Log;
  readonly model: Awaited<ReturnType<Models['languageModel']>>;
  readonly engineLabel: string;
  readonly messages: readonly ModelMessage[];
  readonly live: LiveAnswer;
  /** Called now and then with the text so far. */
  readonly onText?: (text: string) => Promise<void>;
  readonly onEnd: (parts: AssistantMessage['parts'], metadata: MessageMetadata) => Promise<void>;
}

/** The longest that written words wait before they are safe. */
const saveEveryMs = 500;
const longestAnswerTokens = 2_000;

function offersIn(metadata: unknown): AnswerOffers | undefined {
  const builtin = (metadata as { builtin?: Partial<AnswerOffers> } | undefined)?.builtin;
  if (!builtin) return undefined;
  return { followUps: builtin.followUps ?? [], calculation: builtin.calculation ?? null };
}

export function answerQuestion(parts: AnswerParts): ReadableStream<UIMessageChunk> {
  const { model, live } = parts;
  let failed = false;
  return createUIMessageStream<AssistantMessage>({
    generateId: () => live.id,
    onError: (error) => {
      failed = true;
      parts.log.error('An answer failed', { error });
      return problemSentence('RESPONSE_FAILED');
    },
    execute: async ({ writer }) => {
      writer.write({
        type: 'start',
        messageId: live.id,
        messageMetadata: { engine: parts.engineLabel },
      });
      let text = '';
      let savedAt = Date.now();
      const result = streamText({
        model,
        instructions: assistantInstructions,
        messages: [...parts.messages],
        abortSignal: live.signal,
        maxOutputTokens: longestAnswerTokens,
        onChunk: async ({ chunk }) => {
          if (chunk.type !== 'text-delta') return;
          text += chunk.text;
          if (Date.now() - savedAt < saveEveryMs) return;
          savedAt = Date.now();
          await parts.onText?.(text);
        },
        onError: ({ error }) => {
          failed = true;
          parts.log.error('An answer failed', { error });
        },
      });
      const chunks = toUIMessageStream<ToolSet, AssistantMessage>({
        stream: result.stream,
        sendStart: false,
        sendFinish: false,
        sendSources: true,
      });
      for await (const chunk of chunks) writer.write(chunk);
      // What is offered below an answer is part of it: it must have come when the end comes.
      const offers = await Promise.resolve(result.providerMetadata).then(offersIn, () => undefined);
      if (offers) writer.write({ type: 'data-offers', data: offers });
      writer.write({ type: 'finish' });
    },
    onEnd: async ({ responseMessage, isAborted }) => {
      const cutOff = live.cutOff() ?? (isAborted ? 'stopped' : undefined);
      const ended = cutOff ?? (failed ? 'interrupted' : undefined);
      await parts.onEnd(
        responseMessage.parts.map((part) =>
          'state' in part ? { ...part, state: 'done' } : part,
        ) as AssistantMessage['parts'],
        { engine: parts.engineLabel, ...(ended ? { ended } : {}) },
      );
    },
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
