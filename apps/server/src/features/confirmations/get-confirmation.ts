import type { confirmations, OutputOf } from '@clearpaw/contract';
import { isPublicMailDomain, type Species } from '@clearpaw/domain';
import { asc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { confirmationRecordTable } from '../../schema/confirmation.ts';
import { findByEmail } from '../clinics/index.ts';
import type { PetRow } from '../pets/index.ts';
import { askerNameOf } from './clinic-mail.ts';
import { findByToken, stateOf } from './find-confirmation.ts';
import { findRecords, statedAtOf, statedFactsOf } from './find-statements.ts';

type Opened = OutputOf<typeof confirmations.getConfirmation>;

/**
 * What a clinic is asked: only the records that the owner chose, and what is needed to find the patient. Answered,
 * withdrawn, expired and invalid links all get the same answer.
 */
export async function getConfirmation(call: Call, input: { token: string }): Promise<Opened> {
  const { db } = call.services.store;
  const { confirmation, pet } = await findByToken(db, input.token);
  if (stateOf(confirmation, call.now) !== 'sent') throw refuse.notFound('confirmation');
  const clinic = await findByEmail(db, confirmation.clinicEmail);
  const isKnown = clinic?.listedAt != null && !isPublicMailDomain(clinic.emailDomain);
  return {
    pet: presentPatient(pet),
    clinicName: confirmation.clinicName,
    clinicEmail: confirmation.clinicEmail,
    requestedBy: await askerNameOf(db, confirmation.requestedBy),
    records: await readAsked(call, confirmation.id, pet.id),
    state: 'sent',
    expiresAt: confirmation.expiresAt.toISOString(),
    countsAs: isKnown ? 'clinic' : 'document',
  };
}

/** Records that were removed since are left out. */
async function readAsked(call: Call, confirmationId: string, petId: string): Promise<Opened['records']> {
  const { db } = call.services.store;
  const asked = await db
    .select({ recordId: confirmationRecordTable.recordId })
    .from(confirmationRecordTable)
    .where(eq(confirmationRecordTable.confirmationId, confirmationId))
    .orderBy(asc(confirmationRecordTable.position));
  const ids = asked.map(({ recordId }) => recordId);
  const records = await findRecords(db, petId, ids);
  return ids.flatMap((recordId) => {
    const record = records.get(recordId);
    if (!record) return [];
    const statedAt = statedAtOf(record).toISOString();
    // The facts were stored together with their kind, so they match.
    return [
      { kind: record.kind, recordId, statedAt, facts: statedFactsOf(record) } as Opened['records'][number],
    ];
  });
}

function presentPatient(pet: PetRow): Opened['pet'] {
  const { id, name, species, breed, colour, sex, sterilized, bornOn, microchip } = pet;
  const microchipEnd = microchip?.slice(-4) ?? null;
  return { id, name, species: species as Species, breed, colour, sex, sterilized, bornOn, microchipEnd };
}
