import type { incidents } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotentAfterDecision, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { incidentPetTable, incidentTable, incidentVersionTable } from '../../schema/incident.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import {
  type IncidentPet,
  type IncidentRow,
  type PresentedIncident,
  presentIncidents,
} from './incident-presenter.ts';
import { notifyOwnersOf } from './notify-owners-of.ts';
import { photosFor } from './photo-link.ts';
import { readPhotos, savePhotos } from './sent-photos.ts';

type Input = z.output<typeof incidents.recordIncident.input>;

/** Records an incident with all of its pets, and notifies their owners if requested. */
export async function recordIncident(call: AuditedCall, input: Input): Promise<PresentedIncident> {
  const { business } = await authorizeMember(call, input.businessId, 'recordIncidents');
  const { idempotencyKey: key, ...fields } = input;
  requirePast(call, fields.occurredAt);
  const pets = await findPets(call, business.id, fields.petIds);
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  const decide = () => readPhotos(call, fields.photoPaths ?? [], null);
  return idempotentAfterDecision(call.services.store, attempt, decide, async (tx, photos) => {
    const row = await insert(
      tx,
      call,
      fields,
      photos.map(({ id }) => id),
    );
    await savePhotos(tx, call, row.id, photos);
    const positioned = pets.map((pet, position) => ({ incidentId: row.id, ...pet, position }));
    await tx.db.insert(incidentPetTable).values(positioned);
    if (fields.notifyOwners) await notifyOwnersOf(tx, call, { incident: row, business, first: true });
    const payload = {
      type: 'incident.recorded',
      incidentId: row.id,
      petIds: pets.map(({ petId }) => petId),
    } as const;
    tx.publish({ topic: topicOf('programEvents', business.id), payload });
    const subject = { kind: 'incident', id: row.id } as const;
    await appendEntry(tx.db, call, { businessId: business.id, subject });
    const [shown] = await presentIncidents(tx.db, [row], photosFor(call));
    if (!shown) throw refuse.notFound('incident');
    return shown;
  });
}

/** A device's clock may be a little ahead. */
const aheadMs = 5 * 60 * 1000;
/** A year typed with two digits arrives as one of the first century. */
const earliest = Date.UTC(1900, 0, 1);

export function requirePast(call: Pick<Call, 'now'>, occurredAt: string): void {
  const at = Date.parse(occurredAt);
  if (at < earliest)
    throw refuse.invalid([
      { path: 'occurredAt', message: 'Enter the year in full.', reason: 'year_incomplete' },
    ]);
  if (at <= call.now.getTime() + aheadMs) return;
  throw refuse.invalid([
    { path: 'occurredAt', message: 'This time has not come yet.', reason: 'time_in_future' },
  ]);
}

async function insert(
  tx: Tx,
  call: AuditedCall,
  fields: Omit<Input, 'idempotencyKey'>,
  photoIds: string[],
): Promise<IncidentRow> {
  const stated = {
    ...{ kind: fields.kind, severity: fields.severity ?? 'minor', occurredAt: new Date(fields.occurredAt) },
    ...{ location: fields.location || null, description: fields.description },
    ...{ actionsTaken: fields.actionsTaken || null, people: fields.people || null },
    photoIds,
  };
  const row: IncidentRow = {
    ...{ id: call.services.newId(), businessId: fields.businessId, ...stated, version: 1 },
    ...{ recordedBy: call.uid, recordedAt: call.now, updatedAt: call.now },
    notifiedAt: fields.notifyOwners ? call.now : null,
  };
  await tx.db.insert(incidentTable).values(row);
  const first = { incidentId: row.id, version: 1, byUid: call.uid, at: call.now, reason: null };
  await tx.db.insert(incidentVersionTable).values({ ...stated, ...first });
  return row;
}

/** For how many days after its last departure an incident with a pet that is no longer connected can be recorded. */
const lastDays = 30;

/** Each is connected with the business or was on site recently; any other is treated as not existing. */
async function findPets(call: Call, businessId: string, petIds: readonly string[]): Promise<IncidentPet[]> {
  const now = call.now.toISOString();
  const since = new Date(call.now.getTime() - lastDays * 86_400_000).toISOString();
  const found = await call.services.store.db.execute<IncidentPet & Record<string, unknown>>(sql`
    select p.id as "petId", p.name as "petName" from pet p
    where p.id = any(${sql.param([...petIds])}::uuid[]) and p.state <> 'deleted'
      and (exists (
        select 1 from connection c where c.business_id = ${businessId} and c.pet_id = p.id
          and c.revoked_at is null and (c.ends_at is null or c.ends_at > ${now}::timestamptz))
      or exists (
        select 1 from check_in i where i.business_id = ${businessId} and i.pet_id = p.id
          and i.decision = 'admitted' and coalesce(i.departed_at, ${now}::timestamptz) > ${since}::timestamptz))`);
  const byId = new Map(found.rows.map(({ petId, petName }) => [petId, { petId, petName }]));
  return [...new Set(petIds)].map((petId) => {
    const pet = byId.get(petId);
    if (!pet) throw refuse.notFound('pet');
    return pet;
  });
}
