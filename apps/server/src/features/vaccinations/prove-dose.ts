import type { documents } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { PetRow } from '../pets/index.ts';
import { correctDose } from './correct-vaccination.ts';
import type { RecordedVaccination } from './vaccination-presenter.ts';

type ConfirmedDose = Omit<
  z.output<typeof documents.confirmExtraction.input>['vaccinations'][number],
  'replaces' | 'documentIds'
>;

interface Proof {
  readonly pet: PetRow;
  readonly vaccinationId: string;
  /** Null for a file of records, which proves nothing. */
  readonly documentId: string | null;
  /** The path named in the refusal of an unknown dose. */
  readonly path: string;
}

/**
 * Corrects a recorded dose to what a document states, and adds the document as its proof. Fields that the document does
 * not state stay unchanged.
 */
export async function proveDose(
  call: Call,
  tx: Tx,
  confirmed: ConfirmedDose,
  { pet, vaccinationId, documentId, path }: Proof,
): Promise<RecordedVaccination> {
  const own = and(
    eq(vaccinationTable.id, vaccinationId),
    eq(vaccinationTable.petId, pet.id),
    eq(vaccinationTable.state, 'active'),
  );
  const [before] = await tx.db.select().from(vaccinationTable).where(own);
  if (!before) {
    const message = 'This pet has no such vaccination on record; keep both instead.';
    throw refuse.invalid([{ path, message, reason: 'dose_unknown' }]);
  }
  const said = Object.fromEntries(Object.entries(confirmed).filter(([, value]) => value !== null));
  const documentIds = [...new Set([...before.documentIds, ...(documentId === null ? [] : [documentId])])];
  const reason = documentId === null ? 'Confirmed from a file of records' : 'Confirmed from a document';
  return correctDose(call, tx, { before, pet, changes: { ...said, documentIds }, reason });
}
