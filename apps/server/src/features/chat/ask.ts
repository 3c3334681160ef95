/** Handles a question: rate limits, storage, then streaming. */
import { randomUUID } from 'node:crypto';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { Person, RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';
import type { Answers } from './answers/answers.ts';
import type { LiveAnswer } from './answers/live-answers.ts';
import { ownerOf } from './owner-of.ts';
import { type Question, readQuestion } from './read-message.ts';
import { chatRates } from './routes.ts';
import { newestMessages } from './saved/newest-messages.ts';
import { countNewText, expectTextRoom, isFull, measureConversation } from './saved/saved-text.ts';
import {
  appendMessages,
  createConversation,
  cutFrom,
  findConversation,
  isFreeId,
  lastQuestion,
  lockConversation,
  positionOf,
  saveAnswer,
} from './store.ts';
import { type StreamParts, streamAnswer } from './stream-answer.ts';
import { titleOf } from './title.ts';

export interface AskParts extends StreamParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly answers: Answers;
  /** Takes turns at saved conversations: one question of a person at a time. */
  readonly storing: Turns;
}

export async function ask(parts: AskParts, request: Request, context: RequestContext) {
  const question = await readQuestion(request);
  const person = await context.person();
  const passing = question.trigger === 'submit-message' && question.temporary;
  // An expired sign-in is an error, not a visitor.
  if (!person && !passing) throw new Problem('NOT_AUTHENTICATED');
  const [rule, subject] = person
    ? [chatRates.person, person.id]
    : [chatRates.visitor, context.clientAddress];
  await limitRate(parts.db, rule, subject, parts.clock);
  if (person?.paymentStatus === 'free' && question.trigger === 'submit-message' && !passing) {
    await countNewText(parts, context.clientAddress, question.message.parts);
  }
  // Registered before anything is written, so that Stop works from the start.
  const place = { ownerId: await ownerOf(context), conversationId: question.id };
  const live = await parts.answers.open(place, randomUUID());
  try {
    return person && !passing
      ? await askStored(parts, live, question, person, context)
      : await askPassing(parts, live, question, context);
  } catch (error) {
    live.forget();
    throw error;
  }
}

/** A question in a stored conversation. */
async function askStored(
  parts: AskParts,
  live: LiveAnswer,
  question: Question,
  person: Person,
  context: RequestContext,
) {
  const { db, clock } = parts;
  const { id } = question;
  const history = await parts.storing.run(person.id, async () => {
    await storeQuestion(parts, live.id, question, person);
    return newestMessages(db, id, live.id);
  });
  return streamAnswer(parts, context, {
    live,
    history,
    onText: (text) =>
      saveAnswer(
        db,
        id,
        {
          id: live.id,
          parts: [{ type: 'text', text } as { type: string }],
          metadata: {},
          state: 'streaming',
        },
        clock(),
      ),
    onEnd: async (answered, metadata) => {
      const answer = { id: live.id, parts: answered, metadata, state: 'complete' } as const;
      await saveAnswer(db, id, answer, clock());
      await measureConversation(db, id);
    },
  });
}

/** Question and placeholder of the answer, in one transaction. */
async function storeQuestion(
  { db, clock }: AskParts,
  answerId: string,
  question: Question,
  person: Person,
): Promise<void> {
  const { id } = question;
  const now = clock();
  const answer = {
    id: answerId,
    role: 'assistant',
    parts: [],
    metadata: {},
    state: 'streaming',
  } as const;
  await db.transaction(async (transaction) => {
    const known = await findConversation(transaction, person.id, id);
    if (!known && (question.trigger === 'regenerate-message' || !(await isFreeId(transaction, id))))
      throw new Problem('NOT_FOUND');
    if (known) await lockConversation(transaction, id);
    if (question.trigger === 'regenerate-message') {
      const last = await lastQuestion(transaction, id);
      if (last === undefined) throw new Problem('NOT_FOUND');
      await cutFrom(transaction, id, last + 1);
      await appendMessages(transaction, id, [answer], now);
      return;
    }
    await expectTextRoom(transaction, person);
    const again = known && (await positionOf(transaction, id, question.message.id));
    // A known message id is an edit: later messages are removed.
    if (again !== undefined) await cutFrom(transaction, id, again);
    else if (known && (await isFull(transaction, known))) throw new Problem('CONVERSATION_FULL');
    if (!known) {
      const title = titleOf(question.message.parts);
      await createConversation(transaction, { id, ownerId: person.id, title, now });
    }
    const message = {
      ...question.message,
      metadata: { sentAt: now.toISOString() },
      state: 'complete',
    } as const;
    await appendMessages(transaction, id, [message, answer], now);
  });
}

/** Visitors and temporary chats: nothing is stored. */
function askPassing(
  parts: AskParts,
  live: LiveAnswer,
  question: Question,
  context: RequestContext,
) {
  if (question.trigger !== 'submit-message') throw new Problem('NOT_FOUND');
  const earlier = question.earlier.map(({ role, text }, index) => ({
    id: String(index),
    role,
    parts: [{ type: 'text', text }],
  }));
  return streamAnswer(parts, context, { live, history: [...earlier, question.message] });
}
