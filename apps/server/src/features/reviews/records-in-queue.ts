import { inArray } from 'drizzle-orm';
import { petTable } from '../../schema/pet.ts';
import type { AuditedCall } from '../audit/index.ts';
import { careRecordsById } from '../care-records/index.ts';
import { documentsById } from '../documents/index.ts';
import { presentPatient, type QueueEntry, type QueueItem, type QueuePart } from './doses-in-queue.ts';
import { recordsWaiting } from './records-waiting.ts';

/** The other records that wait for a review, by id. */
export async function recordsInQueue(
  call: AuditedCall,
  { businessId, rules, after, limit }: QueuePart,
): Promise<QueueEntry[]> {
  const { db } = call.services.store;
  const business = { id: businessId, now: call.now };
  const waiting = await recordsWaiting(db, business, rules, { after, limit });
  if (waiting.length === 0) return [];
  const idsOf = (isDocument: boolean) =>
    waiting.filter(({ kind }) => (kind === 'document') === isDocument).map(({ id }) => id);
  const records = new Map<string, QueueItem['record']>([
    ...(await careRecordsById(call, idsOf(false))),
    ...(await documentsById(call, idsOf(true))),
  ]);
  const petIds = [...new Set(waiting.map(({ petId }) => petId))];
  const pets = await db.select().from(petTable).where(inArray(petTable.id, petIds));
  return waiting.flatMap(({ id, petId, kind, askedBy, since }) => {
    const pet = pets.find((one) => one.id === petId);
    const record = records.get(id);
    if (!pet || !record) return [];
    const times = { askedBy, since: since.toISOString() };
    return [{ id, waiting: { kind, record, pet: presentPatient(pet), ...times } }];
  });
}
