/** Parts of a streamed answer. */
import type { AnswerOffers, MessageMetadata, PictureProposal } from '@maquette/contract';
import type { LookOutput } from '@maquette/models';
import type { InferUIMessageChunk, UIMessage } from 'ai';

/** Measurements of a picture: the figures behind the words. */
type PictureFigures = Omit<LookOutput, 'description' | 'answer' | 'suggestions' | 'cannotSee'>;

export type AssistantMessage = UIMessage<
  MessageMetadata,
  { offers: AnswerOffers; proposal: PictureProposal; analysis: PictureFigures }
>;

/** Streams a piece of text. */
export type Say = (chunk: InferUIMessageChunk<AssistantMessage>) => Promise<void>;

/** Offers and measurements at the end of an answer. */
export interface AnswerEnd {
  readonly offers?: AnswerOffers;
  readonly proposal?: PictureProposal;
  readonly analysis?: PictureFigures;
  readonly costUsd?: number | undefined;
  /** Notes for the reader on how the answer was made. */
  readonly notes?: readonly string[];
}

/** A handbook entry used by the answer. */
export const sourceChunk = ({
  slug,
  title,
  quote,
}: Record<'slug' | 'title' | 'quote', string>) => ({
  type: 'source-document' as const,
  sourceId: slug,
  mediaType: 'text/markdown',
  title,
  providerMetadata: { builtin: { slug, quote } },
});
