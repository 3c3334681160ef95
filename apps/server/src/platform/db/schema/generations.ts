/** Work that was asked for, its progress, its pictures, the files behind them, and what it costs. */
import type { GenerationStatus, ProblemCode, ProblemDetails, ToolName } from '@maquette/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FileDetails, FileKind, StoredEvent } from './stored-types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A stored file. The row is written after the file and removed before it. */
export const file = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    /** A user's id, or `visitor:` and the random number of a browser. */
    owner: text('owner').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    generationId: text('generation_id'),
    storageKey: text('storage_key').notNull(),
    thumbKey: text('thumb_key'),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    sha256: text('sha256').notNull(),
    /** Of a visitor: a hash of the address it was sent from, whose room it takes as well. */
    addressHash: text('address_hash'),
    details: jsonb('details').$type<FileDetails>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Takes room of its owner: false while its result is deleted. A trigger keeps it. */
    counts: boolean('counts').notNull().default(true),
    /** Time of the next check whether it is still in use. */
    dueAt: moment('due_at').default(sql`now() + interval '6 hours'`),
  },
  (table) => [
    index('files_owner').on(table.owner, table.sha256),
    index('files_generation_id').on(table.generationId),
    index('files_due').on(table.dueAt).where(sql`kind in ('photo', 'mask', 'speech')`),
    index('files_address_hash').on(table.addressHash).where(sql`address_hash is not null`),
    // In the order in which a store lists its keys, so that the two can be compared side by side.
    index('files_storage_key').on(sql`${table.storageKey} collate "C"`),
    index('files_thumb_key').on(sql`${table.thumbKey} collate "C"`),
  ],
);

export const generation = pgTable(
  'generations',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    tool: text('tool').$type<ToolName>().notNull(),
    /** The last three are final. */
    status: text('status').$type<GenerationStatus>().notNull(),
    title: text('title').notNull(),
    prompt: text('prompt'),
    style: text('style'),
    roomType: text('room_type'),
    propertyType: text('property_type'),
    aesthetic: text('aesthetic'),
    /** Null where it would not fit into its index; then the columns themselves are searched. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`case when octet_length(title || coalesce(prompt, '') || coalesce(style, '') || coalesce(room_type, '') || coalesce(aesthetic, '')) <= 1000 then lower(title || E'\\n' || coalesce(prompt, '') || E'\\n' || coalesce(style, '') || E'\\n' || coalesce(room_type, '') || E'\\n' || coalesce(aesthetic, '')) end`,
    ),
    /** Everything the maker needs; `readRecipe` of the contract reads it, whatever its version. */
    recipe: jsonb('recipe').notNull(),
    originalFileId: text('original_file_id'),
    engineId: text('engine_id'),
    engineLabel: text('engine_label'),
    notes: jsonb('notes').$type<readonly string[]>().notNull().default([]),
    brief: jsonb('brief').$type<readonly string[]>().notNull().default([]),
    favourite: boolean('favourite').notNull().default(false),
    shareToken: text('share_token').unique(),
    stage: text('stage'),
    percent: doublePrecision('percent').notNull().default(0),
    priority: integer('priority').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Only the holder of this number may write; a newer attempt replaces it. */
    fence: text('fence'),
    /** Handed to the queue; one of an owner at a time. */
    dispatched: boolean('dispatched').notNull().default(false),
    lastEvent: integer('last_event').notNull().default(0),
    problemCode: text('problem_code').$type<ProblemCode>(),
    problemDetails: jsonb('problem_details').$type<ProblemDetails>().notNull().default({}),
    idempotencyKey: text('idempotency_key'),
    /** Of the request that ordered it: a failure is shown with it, and the log names it. */
    requestId: text('request_id'),
    quotaSubject: text('quota_subject').notNull(),
    quotaDay: text('quota_day').notNull(),
    quotaUnits: integer('quota_units').notNull(),
    deadlineAt: moment('deadline_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Deleted by its owner; removed for good a while later. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('generations_owner').on(table.owner, table.createdAt),
    index('generations_owner_tool').on(table.owner, table.tool, table.createdAt),
    // A search reads this alone: the rows of one person lie far apart.
    index('generations_search')
      .on(table.owner, table.createdAt, table.id, table.tool, table.favourite, table.searchText)
      .where(sql`deleted_at is null`),
    index('generations_long_texts')
      .on(table.owner, table.createdAt, table.id)
      .where(sql`search_text is null and deleted_at is null`),
    index('generations_open').on(table.status, table.owner),
    uniqueIndex('generations_idempotency').on(table.owner, table.idempotencyKey),
    index('generations_original_file')
      .on(table.originalFileId)
      .where(sql`original_file_id is not null`),
    index('generations_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('generations_failed').on(table.finishedAt).where(sql`status = 'failed'`),
    index('generations_favourite').on(table.owner, table.createdAt).where(sql`favourite`),
    index('generations_of_visitors').on(table.createdAt).where(sql`owner like 'visitor:%'`),
  ],
);

export const generationEvent = pgTable(
  'generation_events',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generation.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    data: jsonb('data').$type<StoredEvent>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.number] }),
    index('generation_events_passing')
      .on(table.createdAt)
      .where(sql`data->>'type' not in ('done', 'failed')`),
  ],
);

export const picture = pgTable(
  'pictures',
  {
    generationId: text('generation_id')
      .notNull()
      .references(() => generation.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    fileId: text('file_id').notNull(),
    overlayFileId: text('overlay_file_id'),
    seed: doublePrecision('seed'),
    structureScore: doublePrecision('structure_score'),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.index] })],
);

/** Bytes that each owner's files take together. Kept by triggers on files, so that no writer can forget it. */
export const storageUse = pgTable('storage_use', {
  owner: text('owner').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/** Pictures a day: promised to work that is not finished, and really made. */
export const quota = pgTable(
  'quotas',
  {
    subject: text('subject').notNull(),
    day: text('day').notNull(),
    reserved: integer('reserved').notNull().default(0),
    committed: integer('committed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.subject, table.day] })],
);
