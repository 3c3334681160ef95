import type { AnswerOffers, MessageMetadata } from '@maquette/contract';
import type { UIMessage } from 'ai';

export type AssistantMessage = UIMessage<MessageMetadata, { offers: AnswerOffers }>;

export const textOf = (message: AssistantMessage): string =>
  message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');

export interface NamedSource {
  readonly slug: string;
  readonly title: string;
}

export const sourcesOf = (message: AssistantMessage): NamedSource[] =>
  message.parts.flatMap((part) =>
    part.type === 'source-document' ? [{ slug: part.sourceId, title: part.title }] : [],
  );

export const offersOf = (message: AssistantMessage): AnswerOffers | undefined =>
  message.parts.find((part) => part.type === 'data-offers')?.data;

export const picturesOf = (message: AssistantMessage) =>
  message.parts.flatMap((part) =>
    part.type === 'file' && part.mediaType.startsWith('image/')
      ? [{ url: part.url, name: part.filename ?? 'Picture' }]
      : [],
  );
