import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { Database, Topic } from '../../platform/database/index.ts';
import type { Call, Services } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { connectionTable, isConnected, recordViewTable, sharesRecords } from '../../schema/connection.ts';
import { type EventPayloads, topicOf } from '../../schema/event-topics.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';

export type PetRow = typeof petTable.$inferSelect;

/** A deleted pet is treated as not existing, for its owner too; only its owner's list and `restorePet` include it. */
export const isKept = ne(petTable.state, 'deleted');

/** The caller's access to a pet: its owner, or a co-owner. */
export type PetAccess = 'owner' | 'full' | 'read';

interface FamilyPet {
  readonly pet: PetRow;
  readonly access: PetAccess;
}

/** A pet that the caller cares for, and their access to it; any other is treated as not existing. */
export async function carersPet(
  call: Call,
  petId: string,
  db: Database = call.services.store.db,
): Promise<FamilyPet> {
  const found = await findFamilyPet(call, petId, db);
  if (!found) throw refuse.notFound('pet');
  return found;
}

/** The same; null for a pet that the caller does not care for. */
export async function findFamilyPet(
  call: Pick<Call, 'services' | 'uid'>,
  petId: string,
  db: Database = call.services.store.db,
): Promise<FamilyPet | null> {
  const [row] = await db
    .select({ pet: petTable, access: coOwnerTable.access })
    .from(petTable)
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, call.uid)))
    .where(and(eq(petTable.id, petId), isKept));
  if (row?.pet.ownerId === call.uid) return { pet: row.pet, access: 'owner' };
  return row?.access ? { pet: row.pet, access: row.access } : null;
}

/** A pet the caller may change: their own, or one shared with full access. */
export async function ownPet(
  call: Call,
  petId: string,
  db: Database = call.services.store.db,
): Promise<PetRow> {
  const found = await carersPet(call, petId, db);
  if (found.access === 'read') {
    throw refuse.denied('insufficient_role', 'This pet is shared with you for reading; ask its owner.');
  }
  return found.pet;
}

/** A pet of which the caller is the owner: only the owner decides who else sees it, and whether it is deleted. */
export async function solePet(call: Call, petId: string): Promise<PetRow> {
  const found = await carersPet(call, petId);
  if (found.access !== 'owner') {
    throw refuse.denied('insufficient_role', 'Only the owner of this pet can do this.');
  }
  return found.pet;
}

/** A pet, and the caller's access to it. */
export interface ReadPet {
  readonly pet: PetRow;
  readonly access: PetAccess | 'business';
}

/**
 * A pet the caller owns, cares for, or that is connected with scope `records` to a business the caller works for. A
 * view by a business is added to the owner's list of views.
 */
export async function readablePet(call: AuditedCall, petId: string): Promise<PetRow> {
  return (await readPet(call, petId)).pet;
}

/** The same, with the caller's access to the pet. */
export async function readPet(call: AuditedCall, petId: string): Promise<ReadPet> {
  const found = await findAndLog(call, petId);
  if (!found) throw refuse.notFound('pet');
  return found;
}

/** The same; null for a pet that the caller may not read. */
export async function findReadablePet(call: AuditedCall, petId: string): Promise<PetRow | null> {
  return (await findAndLog(call, petId))?.pet ?? null;
}

async function findAndLog(call: AuditedCall, petId: string): Promise<ReadPet | null> {
  const [row] = await findReadable(call, petId);
  if (!row) return null;
  const businessId = seenThrough(row, call.uid);
  if (businessId) await logRecordView(call.services.store.db, call, { businessId, petId, what: 'records' });
  return { pet: row.pet, access: row.pet.ownerId === call.uid ? 'owner' : (row.access ?? 'business') };
}

/** Published when a carer of the pet may have lost access to it. */
export function petAccessTopic(petId: string): Topic<EventPayloads['petAccess']> {
  return topicOf('petAccess', petId);
}

type Viewer = Pick<Call, 'services' | 'uid' | 'now'>;

/** The pet, the caller's access to it, and the business through which it is seen. */
function findReadable({ services, uid, now }: Viewer, petId: string) {
  return services.store.db
    .select({ pet: petTable, access: coOwnerTable.access, businessId: connectionTable.businessId })
    .from(petTable)
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, uid)))
    .leftJoin(connectionTable, and(eq(connectionTable.petId, petTable.id), sharesRecords, isConnected(now)))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, connectionTable.businessId), eq(memberTable.uid, uid)),
    )
    .where(
      and(
        eq(petTable.id, petId),
        isKept,
        or(eq(petTable.ownerId, uid), isNotNull(coOwnerTable.uid), eq(memberTable.uid, uid)),
      ),
    )
    .orderBy(memberTable.uid)
    .limit(1);
}

/** The business that views the pet; null for the pet's carers. */
function seenThrough(row: Awaited<ReturnType<typeof findReadable>>[number], uid: string): string | null {
  return row.pet.ownerId === uid || row.access !== null ? null : row.businessId;
}

/** Whether a person may read the pet's records at this moment; a view by a business is logged, once in ten minutes. */
export async function mayReadPet(services: Services, uid: string, petId: string): Promise<boolean> {
  const viewer = { services, uid, now: services.clock.now() };
  const [row] = await findReadable(viewer, petId);
  if (!row) return false;
  const businessId = seenThrough(row, uid);
  if (businessId !== null) await logFileView(services, uid, petId, businessId);
  return true;
}

/** Logs that a business read a file of the pet; once in ten minutes, because a document is many pictures. */
export async function logFileView(
  services: Services,
  uid: string,
  petId: string,
  businessId: string,
): Promise<void> {
  const viewer = { services, uid, now: services.clock.now(), name: 'readFile' } as const;
  if (await viewedRecently(viewer, petId, businessId)) return;
  await logRecordView(services.store.db, viewer, { businessId, petId, what: 'records' });
}

const lateMs = 10 * 60 * 1000;

async function viewedRecently(call: Viewer, petId: string, businessId: string): Promise<boolean> {
  const since = new Date(call.now.getTime() - lateMs);
  const views = await call.services.store.db
    .select({ id: recordViewTable.id })
    .from(recordViewTable)
    .where(
      and(
        eq(recordViewTable.petId, petId),
        eq(recordViewTable.businessId, businessId),
        gt(recordViewTable.at, since),
      ),
    )
    .limit(1);
  return views.length > 0;
}
