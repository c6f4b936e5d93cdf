import type { carePlans } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { carePlanTable } from '../../schema/care-plan.ts';
import { guestTable } from '../../schema/guest.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { ownPet } from '../pets/index.ts';
import { type PresentedCarePlan, presentCarePlan } from './care-plan-presenter.ts';

type Input = z.output<typeof carePlans.setCarePlan.input>;
type OfGuest = z.output<typeof carePlans.setGuestCarePlan.input>;

/** Replaces the whole plan, so that a repeated request changes nothing more. */
export async function setCarePlan(call: Call, input: Input): Promise<PresentedCarePlan> {
  await ownPet(call, input.petId);
  return call.services.store.transaction(({ db }) => save(db, input, call.now));
}

/** For a pet with an owner account only its owner writes the plan; for a guest, the business that entered it. */
export async function setGuestCarePlan(call: AuditedCall, input: OfGuest): Promise<PresentedCarePlan> {
  const { businessId, ...plan } = input;
  await authorizeMember(call, businessId, 'notePets');
  const { store } = call.services;
  const [guest] = await store.db
    .select({ petId: guestTable.petId })
    .from(guestTable)
    .where(and(eq(guestTable.petId, plan.petId), eq(guestTable.businessId, businessId)));
  if (!guest) throw refuse.notFound('pet');
  return store.transaction(async ({ db }) => {
    await appendEntry(db, call, { businessId, subject: { kind: 'pet', id: plan.petId } });
    return save(db, plan, call.now);
  });
}

async function save(db: Database, plan: Input, updatedAt: Date): Promise<PresentedCarePlan> {
  const row = { ...plan, updatedAt };
  await db.insert(carePlanTable).values(row).onConflictDoUpdate({ target: carePlanTable.petId, set: row });
  return presentCarePlan(plan.petId, row);
}
