import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/index.ts';
import { pet } from './pet.ts';

/** Pets that are lost, and how a finder reaches their owner. The row is there only while the pet is lost. */
export const lostNotice = pgTable('lost_notice', {
  petId: uuid('pet_id')
    .primaryKey()
    .references(() => pet.id, { onDelete: 'cascade' }),
  phone: text('phone'),
  email: text('email'),
  note: text('note'),
  since: instant('since').notNull(),
});
