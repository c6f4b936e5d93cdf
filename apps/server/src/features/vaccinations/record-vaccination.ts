import type { vaccinations } from '@clearpaw/contract';
import { evidenceFromDocuments } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent, omitUndefined, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { ownPet, type PetRow } from '../pets/index.ts';
import { checkDocuments } from './check-documents.ts';
import { checkDose, withName } from './check-dose.ts';
import {
  presentVaccination,
  type RecordedVaccination,
  type VaccinationRow,
} from './vaccination-presenter.ts';
import { insertVaccination } from './write-version.ts';

type Input = z.output<typeof vaccinations.recordVaccination.input>;

const unknown = {
  vaccineName: null,
  product: null,
  manufacturer: null,
  lotNumber: null,
  route: null,
  expiresOn: null,
  doseNumber: null,
  clinic: null,
  veterinarian: null,
  certificateNumber: null,
  tagNumber: null,
  documentIds: [],
} satisfies Partial<VaccinationRow>;

/** Puts a dose on record as the owner typed it; what is odd about it comes back as warnings. */
export async function recordVaccination(call: Call, input: Input): Promise<RecordedVaccination> {
  const pet = await ownPet(call, input.petId);
  const { idempotencyKey, ...fields } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, fields], now: call.now };
  return idempotent(call.services.store, attempt, (tx) => recordDose(call, tx, pet, fields));
}

/** The same, inside of someone else's transaction: a document that is confirmed records several doses at once. */
export async function recordDose(
  call: Call,
  tx: Tx,
  pet: PetRow,
  fields: Omit<Input, 'idempotencyKey'>,
): Promise<RecordedVaccination> {
  await checkDocuments(tx.db, pet.id, fields.documentIds);
  const dose = withName({ ...unknown, ...omitUndefined(fields) });
  const implausible = await checkDose(tx.db, pet, dose, call.now, null);
  const draft = newRow(call, dose);
  const row = await insertVaccination(tx, draft, { by: call.uid, at: call.now, reason: null });
  return { ...presentVaccination(row), ...(implausible.length > 0 ? { warnings: implausible } : {}) };
}

type Dose = Omit<
  VaccinationRow,
  'id' | 'evidence' | 'state' | 'version' | 'createdAt' | 'updatedAt' | 'correctedAt' | 'statedAt'
>;

function newRow(call: Call, dose: Dose): VaccinationRow {
  const evidence = evidenceFromDocuments(dose.documentIds);
  const times = { createdAt: call.now, updatedAt: call.now, correctedAt: null, statedAt: null };
  return { ...dose, ...times, id: call.services.newId(), evidence, state: 'active', version: 1 };
}
