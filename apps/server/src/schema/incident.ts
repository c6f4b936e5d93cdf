import type { IncidentKind, IncidentSeverity } from '@clearpaw/domain';
import { customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { userTable } from '../platform/auth/index.ts';
import { instantColumn } from '../platform/database/index.ts';
import { businessTable } from './business.ts';

/** What staff state about an incident; a correction adds another version of it. */
const stated = () => ({
  kind: text('kind').$type<IncidentKind>().notNull(),
  severity: text('severity').$type<IncidentSeverity>().notNull(),
  occurredAt: instantColumn('occurred_at').notNull(),
  location: text('location'),
  description: text('description').notNull(),
  actionsTaken: text('actions_taken'),
  people: text('people'),
  /** The photos it shows, in order. */
  photoIds: uuid('photo_ids').array().notNull().default([]),
});

/**
 * The current version of incidents. They are the business's own record: they are never deleted, and outlive the pet.
 */
export const incidentTable = pgTable(
  'incident',
  {
    id: uuid('id').primaryKey(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessTable.id, { onDelete: 'cascade' }),
    ...stated(),
    version: integer('version').notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instantColumn('recorded_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    /** When owners were first notified. */
    notifiedAt: instantColumn('notified_at'),
  },
  (table) => [index('incident_of_business').on(table.businessId, table.occurredAt.desc(), table.id.desc())],
);

/** The pets of an incident, with their names at the time. */
export const incidentPetTable = pgTable(
  'incident_pet',
  {
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidentTable.id, { onDelete: 'cascade' }),
    petId: uuid('pet_id').notNull(),
    petName: text('pet_name').notNull(),
    position: integer('position').notNull(),
    /** The owner who was notified: only they and their co-owners can read it; null if no one was. */
    notifiedUid: uuid('notified_uid').references(() => userTable.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.incidentId, table.petId] }),
    index('incident_pet_pet').on(table.petId, table.incidentId),
    index('incident_pet_notified').on(table.notifiedUid),
  ],
);

/** Every version, including the current one. */
export const incidentVersionTable = pgTable(
  'incident_version',
  {
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidentTable.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    ...stated(),
    byUid: uuid('by_uid').notNull(),
    at: instantColumn('at').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.incidentId, table.version] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The photos of all versions: copies that belong to the business and outlive the account of the member who uploaded
 * them.
 */
export const incidentPhotoTable = pgTable(
  'incident_photo',
  {
    id: uuid('id').primaryKey(),
    incidentId: uuid('incident_id')
      .notNull()
      .references(() => incidentTable.id, { onDelete: 'cascade' }),
    /** A JPEG without metadata. */
    picture: bytes('picture').notNull(),
    addedBy: uuid('added_by').notNull(),
    addedAt: instantColumn('added_at').notNull(),
  },
  (table) => [index('incident_photo_incident').on(table.incidentId)],
);
