import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { vaccinationTable } from '../../schema/vaccination.ts';
import type { AuditedCall } from '../audit/index.ts';
import { ownPet, type PetRow, readablePet } from '../pets/index.ts';
import type { VaccinationRow } from './vaccination-presenter.ts';

/** A dose of the caller's own pet that can be changed; a withdrawn one cannot. */
export async function ownVaccination(call: Call, id: string): Promise<{ row: VaccinationRow; pet: PetRow }> {
  const found = await findWith(call, id, ownPet);
  if (found.row.state === 'withdrawn') {
    throw refuse.precondition(
      'withdrawn',
      'This record was withdrawn and cannot be changed; add it again instead.',
    );
  }
  return found;
}

/** A dose the caller may read. */
export async function readableVaccination(call: AuditedCall, id: string): Promise<VaccinationRow> {
  return (await findWith(call, id, readablePet)).row;
}

type FindPet<Caller extends Call> = (call: Caller, petId: string) => Promise<PetRow>;

/** A dose of another person's pet is refused like one that does not exist. */
async function findWith<Caller extends Call>(
  call: Caller,
  id: string,
  findPet: FindPet<Caller>,
): Promise<{ row: VaccinationRow; pet: PetRow }> {
  const [row] = await call.services.store.db
    .select()
    .from(vaccinationTable)
    .where(eq(vaccinationTable.id, id));
  if (!row) throw refuse.notFound('vaccination');
  const pet = await findPet(call, row.petId).catch(refuse.absentAs('vaccination'));
  return { row, pet };
}
