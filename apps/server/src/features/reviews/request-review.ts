import type { OutputOf, reviews } from '@clearpaw/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { appendEntry } from '../audit/index.ts';
import { business } from '../businesses/business.table.ts';
import { familyPet } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import { authorizeMember } from '../team/index.ts';
import { member } from '../team/member.table.ts';
import { findShownDose, type ShownDose } from './find-shown-dose.ts';
import { reviewRequest } from './review.table.ts';

type Requested = OutputOf<typeof reviews.requestReview>;

/** Asks a business to look at a record that it may read. Asking again, while it waits, changes nothing. */
export async function requestReview(
  call: Call,
  input: { businessId: string; vaccinationId: string },
): Promise<Requested> {
  await refuseUnknownPlace(call, input.businessId);
  const shown = await findShownDose(call, input.businessId, input.vaccinationId);
  const by = (await isMember(call, input.businessId)) ? 'member' : 'owner';
  if (by === 'owner') await refuseStranger(call, shown);
  else await authorizeMember(call, input.businessId, 'requestReview');
  if (shown.row.state !== 'active') {
    throw refuse.precondition(shown.row.state, 'This record no longer counts; record it anew.');
  }
  return call.services.store.transaction(async (tx) => {
    const { db } = tx;
    const asked = { version: shown.row.version, decision: null };
    const stillWaits = sql`${reviewRequest.decision} is null`;
    const [row] = await db
      .insert(reviewRequest)
      .values({ ...input, ...asked, requestedAt: call.now })
      .onConflictDoUpdate({
        target: [reviewRequest.businessId, reviewRequest.vaccinationId],
        set: {
          ...asked,
          requestedAt: sql`case when ${stillWaits} then ${reviewRequest.requestedAt} else excluded.requested_at end`,
        },
      })
      .returning();
    const subject = { kind: 'vaccination', id: shown.row.id } as const;
    await appendEntry(db, call, { businessId: input.businessId, by, subject });
    await petChanged(tx, shown.row.petId, call.now);
    return { ...input, since: (row?.requestedAt ?? call.now).toISOString() };
  });
}

async function refuseUnknownPlace(call: Call, businessId: string): Promise<void> {
  const { db } = call.services.store;
  const [place] = await db.select({ id: business.id }).from(business).where(eq(business.id, businessId));
  if (!place) throw refuse.notFound('business');
}

async function isMember(call: Call, businessId: string): Promise<boolean> {
  const [row] = await call.services.store.db
    .select({ uid: member.uid })
    .from(member)
    .where(and(eq(member.businessId, businessId), eq(member.uid, call.uid)));
  return row !== undefined;
}

async function refuseStranger(call: Call, { pet }: ShownDose): Promise<void> {
  await familyPet(call, pet.id).catch(refuse.absentAs('vaccination'));
}
