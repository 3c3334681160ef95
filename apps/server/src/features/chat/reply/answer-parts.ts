/** Parts of an answer on its way to the reader. */
import type { AnswerOffers, MessageMetadata, PictureProposal } from '@maquette/contract';
import type { LookOutput } from '@maquette/models';
import type { InferUIMessageChunk, UIMessage } from 'ai';

/** Measurements of a picture: the figures behind the words. */
type PictureFigures = Omit<LookOutput, 'description' | 'answer' | 'suggestions' | 'cannotSee'>;

export type AssistantMessage = UIMessage<
  MessageMetadata,
  { offers: AnswerOffers; proposal: PictureProposal; analysis: PictureFigures }
>;

/** Gives a piece of the answer to its reader. */
export type Say = (chunk: InferUIMessageChunk<AssistantMessage>) => Promise<void>;

/** Offers and figures that come with an answer's end. */
export interface AnswerEnd {
  readonly offers?: AnswerOffers;
  readonly proposal?: PictureProposal;
  readonly analysis?: PictureFigures;
  readonly costUsd?: number | undefined;
  /** Notes for the reader on how the answer was made. */
  readonly notes?: readonly string[];
}

/** An entry of the handbook that the answer stands on. */
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
