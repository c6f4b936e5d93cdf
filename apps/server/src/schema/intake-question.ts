import { intakeKinds } from '@clearpaw/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/** A question that a business asks about each pet; after `removedAt` it is asked no more. */
export const intakeQuestionTable = pgTable(
  'intake_question',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Answers to earlier versions do not count. */
    countsFrom: integer('counts_from').notNull(),
    kind: text('kind', { enum: intakeKinds }).notNull(),
    text: text('text').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    services: jsonb('services').$type<string[]>(),
    updatedAt: instantColumn('updated_at').notNull(),
    removedAt: instantColumn('removed_at'),
  },
  (table) => [index('intake_question_business').on(table.businessId, table.id)],
);

/** Every text that could be answered. Rows are only ever added. */
export const intakeQuestionVersionTable = pgTable(
  'intake_question_version',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => intakeQuestionTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    options: jsonb('options').$type<string[]>().notNull(),
    publishedAt: instantColumn('published_at').notNull(),
    publishedBy: uuid('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
);

/** What was answered about a pet, by whom and when. A later answer takes over; none is changed. */
export const intakeAnswerTable = pgTable(
  'intake_answer',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => intakeQuestionTable.id, { onDelete: 'cascade' }),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    value: text('value').notNull(),
    answeredAt: instantColumn('answered_at').notNull(),
    answeredBy: uuid('answered_by').notNull(),
    /** A carer of the pet, or the team for them. */
    by: text('by', { enum: ['owner', 'business'] }).notNull(),
  },
  (table) => [
    // Begins with the pet, whose end takes its answers along.
    index('intake_answer_pet').on(table.petId, table.businessId, table.questionId, table.id.desc()),
    index('intake_answer_question').on(table.questionId),
  ],
);
