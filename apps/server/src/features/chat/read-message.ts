/** Validates a client's message: only text and pictures of their own. */
import { calculatorInput, conversationId, limits, visibleText } from '@maquette/contract';
import { z } from 'zod';
import { readJson } from '../../http/bodies/readable-input.ts';
import { Problem } from '../../platform/problem.ts';

const textPart = z.object({
  type: z.literal('text'),
  text: z.string().max(limits.promptCharacters),
});
/** Pictures are uploaded first; messages refer to them by their URL on this server. */
const picturePart = z.object({
  type: z.literal('file'),
  mediaType: z.string().regex(/^image\/(jpeg|png|webp)$/),
  filename: z.string().max(255).transform(visibleText).optional(),
  url: z.string().regex(/^\/api\/files\/[\w-]{1,80}$/),
});

/** A submitted calculator form; a text part has it in words. */
const calculationPart = z.object({ type: z.literal('data-calculation'), data: calculatorInput });

const textLength = (parts: readonly ({ type: 'text'; text: string } | { type: string })[]) =>
  parts.reduce((sum, part) => sum + ('text' in part ? part.text.length : 0), 0);

const userMessage = z.object({
  id: z.string().min(1).max(100),
  role: z.literal('user'),
  parts: z
    .array(z.discriminatedUnion('type', [textPart, picturePart, calculationPart]))
    .min(1)
    .max(2 + limits.picturesPerMessage)
    .refine(
      (parts) => textLength(parts) <= limits.promptCharacters,
      `at most ${limits.promptCharacters} characters`,
    ),
});
export type UserMessage = z.infer<typeof userMessage>;

/** An unstored conversation: visitors send their history with every question. */
const earlierTurn = z.object({
  role: z.enum(['user', 'assistant']),
  text: z
    .string()
    .max(limits.promptCharacters)
    .transform((text) => text.slice(0, limits.earlierTurnCharacters)),
});

const question = z.discriminatedUnion('trigger', [
  z.object({
    trigger: z.literal('submit-message'),
    id: conversationId,
    message: userMessage,
    temporary: z.boolean().default(false),
    earlier: z.array(earlierTurn).max(limits.conversationMessages).default([]),
  }),
  z.object({
    trigger: z.literal('regenerate-message'),
    id: conversationId,
    messageId: z.string().max(100).optional(),
  }),
]);
export type Question = z.infer<typeof question>;

export async function readQuestion(request: Request): Promise<Question> {
  const body = await readJson(request);
  const { success, data, error } = question.safeParse(body);
  if (!success) {
    const [issue] = error.issues;
    throw new Problem('BAD_REQUEST', {
      field: issue?.path.join('.') ?? '',
      expected: issue?.message ?? '',
    });
  }
  if (data.trigger === 'submit-message' && isEmpty(data.message)) {
    throw new Problem('BAD_REQUEST', { field: 'message', expected: 'words or a picture' });
  }
  return data;
}

const isEmpty = ({ parts }: UserMessage) =>
  parts.every((part) => part.type === 'text' && part.text.trim() === '');
