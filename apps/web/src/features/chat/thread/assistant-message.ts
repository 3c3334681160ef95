import type {
  AnswerOffers,
  CalculatorInput,
  MessageMetadata,
  PictureAnalysis,
  PictureProposal,
  StartedWork,
} from '@maquette/contract';
import type { UIMessage } from 'ai';

type AssistantData = {
  offers: AnswerOffers;
  calculation: CalculatorInput;
  analysis: Readonly<Record<string, unknown>> & Partial<Pick<PictureAnalysis, 'things'>>;
  proposal: PictureProposal;
  work: StartedWork;
};

export type AssistantMessage = UIMessage<MessageMetadata, AssistantData>;
export type AssistantPart = AssistantMessage['parts'][number];

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

export const analysisOf = (message: AssistantMessage) =>
  message.parts.find((part) => part.type === 'data-analysis')?.data;

/** The picture that an answer refers to: the last one before it. */
export const subjectPicture = (
  messages: readonly AssistantMessage[],
  place: number,
): string | undefined => messages.slice(0, place).flatMap(picturesOf).at(-1)?.url;

/** Accepted proposals are shown as their generation. */
export const openProposalsOf = (message: AssistantMessage): PictureProposal[] =>
  message.parts
    .flatMap((part) => (part.type === 'data-proposal' ? [part.data] : []))
    .slice(worksOf(message).length);

/** The lookup in progress, while no text streams. */
export function lookingUp(message: AssistantMessage): string | undefined {
  const { type = '' } = message.parts.at(-1) ?? {};
  const tool = type.startsWith('tool-') ? type.slice('tool-'.length) : '';
  return Object.hasOwn(toolSentences, tool)
    ? toolSentences[tool as keyof typeof toolSentences]
    : undefined;
}

const toolSentences = {
  ask_handbook: 'Looking in the handbook',
  calculate: 'Calculating',
  propose_picture: 'Preparing a picture',
  propose_restyle: 'Preparing a restyle',
} as const;

/** Generations started from an answer, in order. */
export const worksOf = (message: AssistantMessage): string[] =>
  message.parts.flatMap((part) => (part.type === 'data-work' ? [part.data.generationId] : []));

export const picturesOf = (message: AssistantMessage) =>
  message.parts.flatMap((part) =>
    part.type === 'file' && part.mediaType.startsWith('image/')
      ? [{ url: part.url, name: part.filename ?? 'Picture' }]
      : [],
  );
