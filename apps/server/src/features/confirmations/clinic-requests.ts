import type { confirmations, OutputOf } from '@clearpaw/contract';
import type { Species } from '@clearpaw/domain';
import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageOf, readCursor } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { vetClinicTable } from '../../schema/clinic.ts';
import { confirmationRecordTable, confirmationTable } from '../../schema/confirmation.ts';
import { petTable } from '../../schema/pet.ts';
import { profileTable } from '../../schema/profile.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeClinic, findAccount, isPetOfTeam } from '../clinics/index.ts';
import { isKept } from '../pets/index.ts';
import { addLink } from './find-confirmation.ts';

type Input = z.output<typeof confirmations.listClinicRequests.input>;
type Waiting = OutputOf<typeof confirmations.listClinicRequests>['items'][number];

/** The requests that wait for the answer of the clinic that this business was proven to be; oldest first. */
export async function listClinicRequests(call: Call, input: Input): Promise<Page<Waiting>> {
  await authorizeClinic(call, input.businessId, 'readPatients');
  const after = readCursor(input.cursor, ['id']);
  const beyond = after ? gt(confirmationTable.id, after[0] ?? '') : undefined;
  const rows = await readWaiting(call, input.businessId, beyond, input.limit + 1);
  const page = pageOf(rows, input.limit, (row) => [row.confirmationId]);
  return {
    ...page,
    items: page.items.map(({ petId: _petId, ...row }) => ({
      ...row,
      species: row.species as Species,
      requestedBy: row.requestedBy ?? 'The owner',
      requestedAt: row.requestedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
}

/** Creates another link to one of them. No one who works at the clinic can answer about their own pet. */
export async function openClinicRequest(
  call: AuditedCall,
  { businessId, confirmationId }: { businessId: string; confirmationId: string },
): Promise<{ token: string }> {
  await authorizeClinic(call, businessId, 'treatPatients');
  const [row] = await readWaiting(call, businessId, eq(confirmationTable.id, confirmationId), 1);
  const { store } = call.services;
  if (!row || (await isPetOfTeam(store.db, businessId, row.petId))) throw refuse.notFound('confirmation');
  const url = await store.transaction(async (tx) => {
    await appendEntry(tx.db, call, { businessId, subject: { kind: 'pet', id: row.petId } });
    return addLink(tx, call, confirmationId);
  });
  return { token: url.slice(url.lastIndexOf('/') + 1) };
}

/**
 * For a clinic in the directory, all requests sent to its domain. For any other, only those to the proven address,
 * because others may have addresses at the same domain.
 */
async function readWaiting(call: Call, businessId: string, which: SQL | undefined, limit: number) {
  const { db } = call.services.store;
  const account = await findAccount(db, businessId);
  if (!account?.email) return [];
  const isTheirs = or(
    sql`${vetClinicTable.listedAt} is not null`,
    sql`${vetClinicTable.key} like '%@%'`,
    eq(sql`lower(${confirmationTable.clinicEmail})`, account.email.toLowerCase()),
  );
  return db
    .select({
      confirmationId: confirmationTable.id,
      petId: petTable.id,
      petName: petTable.name,
      species: petTable.species,
      requestedBy: profileTable.displayName,
      records: countOfRecords,
      requestedAt: confirmationTable.createdAt,
      expiresAt: confirmationTable.expiresAt,
    })
    .from(confirmationTable)
    .innerJoin(vetClinicTable, eq(vetClinicTable.id, confirmationTable.clinicId))
    .innerJoin(petTable, and(eq(petTable.id, confirmationTable.petId), isKept))
    .leftJoin(profileTable, eq(profileTable.uid, confirmationTable.requestedBy))
    .where(
      and(
        eq(confirmationTable.clinicId, account.clinicId),
        isTheirs,
        isNull(confirmationTable.answeredAt),
        isNull(confirmationTable.withdrawnAt),
        gt(confirmationTable.expiresAt, call.now),
        which,
      ),
    )
    .orderBy(asc(confirmationTable.id))
    .limit(limit);
}

const countOfRecords = sql<number>`(select count(*)::int from ${confirmationRecordTable} r
  where r.confirmation_id = ${confirmationTable.id})`;
