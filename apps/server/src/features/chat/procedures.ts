/** Procedures for conversations and the handbook. */
import { type CalculatorForm, conversationsContract, handbookContract } from '@maquette/contract';
import { implement } from '@orpc/server';
import { limitRate } from '../../http/guards/limit-rate.ts';
import { type RequestContext, requirePerson } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { searchRate } from '../../platform/limits/search-rate.ts';
import { Problem } from '../../platform/problem.ts';
import type { Turns } from '../../platform/turns.ts';
import type { Answers } from './answers/answers.ts';
import { conversationMarkdown } from './export-markdown.ts';
import { listConversations } from './saved/list-conversations.ts';
import {
  type ConversationRow,
  findConversation,
  keepWork,
  type MessageRow,
  markDeleted,
  readMessages,
  renameConversation,
  restoreConversation,
  sweepConversations,
  toMessage,
} from './store.ts';

export interface ConversationParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly answers: Answers;
  /** Takes turns at saved conversations: one of a person at a time. */
  readonly turns: Turns;
}

const head = ({ id, title, updatedAt }: ConversationRow) => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
});

export function conversationProcedures({ db, clock, answers, turns }: ConversationParts) {
  const procedures = implement(conversationsContract).$context<RequestContext>();
  const own = async (context: RequestContext, id: string) => {
    const person = await requirePerson(context);
    const row = await findConversation(db, person.id, id);
    if (!row) throw new Problem('NOT_FOUND');
    return { person, row };
  };
  return {
    list: procedures.list.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      await sweepConversations(db, clock());
      const search = input.search?.trim();
      const list = () =>
        listConversations(db, person.id, { search: search || undefined, limit: input.limit });
      if (!search) return (await list()).map(head);
      await limitRate(db, searchRate, person.id, clock);
      return (await turns.run(person.id, list)).map(head);
    }),
    get: procedures.get.handler(async ({ context, input }) => {
      const { person, row } = await own(context, input.id);
      const writing = () => answers.underWay({ ownerId: person.id, conversationId: row.id });
      return turns.run(person.id, async () => {
        const before = await writing();
        const messages = await readMessages(db, row.id);
        // Checked before and after reading: an answer may start or end meanwhile, and one whose question is not
        // stored yet can't be joined.
        const written = [before, await writing()];
        const isWritten = ({ id, state }: MessageRow) =>
          state === 'streaming' && written.includes(id);
        return {
          ...head(row),
          messages: messages.map((message) => toMessage(message, isWritten(message))),
          answering: messages.some(isWritten),
        };
      });
    }),
    rename: procedures.rename.handler(async ({ context, input }) => {
      const { row } = await own(context, input.id);
      await renameConversation(db, row.id, input.title);
      return { ...head(row), title: input.title };
    }),
    remove: procedures.remove.handler(async ({ context, input }) => {
      const { person, row } = await own(context, input.id);
      await answers.stop({ ownerId: person.id, conversationId: row.id }, undefined);
      await markDeleted(db, row.id, clock());
    }),
    restore: procedures.restore.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      const row = await restoreConversation(db, person.id, input.id, clock());
      if (!row) throw new Problem('NOT_FOUND');
      return head(row);
    }),
    keepWork: procedures.keepWork.handler(async ({ context, input }) => {
      const { person, row } = await own(context, input.id);
      const { messageId, generationId } = input;
      return { kept: await keepWork(db, person.id, row.id, messageId, generationId) };
    }),
    export: procedures.export.handler(async ({ context, input }) => {
      const { person, row } = await own(context, input.id);
      const messages = await turns.run(person.id, () => readMessages(db, row.id));
      return conversationMarkdown(row, messages);
    }),
  };
}

export function handbookProcedures() {
  const procedures = implement(handbookContract).$context<RequestContext>();
  return {
    calculators: procedures.calculators.handler(async () => {
      const { calculatorForms } = await import('@maquette/handbook');
      return structuredClone(calculatorForms()) as CalculatorForm[];
    }),
    entry: procedures.entry.handler(async ({ input }) => {
      const { getEntry } = await import('@maquette/handbook');
      const entry = getEntry(input.slug);
      if (!entry) throw new Problem('NOT_FOUND');
      return {
        slug: entry.slug,
        title: entry.title,
        updated: entry.updated,
        markdown: [entry.lead, entry.details].filter(Boolean).join('\n\n'),
        related: entry.related.flatMap((slug) => {
          const other = getEntry(slug);
          return other ? [{ slug, title: other.title }] : [];
        }),
      };
    }),
  };
}
