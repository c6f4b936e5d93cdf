import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/index.ts';
import { business } from '../businesses/business.table.ts';
import { vaccination } from '../vaccinations/vaccination.table.ts';

/**
 * A record a business was asked to look at, or has looked at. `version` is the one it was about: a record that was
 * corrected since is looked at anew. What a rule asks for stands here only once it is decided.
 */
export const reviewRequest = pgTable(
  'review_request',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => business.id, { onDelete: 'cascade' }),
    vaccinationId: uuid('vaccination_id')
      .notNull()
      .references(() => vaccination.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decision: text('decision', { enum: ['verify', 'reject'] }),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.vaccinationId] }),
    index('review_request_vaccination').on(table.vaccinationId),
  ],
);
