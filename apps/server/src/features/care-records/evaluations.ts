import type { careRecords } from '@clearpaw/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Page } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { careRecord } from '../../schema/care-record.ts';
import { coOwner } from '../../schema/co-owner.ts';
import { connection, isConnected } from '../../schema/connection.ts';
import { member } from '../../schema/member.ts';
import { pet as petTable } from '../../schema/pet.ts';
import type { PetRow } from '../pets/index.ts';
import { authorizeMember } from '../team/index.ts';
import type { CareRecords } from './care-record-presenter.ts';
import { pageOfCare } from './list-care.ts';
import { enterCare, type Recorded } from './record-care.ts';

type Input = z.output<typeof careRecords.recordEvaluation.input>;

/** What a business found when it watched a pet; it counts at this business alone. */
export async function recordEvaluation(call: Call, input: Input): Promise<Recorded<'evaluation'>> {
  const { business } = await authorizeMember(call, input.businessId, 'recordEvaluation');
  const pet = await connectedPet(call, business.id, input.petId);
  return enterCare(call, 'evaluation', input, { pet, businessId: business.id });
}

/** A pet this business knows; any other looks as if it did not exist. */
async function connectedPet(call: Call, businessId: string, petId: string): Promise<PetRow> {
  const [row] = await call.services.store.db
    .select({ pet: petTable })
    .from(petTable)
    .innerJoin(connection, eq(connection.petId, petTable.id))
    .where(and(eq(petTable.id, petId), eq(connection.businessId, businessId), isConnected(call.now)));
  if (!row) throw refuse.notFound('pet');
  return row.pet;
}

type ListInput = z.output<typeof careRecords.listEvaluations.input>;

/** All of them for the pet's family. A member sees what their own businesses found, while the pet is connected there. */
export async function listEvaluations(
  call: Call,
  input: ListInput,
): Promise<Page<CareRecords['evaluation']>> {
  const own = await call.services.store.db
    .select({ ownerId: petTable.ownerId, coOwnerUid: coOwner.uid, businessId: member.businessId })
    .from(petTable)
    .leftJoin(coOwner, and(eq(coOwner.petId, petTable.id), eq(coOwner.uid, call.uid)))
    .leftJoin(connection, and(eq(connection.petId, petTable.id), isConnected(call.now)))
    .leftJoin(member, and(eq(member.businessId, connection.businessId), eq(member.uid, call.uid)))
    .where(eq(petTable.id, input.petId));
  const ofPet = eq(careRecord.petId, input.petId);
  const isFamily = own.some(({ ownerId, coOwnerUid }) => ownerId === call.uid || coOwnerUid !== null);
  if (isFamily) return pageOfCare(call, 'evaluation', input, ofPet);
  const places = own.flatMap(({ businessId }) => businessId ?? []);
  if (places.length === 0) throw refuse.notFound('pet');
  return pageOfCare(call, 'evaluation', input, and(ofPet, inArray(careRecord.businessId, places)));
}
