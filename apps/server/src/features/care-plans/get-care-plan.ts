import type { carePlans, OutputOf } from '@clearpaw/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { carePlanTable } from '../../schema/care-plan.ts';
import { guestTable } from '../../schema/guest.ts';
import { type AuditedCall, logRecordView } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findFamilyPet } from '../pets/index.ts';
import { type PresentedCarePlan, presentCarePlan } from './care-plan-presenter.ts';
import { businessThatSees, isSeenAt, requireKnownPet } from './cared-pets.ts';

/** For the pet's carers, and for members of a business that sees its records or where the pet is on site. */
export async function getCarePlan(
  call: AuditedCall,
  { petId }: { readonly petId: string },
): Promise<PresentedCarePlan> {
  const { db } = call.services.store;
  if (!(await findFamilyPet(call, petId))) {
    const seen = await businessThatSees(call, petId);
    if (!seen) throw refuse.notFound('pet');
    const { businessId } = seen;
    await authorizeMember(call, businessId, 'readCheckIns');
    // The owner already knows that the pet is on site.
    if (seen.because === 'records') await logRecordView(db, call, { businessId, petId, what: 'records' });
  }
  return readPlan(db, petId);
}

/** What members see of a pet's plan: nothing while the pet is away and its records are not shared. */
export async function getCareAtBusiness(
  call: AuditedCall,
  { businessId, petId }: { readonly businessId: string; readonly petId: string },
): Promise<OutputOf<typeof carePlans.getCareAtBusiness>> {
  await authorizeMember(call, businessId, 'readCheckIns');
  await requireKnownPet(call, businessId, petId);
  const { db } = call.services.store;
  const [guest] = await db
    .select({ petId: guestTable.petId })
    .from(guestTable)
    .where(and(eq(guestTable.petId, petId), eq(guestTable.businessId, businessId)));
  const seen = await isSeenAt(call, petId, businessId);
  if (!seen) return { plan: null, isGuest: guest !== undefined };
  if (seen.because === 'records' && !guest) {
    await logRecordView(db, call, { businessId, petId, what: 'records' });
  }
  return { plan: await readPlan(db, petId), isGuest: guest !== undefined };
}

async function readPlan(db: Database, petId: string): Promise<PresentedCarePlan> {
  const [row] = await db.select().from(carePlanTable).where(eq(carePlanTable.petId, petId));
  return presentCarePlan(petId, row);
}
