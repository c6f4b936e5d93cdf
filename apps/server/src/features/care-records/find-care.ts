import type { CareKind } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import { authorizeMember } from '../members/index.ts';
import { isKept, ownPet, type PetRow } from '../pets/index.ts';
import type { CareRow } from './care-record-presenter.ts';

interface Found {
  readonly row: CareRow;
  readonly pet: PetRow;
}

/** A record that the caller may change: the owner's own, or an evaluation by a business the caller works for. */
export async function changeableCare(call: Call, kind: CareKind, id: string): Promise<Found> {
  const found = kind === 'evaluation' ? await ownEvaluation(call, id) : await ownRecord(call, kind, id);
  if (found.row.state === 'active') return found;
  throw refuse.precondition(
    found.row.state,
    'This record no longer counts and cannot be changed; record it anew.',
  );
}

/** A record of another person's pet is refused exactly like one that does not exist. */
async function ownRecord(call: Call, kind: CareKind, id: string): Promise<Found> {
  const [row] = await call.services.store.db
    .select()
    .from(careRecordTable)
    .where(and(eq(careRecordTable.id, id), eq(careRecordTable.kind, kind)));
  if (!row) throw refuse.notFound(kind);
  const pet = await ownPet(call, row.petId).catch(refuse.absentAs(kind));
  return { row, pet };
}

/** A person who does not work for the business must not learn that it made an evaluation. */
async function ownEvaluation(call: Call, id: string): Promise<Found> {
  const [found] = await call.services.store.db
    .select({ row: careRecordTable, pet: petTable, role: memberTable.role })
    .from(careRecordTable)
    .innerJoin(petTable, eq(petTable.id, careRecordTable.petId))
    .innerJoin(
      memberTable,
      and(eq(memberTable.businessId, careRecordTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(and(eq(careRecordTable.id, id), eq(careRecordTable.kind, 'evaluation'), isKept));
  if (!found?.row.businessId) throw refuse.notFound('evaluation');
  await authorizeMember(call, found.row.businessId, 'recordEvaluation');
  return found;
}
