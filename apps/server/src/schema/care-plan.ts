import type { CareItem } from '@clearpaw/domain';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';
import { petTable } from './pet.ts';

/** What a pet needs during stays, in its owner's words; one row per pet. */
export const carePlanTable = pgTable('care_plan', {
  petId: uuid('pet_id')
    .primaryKey()
    .references(() => petTable.id, { onDelete: 'cascade' }),
  feeding: text('feeding'),
  medication: text('medication'),
  routine: text('routine'),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** What staff did for a pet. It is deleted with the pet; until then it stays, because owners ask about past stays. */
export const careLogTable = pgTable(
  'care_log',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id')
      .notNull()
      .references(() => petTable.id, { onDelete: 'cascade' }),
    item: text('item').$type<CareItem>().notNull(),
    at: instantColumn('at').notNull(),
    note: text('note'),
    loggedBy: uuid('logged_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('care_log_of_business').on(table.businessId, table.petId, table.at.desc(), table.id.desc()),
    index('care_log_of_pet').on(table.petId, table.at.desc(), table.id.desc()),
  ],
);
