import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** Pets that are lost, and how a finder reaches their owner. The row is there only while the pet is lost. */
export const lostNoticeTable = pgTable('lost_notice', {
  petId: uuid('pet_id')
    .primaryKey()
    .references(() => petTable.id, { onDelete: 'cascade' }),
  phone: text('phone'),
  email: text('email'),
  note: text('note'),
  since: instantColumn('since').notNull(),
});
