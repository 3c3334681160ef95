/** The assistant's conversations. The answers themselves stream outside of these procedures. */
import { z } from 'zod';
import { memberEndpoint, openEndpoint, problemErrors } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { visibleTitle } from '../visible-text.ts';

const tags = ['Assistant'];

/** Client-made, so that the first message and the conversation it opens are one request. */
export const conversationId = z.uuid();

export const messageMetadata = z.object({
  /** Which engine answered. */
  engine: z.string().optional(),
  /** Remarks on how it was made, such as which engine stood in for another. */
  notes: z.array(z.string()).optional(),
  /** Cost of the answer, where its provider states it. */
  costUsd: z.number().optional(),
  /** The answer was cut off: stopped by the person, or by a fault. */
  ended: z.enum(['stopped', 'interrupted']).optional(),
  sentAt: z.iso.datetime().optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

/** A calculator with some or all of its values, in the units of its fields. */
export const calculatorInput = z.object({
  calculator: z.string().max(40),
  values: z.record(z.string().max(40), z.union([z.number(), z.string().max(100)])),
});
export type CalculatorInput = z.infer<typeof calculatorInput>;

/** Follow-ups below an answer. */
export const answerOffers = z.object({
  followUps: z.array(z.string()),
  calculation: calculatorInput.nullable(),
  /** The form of the calculation is wanted at once: values are missing, or it was asked for. */
  opensForm: z.boolean().optional(),
});
export type AnswerOffers = z.infer<typeof answerOffers>;

/**
 * A picture the assistant would have made. Nothing is made and nothing counted before the reader
 * agrees; then the ordinary calls of the studios make it.
 */
export const pictureProposal = z.discriminatedUnion('tool', [
  z.object({
    tool: z.literal('restyle'),
    photoId: z.string(),
    kind: z.enum(['interior', 'exterior']),
    style: z.string(),
    roomType: z.string(),
    propertyType: z.string(),
    aesthetic: z.string(),
  }),
  z.object({ tool: z.literal('visual'), prompt: z.string() }),
]);
export type PictureProposal = z.infer<typeof pictureProposal>;

/** A piece of work that was started from an answer and is shown with it. */
export const startedWork = z.object({ generationId: z.string().max(100) });
export type StartedWork = z.infer<typeof startedWork>;

/** A message as the AI SDK's client knows it. */
export const conversationMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string() })),
  metadata: messageMetadata.optional(),
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

const conversationHead = z.object({
  id: conversationId,
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
export type ConversationHead = z.infer<typeof conversationHead>;

export const conversation = conversationHead.extend({
  messages: z.array(conversationMessage),
  /** An answer is being written right now; its stream can be joined. */
  answering: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const byId = z.object({ id: conversationId });
const found = memberEndpoint.errors(problemErrors('NOT_FOUND'));

export const conversationsContract = {
  list: memberEndpoint
    .route({
      method: 'GET',
      path: '/conversations',
      summary: 'My conversations, newest first',
      tags,
    })
    .input(
      z.object({
        /** Words looked for in titles and messages. */
        search: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.array(conversationHead)),
  get: found
    .route({ method: 'GET', path: '/conversations/{id}', summary: 'One conversation', tags })
    .input(byId)
    .output(conversation),
  rename: found
    .route({ method: 'PATCH', path: '/conversations/{id}', summary: 'Give it a title', tags })
    .input(byId.extend({ title: visibleTitle(limits.conversationTitleCharacters) }))
    .output(conversationHead),
  remove: found
    .route({
      method: 'DELETE',
      path: '/conversations/{id}',
      summary: 'Delete; can be undone for a while with restore',
      tags,
      successStatus: 204,
    })
    .input(byId),
  restore: found
    .route({ method: 'POST', path: '/conversations/{id}/restore', summary: 'Undo deleting', tags })
    .input(byId)
    .output(conversationHead),
  keepWork: found
    .route({
      method: 'PUT',
      path: '/conversations/{id}/work',
      summary: 'Show a piece of work of mine with the answer it was started from',
      tags,
    })
    .input(byId.extend({ messageId: z.string().max(100), ...startedWork.shape }))
    .output(z.object({ kept: z.boolean() })),
  export: found
    .route({
      method: 'GET',
      path: '/conversations/{id}/markdown',
      summary: 'The conversation as Markdown',
      tags,
    })
    .input(byId)
    .output(z.object({ fileName: z.string(), markdown: z.string() })),
};

/** How a value is shown in one system: own value × factor + offset. */
const shownUnit = z.object({ symbol: z.string(), factor: z.number(), offset: z.number() });

const calculatorField = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    name: z.string(),
    label: z.string(),
    default: z.number(),
    min: z.number(),
    max: z.number(),
    /** Null for plain numbers. */
    units: z.object({ metric: shownUnit, imperial: shownUnit }).nullable(),
  }),
  z.object({
    kind: z.literal('choice'),
    name: z.string(),
    label: z.string(),
    default: z.string(),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
]);
export type CalculatorField = z.infer<typeof calculatorField>;

export const calculatorForm = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  fields: z.array(calculatorField),
});
export type CalculatorForm = z.infer<typeof calculatorForm>;

/** Entries of the handbook that answers name as their sources, and its calculators as forms. */
export const handbookContract = {
  calculators: openEndpoint
    .route({ method: 'GET', path: '/handbook/calculators', summary: 'Calculators as forms', tags })
    .output(z.array(calculatorForm)),
  entry: openEndpoint
    .errors(problemErrors('NOT_FOUND'))
    .route({ method: 'GET', path: '/handbook/{slug}', summary: 'An entry of the handbook', tags })
    .input(z.object({ slug: z.string().max(100) }))
    .output(
      z.object({
        slug: z.string(),
        title: z.string(),
        updated: z.string(),
        markdown: z.string(),
        related: z.array(z.object({ slug: z.string(), title: z.string() })),
      }),
    ),
};
