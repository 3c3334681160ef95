/** Generations: requests, progress, pictures, their files, and quota. */
import type { GenerationStatus, ProblemCode, ProblemDetails, ToolName } from '@maquette/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import type { FileDetails, FileKind, StoredEvent } from './stored-types.ts';

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
    /** Hash of the sender's address, which it counts against; taken away when it no longer does. */
    addressHash: text('address_hash'),
    details: jsonb('details').$type<FileDetails>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Counts against its owner's storage: false while its result is deleted. Kept by a trigger. */
    counts: boolean('counts').notNull().default(true),
    /** When to check next whether it is still in use. */
    dueAt: moment('due_at').default(sql`now() + interval '6 hours'`),
  },
  (table) => [
    index('files_owner').on(table.owner, table.sha256),
    index('files_generation_id').on(table.generationId),
    index('files_due').on(table.dueAt).where(sql`kind in ('photo', 'mask', 'speech')`),
    index('files_address_hash').on(table.addressHash).where(sql`address_hash is not null`),
    index('files_of_accounts_by_address')
      .on(table.createdAt)
      .where(sql`address_hash is not null and owner not like 'visitor:%'`),
    // Sorted as a store lists its keys, so that both can be compared page by page.
    index('files_storage_key').on(sql`${table.storageKey} collate "C"`),
    index('files_thumb_key').on(sql`${table.thumbKey} collate "C"`),
  ],
);

/** Work that made any picture is done, also after a cancellation. */
export const endedWithoutPicture = sql`status in ('failed', 'cancelled')`;

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
    /**
     * Kept by a trigger. Null where it exceeds the index limit, or is not written yet after an update; then the
     * columns themselves are searched.
     */
    searchText: text('search_text'),
    /** The recipe, of any version; `readRecipe` of the contract parses it. */
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
    /** Fencing token: only the attempt that holds it may write. */
    fence: text('fence'),
    /** Handed to the queue; one per owner at a time. */
    dispatched: boolean('dispatched').notNull().default(false),
    lastEvent: integer('last_event').notNull().default(0),
    problemCode: text('problem_code').$type<ProblemCode>(),
    problemDetails: jsonb('problem_details').$type<ProblemDetails>().notNull().default({}),
    idempotencyKey: text('idempotency_key'),
    /** Id of the ordering request, shown with failures and in the log. */
    requestId: text('request_id'),
    quotaSubject: text('quota_subject').notNull(),
    quotaDay: text('quota_day').notNull(),
    quotaUnits: integer('quota_units').notNull(),
    /** Hash of the address that its files count against, until it has ended. */
    addressHash: text('address_hash'),
    deadlineAt: moment('deadline_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Soft delete by the owner; purged later. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('generations_owner').on(table.owner, table.createdAt),
    index('generations_owner_tool').on(table.owner, table.tool, table.createdAt),
    // Covering index for search: the rows of one person are scattered.
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
    index('generations_without_picture').on(table.finishedAt).where(endedWithoutPicture),
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

/** Storage per owner in bytes. Kept by triggers on files, so that no writer can forget it. */
export const storageUse = pgTable('storage_use', {
  owner: text('owner').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/** Files by kind. Counted once, then kept by `storageChange`; see `features/administration/storage-by-kind.ts`. */
export const storageByKind = pgTable('storage_by_kind', {
  kind: text('kind').$type<FileKind>().primaryKey(),
  files: bigint('files', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/** Written by triggers on files. Rows of their own, so that no writer waits for another. */
export const storageChange = pgTable('storage_changes', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').$type<FileKind>().notNull(),
  files: bigint('files', { mode: 'number' }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/** Daily quota: reserved by open work, and used. */
export const quota = pgTable(
  'quotas',
  {
    subject: text('subject').notNull(),
    day: text('day').notNull(),
    reserved: integer('reserved').notNull().default(0),
    committed: integer('committed').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.day] }),
    index('quotas_day').on(table.day),
  ],
);
