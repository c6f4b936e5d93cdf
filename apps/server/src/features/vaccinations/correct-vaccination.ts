import type { vaccinations } from '@clearpaw/contract';
import { evidenceFromDocuments, isRestated } from '@clearpaw/domain';
import type { z } from 'zod';
import { omitUndefined, type Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import type { PetRow } from '../pets/index.ts';
import { checkDocuments } from './check-documents.ts';
import { checkDose, withName } from './check-dose.ts';
import { ownVaccination } from './own-vaccination.ts';
import { shownReviewsOf } from './shown-reviews.ts';
import {
  presentVaccination,
  type RecordedVaccination,
  type VaccinationRow,
} from './vaccination-presenter.ts';
import { replaceVaccination } from './write-version.ts';

type Input = z.output<typeof vaccinations.correctVaccination.input>;

/**
 * Adds a corrected version; the old one stays readable. A business or clinic had checked the old version, so the
 * evidence falls back to what the owner can show, and a rejection of the old version ends.
 */
export async function correctVaccination(call: Call, input: Input): Promise<RecordedVaccination> {
  const { vaccinationId, reason, ...changes } = input;
  const { row: before, pet } = await ownVaccination(call, vaccinationId);
  return call.services.store.transaction((tx) => correctDose(call, tx, { before, pet, changes, reason }));
}

export interface Correction {
  readonly before: VaccinationRow;
  readonly pet: PetRow;
  readonly changes: Omit<Input, 'vaccinationId' | 'reason'>;
  readonly reason: string | undefined;
}

/** The same inside another transaction: a document that repeats a typed dose corrects and proves it. */
export async function correctDose(
  call: Call,
  tx: Tx,
  { before, pet, changes, reason }: Correction,
): Promise<RecordedVaccination> {
  await checkDocuments(tx.db, pet.id, changes.documentIds);
  const dose = withName({ ...before, ...omitUndefined(changes) });
  const implausible = await checkDose(tx.db, pet, dose, call.now, before.id);
  const evidence = evidenceFromDocuments(dose.documentIds);
  const author = { by: call.uid, at: call.now, reason: reason ?? null };
  const { vaccineName } = dose;
  const stated = {
    ...omitUndefined(changes),
    vaccineName,
    evidence,
    state: 'active',
    correctedAt: call.now,
    ...(isRestated(before, dose) ? { statedAt: call.now } : {}),
  } as const;
  const row = await replaceVaccination(tx, before, stated, author);
  const shown = await shownReviewsOf(tx.db, call.uid, [row.id]);
  return {
    ...presentVaccination(row, shown.get(row.id)),
    ...(implausible.length > 0 ? { warnings: implausible } : {}),
  };
}
