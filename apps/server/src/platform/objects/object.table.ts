import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../auth/index.ts';
import { instantColumn } from '../database/index.ts';

/** The metadata of each object; its bytes are stored under `byteKey` and never change. */
export const storedObjectTable = pgTable(
  'stored_object',
  {
    path: text('path').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    byteKey: text('byte_key').notNull(),
    /** The thumbnail of an image, if there is one. */
    thumbnailKey: text('thumbnail_key'),
    generation: bigint('generation', { mode: 'number' }).notNull(),
    metageneration: integer('metageneration').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    md5: text('md5').notNull(),
    sha256: text('sha256').notNull(),
    contentType: text('content_type').notNull(),
    contentEncoding: text('content_encoding'),
    contentDisposition: text('content_disposition'),
    contentLanguage: text('content_language'),
    cacheControl: text('cache_control'),
    custom: jsonb('custom').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('stored_object_owner').on(table.ownerId, table.path),
    index('stored_object_bytes').on(table.byteKey),
  ],
);

/** How much each owner stores, so that an upload need not count. */
export const storageUsageTable = pgTable('storage_usage', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

/** Links to objects. Each works as long as the person it was created for may read the object. */
export const downloadTokenTable = pgTable(
  'download_token',
  {
    token: text('token').primaryKey(),
    path: text('path')
      .notNull()
      .references(() => storedObjectTable.path, { onDelete: 'cascade' }),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('download_token_path').on(table.path, table.uid)],
);

/** Uploads in progress, and finished ones for as long as a client may still ask about them. */
export const uploadSessionTable = pgTable(
  'upload_session',
  {
    id: uuid('id').primaryKey(),
    path: text('path').notNull(),
    uid: uuid('uid')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    declaredBytes: bigint('declared_bytes', { mode: 'number' }),
    metadata: jsonb('metadata').$type<Readonly<Record<string, unknown>>>().notNull(),
    state: text('state', { enum: ['active', 'finishing', 'final', 'cancelled'] }).notNull(),
    /** Until when the server that finishes it counts as alive. */
    leaseUntil: instantColumn('lease_until'),
    /** For a finished upload: the reply, to be sent again. */
    result: jsonb('result').$type<{ readonly status: number; readonly body: unknown }>(),
    receivedBytes: bigint('received_bytes', { mode: 'number' }),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('upload_session_expires').on(table.expiresAt)],
);

/** Bytes pending deletion; removed after the transaction that discarded them. */
export const pendingDeletionTable = pgTable('byte_garbage', {
  byteKey: text('byte_key').primaryKey(),
  at: instantColumn('at').notNull(),
});
