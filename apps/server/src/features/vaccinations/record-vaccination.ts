import type { vaccinations } from '@clearpaw/contract';
import { evidenceFromDocuments } from '@clearpaw/domain';
import type { z } from 'zod';
import { idempotent, omitUndefined, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import {
  authorOf,
  findPatient,
  noteEntry,
  type Patient,
  shownConfirmationsOf,
  withConfirmation,
} from '../clinics/index.ts';
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
type DoseFields = Omit<Input, 'idempotencyKey' | 'businessId'>;

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

/** Records a dose as its owner, or a clinic, typed it; unusual values are returned as warnings. */
export async function recordVaccination(call: Call, input: Input): Promise<RecordedVaccination> {
  const { businessId } = input;
  const patient = businessId === undefined ? null : await findPatient(call, businessId, input.petId);
  const pet = patient?.pet ?? (await ownPet(call, input.petId));
  const { idempotencyKey, ...sent } = input;
  const attempt = { uid: call.uid, key: idempotencyKey, input: [call.name, sent], now: call.now };
  const { businessId: _businessId, ...fields } = sent;
  return idempotent(call.services.store, attempt, (tx) =>
    patient ? recordAsClinic(call, tx, patient, fields) : recordDose(call, tx, pet, fields),
  );
}

/** A dose that a clinic enters for its patient needs no other proof. */
async function recordAsClinic(call: Call, tx: Tx, patient: Patient, fields: DoseFields) {
  const recorded = await recordDose(call, tx, patient.pet, fields, authorOf(patient, call));
  await noteEntry(tx, call, patient, { id: recorded.id, kind: 'vaccination' });
  const confirmed = (await shownConfirmationsOf(tx.db, call.uid, [recorded.id])).get(recorded.id);
  return { ...recorded, ...withConfirmation(recorded.evidence, confirmed) };
}

/** The same inside another transaction: a confirmed document records several doses at once. */
export async function recordDose(
  call: Call,
  tx: Tx,
  pet: PetRow,
  fields: DoseFields,
  author = { by: call.uid, at: call.now, reason: null as string | null },
): Promise<RecordedVaccination> {
  await checkDocuments(tx.db, pet.id, fields.documentIds);
  const dose = withName({ ...unknown, ...omitUndefined(fields) });
  const implausible = await checkDose(tx.db, pet, dose, call.now, null);
  const draft = newRow(call, dose);
  const row = await insertVaccination(tx, draft, author);
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
