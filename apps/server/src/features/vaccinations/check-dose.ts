import {
  customVaccine,
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  findImpossibilities,
  findOddities,
  latestDateAt,
  type Species,
} from '@clearpaw/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { PetRow } from '../pets/index.ts';

/** Only a custom vaccine has a name of its own; the others are identified by their code. */
export function withName<Dose extends { readonly vaccine: string; readonly vaccineName: string | null }>(
  dose: Dose,
): Dose {
  return dose.vaccine === customVaccine ? dose : { ...dose, vaccineName: null };
}

/**
 * Refuses impossible values and returns warnings about unusual ones.
 * @param selfId the dose being corrected, which is not a duplicate of itself
 */
export async function checkDose(
  db: Database,
  pet: PetRow,
  dose: DoseDraft,
  now: Date,
  selfId: string | null,
): Promise<DoseProblem[]> {
  const around: DoseSurroundings = {
    species: pet.species as Species,
    bornOn: pet.bornOn,
    bornOnPrecision: pet.bornOnPrecision,
    latestToday: latestDateAt(now.getTime()),
    others: await otherDoses(db, pet.id, selfId),
  };
  const impossible = findImpossibilities(dose, around);
  if (impossible.length > 0) throw refuse.impossible(impossible);
  return findOddities(dose, around);
}

function otherDoses(db: Database, petId: string, selfId: string | null) {
  return db
    .select({ vaccine: vaccinationTable.vaccine, administeredOn: vaccinationTable.administeredOn })
    .from(vaccinationTable)
    .where(
      and(
        eq(vaccinationTable.petId, petId),
        ne(vaccinationTable.state, 'withdrawn'),
        selfId ? ne(vaccinationTable.id, selfId) : undefined,
      ),
    );
}
