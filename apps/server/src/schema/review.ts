import { reviewableKinds, reviewDecisions } from '@clearpaw/domain';
import { and, eq, gte, isNull, or, type SQL } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { connectionTable } from './connection.ts';
import { petTable } from './pet.ts';
import { vaccinationTable } from './vaccination.ts';

/**
 * A record that a business was asked to review, or has reviewed. `version` is the reviewed one: a record that was
 * corrected since is reviewed again. A review required by a rule has no row until it is decided.
 */
export const reviewRequestTable = pgTable(
  'review_request',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    vaccinationId: uuid('vaccination_id')
      .notNull()
      .references(() => vaccinationTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    requestedAt: instantColumn('requested_at').notNull(),
    decision: text('decision', { enum: ['verify', 'reject'] }),
    decidedBy: uuid('decided_by'),
    decidedAt: instantColumn('decided_at'),
    note: text('note'),
    /** When the owner asked, which shares this record with the business's reviewers until they have decided. */
    sharedAt: instantColumn('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.vaccinationId] }),
    index('review_request_vaccination').on(table.vaccinationId),
  ],
);

/**
 * The same for records other than vaccinations: tests, treatments, exemptions and documents. The evidence that a review
 * gives is computed when it is read; a decision made before the owner's last correction no longer counts.
 */
export const recordReviewTable = pgTable(
  'record_review',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id').notNull(),
    kind: text('kind', { enum: reviewableKinds }).notNull(),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    requestedAt: instantColumn('requested_at').notNull(),
    decision: text('decision', { enum: reviewDecisions }),
    decidedBy: uuid('decided_by'),
    decidedAt: instantColumn('decided_at'),
    note: text('note'),
    /** When the owner asked, which shares this record with the business's reviewers until they have decided. */
    sharedAt: instantColumn('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.recordId] }),
    index('record_review_record').on(table.recordId),
    index('record_review_pet').on(table.petId),
  ],
);

/** A decision counts if the owner has not corrected the record since. Needs a join with the dose. */
export function isStillDecided(): SQL | undefined {
  return or(
    isNull(vaccinationTable.correctedAt),
    gte(reviewRequestTable.decidedAt, vaccinationTable.correctedAt),
  );
}

/** The dose does not count at this business. */
export function isRejected(): SQL | undefined {
  return and(eq(reviewRequestTable.decision, 'reject'), isStillDecided());
}

/**
 * The owner asked for a review of this record since the pet was connected, and it is not decided yet. Needs a join with
 * the connection.
 */
export function isShared(): SQL | undefined {
  return and(
    isNull(reviewRequestTable.decision),
    gte(reviewRequestTable.sharedAt, connectionTable.connectedAt),
  );
}
