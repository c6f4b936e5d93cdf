import type { OutputOf, reviews } from '@clearpaw/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { topicOf } from '../../schema/event-topics.ts';
import { memberTable } from '../../schema/member.ts';
import { reviewRequestTable } from '../../schema/review.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { authorizeMember } from '../members/index.ts';
import { findFamilyPet, ownPet } from '../pets/index.ts';
import { petChanged } from '../rechecks/index.ts';
import {
  type ConnectedDose,
  findConnectedDose,
  findReviewableDose,
  isRejectedNow,
} from './find-reviewable-dose.ts';

type Input = z.output<typeof reviews.requestReview.input>;
type Requested = OutputOf<typeof reviews.requestReview>;

/**
 * Asks a business to review a record. Where it sees only verdicts, the owner's request lets its reviewers read this one
 * record, which takes the right to change the pet. Asking again while a request waits changes nothing.
 */
export async function requestReview(call: AuditedCall, input: Input): Promise<Requested> {
  const { businessId } = input;
  const recordId = 'vaccinationId' in input ? input.vaccinationId : input.recordId;
  await refuseUnknownBusiness(call, businessId);
  const found = await findConnectedDose(call, businessId, recordId);
  const family = await findFamilyPet(call, found.pet.id);
  const by = family ? 'owner' : 'member';
  if (!family) await authorizeReader(call, businessId, recordId);
  const shared = by === 'owner' && found.scope === 'verdict';
  if (shared) await ownPet(call, found.pet.id);
  refuseDecided(found);
  const since = await saveRequest(call, businessId, found, by);
  const kind = 'vaccination' as const;
  return { businessId, kind, recordId, vaccinationId: recordId, since: since.toISOString(), shared };
}

async function refuseUnknownBusiness(call: Call, businessId: string): Promise<void> {
  const { db } = call.services.store;
  const [found] = await db
    .select({ id: businessTable.id })
    .from(businessTable)
    .where(eq(businessTable.id, businessId));
  if (!found) throw refuse.notFound('business');
}

/** Only what the business may read already can be asked about by those who work there. */
async function authorizeReader(call: Call, businessId: string, recordId: string): Promise<void> {
  await findReviewableDose(call, businessId, recordId);
  const [row] = await call.services.store.db
    .select({ uid: memberTable.uid })
    .from(memberTable)
    .where(and(eq(memberTable.businessId, businessId), eq(memberTable.uid, call.uid)));
  if (!row) throw refuse.notFound('vaccination');
  await authorizeMember(call, businessId, 'requestReview');
}

function refuseDecided({ row, request }: ConnectedDose): void {
  if (row.state === 'withdrawn') {
    throw refuse.precondition('withdrawn', 'This record was withdrawn; add it again and ask about that one.');
  }
  if (isRejectedNow(row, request)) {
    throw refuse.precondition(
      'rejected',
      'This business rejected the record. Correct it or attach another document, then ask again.',
    );
  }
}

function saveRequest(
  call: AuditedCall,
  businessId: string,
  { row }: ConnectedDose,
  by: 'member' | 'owner',
): Promise<Date> {
  return call.services.store.transaction(async (tx) => {
    const { db } = tx;
    const asked = { version: row.version, decision: null };
    const stillWaits = sql`${reviewRequestTable.decision} is null`;
    const sharedAt = by === 'owner' ? call.now : null;
    const [saved] = await db
      .insert(reviewRequestTable)
      .values({ businessId, vaccinationId: row.id, ...asked, requestedAt: call.now, sharedAt })
      .onConflictDoUpdate({
        target: [reviewRequestTable.businessId, reviewRequestTable.vaccinationId],
        set: {
          ...asked,
          requestedAt: sql`case when ${stillWaits} then ${reviewRequestTable.requestedAt} else excluded.requested_at end`,
          sharedAt: sql`coalesce(excluded.shared_at, case when ${stillWaits} then ${reviewRequestTable.sharedAt} end)`,
        },
      })
      .returning();
    const subject = { kind: 'vaccination', id: row.id } as const;
    await appendEntry(db, call, { businessId, by, subject });
    await petChanged(tx, row.petId, call.now);
    // Asking again while a request waits is no news.
    if (saved?.requestedAt.getTime() === call.now.getTime()) {
      const payload = { type: 'review.waiting', petId: row.petId, recordId: row.id } as const;
      tx.publish({ topic: topicOf('programEvents', businessId), payload });
    }
    return saved?.requestedAt ?? call.now;
  });
}
