import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/**
 * Actions in a business. An entry is written in the transaction of its action, and gets its position in the chain
 * later: assigning it there would serialize all writes of one business.
 */
export const auditEntryTable = pgTable(
  'audit_entry',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull(),
    actorKind: text('actor_kind', { enum: ['member', 'owner', 'system', 'api-key', 'app'] }).notNull(),
    actorRef: uuid('actor_ref'),
    action: text('action').notNull(),
    subjectKind: text('subject_kind', {
      enum: [
        'business',
        'requirements',
        'pet',
        'connection',
        'check-in',
        'customer',
        'vaccination',
        'member',
        'invitation',
        'waiver',
        'signature',
        'visit',
        'incident',
        'api-key',
        'app',
        'webhook',
      ],
    }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    position: integer('place'),
    hash: text('hash'),
    /** Proves that a server with the secret wrote the entry; null in entries of releases before 0052. */
    mac: text('mac'),
  },
  (table) => [
    uniqueIndex('audit_entry_place').on(table.businessId, table.position),
    index('audit_entry_waiting').on(table.businessId, table.id).where(sql`place is null`),
  ],
);

/** The end of each business's chain. The seal can be made only with the server's own secret. */
export const auditHeadTable = pgTable('audit_head', {
  businessId: uuid('business_id')
    .primaryKey()
    .references(() => businessTable.id, { onDelete: 'cascade' }),
  count: integer('count').notNull(),
  hash: text('hash').notNull(),
  lastId: uuid('last_id'),
  seal: text('seal').notNull(),
});

/** A person's pseudonym in audit logs. It is deleted with their account; the audit log stays complete. */
export const auditPersonTable = pgTable('audit_person', {
  uid: uuid('uid')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  ref: uuid('ref').notNull().unique(),
});
