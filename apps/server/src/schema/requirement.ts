import type { Rule } from '@clearpaw/domain';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/** Published versions; never changed, so that a check-in can name the version it was judged by. */
export const requirementVersionTable = pgTable(
  'requirement_version',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<Rule[]>().notNull(),
    effectiveFrom: calendarDateColumn('effective_from').notNull(),
    publishedAt: instantColumn('published_at').notNull(),
    publishedBy: uuid('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.version] })],
);
