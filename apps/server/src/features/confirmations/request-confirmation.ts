import type { confirmations, OutputOf } from '@clearpaw/contract';
import { confirmationValidDays } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeConfirmation } from '../../platform/mail/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { confirmationRecordTable, confirmationTable } from '../../schema/confirmation.ts';
import { findOrAddClinic } from '../clinics/index.ts';
import { ownPet, type PetRow } from '../pets/index.ts';
import { carersOf, isAddressOf } from './carers-mailboxes.ts';
import { mailClinic } from './clinic-mail.ts';
import type { ConfirmationRow } from './find-confirmation.ts';
import { findRecords, type StoredRecord, statedAtOf } from './find-statements.ts';

type Input = z.output<typeof confirmations.requestConfirmation.input>;
type Requested = OutputOf<typeof confirmations.requestConfirmation>;

const dayMs = 24 * 60 * 60 * 1000;

/** Emails a clinic. The records do not change before it answers. */
export async function requestConfirmation(call: Call, input: Input): Promise<Requested> {
  const pet = await ownPet(call, input.petId);
  await refuseOwnAddress(call, input);
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, async (tx) => {
    const records = await findAsked(tx, input);
    const sender = { budgets: call.services.budgets, tx, uid: call.uid };
    await takeConfirmation(sender, input.clinicEmail);
    const confirmation = await insertRequest(tx, call, pet, input);
    await tx.db.insert(confirmationRecordTable).values(
      records.map((record, position) => ({
        ...{ confirmationId: confirmation.id, kind: record.kind, recordId: record.row.id, position },
        statedAt: statedAtOf(record),
      })),
    );
    await mailClinic(tx, call, { confirmation, pet, count: records.length });
    return { confirmationId: confirmation.id, state: 'sent' as const };
  });
}

async function refuseOwnAddress(call: Call, { petId, clinicEmail }: Input): Promise<void> {
  const carers = await carersOf(call.services.store.db, petId);
  if (!isAddressOf(carers, clinicEmail)) return;
  const message = 'This is the address of someone who cares for the pet. Enter your clinic’s own address.';
  throw refuse.invalid([{ path: 'clinicEmail', message, reason: 'carer_address' }]);
}

/** Each record once, in the order in which they were sent. */
async function findAsked({ db }: Tx, { petId, records }: Input): Promise<readonly StoredRecord[]> {
  const ids = [...new Set(records.map(({ recordId }) => recordId))];
  const found = await findRecords(db, petId, ids);
  const message = 'This pet has no such record.';
  const issues = records.flatMap(({ kind, recordId }, index) =>
    found.get(recordId)?.kind === kind
      ? []
      : [{ path: `records.${index}.recordId`, message, reason: 'record_unknown' as const }],
  );
  if (issues.length > 0) throw refuse.invalid(issues);
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function insertRequest(tx: Tx, call: Call, pet: PetRow, input: Input): Promise<ConfirmationRow> {
  const { clinicName, clinicEmail } = input;
  const clinic = await findOrAddClinic(tx, call, clinicName, clinicEmail);
  const row: ConfirmationRow = {
    ...{ id: call.services.newId(), petId: pet.id, clinicId: clinic.id, clinicName, clinicEmail },
    ...{ requestedBy: call.uid, createdAt: call.now, sentAt: call.now, reminders: 0 },
    expiresAt: new Date(call.now.getTime() + confirmationValidDays * dayMs),
    ...{ withdrawnAt: null, answeredAt: null, signerName: null, licenceNumber: null },
  };
  await tx.db.insert(confirmationTable).values(row);
  return row;
}
