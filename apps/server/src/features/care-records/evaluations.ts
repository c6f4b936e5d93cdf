import type { careRecords } from '@clearpaw/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careRecordTable } from '../../schema/care-record.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { memberTable } from '../../schema/member.ts';
import { petTable } from '../../schema/pet.ts';
import type { AuditedCall } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { isKept, type PetRow } from '../pets/index.ts';
import type { CareRecords } from './care-record-presenter.ts';
import { pageOfCare } from './list-care.ts';
import { enterCare, type Recorded } from './record-care.ts';

type Input = z.output<typeof careRecords.recordEvaluation.input>;

/** Records a business's evaluation of a pet; it counts only at this business. */
export async function recordEvaluation(call: AuditedCall, input: Input): Promise<Recorded<'evaluation'>> {
  const { business } = await authorizeMember(call, input.businessId, 'recordEvaluation');
  const pet = await connectedPet(call, business.id, input.petId);
  return enterCare(call, 'evaluation', input, { pet, businessId: business.id });
}

/** A pet connected to this business; any other is treated as not existing. */
async function connectedPet(call: Call, businessId: string, petId: string): Promise<PetRow> {
  const [row] = await call.services.store.db
    .select({ pet: petTable })
    .from(petTable)
    .innerJoin(connectionTable, eq(connectionTable.petId, petTable.id))
    .where(and(eq(petTable.id, petId), eq(connectionTable.businessId, businessId), isConnected(call.now)));
  if (!row) throw refuse.notFound('pet');
  return row.pet;
}

type ListInput = z.output<typeof careRecords.listEvaluations.input>;

/**
 * All evaluations for the pet's carers. A member sees those of their own businesses while the pet is connected there.
 */
export async function listEvaluations(
  call: Call,
  input: ListInput,
): Promise<Page<CareRecords['evaluation']>> {
  const own = await call.services.store.db
    .select({ ownerId: petTable.ownerId, coOwnerUid: coOwnerTable.uid, businessId: memberTable.businessId })
    .from(petTable)
    .leftJoin(coOwnerTable, and(eq(coOwnerTable.petId, petTable.id), eq(coOwnerTable.uid, call.uid)))
    .leftJoin(connectionTable, and(eq(connectionTable.petId, petTable.id), isConnected(call.now)))
    .leftJoin(
      memberTable,
      and(eq(memberTable.businessId, connectionTable.businessId), eq(memberTable.uid, call.uid)),
    )
    .where(and(eq(petTable.id, input.petId), isKept));
  const ofPet = eq(careRecordTable.petId, input.petId);
  const isCarer = own.some(({ ownerId, coOwnerUid }) => ownerId === call.uid || coOwnerUid !== null);
  if (isCarer) return pageOfCare(call, 'evaluation', input, ofPet);
  const businesses = own.flatMap(({ businessId }) => businessId ?? []);
  if (businesses.length === 0) throw refuse.notFound('pet');
  return pageOfCare(call, 'evaluation', input, and(ofPet, inArray(careRecordTable.businessId, businesses)));
}
