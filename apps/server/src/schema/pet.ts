import { keptPetStates, petStates } from '@clearpaw/domain';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { calendarDateColumn, instantColumn } from '../platform/database/index.ts';

interface Clinic {
  readonly name: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Pets, indexed by owner. `specimen` marks demo pets, which count only at demo businesses. */
export const petTable = pgTable(
  'pet',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    species: text('species').notNull(),
    breed: text('breed'),
    sex: text('sex', { enum: ['male', 'female', 'unknown'] }).notNull(),
    sterilized: boolean('sterilized'),
    bornOn: calendarDateColumn('born_on'),
    bornOnPrecision: text('born_on_precision', { enum: ['day', 'month', 'year'] }),
    colour: text('colour'),
    weightKg: doublePrecision('weight_kg'),
    microchip: text('microchip'),
    photoPath: text('photo_path'),
    alerts: jsonb('alerts').$type<string[]>().notNull(),
    notes: text('notes'),
    clinic: jsonb('clinic').$type<Clinic>(),
    state: text('state', { enum: keptPetStates }).notNull(),
    /** When it stopped being active; connections that ended at this moment resume when it is active again. */
    endedAt: instantColumn('ended_at'),
    deletedAt: instantColumn('deleted_at'),
    /** The state of a deleted pet before it was deleted, to which it returns if it is restored. */
    stateBefore: text('state_before', { enum: petStates }),
    specimen: boolean('specimen').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('pet_owner').on(table.ownerId, table.state, table.id),
    // A photo is found by its path; most pets have none.
    index('pet_photo').on(table.photoPath).where(sql`photo_path is not null`),
    index('pet_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('pet_microchip').on(table.microchip).where(sql`microchip is not null`),
  ],
);
