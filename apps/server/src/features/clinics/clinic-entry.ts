import type { ConfirmableKind } from '@clearpaw/domain';
import { mailboxOf } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { clinicEntryTable } from '../../schema/clinic.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { notifyPetCarers } from '../alerts/index.ts';
import { appendEntry } from '../audit/index.ts';
import { type Membership, memberNamesOf } from '../members/index.ts';
import { isKept, type PetRow } from '../pets/index.ts';
import { authorizeClinic, findAccount, lockAccount } from './clinic-account.ts';

/** A pet as a patient of the clinic at which the caller works. */
export interface Patient {
  readonly pet: PetRow;
  readonly business: Membership['business'];
  /** The name of the person who enters the record. */
  readonly signerName: string;
}

/**
 * A pet whose owner allows this clinic to add records; any other is treated as not existing. People who work at the
 * clinic cannot prove anything about their own pets there.
 */
export async function findPatient(call: Call, businessId: string, petId: string): Promise<Patient> {
  const { business } = await authorizeClinic(call, businessId, 'treatPatients');
  const { db } = call.services.store;
  const [row] = await db
    .select({ pet: petTable })
    .from(connectionTable)
    .innerJoin(petTable, and(eq(petTable.id, connectionTable.petId), isKept))
    .where(
      and(
        eq(connectionTable.businessId, businessId),
        eq(connectionTable.petId, petId),
        eq(connectionTable.scope, 'care'),
        isConnected(call.now),
      ),
    );
  if (!row) throw refuse.notFound('pet');
  if (await isPetOfTeam(db, businessId, petId)) {
    throw refuse.precondition(
      'pet_of_team',
      'The pet belongs to someone who works at this clinic. Another clinic can confirm its records.',
    );
  }
  const names = await memberNamesOf(db, [call.uid]);
  return { pet: row.pet, business, signerName: names.get(call.uid) ?? business.name };
}

/** Whether a carer of the pet works here, or has the email address by which the clinic was proven. */
export async function isPetOfTeam(db: Database, businessId: string, petId: string): Promise<boolean> {
  const people = { uid: userTable.id, email: userTable.email };
  const owners = await db
    .select(people)
    .from(petTable)
    .innerJoin(userTable, eq(userTable.id, petTable.ownerId))
    .where(eq(petTable.id, petId));
  const others = await db
    .select(people)
    .from(coOwnerTable)
    .innerJoin(userTable, eq(userTable.id, coOwnerTable.uid))
    .where(eq(coOwnerTable.petId, petId));
  const team = await db
    .select(people)
    .from(memberTable)
    .innerJoin(userTable, eq(userTable.id, memberTable.uid))
    .where(eq(memberTable.businessId, businessId));
  const account = await findAccount(db, businessId);
  const addresses = [...team.map(({ email }) => email), ...(account?.email ? [account.email] : [])];
  const mailboxes = new Set(addresses.map(mailboxOf));
  const uids = new Set(team.map(({ uid }) => uid));
  return [...owners, ...others].some(({ uid, email }) => uids.has(uid) || mailboxes.has(mailboxOf(email)));
}

/** The author in the history of a record that a clinic entered. */
export function authorOf({ business, signerName }: Patient, call: Call) {
  return { by: business.id, at: call.now, reason: `Entered by ${signerName}, ${business.name}` };
}

/** Stores that the clinic entered this record itself, in the same transaction. */
export async function noteEntry(
  tx: Tx,
  call: Call,
  patient: Patient,
  { id: recordId, kind }: { readonly id: string; readonly kind: ConfirmableKind },
): Promise<void> {
  const { pet, business, signerName } = patient;
  const { clinicId } = await lockAccount(tx, call, business);
  await tx.db.insert(clinicEntryTable).values({
    ...{ recordId, kind, petId: pet.id, clinicId, businessId: business.id },
    ...{ clinicName: business.name, signerName, enteredAt: call.now },
  });
  const action = `recordForPatient:${kind}` as const;
  const subject = { kind: 'pet', id: pet.id } as const;
  await appendEntry(
    tx.db,
    { ...call, name: 'recordForPatient' },
    { businessId: business.id, subject, action },
  );
  await notifyPetCarers(tx, call.services, {
    kind: 'evidence_accepted',
    petId: pet.id,
    onceKey: `clinic entry ${recordId}`,
    content: { name: 'clinic_added', clinic: business.name, pet: pet.name },
  });
}
