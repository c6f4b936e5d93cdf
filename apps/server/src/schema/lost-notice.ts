import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/database/index.ts';
import { petTable } from './pet.ts';

/** Lost pets, and how a finder reaches their owner. The row exists only while the pet is lost. */
export const lostNoticeTable = pgTable('lost_notice', {
  petId: uuid('pet_id')
    .primaryKey()
    .references(() => petTable.id, { onDelete: 'cascade' }),
  phone: text('phone'),
  email: text('email'),
  note: text('note'),
  since: instantColumn('since').notNull(),
});
